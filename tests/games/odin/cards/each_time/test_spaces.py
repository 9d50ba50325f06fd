"""Cards that act with a space or after it: 3, 109, 110, 111, 112, 114, 115, 118, 119, 120, 123, 124."""

from __future__ import annotations

import pytest

from meadhall.games.odin.rules.turn import end_actions
from tests.games.odin.table import bare, give, has, in_play, lay_strips, run, space, supply, use


@pytest.mark.parametrize(
    ("number", "name", "cost", "brought"),
    [
        (3, "market_beans", {}, {"beans": 1, "silver": 1, "snare": 1}),
        (3, "craft_chest", {"wood": 1}, {"chest": 1, "silver": 1, "snare": 1}),
        (111, "craft_rune_stone", {"stone": 1}, {"rune_stone": 1, "silver": 2}),
        (112, "craft_linen", {"flax": 1}, {"linen": 1, "mead": 1}),
        (115, "build_stone_house", {"stone": 1}, {"silverware": 1}),
        (118, "market_beans", {}, {"beans": 1, "silver": 1, "mead": 1, "stone": 1}),
        (119, "market_beans", {}, {"beans": 1, "silver": 1, "milk": 1}),
    ],
)
def test_a_space_brings_more(number: int, name: str, cost: dict[str, int], brought: dict[str, int]) -> None:
    state = bare()
    give(state, **cost)
    in_play(state, number)
    use(state, name)
    assert supply(state) == brought


@pytest.mark.parametrize(
    ("number", "name", "cost", "brought"),
    [
        (3, "take_2_mead", {}, {"mead": 2, "silver": 2}),
        (3, "take_stockfish", {}, {"stockfish": 1}),
        (111, "craft_linen", {"flax": 1}, {"linen": 1}),
        (111, "build_stone_house", {"stone": 1}, {}),
        (112, "market_beans", {}, {"beans": 1, "silver": 1}),
        (115, "craft_linen", {"flax": 1}, {"linen": 1}),
        (118, "take_stockfish", {}, {"stockfish": 1}),
        (119, "take_stockfish", {}, {"stockfish": 1}),
        (114, "craft_linen", {"flax": 1, "silver": 2}, {"linen": 1, "silver": 2}),
        (114, "market_beans", {"silver": 3}, {"beans": 1, "silver": 4}),
        (120, "take_stockfish", {"silver": 1}, {"stockfish": 1, "silver": 1}),
        (123, "take_stockfish", {"oil": 1}, {"stockfish": 1, "oil": 1}),
        (124, "market_beans", {"silver": 2}, {"beans": 1, "silver": 3}),
    ],
)
def test_another_space_brings_what_it_always_does(
    number: int, name: str, cost: dict[str, int], brought: dict[str, int]
) -> None:
    state = bare()
    give(state, **cost)
    in_play(state, number)
    use(state, name)
    assert supply(state) == brought


def test_princess_is_paid_on_the_space_for_a_house_and_a_ship() -> None:
    state = bare()
    give(state, stone=2, wood=2)
    in_play(state, 115, 15)
    use(state, "build_house_and_ship", "way.stone_house_longship")
    assert supply(state) == {"silverware": 1, "hide": 1}  # R50


def test_artist_is_paid_for_each_kind() -> None:
    state = bare()
    give(state, wood=2, ore=1, stone=2)
    in_play(state, 111)
    use(state, "forge", "good.jewelry")
    assert has(state, 0, "silver") == 1  # X25


def test_the_silver_of_the_artist_calls_a_viking_back() -> None:
    state = bare()
    give(state, ore=1)
    state.clans[0].thing = 5
    in_play(state, 108, 151, 168, 111)
    use(state, "forge", "good.jewelry", "card.108")
    # X25: 1 of the artist, which is paid, and 1 each of two cards.
    assert (state.clans[0].thing, has(state, 0, "silver")) == (3, 2)


def test_silk_stitcher_buys_silk() -> None:
    state = bare()
    give(state, flax=1, silver=3)
    in_play(state, 114)
    use(state, "craft_linen", "card.114")
    assert supply(state) == {"linen": 1, "silk": 1}


def test_middleman_pays_to_upgrade() -> None:
    state = bare()
    in_play(state, 120)
    use(state, "market_beans", "card.120", "good.beans")
    assert supply(state) == {"milk": 1}


def test_oil_seller_acts_after_a_space_that_upgrades_one() -> None:
    state = bare()
    lay_strips(state, mountain_1=0)
    give(state, oil=1)
    in_play(state, 123)
    # After every use of the space: nothing was upgraded.
    use(state, "mountain_1_upgrade_1", "strip.mountain_1", "done", "card.123")
    assert supply(state) == {"wood": 1, "silverware": 1}


def test_oil_seller_who_comes_into_play_in_the_action_acts_after_it() -> None:
    state = bare()
    lay_strips(state, mountain_1=0)
    give(state, oil=1, silver=1)
    in_play(state, 52, 176)
    state.clans[0].hand = [122]
    # X35
    choices = ("strip.mountain_1", "amount.3", "anytime", "card.52", "done", "card.123")
    use(state, "mountain_3_upgrade_1", *choices)
    assert supply(state) == {"wood": 2, "stone": 1, "peas": 1, "silverware": 1}


def test_laborer_gives_the_two_silver_for_grain_and_wood() -> None:
    state = bare()
    lay_strips(state, mountain_1=6)
    in_play(state, 124)
    use(state, "mountain_2", "card.124")
    assert supply(state) == {"grain": 1, "wood": 2}
    use(state, "take_2_mead", "card.124")
    assert supply(state) == {"grain": 2, "wood": 4, "mead": 2}


def test_master_count_is_paid_per_knarr_after_the_trade_of_two_vikings() -> None:
    state = bare()
    state.clans[0].knarrs = 2
    give(state, silver=2, oil=2)
    in_play(state, 109)
    use(state, "overseas_trading_1", "good.oil")
    assert has(state, 0, "silver") == 1
    use(state, "overseas_trading_2", "good.oil")
    assert has(state, 0, "silver") == 2


def test_birka_settler_emigrates_at_the_usual_price() -> None:
    state = bare(round=4)
    state.clans[0].knarrs = 1
    give(state, silver=3, oil=1)
    in_play(state, 110, 170, 2, 125)
    # X5: 4 silver less 2; Patron looks at spaces only.
    use(state, "overseas_trading_2", "good.oil", "card.110", "ship.knarr")
    assert supply(state) == {"rune_stone": 2}
    assert state.clans[0].knarrs == 0


def test_birka_settler_needs_the_silver_and_that_space() -> None:
    state = bare(round=4)
    state.clans[0].knarrs = 1
    give(state, silver=4, oil=1)
    in_play(state, 110)
    use(state, "overseas_trading_2", "good.oil")
    give(state, silver=9, oil=1)
    use(state, "overseas_trading_1", "good.oil")
    assert state.clans[0].knarrs == 1


def test_a_space_used_beside_a_viking_brings_more_too() -> None:
    state = bare()
    give(state, silver=2)
    in_play(state, 91, 119, 3)
    use(state, "buy_2_salt_meat")
    give(state, silver=1)
    run(end_actions(state), "card.91")
    # X38
    assert supply(state) == {"salt_meat": 2, "beans": 1, "silver": 1, "milk": 1, "snare": 1}
    assert state.free >> space("market_beans") & 1


def test_messenger_and_stone_cards() -> None:
    state = bare()
    in_play(state, 6, 118)
    use(state, "market_beans")
    # X40: a stone of a card comes from no strip.
    assert supply(state) == {"beans": 1, "silver": 1, "mead": 1, "stone": 1}
