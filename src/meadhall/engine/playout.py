"""Play to the end by chance: for simulation, search and measuring."""

from __future__ import annotations

from collections.abc import Callable

from meadhall.engine.match import Match


def play_out(match: Match, chance: Callable[[], float]) -> None:
    """Choose at random among the options of every decision; side by side the order of seats does not matter.

    `chance` gives numbers from 0 up to 1, as `random.Random(seed).random` does: a player's own dice, not the table's.
    """
    timeline = match.timeline
    play = timeline.play
    while play.pending:
        decision = play.pending[0]
        timeline.make(decision, decision.options[int(chance() * len(decision.options))])
