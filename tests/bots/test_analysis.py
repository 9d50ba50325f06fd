"""A finished game as a search sees it: what it says of choices, of chances, and of where the game turned."""

from __future__ import annotations

from itertools import pairwise

import pytest

from meadhall.bots import Budget, search_budget
from meadhall.bots.analysis.chances import chances
from meadhall.bots.analysis.turning import TURNS, WINDOW, Standing, turning_points
from meadhall.bots.analysis.whole_game import Step, check_over, steps, summed_up
from meadhall.engine.advice import Advice
from meadhall.engine.decision import Ask, Decision
from meadhall.engine.errors import BadRecord, UnknownBot
from meadhall.engine.game import Game
from meadhall.engine.play.match import Match
from meadhall.engine.rng import SEED_BITS, Rng, new_secret_seed
from meadhall.engine.rules import View
from meadhall.engine.scoring import Score
from meadhall.engine.settings import Settings
from meadhall.engine.state import State
from tests.tiny import TinyRules

TURNS_PLAYED = 12
LUCK = 6


class GiftState(State):
    __slots__ = ("points", "turn")

    def __init__(self, rng: Rng, points: list[int]) -> None:
        super().__init__(rng)
        self.points = points
        self.turn = 0

    def copy(self) -> GiftState:
        other = GiftState(self.rng.copy(), self.points[:])
        other.turn = self.turn
        return other


class GiftRules(TinyRules[GiftState]):
    """In turn, two players take a small gift, a large one, or whatever a die says."""

    def setup(self, components: object, settings: Settings, rng: Rng) -> GiftState:
        return GiftState(rng, [0] * settings.players)

    def step(self, state: GiftState) -> Ask[None] | None:
        return None if state.turn == TURNS_PLAYED else take(state)

    def view(self, state: GiftState, seat: int | None) -> View:
        return {"points": state.points}

    def scores(self, state: GiftState) -> list[Score]:
        return [Score(seat, [("gifts", points)], []) for seat, points in enumerate(state.points)]


def take(state: GiftState) -> Ask[None]:
    seat = state.turn % len(state.points)
    option = yield Decision(seat, "take", ["gift.small", "gift.large", "gift.die"])
    gained = state.rng.below(LUCK) if option == "gift.die" else 5 if option == "gift.large" else 1
    state.points[seat] += gained
    state.turn += 1


RULES = GiftRules()
GAME = Game(
    "gifts",
    version=1,
    players=range(1, 3),
    package="tests",
    rules=RULES.as_rules(),
    advice=Advice(
        value=lambda state, seat: float(state.points[seat]),
        holdings=lambda state, seat: [("points", state.points[seat])],
        swing=10.0,
    ),
)


def played(options: dict[int, str], players: int = 2) -> Match:
    """A game in which all take the large gift but for these moves."""
    match = GAME.new(players, seed=3)
    while match.pending:
        match.choose(options.get(len(match.choices), "gift.large"))
    return match


def analysed(match: Match, *, seat: int = -1, simulations: int = 8) -> list[Step]:
    return list(steps(match, Budget(simulations=simulations), 1, seat=seat))


def test_a_choice_that_search_would_not_have_made_costs_points_and_chances() -> None:
    match = played({4: "gift.small"})
    found = summed_up(match, analysed(match))
    (mistake,) = [judged for judged in found.judgements if judged.points]
    assert (mistake.move, mistake.seat, mistake.option, mistake.best) == (4, 0, "gift.small", "gift.large")
    assert mistake.points == 40
    assert 5 < mistake.loss < 50
    assert [reason.message for reason in mistake.reasons] == ["have-points"]
    assert all(judged.best == judged.option for judged in found.judgements if judged is not mistake)


def test_chances_begin_even_and_end_with_the_winner() -> None:
    match = played({4: "gift.small", 6: "gift.small"})
    found = summed_up(match, analysed(match))
    assert [standing.move for standing in found.standings] == [*range(TURNS_PLAYED), TURNS_PLAYED]
    assert all(abs(sum(standing.figures) - 100) < 1e-6 for standing in found.standings)
    assert found.standings[-1].figures == [0, 100]
    assert found.standings[7].figures[1] > found.standings[3].figures[1] + 10


def test_the_nearer_the_end_the_more_a_lead_is_worth() -> None:
    early, late = chances([5.0, 0.0], 10.0, 1.0), chances([5.0, 0.0], 10.0, 0.04)
    assert 55 < early[0] < 65
    assert late[0] > 90


def test_what_is_said_of_a_move_depends_on_seed_and_simulations_alone() -> None:
    match = played({4: "gift.small", 7: "gift.die"})
    whole = analysed(match)
    (again,) = [step for step in steps(match, Budget(simulations=8), 1, first=7) if step.move == 7]
    first = whole[7]
    assert again.points == first.points
    assert again.judgement is not None
    assert first.judgement is not None
    assert (again.judgement.best, again.judgement.points) == (first.judgement.best, first.judgement.points)


def test_a_seed_of_any_kind_will_do() -> None:
    match = played({})
    for seed in ((1 << SEED_BITS) - 1, new_secret_seed()):
        assert next(steps(match, Budget(simulations=1), seed, first=TURNS_PLAYED - 1)).move == TURNS_PLAYED - 1


def test_one_seat_is_judged_and_all_have_chances() -> None:
    match = played({4: "gift.small", 5: "gift.small"})
    done = analysed(match, seat=1)
    assert len(done) == TURNS_PLAYED
    assert {step.judgement.seat for step in done if step.judgement is not None} == {1}


def test_of_a_part_of_the_game_the_outcome_is_left_out() -> None:
    match = played({})
    found = summed_up(match, analysed(match)[:3], whole=False)
    assert [standing.move for standing in found.standings] == [0, 1, 2]
    assert summed_up(match, [], whole=False).turning_points == []


def test_who_plays_alone_is_told_of_points() -> None:
    match = played({2: "gift.small"}, players=1)
    found = summed_up(match, analysed(match, simulations=4))
    assert found.standings[-1].figures == [5 * TURNS_PLAYED - 4]
    assert [judged.loss for judged in found.judgements if judged.points] == [0]


def test_a_game_turns_where_the_chances_stay_other_than_before() -> None:
    figures = [50.0] * 8 + [90.0] + [50.0] * 8 + [80.0] * 8 + [30.0] * 8 + [40.0] * 8
    found = turning_points([Standing(move, [each, 100 - each]) for move, each in enumerate(figures)])
    assert [point.move for point in found][-2:] == [16, 24]
    assert found[-1].before == [80, 20]
    assert found[-1].after == [30, 70]
    assert len(found) <= TURNS
    assert all(later.move - point.move > WINDOW for point, later in pairwise(found))


def test_a_game_that_still_runs_is_not_analysed() -> None:
    with pytest.raises(BadRecord, match="not over"):
        check_over(GAME.new(2, seed=1))


def test_only_what_searches_can_analyse() -> None:
    assert search_budget("200x").simulations == 200
    assert search_budget("300ms").seconds == 0.3
    assert search_budget("hard").seconds == 1
    for name in ("greedy", "nobody", "engine:ls"):
        with pytest.raises(UnknownBot, match="search"):
            search_budget(name)
