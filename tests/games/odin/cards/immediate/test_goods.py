"""Cards that exchange goods of the supply, turn them over, or bring more of them: 17, 31, 66, 69, 78, 79."""

from __future__ import annotations

import pytest

from meadhall.games.odin.cards.occupations import play_card
from tests.games.odin.table import ask_next, bare, give, in_play, play, supply


@pytest.mark.parametrize(
    ("good", "better"),
    [
        ("fruits", "treasure_chest"),
        ("cattle", "silver_hoard"),
        ("oil", "rune_stone"),
        ("pregnant_sheep", "jewelry"),
    ],  # P6
)
def test_orient_shipper_raises_a_good_to_blue(good: str, better: str) -> None:
    state = bare()
    give(state, **{good: 1}, silk=1)
    play(state, 17, "card.17")
    assert supply(state) == {better: 1} | {"silk": 1}


def test_orient_shipper_needs_a_good_below_blue_and_may_be_left() -> None:
    state = bare()
    give(state, silk=1, ore=2)
    play(state, 17)
    give(state, flax=1)
    play(state, 17, "done")
    assert supply(state) == {"silk": 1, "ore": 2, "flax": 1}


def test_storeman_brings_a_fourth_of_three() -> None:
    state = bare()
    give(state, peas=3, silk=3, oil=2, mead=4, sheep=3, silver=3, wood=3)
    asked = ask_next(play_card(state, 0, 30))
    assert asked.options == ["good.peas", "good.silk"]  # R28
    play(state, 31, "good.silk")
    assert supply(state)["silk"] == 4


def test_storeman_needs_exactly_three() -> None:
    have = {"peas": 2, "oil": 4, "cattle": 3, "ore": 3, "spear": 3}
    state = bare()
    give(state, **have)
    play(state, 31)
    assert supply(state) == have


@pytest.mark.parametrize(
    ("good", "choices", "better"),
    [
        ("beans", ["good.skin_and_bones"], "skin_and_bones"),  # P13
        ("cabbage", ["good.robe"], "robe"),  # P13
        ("peas", ["good.stockfish"], "stockfish"),
        ("fruits", [], "cattle"),
    ],
)
def test_field_farmer_goes_up_to_the_right(good: str, choices: list[str], better: str) -> None:
    state = bare()
    give(state, **{good: 1}, silver=1)
    play(state, 66, "card.66", *choices)
    assert supply(state) == {better: 1}


def test_field_farmer_needs_silver_and_an_orange_good_with_a_neighbour() -> None:
    for have in ({"beans": 1}, {"silver": 1, "mead": 1}, {"silver": 1, "berries": 1}):
        state = bare()
        give(state, **have)
        play(state, 66)
        assert supply(state) == have


def test_equipment_supplier_fills_up_to_two_of_each_weapon() -> None:
    state = bare()
    give(state, bow_and_arrow=2, snare=1)
    play(state, 69, "card.69")
    assert supply(state) == {"bow_and_arrow": 2, "snare": 2, "spear": 2, "long_sword": 2}  # P12
    give(state, spear=3)
    play(state, 69)
    assert supply(state)["spear"] == 5


def test_equipment_supplier_may_be_left() -> None:
    state = bare()
    play(state, 69, "done")
    assert supply(state) == {}


def test_traveling_merchant_turns_tiles_to_either_side() -> None:
    state = bare()
    give(state, flax=1, whale_meat=1, hide=1)
    state.clans[0].knarrs = 1
    play(state, 78, "card.78", "good.whale_meat", "good.hide")
    assert supply(state) == {"flax": 1, "fruits": 1, "silverware": 1}


def test_traveling_merchant_may_stop_and_turns_no_tile_twice() -> None:
    state = bare()
    give(state, oil=2)
    state.clans[0].knarrs = 2
    play(state, 78, "card.78", "good.oil", "done")
    assert supply(state) == {"oil": 1, "rune_stone": 1}
    play(state, 78, "card.78", "good.oil", "good.rune_stone")
    assert supply(state) == {"oil": 1, "rune_stone": 1}


@pytest.mark.parametrize(("knarrs", "count"), [(1, 2), (2, 4), (3, 6), (4, 7)])
def test_knarrs_say_how_many_tiles_are_turned(knarrs: int, count: int) -> None:
    state = bare()
    give(state, wool=9)
    state.clans[0].knarrs = knarrs
    play(state, 78, "card.78", *["good.wool"] * count)
    assert supply(state) == {"wool": 9 - count, "chest": count}


def test_traveling_merchant_needs_a_knarr_and_a_tile() -> None:
    state = bare()
    give(state, wool=1)
    state.clans[0].longships = [0]
    play(state, 78)
    assert supply(state) == {"wool": 1}
    state = bare()
    give(state, crucifix=1, ore=1)
    state.clans[0].knarrs = 1
    play(state, 78)
    assert supply(state) == {"crucifix": 1, "ore": 1}


def test_a_turned_tile_is_received_but_a_turned_animal_is_none_of_its_own() -> None:
    state = bare()
    give(state, stockfish=1, flax=1, silver=1, pregnant_sheep=1)
    state.clans[0].knarrs = 2
    in_play(state, 175)
    play(state, 78, "card.78", "good.flax", "good.pregnant_sheep", "done", "card.175")
    assert supply(state) == {"stockfish": 2, "sheep": 1, "oil": 1}  # R27, R51


def test_breeder_turns_cattle_to_its_pregnant_side() -> None:
    state = bare()
    give(state, cattle=2)
    play(state, 79, "card.79")
    assert supply(state) == {"cattle": 1, "pregnant_cattle": 1}  # R52
    play(state, 79, "done")
    assert supply(state) == {"cattle": 1, "pregnant_cattle": 1}


def test_breeder_needs_cattle_that_is_not_pregnant() -> None:
    state = bare()
    give(state, sheep=2, pregnant_cattle=1)
    play(state, 79)
    assert supply(state) == {"sheep": 2, "pregnant_cattle": 1}
