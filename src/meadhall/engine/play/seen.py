"""What a bot is given: the table as one seat knows it."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from meadhall.engine.advice import Advice
from meadhall.engine.decision import Decision
from meadhall.engine.rng import Rng
from meadhall.engine.rules import View
from meadhall.engine.settings import Settings

if TYPE_CHECKING:
    from meadhall.engine.play.match import Match


class Seen:
    """What one seat knows at its decision: all that a bot is given.

    Nothing that it offers leads to the real state: `imagine` deals whatever the seat cannot see anew. It can be
    pickled: in another process it is the same.
    """

    __slots__ = ("_imagine", "_look", "_match", "advice", "decision", "game", "settings")

    def __init__(
        self,
        decision: Decision,
        game: str,
        settings: Settings,
        advice: Advice[Any],
        look: Callable[[], View],
        imagine: Callable[[Rng | random.Random], Match],
        match: Match,
    ) -> None:
        self.decision = decision
        self.game = game
        """The game's id."""
        self.settings = settings
        self.advice = advice
        """What the game tells bots of its positions."""
        self._look = look
        self._imagine = imagine
        self._match = match
        """What travels along to another process; bots keep their hands off it."""

    @property
    def seat(self) -> int:
        return self.decision.seat

    @property
    def view(self) -> View:
        return self._look()

    def imagine(self, rng: Rng | random.Random) -> Match:
        """A match at this very decision that fits all that the seat knows; its future is dealt anew too."""
        return self._imagine(rng)

    def __reduce__(self) -> tuple[Any, ...]:
        return _seen_again, (self._match, self.seat)


def _seen_again(match: Match, seat: int) -> Seen:
    return match.seen_by(seat)
