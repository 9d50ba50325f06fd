"""What the bots' advice knows: how much time is left, and how many rivals there are."""

from __future__ import annotations

import pytest

from meadhall.arena.play import play
from meadhall.engine.scoring import Score, winners
from meadhall.games.boru.advice.value import (
    at_least,
    battle_hope,
    church_hope,
    discs_to_come,
    marriage_hope,
    token_hope,
)
from meadhall.games.boru.scoring import scores
from meadhall.games.boru.state import State
from tests.games.boru.table import COMPONENTS, GAME, A, B, cards, give, region, table


def last_cards(state: State) -> State:
    """The tricks of the last round are over; only its upkeep is to come."""
    state.marriage_deck = []
    state.hands = [cards(seat + 1) for seat in range(state.players)]
    return state


def hope_of_token(state: State, seat: int, number: int) -> float:
    return token_hope(state, seat, number, discs_to_come(state, seat))


def test_a_token_face_down_promises_nothing_when_no_disc_will_turn_it_up() -> None:
    early = table(5)
    give(early, A, "con1", "con2")
    late = last_cards(early.copy())

    assert hope_of_token(early, A, region("connaught")) > 2.0
    assert hope_of_token(late, A, region("connaught")) == pytest.approx(0.0)


def test_a_token_about_to_be_turned_up_is_as_good_as_won() -> None:
    state = last_cards(table(5))
    give(state, A, "bre1", "bre2")

    assert hope_of_token(state, A, region("breifne")) >= COMPONENTS.region_points[region("breifne")]


def test_a_rivals_token_is_worth_chasing_only_while_there_is_time() -> None:
    early = table(5)
    give(early, A, "mun1")
    give(early, B, "mun2", "mun3")
    early.claims[region("munster")] = B
    late = last_cards(early.copy())

    assert hope_of_token(early, A, region("munster")) > 0.2
    assert hope_of_token(late, A, region("munster")) < 0.02


def test_a_tie_leaves_the_token_with_its_holder() -> None:
    state = last_cards(table(5))
    give(state, A, "bre1")
    give(state, B, "bre2")
    state.claims[region("breifne")] = A
    points = COMPONENTS.region_points[region("breifne")]

    assert hope_of_token(state, A, region("breifne")) > -0.1 * points
    assert hope_of_token(state, B, region("breifne")) < 0.1 * points


def test_a_lead_before_the_upkeep_is_all_but_sure() -> None:
    early = table(5)
    early.hands = [cards(1, 2, 3, 4, 5)] * 5
    early.marriage_space[A], early.marriage_space[B] = 4, 3
    early.church[A], early.church[B] = 3, 2
    late = early.copy()
    late.hands = [cards(1)] * 5

    assert marriage_hope(late, A) > 1.4 * marriage_hope(early, A)
    assert church_hope(late, A) > 1.3 * church_hope(early, A)
    assert marriage_hope(late, B) < 0.5 * marriage_hope(early, B)


def test_a_single_invader_saves_the_town_while_four_rivals_have_none() -> None:
    state = table(5)
    state.battle_area = 12
    state.hands = [cards(1, 2, 3)] * 5
    state.invaders = [1, 0, 0, 0, 0]

    assert battle_hope(state, A) > 2.0


def test_the_more_rivals_the_less_likely_one_has_fewest() -> None:
    fears = []
    for players in (3, 4, 5):
        state = table(players)
        state.battle_area = 12
        state.hands = [cards(1, 2, 3)] * players
        fears.append(battle_hope(state, A))

    assert fears[0] < fears[1] < fears[2] < 0.0


def test_at_least_so_many_of_those_expected() -> None:
    assert at_least(0, 0.0) == 1.0
    assert at_least(-2, 1.0) == 1.0
    assert at_least(1, 0.0) == 0.0
    assert at_least(1, 2.0) == pytest.approx(0.8647, abs=1e-4)
    assert at_least(3, 2.0) == pytest.approx(0.3233, abs=1e-4)


@pytest.mark.slow
def test_at_a_table_of_five_greedy_beats_four_random_ones() -> None:
    """About 88 of 100 in the long run; the floor is low, so that it only tells of a blunder."""
    games = 30
    won = 0
    for seed in range(games):
        seat = seed % 5
        bots = ["greedy" if other == seat else "random" for other in range(5)]
        won += winners(scores_of(bots, seed)) == [seat]

    assert won >= 0.75 * games


def scores_of(bots: list[str], seed: int) -> list[Score]:
    state = play(GAME, bots, seed).state
    assert isinstance(state, State)
    return scores(state)
