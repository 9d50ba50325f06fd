"""Cards that sell their owner a ship or a house: 72, 81, 82, 184."""

from __future__ import annotations

import pytest

from meadhall.games.odin.rules.anytime import act
from tests.games.odin.table import bare, give, has, in_play, play, run, supply, use


def test_earl_sells_a_stone_house_for_the_number_of_the_round() -> None:
    state = bare(round=5)
    give(state, silver=6)
    left = state.buildings[1]
    play(state, 72, "card.72")
    assert supply(state) == {"silver": 1}  # P17
    assert (len(state.clans[0].boards), state.buildings[1]) == (2, left - 1)


def test_earl_needs_silver_and_a_house_and_may_be_left() -> None:
    state = bare(round=5)
    give(state, silver=4)
    play(state, 72)
    give(state, silver=1)
    play(state, 72, "done")
    state.buildings = [3, 0, 5]
    play(state, 72)
    assert (supply(state), len(state.clans[0].boards)) == ({"silver": 5}, 1)


@pytest.mark.parametrize(
    ("weapons", "price"),
    [
        ({}, 8),
        ({"snare": 4}, 8),
        ({"long_sword": 2}, 6),
        ({"long_sword": 1, "spear": 1}, 6),
        ({"bow_and_arrow": 2, "spear": 3}, 5),
        ({"long_sword": 9, "spear": 3}, 0),
    ],
)
def test_quartermaster_sells_a_longship_cheaper_by_weapons(weapons: dict[str, int], price: int) -> None:
    state = bare()
    give(state, silver=9, **weapons)
    play(state, 81, "card.81")
    assert supply(state) == {"silver": 9 - price} | weapons  # R16
    assert state.clans[0].longships == [0]


def test_quartermaster_needs_silver_and_a_stage() -> None:
    state = bare()
    give(state, silver=6, long_sword=1)
    play(state, 81)
    give(state, silver=1)
    state.clans[0].knarrs = 4
    play(state, 81)
    assert (supply(state), state.clans[0].longships) == ({"silver": 7, "long_sword": 1}, [])


@pytest.mark.parametrize(("knarrs", "price"), [(0, 8), (1, 6), (2, 3), (3, 1)])
def test_longship_builder_sells_a_longship_cheaper_by_knarrs(knarrs: int, price: int) -> None:
    state = bare()
    give(state, silver=price)
    state.clans[0].knarrs = knarrs
    play(state, 82, "card.82")
    assert (supply(state), state.clans[0].longships) == ({}, [0])  # P16, R17


def test_longship_builder_needs_silver_and_a_stage_and_may_be_left() -> None:
    state = bare()
    give(state, silver=2)
    state.clans[0].knarrs = 2
    play(state, 82)
    give(state, silver=1)
    play(state, 82, "done")
    state.clans[0].knarrs = 4
    play(state, 82)
    assert (supply(state), state.clans[0].longships) == ({"silver": 3}, [])


def test_sponsor_sells_a_longship_that_is_armed_at_once() -> None:
    state = bare()
    give(state, ore=4, wood=4, silver=3)
    play(state, 184, "card.184", "good.wood")
    assert (supply(state), state.clans[0].longships) == ({"ore": 1, "silver": 3}, [3])
    state = bare()
    give(state, ore=3, wood=3, silver=3)
    play(state, 184, "card.184")
    assert (supply(state), state.clans[0].longships) == ({"wood": 3}, [3])


def test_sponsor_needs_three_ore_and_the_price_and_a_stage() -> None:
    for have, knarrs in (
        ({"ore": 2, "silver": 9}, 0),
        ({"ore": 3, "silver": 2, "wood": 3}, 0),
        ({"ore": 3, "silver": 3}, 4),
    ):
        state = bare()
        give(state, **have)
        state.clans[0].knarrs = knarrs
        play(state, 184)
        assert (supply(state), state.clans[0].longships) == (have, [])  # P31


def test_ore_unloaded_by_the_modifier_serves_the_sponsor() -> None:
    state = bare()
    give(state, silver=3)
    state.clans[0].longships = [3]
    in_play(state, 39)
    for _ in range(3):
        run(act(state, 0, ""), "card.39")
    play(state, 184, "card.184")
    assert (supply(state), state.clans[0].longships) == ({}, [0, 3])  # X23


@pytest.mark.parametrize(("number", "have"), [(72, {}), (81, {"long_sword": 7}), (82, {}), (184, {"ore": 3})])
def test_nobody_is_sold_anything_for_the_silver_that_the_space_needs(number: int, have: dict[str, int]) -> None:
    for silver, choices in ((3, []), (9, ["done"])):
        state = bare()
        give(state, silver=silver, **have)
        state.clans[0].knarrs = 3
        state.clans[0].hand = [number - 1]
        asked_for = [f"card.{number}", *choices]
        use(state, "buy_sheep_cattle", *asked_for)
        assert (has(state, 0, "sheep"), has(state, 0, "cattle"), has(state, 0, "silver")) == (1, 1, silver - 3)
