"""Copies of a game under way: from its last checkpoint, with the choices since made again; and imagined ones."""

from __future__ import annotations

from meadhall.engine.play.imagined import Imagined
from meadhall.engine.play.timeline import Timeline


def copy_at(timeline: Timeline, moves: int, listening: bool, explaining: bool = False) -> Timeline:
    """A game of its own that stands after so many of the choices."""
    other = Timeline(timeline.rules, timeline.history.last_checkpoint, listening, timeline.asked_if_forced)
    if listening:
        other.events = timeline.events[:]
    other.history.checkpoints = timeline.history.checkpoints[:]
    if timeline.imagined is not None:
        other.imagined = timeline.imagined.copy()
    other.restore(timeline.history.choices, moves, moves, explaining)
    return other


def clone(timeline: Timeline, listening: bool) -> Timeline:
    """A game of its own that stands here: the last checkpoint, copied, and the few choices since."""
    history = timeline.history
    other = copy_at(timeline, len(history.choices), listening)
    other.history.undone = history.undone[:]
    if not history.every_step:
        # Somebody copies this match: from the copy's checkpoint, and from now on, the next copy is cheap.
        history.every_step = True
        history.last_checkpoint = other.history.last_checkpoint
        if timeline.imagined is not None and other.imagined is not None:
            timeline.imagined.at = other.imagined.at
    return other


def imagine(timeline: Timeline, seat: int, seed: int) -> Timeline:
    """A game of its own that stands at the same decision, dealt anew but for what the seat knows."""
    other = clone(timeline, False)
    other.history.checkpoints = []
    imagined = Imagined(seat, seed, -1)
    imagined.deal(other.play, len(other.history.choices))
    other.imagined = imagined
    return other
