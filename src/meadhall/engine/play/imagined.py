"""Imagining: the same position with all that a seat cannot see, and the future, dealt anew."""

from __future__ import annotations

from typing import Final

from meadhall.engine.play.running import Play
from meadhall.engine.rng import Rng

OPEN: Final = -1
"""The seat of one who sees everything: only the future is dealt anew."""


class Imagined:
    """For which seat and from which seed a match was imagined.

    `at`: after how many choices, while the match's last checkpoint lies before that; replaying deals there again.
    """

    __slots__ = ("at", "seat", "seed")

    def __init__(self, seat: int, seed: int, at: int) -> None:
        self.seat = seat
        self.seed = seed
        self.at = at

    def copy(self) -> Imagined:
        return Imagined(self.seat, self.seed, self.at)

    def deal(self, play: Play, moves: int) -> None:
        """Deal anew what the seat cannot see, here in the middle of a step."""
        self.at = moves
        rng = Rng(self.seed)
        if self.seat != OPEN:
            play.rules.imagine(play.state, self.seat, rng)
        play.state.rng = rng.fork()
        if self.seat != OPEN:
            play.begin_hidden_parts_again(self.seat)
