"""Cards that act on spaces and on what comes: 148, 149, 155, 156, 164, 174, 188, 190."""

from __future__ import annotations

import pytest

from meadhall.games.odin.rules.anytime import act
from meadhall.games.odin.rules.phases import before_income
from tests.games.odin.table import (
    asked_at,
    bare,
    give,
    has,
    in_play,
    lay_strips,
    own_more,
    play,
    run,
    supply,
    usable,
    use,
)

WOOD, STONE, ORE, SILVER = 0, 2, 3, 5
"""So many items gone, and the first strip begins with this."""


def test_spice_trader_buys_after_building_a_knarr() -> None:
    state = bare()
    give(state, wood=2, silver=3)
    in_play(state, 148, 190)
    use(state, "build_knarr", "card.148")
    assert supply(state) == {"spices": 1, "oil": 1}  # X10


def test_spice_trader_buys_nothing_after_other_ships_or_a_knarr_bought() -> None:
    state = bare()
    give(state, wood=2, silver=3)
    in_play(state, 148)
    use(state, "build_longship")
    assert supply(state) == {"silver": 3}
    give(state, silver=5)
    run(act(state, 0, ""), "ship.knarr")
    assert supply(state) == {"silver": 3}


def test_priest_has_oil_that_is_traded_at_once() -> None:
    state = bare()
    state.clans[0].knarrs = 1
    give(state, silver=1)
    in_play(state, 149)
    use(state, "overseas_trading_1", "good.oil")
    assert supply(state) == {"rune_stone": 1}  # S8


def test_priest_hears_of_a_space_used_without_vikings_and_of_no_other() -> None:
    state = bare()
    state.clans[0].knarrs = 2
    state.clans[1].knarrs = 2
    give(state, 1, silver=1)
    use(state, "overseas_trading_2", seat=1)
    give(state, silver=1)
    in_play(state, 149, 166)
    play(state, 77, "card.77", "done")
    assert supply(state) == {"oil": 1}  # X37 without 109
    use(state, "take_stockfish")
    assert supply(state) == {"oil": 1, "stockfish": 1}


def test_cooper_and_stone_crusher_look_at_what_the_space_gave() -> None:
    state = bare()
    lay_strips(state, mountain_1=1, mountain_2=1)
    in_play(state, 155, 156)
    use(state, "mountain_3_2", "strip.mountain_1", "amount.2", "strip.mountain_2", "amount.2", "card.155")
    # Two strips with a wood and a stone each: once for each card.
    assert supply(state) == {"wood": 1, "stone": 2, "stockfish": 1, "silver": 1}


def test_cooper_and_stone_crusher_need_more() -> None:
    state = bare()
    lay_strips(state, mountain_1=1)
    give(state, wood=3, stone=3)
    in_play(state, 155, 156)
    use(state, "mountain_2", "amount.1")
    assert supply(state) == {"wood": 4, "stone": 3}
    lay_strips(state, mountain_1=STONE)
    use(state, "mountain_2", "amount.1", seat=1)
    assert has(state, 0, "silver") == 0  # X40: what others take


def test_stone_crusher_counts_the_stone_of_a_failed_raid() -> None:
    state = bare()
    state.clans[0].longships = [0]
    in_play(state, 156)
    use(state, "raiding", "fail")
    assert supply(state) == {"stone": 1, "long_sword": 1, "silver": 1}  # R10


def test_armed_fighter_takes_stone_or_ore_before_the_fourth_column() -> None:
    state = bare()
    lay_strips(state, mountain_1=STONE, mountain_2=WOOD, mountain_4=ORE + 1)
    in_play(state, 164)
    assert asked_at(state, "craft_robe_jewelry", "card.164").options == ["strip.mountain_1", "strip.mountain_4"]
    state = bare()
    lay_strips(state, mountain_1=STONE)
    in_play(state, 164)
    use(state, "craft_robe_jewelry", "card.164")
    assert supply(state) == {"stone": 1, "silver": 4}


def test_armed_fighter_takes_no_wood_or_silver_and_nothing_in_other_columns() -> None:
    state = bare()
    lay_strips(state, mountain_1=WOOD, mountain_2=6)
    in_play(state, 164)
    use(state, "craft_robe_jewelry")
    assert supply(state) == {"silver": 4}
    lay_strips(state, mountain_1=STONE)
    use(state, "take_stockfish")
    assert has(state, 0, "stone") == 0


def test_armed_fighter_may_take_what_the_space_needs() -> None:
    state = bare()
    lay_strips(state, mountain_1=STONE, mountain_2=WOOD)
    give(state, stone=1, wood=2)
    assert not usable(state, "build_house_and_ship")
    in_play(state, 164)
    assert usable(state, "build_house_and_ship")
    assert not usable(state, "build_long_house")
    use(state, "build_house_and_ship", "way.long_house_knarr")
    assert supply(state) == {}  # R54
    assert state.clans[0].knarrs == 1


def test_armed_fighter_with_fewer_vikings_takes_nothing() -> None:
    state = bare()
    lay_strips(state, mountain_1=STONE)
    state.clans[0].longships = [0, 0, 0]
    in_play(state, 106, 164)
    use(state, "plundering", "amount.3")
    assert has(state, 0, "stone") == 0


@pytest.mark.parametrize(("good", "left"), [("spices", 0), ("silk", 1)])
def test_bosporus_traveller_buys_with_new_cattle(good: str, left: int) -> None:
    state = bare()
    give(state, silver=7)
    in_play(state, 174)
    use(state, "buy_cattle_milk", "card.174", f"good.{good}")
    assert supply(state) == {"cattle": 1, "milk": 1, good: 1} | ({"silver": left} if left else {})  # P37


def test_bosporus_traveller_buys_with_a_calf() -> None:
    state = bare()
    give(state, pregnant_cattle=1, silver=3)
    in_play(state, 174, 190)
    run(before_income(state), "done", "card.174")
    assert supply(state) == {"cattle": 2, "silk": 1}  # X32


def test_bosporus_traveller_is_silent_when_cattle_conceive_or_sheep_come() -> None:
    state = bare()
    give(state, cattle=2, silver=4)
    in_play(state, 174)
    run(before_income(state), "done")
    assert supply(state) == {"cattle": 1, "pregnant_cattle": 1, "silver": 4}  # R52
    use(state, "buy_sheep")
    assert supply(state) == {"cattle": 1, "pregnant_cattle": 1, "silver": 3, "sheep": 1}


@pytest.mark.parametrize(("players", "silver"), [(1, 0), (2, 1), (3, 2), (4, 3)])
def test_mineworker_counts_the_other_players(players: int, silver: int) -> None:
    state = bare(players)
    play(state, 188)
    assert has(state, 0, "silver") == silver  # P35


def test_mineworker_has_more_of_each_silver_item() -> None:
    state = bare()
    lay_strips(state, mountain_1=SILVER, mountain_2=4)
    in_play(state, 188)
    use(state, "mountain_3_2", "strip.mountain_1", "amount.2", "strip.mountain_2", "amount.1")
    assert supply(state) == {"silver": 6, "stone": 1}


def test_mineworker_has_nothing_of_other_silver() -> None:
    state = bare()
    in_play(state, 188)
    use(state, "take_2_mead")
    assert supply(state) == {"mead": 2, "silver": 2}


def test_bosporus_merchant_has_oil_with_each_spices() -> None:
    state = bare()
    own_more(state, "stone_house")
    in_play(state, 182, 190)
    give(state, stone=1)
    use(state, "build_stone_house")
    give(state, wood=5)
    run(act(state, 0, ""), "card.182", "amount.2")
    assert supply(state) == {"spices": 2, "oil": 2}  # X33


def test_bosporus_merchant_has_no_oil_with_other_goods() -> None:
    state = bare()
    give(state, linen=1, skin_and_bones=1, silver=1)
    state.clans[0].knarrs = 1
    in_play(state, 190)
    use(state, "overseas_trading_1", "good.linen", "done")
    assert supply(state) == {"silk": 1, "skin_and_bones": 1}
