"""'Pontuação de final de jogo': the final scores, and ties."""

from __future__ import annotations

import pytest

from meadhall.games.raiders.state import (
    State,
)
from tests.games.raiders.table import (
    A,
    B,
    C,
    crew,
    face_up,
    give,
    hand,
    sit,
    table,
)

# Final scores.


def parts_of(state: State, seat: int = A) -> dict[str, int]:
    return dict(sit(state).scores()[seat].categories)


@pytest.mark.parametrize(
    ("plunder", "points"),
    [
        ({"gold": 3, "iron": 2, "livestock": 5}, 7),
        ({"livestock": 1}, 0),
        ({"livestock": 2}, 1),
        ({"silver": 8, "provisions": 8}, 0),
    ],
)
def test_gold_and_iron_count_one_each_and_livestock_by_pairs(plunder: dict[str, int], points: int) -> None:
    state = table()
    give(state, A, **plunder)
    assert parts_of(state)["plunder"] == points


@pytest.mark.parametrize(
    ("valkyries", "points"), [(0, 0), (1, 0), (2, 1), (3, 2), (4, 4), (5, 7), (6, 10), (7, 15), (8, 15), (11, 15)]
)
def test_the_valkyrie_track(valkyries: int, points: int) -> None:
    state = table()
    state.players[A].valkyries = valkyries
    assert parts_of(state)["valkyries"] == points


@pytest.mark.parametrize(
    ("armour", "points"),
    [(0, 0), (2, 0), (3, 2), (4, 2), (5, 2), (6, 4), (8, 4), (9, 6), (10, 6)],
)
def test_the_armour_track(armour: int, points: int) -> None:
    state = table()
    state.players[A].armour = armour
    assert parts_of(state)["armour"] == points


def test_offerings_made_count_their_value() -> None:
    state = table()
    face_up(state, "1", "3", "4", stack=("5", "6"))
    # B made all the other offerings.
    shown = 4 + 4 + 5 + 5 + 5
    assert parts_of(state, B)["offerings"] == 65 - shown
    assert parts_of(state, A)["offerings"] == 0


@pytest.mark.parametrize(("member", "points"), [("warlord", 2), ("champion", 3), ("mercenary", 0), ("folke", 0)])
def test_some_crew_counts_at_the_end(member: str, points: int) -> None:
    state = table()
    crew(state, A, member)
    assert parts_of(state)["crew"] == points


def test_two_of_the_same_crew_count_twice() -> None:
    state = table()
    crew(state, A, "warlord", "warlord", "champion")
    assert parts_of(state)["crew"] == 7


def test_a_trader_counts_one_for_every_own_offering() -> None:
    state = table()
    face_up(state, "1", "2", "3", stack=("4", "5"))
    crew(state, B, "trader")
    assert parts_of(state, B)["crew"] == len(state.players[B].tiles) == 11


def test_a_merchant_counts_one_for_every_livestock_besides_what_it_is_worth() -> None:
    state = table()
    give(state, A, livestock=5)
    crew(state, A, "merchant", "merchant")
    found = parts_of(state)
    assert (found["crew"], found["plunder"]) == (10, 2)


def test_cards_in_hand_count_nothing() -> None:
    state = table()
    hand(state, A, "warlord", "champion", "champion")
    assert sum(parts_of(state).values()) == 0


def test_the_score_is_the_sum_of_raids_tracks_offerings_crew_and_plunder() -> None:
    state = table()
    player = state.players[A]
    player.points = 20
    player.valkyries = 3
    player.armour = 6
    crew(state, A, "warlord")
    give(state, A, gold=2, livestock=3)
    match = sit(state)
    assert match.scores()[A].total == 20 + 2 + 4 + 0 + 2 + 3


# Ties.


def test_a_tie_goes_to_the_higher_valkyrie_marker() -> None:
    state = table(3)
    state.players[A].points = 10
    state.players[B].points = 10
    state.players[B].valkyries = 1
    state.players[C].points = 9
    assert sit(state).winners() == [B]


def test_then_to_the_higher_armour_marker() -> None:
    state = table(3)
    for seat in (A, B):
        state.players[seat].points = 10
        state.players[seat].valkyries = 1
    state.players[A].armour = 1
    state.players[C].points = 10
    state.players[C].armour = 2
    assert sit(state).winners() == [A]


def test_valkyries_beyond_the_track_do_not_break_ties() -> None:
    state = table()
    state.players[A].valkyries = 7
    state.players[B].valkyries = 9
    state.players[A].armour = 1
    assert sit(state).winners() == [A]


def test_those_still_tied_win_together() -> None:
    state = table(3)
    for seat in (A, C):
        state.players[seat].points = 10
    assert sit(state).winners() == [A, C]
