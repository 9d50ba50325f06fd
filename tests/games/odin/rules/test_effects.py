"""At least one effect of a space must be used (rule book, 'Fase 5'): nothing that it needs can be laid before that."""

from __future__ import annotations

import pytest

from meadhall.games.odin.state import NO_ACTION, State
from tests.games.odin.table import asked_at, bare, components, give, lay_strips, supply, use

# Before the first effect.


def test_the_price_of_an_emigration_cannot_be_laid() -> None:
    state = bare(round=3)
    state.clans[0].knarrs = 1
    state.clans[0].longships = [0]
    give(state, silver=3)
    assert asked_at(state, "emigrate_2").options == ["ship.longship", "ship.knarr"]


def test_the_price_of_the_last_special_tile_cannot_be_laid() -> None:
    state = bare()
    state.clans[0].knarrs = 1
    tiles = components().puzzle.goods.index
    state.specials = 1 << tiles["tile.helmet"] | 1 << tiles["tile.cloakpin"]
    give(state, silver=1)
    assert asked_at(state, "special_sale").options == ["tile.helmet", "tile.cloakpin"]
    state = bare()
    state.clans[0].knarrs = 1
    give(state, silver=1)
    # The beads would be left, for nothing.
    assert asked_at(state, "special_sale").options == ["tile.glass_beads", "tile.helmet", "tile.cloakpin", "anytime"]


def test_the_price_of_animals_cannot_be_laid_before_the_card_of_the_column() -> None:
    state = bare()
    state.clans[0].hand = [5]
    give(state, silver=3)
    card = components().cards.names[5]
    assert asked_at(state, "buy_sheep_cattle").options == [card, "done", "pass"]
    state = bare()
    state.clans[0].hand = [5]
    give(state, silver=3)
    use(state, "buy_sheep_cattle", card)
    assert supply(state) == {"sheep": 1, "cattle": 1}
    assert state.clans[0].played == [5]


def test_the_card_of_the_column_is_no_effect_of_the_space() -> None:
    state = bare()
    lay_strips(state, mountain_3=0, mountain_7=0)
    give(state, ore=1)
    state.clans[0].hand = [5, 6]
    asked = asked_at(state, "mountain_4_upgrade_2_twice", components().cards.names[5])
    assert asked.options == ["strip.mountain_3", "strip.mountain_7", "anytime"]


def test_the_only_good_that_could_be_upgraded_cannot_be_laid() -> None:
    state = bare()
    lay_strips(state, mountain_3=0, mountain_7=0)
    give(state, oil=1)
    assert asked_at(state, "mountain_1_upgrade_1").options == ["strip.mountain_3", "strip.mountain_7", "done"]
    state = bare()
    lay_strips(state, mountain_3=0, mountain_7=0)
    give(state, oil=1)
    # Without an item from the mountain the upgrade must be made.
    use(state, "mountain_1_upgrade_1", "done")
    assert supply(state) == {"rune_stone": 1}


def test_who_keeps_the_boat_must_emigrate() -> None:
    state = bare()
    state.clans[0].boats = [0]
    state.clans[0].longships = [0]
    state.clans[0].knarrs = 1
    give(state, silver=1)
    assert asked_at(state, "boat_to_knarr_emigrate").options == ["ship.knarr", "done"]
    state = bare()
    state.clans[0].boats = [0]
    state.clans[0].longships = [0]
    state.clans[0].knarrs = 1
    give(state, silver=1)
    asked = asked_at(state, "boat_to_knarr_emigrate", "done")
    assert (asked.kind, asked.options) == ("emigrate", ["ship.longship", "ship.knarr"])


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("explore_2", "explore"),
        ("craft_chest", "pay"),
        ("sheep_or_cattle", "way"),
        ("upgrade_3", "upgrade"),
        ("play_occupation_2", "play_occupation"),
    ],
)
def test_before_the_first_effect_what_the_space_does_not_need_may_be_laid(name: str, kind: str) -> None:
    def rich() -> State:
        state = bare()
        state.clans[0].knarrs = 1
        state.clans[0].hand = [5, 6]
        give(state, wood=1, ore=2, silver=9, oil=1, wool=1)
        return state

    asked = asked_at(rich(), name)
    assert asked.kind == kind
    assert "anytime" in asked.options
    assert "done" not in asked.options
    laid = ["anytime", "good.silver", "cell.a12", "anytime", "good.silver", "cell.h12"]
    assert asked_at(rich(), name, *laid).options == asked.options
    assert asked_at(rich(), name, "anytime", "done").options == [name for name in asked.options if name != "anytime"]


def test_before_the_first_effect_what_the_space_needs_is_kept() -> None:
    state = bare()
    give(state, wood=1, ore=1, silver=2)
    state.explaining = True
    asked = asked_at(state, "craft_chest", "anytime")
    assert asked.options == ["good.silver", "done"]
    assert asked.refused is not None
    assert asked.refused["good.ore"] == "space_needs_it"
    state = bare()
    state.clans[0].longships = [0]
    give(state, silver=8)
    # Eight silver buy a ship, but three of them are the price of emigrating in this round.
    state.round = 3
    state.clans[0].knarrs = 1
    asked = asked_at(state, "emigrate_2", "anytime")
    assert asked.options == ["good.silver", "ship.whaling_boat", "ship.knarr", "done"]


# After it.


def test_after_the_first_strip_goods_may_be_laid_but_no_ship_armed() -> None:
    state = bare()
    state.clans[0].longships = [0]
    lay_strips(state, mountain_3=0, mountain_7=0)
    give(state, ore=1, silver=5)
    assert asked_at(state, "mountain_3_2", "strip.mountain_3", "amount.1").options == [
        "strip.mountain_7",
        "done",
        "anytime",
    ]
    state = bare()
    state.clans[0].longships = [0]
    lay_strips(state, mountain_3=0, mountain_7=0)
    give(state, ore=1, silver=5)
    asked = asked_at(state, "mountain_3_2", "strip.mountain_3", "amount.1", "anytime")
    assert set(asked.options) == {"good.ore", "good.silver", "ship.whaling_boat", "ship.knarr", "done"}


@pytest.mark.parametrize(
    ("name", "first"),
    [
        ("upgrade_2", "good.beans"),
        ("special_sale", "tile.glass_beads"),
        ("play_occupation_2", "card.6"),
        ("mountain_3_upgrade_1", "strip.mountain_3"),
        ("raiding", "roll"),
    ],
)
def test_after_the_first_effect_they_are_offered(name: str, first: str) -> None:
    state = bare()
    lay_strips(state, mountain_3=0, mountain_7=0)
    state.clans[0].knarrs = 1
    state.clans[0].longships = [0]
    state.clans[0].hand = [5, 6]
    give(state, silver=4, beans=1, wool=1)
    more = ["amount.1"] if first.startswith("strip") else []
    assert "anytime" in asked_at(state, name, first, *more).options


def test_what_an_exchange_takes_may_be_laid_once_the_silver_has_been_taken() -> None:
    state = bare()
    give(state, wool=1)
    use(state, "craft_robe_jewelry", "anytime", "good.wool", "cell.a1")
    assert supply(state) == {"silver": 4}


def test_the_fare_may_be_laid_once_the_boat_has_been_exchanged() -> None:
    state = bare()
    state.clans[0].boats = [0]
    give(state, silver=1)
    use(state, "boat_to_knarr_emigrate", "anytime", "good.silver", "cell.a12")
    assert (state.clans[0].knarrs, state.clans[0].emigrated) == (1, [])


def test_after_the_action_ships_are_armed_again() -> None:
    state = bare()
    state.clans[0].hand = [5]
    state.clans[0].longships = [0, 0]
    give(state, ore=1)
    asked = asked_at(state, "plundering", "done", "anytime")
    assert "arm.longship" in asked.options
    state = bare()
    use(state, "market_beans")
    assert state.action == NO_ACTION


# Spaces with two uses, one of which is enough.


def test_three_items_and_an_upgrade() -> None:
    state = bare()
    lay_strips(state, mountain_3=0, mountain_7=0)
    give(state, stockfish=2)
    use(state, "mountain_3_upgrade_1", "strip.mountain_3", "amount.3", "good.stockfish")
    assert supply(state) == {"wood": 3, "stockfish": 1, "hide": 1}


@pytest.mark.parametrize("goods", [1, 2, 3])
def test_up_to_three_goods_rise_twice_instead_of_items_from_four_strips(goods: int) -> None:
    state = bare()
    give(state, peas=4)
    # The first peas are chosen by themselves: something must rise, and there is nothing else.
    raised = ["good.oil", *["good.peas", "good.oil"] * (goods - 1)]
    use(state, "mountain_2222_or_upgrade_3_twice", "way.upgrade", *raised, *(["done"] if goods < 3 else []))
    assert supply(state) == {"peas": 4 - goods, "oil": goods}


def test_each_of_three_goods_rises_as_far_as_one_likes() -> None:
    state = bare()
    give(state, peas=1, mead=1, oil=1)
    use(
        state,
        "mountain_2222_or_upgrade_3_twice",
        "way.upgrade",
        "good.peas",
        "good.mead",
        "good.mead",
        "good.rune_stone",
        "good.oil",
    )
    assert supply(state) == {"mead": 1, "rune_stone": 2}


@pytest.mark.parametrize("goods", [0, 1, 3])
def test_up_to_three_goods_rise_before_four_weapons_are_drawn(goods: int) -> None:
    state = bare()
    give(state, beans=4)
    use(state, "upgrade_3_weapons_4", *["good.beans"] * goods, *(["done"] if goods < 3 else []))
    found = {name: count for name, count in supply(state).items() if name in ("beans", "milk")}
    assert found == {"beans": 4 - goods} | ({"milk": goods} if goods else {})
    assert sum(state.clans[0].have[components().first_weapon :]) == 4


@pytest.mark.parametrize(
    ("choices", "made"),
    [
        (["done", "good.jewelry"], {"wool": 1, "jewelry": 1}),
        (["good.robe", "good.jewelry"], {"robe": 1, "jewelry": 1}),
        (["good.robe", "done"], {"robe": 1, "silverware": 1}),
        (["done", "done"], {"wool": 1, "silverware": 1}),
    ],
)
def test_silverware_becomes_jewelry_with_or_without_a_robe(choices: list[str], made: dict[str, int]) -> None:
    state = bare()
    give(state, wool=1, silverware=1)
    use(state, "craft_robe_jewelry", *choices)
    assert supply(state) == {"silver": 4} | made


def test_silverware_becomes_jewelry_without_wool() -> None:
    state = bare()
    give(state, silverware=1)
    use(state, "craft_robe_jewelry", "good.jewelry")
    assert supply(state) == {"silver": 4, "jewelry": 1}
