"""Play to the end by chance: for simulation, search and measuring."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from meadhall.engine.errors import TooLong
from meadhall.engine.play.match import Match

MOST_CHOICES: Final = 20_000
"""Far beyond any real game: of 600 by chance the longest had 3,283 choices, of 50 greedy ones (that ended) 780."""


def play_out(match: Match, chance: Callable[[], float], limit: int = MOST_CHOICES) -> None:
    """Choose at random among the options of every decision; side by side the order of seats does not matter.

    `chance` gives numbers from 0 up to 1, as `random.Random(seed).random` does: a player's own dice, not the table's.
    A game that is not over after so many choices is stopped where it stands: `TooLong`.
    """
    timeline = match.timeline
    play = timeline.play
    for _ in range(limit):
        if not play.pending:
            return
        decision = play.pending[0]
        timeline.make(decision, decision.options[int(chance() * len(decision.options))])
    if play.pending:
        raise stopped_after(limit)


def stopped_after(limit: int) -> TooLong:
    return TooLong(f"the game is not over after {limit:,} choices", "too-long", choices=f"{limit}")
