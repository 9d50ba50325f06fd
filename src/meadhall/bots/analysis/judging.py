"""Judging a choice that was made: what a search prefers in that seat's place, by how much, and why."""

from __future__ import annotations

import math
from typing import Final

from meadhall.bots.search.bot import SearchBot
from meadhall.bots.search.budget import Budget
from meadhall.bots.search.race import value_in
from meadhall.engine.advice import COMPARED, TENTHS, Reason
from meadhall.engine.advising.comparing import TOLD
from meadhall.engine.advising.hints import hint
from meadhall.engine.play.match import Match
from meadhall.engine.play.seen import Seen
from meadhall.engine.rng import Rng

FEWEST_WORLDS: Final = 6
"""So many worlds at least are played with the one option and with the other."""
SURE: Final = 2.0
"""An option is called better if it is so by more than so many standard errors."""


class Judgement:
    """A choice after `move` others: what was chosen, and what a search prefers, knowing no more than the seat did.

    `points`: by how much that is better, in tenths of a point by estimate; 0 where neither is clearly better.
    `loss`: what the choice has cost of the chance to win, in percent.
    """

    __slots__ = ("about", "best", "kind", "loss", "move", "option", "points", "reasons", "seat", "simulations")

    def __init__(
        self, move: int, seat: int, kind: str, about: str, option: str, best: str, simulations: int = 0
    ) -> None:
        self.move = move
        self.seat = seat
        self.kind = kind
        self.about = about
        self.option = option
        self.best = best
        self.simulations = simulations
        self.points = 0
        self.loss = 0.0
        self.reasons: list[Reason] = []
        """What speaks for the option that the search prefers."""


def judge(match: Match, seat: int, option: str, budget: Budget, rng: Rng) -> Judgement:
    """A choice that is about to be made in a match, which stays as it is."""
    seen = match.seen_by(seat)
    decision = seen.decision
    best = SearchBot(rng.fork().seed, budget).choose(seen)
    simulations = budget.done
    points = 0 if best == option else round(TENTHS * gap_between(seen, best, option, budget, rng))
    judged = Judgement(len(match.choices), seat, decision.kind, decision.about, option, best, simulations)
    judged.points = points if points >= TOLD else 0
    judged.reasons = [reason for reason in hint(seen, rng.fork().seed, best).reasons if is_told(reason)]
    return judged


def is_told(reason: Reason) -> bool:
    """By how much an option is better at first sight, a search knows better."""
    return reason.role != COMPARED or reason.message == "worse"


def gap_between(seen: Seen, best: str, option: str, budget: Budget, rng: Rng) -> float:
    """By how many points the one is better than the other, both tried in the same new worlds; 0 if that is not sure.

    The worlds of the search are not used again: there, whatever was preferred had luck.
    """
    horizon = seen.advice.horizon(seen.imagine(rng).state)
    total = 0.0
    squares = 0.0
    worlds = 0
    budget.begin()
    while worlds < FEWEST_WORLDS or not budget.is_spent():
        world = seen.imagine(rng)
        luck = rng.fork()
        by = value_in(world, seen, horizon, best, luck) - value_in(world, seen, horizon, option, luck)
        total += by
        squares += by * by
        worlds += 1
        budget.done += 2
    mean = total / worlds
    error = math.sqrt(max(0.0, squares / worlds - mean * mean) / (worlds - 1))
    return mean if mean > SURE * error else 0.0
