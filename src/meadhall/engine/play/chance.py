"""Chance in somebody else's hands: a match whose dice and draws fall as they are told."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from meadhall.engine.errors import UndecidedChance
from meadhall.engine.play.history import Checkpoint
from meadhall.engine.play.match import Match
from meadhall.engine.play.timeline import Timeline
from meadhall.engine.rng import Rng

NO_SEED: Final = 0


@mypyc_attr(acyclic=True)
class ToldRng(Rng):
    """Numbers that were told, one after the other; `UndecidedChance` where none is left."""

    __slots__ = ("told",)

    def __init__(self, told: tuple[int, ...], drawn: i64 = 0) -> None:
        super().__init__(NO_SEED, drawn)
        self.told = told

    def below(self, n: i64) -> int:
        if n == 1:
            return 0
        at: int = self.drawn
        if at >= len(self.told):
            raise UndecidedChance(n)
        self.drawn += 1
        return self.told[at]

    def copy(self) -> Rng:
        """One that goes on as this one will."""
        return ToldRng(self.told, self.drawn)


def told_match(match: Match) -> Match:
    """The same match from its beginning on; after its first decision chance falls as it is told."""
    start = match.timeline.history.last_checkpoint.state
    deal = start.rng.copy()
    told: tuple[int, ...] = ()
    while True:
        state = start.copy()
        state.rng = ToldRng(told)
        try:
            return Match.begin(match.game, match.settings, state, corrections=match.corrections)
        except UndecidedChance as undecided:
            told = (*told, deal.below(undecided.count))


def chosen(match: Match, option: str, seat: int, more: tuple[int, ...]) -> Match:
    """A match of its own in which that choice was made as well; `more` is what chance brings of it.

    `UndecidedChance` if it leads to more draws than that.
    """
    rng = match.state.rng
    told = rng.told if isinstance(rng, ToldRng) else ()
    timeline = match.timeline
    start = timeline.history.last_checkpoint
    state = start.state.copy()
    state.rng = ToldRng((*told, *more), state.rng.drawn)
    again = Checkpoint(state, start.moves, start.events, start.turn_began, start.together_began)
    other = Timeline(timeline.rules, again, False, timeline.asked_if_forced)
    choices = timeline.history.choices
    other.restore(choices, len(choices), len(choices), False)
    other.history.every_step = True
    other.choose(option, seat)
    return Match(match.game, match.settings, other, match.seed, match.corrections)
