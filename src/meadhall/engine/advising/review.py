"""Looking back at a game: which of a seat's own choices the game's advice likes best, and which it would change."""

from __future__ import annotations

from typing import Final

from meadhall.engine.advice import TENTHS
from meadhall.engine.advising.comparing import FAR, TOLD
from meadhall.engine.advising.hints import Hint, hint
from meadhall.engine.play.lookahead import best_of, worths
from meadhall.engine.play.match import Match
from meadhall.engine.rng import Rng

WORLDS: Final = 2
"""What a seat could not see is imagined so often, and the choices are weighed in each."""
MOMENTS: Final = 3


class Moment:
    """A choice of the seat: after how many choices it was made, what it was, what would have been best.

    `points`: by how much it was better than the next best, or worse than the best, in tenths of a point by estimate.
    """

    __slots__ = ("about", "best", "hint", "kind", "move", "option", "points")

    def __init__(self, move: int, kind: str, about: str, option: str, best: str, points: int) -> None:
        self.move = move
        self.kind = kind
        self.about = about
        self.option = option
        self.best = best
        self.points = points
        self.hint = Hint(best, [])
        """What speaks for the best of the options."""


class LookBack:
    """What was done well, and what to try next time: a few moments of each, in the order of the game."""

    __slots__ = ("try_next", "well_done")

    def __init__(self, well_done: list[Moment], try_next: list[Moment]) -> None:
        self.well_done = well_done
        self.try_next = try_next


def look_back(match: Match, seat: int, seed: int) -> LookBack:
    """Weigh every choice of the seat by what it knew then."""
    rng = Rng(seed)
    again = match.at(0)
    good: list[Moment] = []
    bad: list[Moment] = []
    for move, choice in enumerate(match.choices):
        if choice.seat == seat:
            moment = weigh(again, seat, move, choice.option, rng)
            if moment.points > 0:
                (good if moment.best == choice.option else bad).append(moment)
        again.choose(choice.option, choice.seat)
    chosen = LookBack(foremost(good), foremost(bad))
    for moment in chosen.well_done + chosen.try_next:
        moment.hint = hint(match.at(moment.move).seen_by(seat), seed + moment.move, moment.best)
    return chosen


def weigh(match: Match, seat: int, move: int, option: str, rng: Rng) -> Moment:
    """A choice that is about to be made, against the best of the others; 0 points where little hangs on it."""
    seen = match.seen_by(seat)
    decision = seen.decision
    if len(decision.options) < 2:
        return Moment(move, decision.kind, decision.about, option, option, 0)
    found = [0.0] * len(decision.options)
    for _ in range(WORLDS):
        for at, worth in enumerate(worths(seen.imagine(rng), decision, seen.advice)):
            found[at] += worth / WORLDS
    made = decision.options.index(option)
    best = best_of(found)
    if found[best] <= found[made]:
        best = made
    other = best_of(found[:made] + found[made + 1 :])
    gap = abs(found[made] - found[best if best != made else other + (other >= made)])
    points = min(FAR, round(TENTHS * gap))
    return Moment(move, decision.kind, decision.about, option, decision.options[best], points if points >= TOLD else 0)


def foremost(moments: list[Moment]) -> list[Moment]:
    """Those on which most hung, one of each kind, in the order of the game."""
    chosen: list[Moment] = []
    for moment in sorted(moments, key=_least):
        if len(chosen) < MOMENTS and all(moment.kind != other.kind for other in chosen):
            chosen.append(moment)
    chosen.sort(key=_move)
    return chosen


def _least(moment: Moment) -> int:
    return -moment.points


def _move(moment: Moment) -> int:
    return moment.move
