"""A whole game, decision by decision: in steps that can be shared out, and what they say together."""

from __future__ import annotations

from collections.abc import Iterator

from meadhall.bots.analysis.chances import chances, outcome, standing, swing_of
from meadhall.bots.analysis.judging import Judgement, judge
from meadhall.bots.analysis.turning import Standing, TurningPoint, turning_points
from meadhall.bots.search.budget import Budget
from meadhall.engine.advice import TENTHS
from meadhall.engine.errors import BadRecord
from meadhall.engine.play.match import Match
from meadhall.engine.rng import SEED_BITS, Rng


class Step:
    """One decision: what the position promised each seat, in points, and what a search says of the choice."""

    __slots__ = ("judgement", "move", "points")

    def __init__(self, move: int, points: list[float], judgement: Judgement | None) -> None:
        self.move = move
        self.points = points
        self.judgement = judgement
        """None where it was another seat's than the one that is asked about."""


class Analysis:
    """What a search thinks of a game: how each seat stood, every decision, where the game turned."""

    __slots__ = ("judgements", "standings", "turning_points")

    def __init__(
        self, standings: list[Standing], judgements: list[Judgement], turning_points: list[TurningPoint]
    ) -> None:
        self.standings = standings
        self.judgements = judgements
        self.turning_points = turning_points


def check_over(match: Match) -> None:
    """What is hidden in a game that still runs stays hidden."""
    if not match.over:
        raise BadRecord("this game is not over yet; only a finished game is analysed", "analyse-running")


def steps(match: Match, budget: Budget, seed: int, *, seat: int = -1, first: int = 0) -> Iterator[Step]:
    """Every decision from `first` on, with the choices of one seat, or of all (-1).

    What is said of a move depends on the seed and the simulations alone, wherever one begins.
    """
    again = match.at(first)
    for move in range(first, len(match.choices)):
        choice = match.choices[move]
        decision = again.decision_of(choice.seat)
        if decision is not None and len(decision.options) > 1:
            rng = Rng((seed + move) % (1 << SEED_BITS))
            points = standing(again, rng.fork(), move / len(match.choices))
            judged = judge(again, choice.seat, choice.option, budget, rng) if seat in (-1, choice.seat) else None
            yield Step(move, points, judged)
        again.choose(choice.option, choice.seat)


def summed_up(match: Match, done: list[Step], *, whole: bool = True) -> Analysis:
    """What the steps say together; if they are not the whole game, the outcome is left out."""
    moves = len(match.choices)
    alone = match.settings.players == 1
    swing = swing_of(match)
    standings = []
    judgements = []
    for step in done:
        left = 1 - step.move / moves
        figures = step.points if alone else chances(step.points, swing, left)
        standings.append(Standing(step.move, figures))
        judged = step.judgement
        if judged is None:
            continue
        if judged.points and not alone:
            better = step.points[:]
            better[judged.seat] += judged.points / TENTHS
            judged.loss = chances(better, swing, left)[judged.seat] - figures[judged.seat]
        judgements.append(judged)
    if whole:
        final = [float(score.total) for score in match.scores()] if alone else outcome(match)
        standings.append(Standing(moves, final))
    return Analysis(standings, judgements, turning_points(standings))
