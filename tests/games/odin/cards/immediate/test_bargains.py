"""Cards that offer an exchange: 61-65, 67, 73-75, 80, 86."""

from __future__ import annotations

import pytest

from meadhall.games.odin.cards.occupations import play_card
from tests.games.odin.table import ask_next, bare, give, play, supply, thing, use


@pytest.mark.parametrize(
    ("number", "have", "choices", "left"),
    [
        (62, {"ore": 1, "silver": 2}, ["tile.cloakpin"], {"silver": 1, "cloakpin": 1}),
        (62, {"ore": 1, "silver": 1}, ["tile.crucifix"], {"crucifix": 1}),
        (65, {"snare": 4, "spear": 4}, [], {"snare": 2, "spear": 2, "treasure_chest": 1}),  # S1
        (67, {"silver": 5}, [], {"silver": 1, "silverware": 2, "game_meat": 1, "mead": 1}),
        (73, {}, [], {"silverware": 1}),
        (73, {"silver": 5}, ["good.silverware"], {"silver": 5, "silverware": 1}),
        (73, {"silver": 5}, ["tile.crucifix"], {"silver": 3, "crucifix": 1}),
        (73, {"silver": 5}, ["tile.chalice"], {"chalice": 1}),
        (74, {"silver": 2, "grain": 1}, [], {"cattle": 1}),
        (75, {"silver": 1}, [], {"skin_and_bones": 1}),
        (80, {"silver": 2}, [], {"sheep": 1}),
        (86, {"silver": 5}, ["amount.2"], {"silver": 1, "hide": 2}),  # S2
        (86, {"silver": 7}, ["amount.3"], {"silver": 1, "hide": 3}),
    ],
)
def test_an_exchange_is_made(number: int, have: dict[str, int], choices: list[str], left: dict[str, int]) -> None:
    state = bare()
    give(state, **have)
    play(state, number, f"card.{number}", *choices)
    assert supply(state) == left
    state = bare()
    give(state, **have)
    play(state, number, "done")
    assert supply(state) == have


@pytest.mark.parametrize(
    ("number", "have"),
    [
        (61, {"silver": 5}),
        (62, {"ore": 1}),
        (63, {"silver": 2, "cattle": 1}),
        (64, {"silver": 2}),
        (65, {"snare": 4, "spear": 1}),
        (67, {"silver": 3}),
        (74, {"silver": 2}),
        (75, {}),
        (80, {"silver": 1}),
        (86, {"silver": 1}),
    ],
)
def test_who_cannot_pay_is_not_asked(number: int, have: dict[str, int]) -> None:
    state = bare()
    give(state, **have)
    play(state, number)
    assert supply(state) == have


def test_hide_buyer_offers_no_more_than_can_be_paid() -> None:
    state = bare()
    give(state, silver=5)
    asked = ask_next(play_card(state, 0, 85), "card.86")
    assert asked.options == ["amount.1", "amount.2"]  # S2


def test_a_special_tile_that_is_gone_is_not_offered() -> None:
    state = bare()
    give(state, silver=9)
    state.specials &= ~(1 << thing("crucifix"))
    asked = ask_next(play_card(state, 0, 72), "card.73")
    assert asked.options == ["good.silverware", "tile.chalice"]


def test_wharf_owner_sells_a_longship_with_the_least_ore() -> None:
    state = bare()
    state.clans[0].longships = [2, 1]
    play(state, 61, "card.61")
    assert (state.clans[0].longships, supply(state)) == ([2], {"silver": 8})


def test_wharf_owner_does_not_sell_what_the_space_needs() -> None:
    state = bare()
    state.clans[0].longships = [0, 0]
    state.clans[0].hand = [60]
    use(state, "plundering", "card.61")
    assert state.clans[0].longships == [0, 0]


def test_hornturner_does_one_both_or_nothing() -> None:
    state = bare()
    give(state, sheep=1, pregnant_sheep=1, silver=4)
    play(state, 63, "card.63", "good.pregnant_sheep", "card.63")
    assert supply(state) == {"sheep": 1, "salt_meat": 1, "hide": 1, "wool": 1, "silver": 1, "drinking_horn": 1}
    state = bare()
    give(state, sheep=1, silver=3)
    play(state, 63, "done", "card.63")
    assert supply(state) == {"sheep": 1, "drinking_horn": 1}


def test_ship_builder_exchanges_a_whaling_boat_for_a_longship() -> None:
    state = bare()
    give(state, silver=2)
    state.clans[0].boats = [1, 0]
    play(state, 64, "card.64")
    assert (state.clans[0].boats, state.clans[0].longships, supply(state)) == ([1], [0], {})


def test_ship_builder_needs_a_stage() -> None:
    state = bare()
    give(state, silver=2)
    state.clans[0].boats, state.clans[0].knarrs = [0], 4
    play(state, 64)
    assert state.clans[0].boats == [0]
