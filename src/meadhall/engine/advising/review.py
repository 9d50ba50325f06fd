"""Looking back at a game: which of a seat's own choices the game's advice likes best, and which it would change."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Final

from meadhall.engine.advice import COMPARED, TENTHS
from meadhall.engine.advising.comparing import FAR, TOLD
from meadhall.engine.advising.hints import Hint, hint
from meadhall.engine.advising.judging import judged, second_of
from meadhall.engine.play.lookahead import best_of
from meadhall.engine.play.match import Match
from meadhall.engine.rng import Rng

MOMENTS: Final = 3


class Moment:
    """A choice of the seat: after how many choices it was made, what it was, what would have been best.

    `points`: by how much it was better than the next best, or worse than the best, in tenths of a point by estimate.
    `seed`: of a hint there.
    """

    __slots__ = ("about", "best", "hint", "kind", "move", "option", "points", "seed")

    def __init__(self, move: int, kind: str, about: str, option: str, best: str, points: int, seed: int) -> None:
        self.move = move
        self.kind = kind
        self.about = about
        self.option = option
        self.best = best
        self.points = points
        self.seed = seed
        self.hint = Hint(best, [])
        """What speaks for the best of the options."""


class LookBack:
    """What was done well, and what to try next time: a few moments of each, in the order of the game."""

    __slots__ = ("try_next", "well_done")

    def __init__(self, well_done: list[Moment], try_next: list[Moment]) -> None:
        self.well_done = well_done
        self.try_next = try_next


def look_back(match: Match, seat: int, seed_after: Callable[[int], int]) -> LookBack:
    """Weigh every choice of the seat by what it knew then.

    `seed_after`: the seed of a hint that the seat asked for after so many choices of its own: who did what it said is
    told of nothing better.
    """
    advice = match.game.advice
    every = weighed(match, seat, seed_after)
    own = without_parts(every, advice.parts)
    in_any_order = {*advice.by_sight, *carried_out(every, advice.parts)}
    good = [moment for moment in own if moment.points and moment.best == moment.option]
    bad = [moment for moment in own if moment.points and moment.best != moment.option]
    late = {
        moment.move for moments in choosings(own) if moments[0].kind in in_any_order for moment in chosen_too(moments)
    }
    bad = [moment for moment in bad if moment.move not in late]
    return LookBack(foremost(good, match, seat), foremost(bad, match, seat))


def weighed(match: Match, seat: int, seed_after: Callable[[int], int]) -> list[Moment]:
    """Every choice of the seat, in the order of the game."""
    again = match.at(0)
    own: list[Moment] = []
    for move, choice in enumerate(match.choices):
        if choice.seat == seat:
            own.append(weigh(again, seat, move, choice.option, seed_after(len(own))))
        again.choose(choice.option, choice.seat)
    return own


def without_parts(own: list[Moment], parts: tuple[str, ...]) -> list[Moment]:
    """Choices that mean something by themselves."""
    return [moment for moment in own if moment.kind not in parts]


def carried_out(own: list[Moment], parts: tuple[str, ...]) -> set[str]:
    """The kinds of choices that others carry out."""
    return {moment.kind for moment, after in pairwise(own) if moment.kind not in parts and after.kind in parts}


def choosings(own: list[Moment]) -> list[list[Moment]]:
    """Choices of the same kind that the seat made one after the other."""
    found: list[list[Moment]] = []
    for moment in own:
        if found and found[-1][0].kind == moment.kind:
            found[-1].append(moment)
        else:
            found.append([moment])
    return found


def chosen_too(moments: list[Moment]) -> list[Moment]:
    """Those whose best option was chosen as well, only earlier or later: nothing was missed."""
    options = [moment.option for moment in moments]
    return [moment for moment in moments if moment.best != moment.option and moment.best in options]


def weigh(match: Match, seat: int, move: int, option: str, seed: int) -> Moment:
    """A choice that is about to be made, against the best of the others; 0 points where little hangs on it."""
    seen = match.seen_by(seat)
    decision = seen.decision
    if len(decision.options) < 2:
        return Moment(move, decision.kind, decision.about, option, option, 0, seed)
    _, found = judged(seen, Rng(seed))
    made = decision.options.index(option)
    best = best_of(found)
    if found[best] <= found[made]:
        best = made
    gap = abs(found[made] - found[best if best != made else second_of(found, made)])
    points = min(FAR, round(TENTHS * gap))
    points = points if points >= TOLD else 0
    return Moment(move, decision.kind, decision.about, option, decision.options[best], points, seed)


def foremost(moments: list[Moment], match: Match, seat: int) -> list[Moment]:
    """Those on which most hung, one of each kind, in the order of the game; from all parts of it, if there are such."""
    chosen: list[Moment] = []
    kinds: set[str] = set()
    most = sorted(moments, key=_least)
    for parts in (MOMENTS, len(match.choices)):
        begun: set[int] = set()
        for moment in most:
            part = moment.move * parts // len(match.choices)
            if len(chosen) == MOMENTS or moment.kind in kinds or part in begun:
                continue
            # Who could have done better is told how much that is beside what they did.
            beside = "" if moment.best == moment.option else moment.option
            moment.hint = hint(match.at(moment.move).seen_by(seat), moment.seed, moment.best, beside)
            if matters(moment.hint):
                chosen.append(moment)
                kinds.add(moment.kind)
                begun.add(part)
    chosen.sort(key=_move)
    return chosen


def matters(told: Hint) -> bool:
    """Whether the hint's own figures say so: it imagines worlds of its own, and may find both options alike in them."""
    return any(
        reason.role == COMPARED
        and (reason.message == "far_better" or (reason.message == "better" and reason.amount >= TOLD))
        for reason in told.reasons
    )


def _least(moment: Moment) -> int:
    return -moment.points


def _move(moment: Moment) -> int:
    return moment.move
