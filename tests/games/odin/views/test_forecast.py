"""What the rules say of occupations before they are played or used."""

from __future__ import annotations

from meadhall.games.odin import GAME
from meadhall.games.odin.state import State
from meadhall.games.odin.views.question_shapes import CardForecast, Forecast
from tests.games.odin.table import bare, give, in_play, supply, table

MILKER, PEDDLER, METALSMITH, BONE_COLLECTOR = 10, 1, 73, 75
WEAPONS_SUPPLIER, TANNER, TRADESMAN, FARMER = 32, 47, 54, 48


def forecast(state: State) -> Forecast:
    """What seat 0 is told, by a copy of the state, as the server does it."""
    found = GAME.questions(state.copy(), 0, {"ask": "cards"}, False)
    assert isinstance(found, Forecast)
    return found


def in_hand(state: State, number: int) -> CardForecast:
    state.clans[0].hand = [number - 1]
    return forecast(state).hand[0]


def used(state: State, number: int) -> CardForecast:
    in_play(state, number)
    return forecast(state).in_play[0]


def test_a_card_in_hand_says_what_it_would_bring_and_nothing_comes() -> None:
    state = bare()
    give(state, sheep=1, cattle=1)
    said = in_hand(state, MILKER)
    assert (said.card, said.works, said.changes) == ("card.10", "now", {"good.milk": 2, "good.silver": 2})
    assert supply(state) == {"sheep": 1, "cattle": 1}
    assert state.clans[0].hand == [MILKER - 1]


def test_a_card_that_would_bring_nothing_says_so() -> None:
    assert in_hand(bare(), MILKER).works == "nothing"


def test_a_card_that_acts_each_time_brings_nothing_by_being_played() -> None:
    assert in_hand(bare(), PEDDLER).works == "later"


def test_what_cannot_be_paid_is_named() -> None:
    said = in_hand(bare(), BONE_COLLECTOR)
    assert (said.works, said.missing) == ("nothing", {"good.silver": 1})


def test_a_choice_that_is_left_is_announced() -> None:
    state = bare()
    give(state, silver=5)
    assert in_hand(state, METALSMITH).asks


def test_weapons_are_counted_together_and_not_named() -> None:
    state = bare()
    state.clans[0].longships = [0]
    assert in_hand(state, WEAPONS_SUPPLIER).changes == {"weapon.card": 2}


def test_a_card_in_play_says_what_an_exchange_changes() -> None:
    state = bare()
    give(state, salt_meat=1)
    said = used(state, TANNER)
    assert (said.works, said.changes) == ("now", {"good.salt_meat": -1, "good.hide": 1})


def test_a_card_in_play_says_what_is_missing() -> None:
    assert used(bare(), TRADESMAN).missing == {"good.silverware": 1}
    assert used(bare(), FARMER).missing == {"good.cattle": 1}


def test_where_occupations_only_count_points_nothing_is_said_of_them() -> None:
    state = table(occupations="points")
    assert state.clans[0].hand
    assert forecast(state) == Forecast([], [])
