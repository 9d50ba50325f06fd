"""What led to where a match stands: the choices made, those taken back, and states on the way to replay from."""

from __future__ import annotations

from typing import Final

from meadhall.engine.play.choice import Choice
from meadhall.engine.state import Event, State

EVERY: Final = 40
"""So many choices lie at least between two checkpoints: going back is replaying a few choices."""
EVERY_WITHIN_PARTS: Final = 4
"""The same in the middle of side-by-side parts that can be resumed, in a match that is copied."""


class Checkpoint:
    """The state at the start of a step, and how many choices and events came before it.

    Or in the middle of a step or of side-by-side parts that can be resumed; `together_began` then says after how many
    choices they began. `turn_began` says it of the turn that was under way.
    """

    __slots__ = ("events", "moves", "state", "together_began", "turn_began")

    def __init__(self, state: State, moves: int, events: int, turn_began: int = 0, together_began: int = -1) -> None:
        self.state = state
        self.moves = moves
        self.events = events
        self.turn_began = turn_began
        self.together_began = together_began


class History:
    """The choices of a match, and its checkpoints."""

    __slots__ = ("checkpoints", "choices", "every_step", "last_checkpoint", "undone")

    def __init__(self, start: Checkpoint, *, every_step: bool) -> None:
        self.choices: list[Choice] = []
        self.undone: list[Choice] = []
        """What was taken back and could be made again, the next one last."""
        self.checkpoints: list[Checkpoint] = []
        self.last_checkpoint = start
        """The one that copies replay from; it need not be among those that are kept for going back."""
        self.every_step = every_step
        """A checkpoint at every step makes copies cheap; a match that is only played on need not pay for it."""

    def keep_last(self) -> None:
        """Keep the last checkpoint for going back, unless there is one close by."""
        last = self.last_checkpoint
        if not self.checkpoints or last.moves >= EVERY + self.checkpoints[-1].moves:
            self.checkpoints.append(last)

    def go_back(self, moves: int) -> bool:
        """Make the nearest checkpoint at or before so many choices the last one; False if there is none."""
        last = self.last_checkpoint
        before = len(self.checkpoints)
        while last.moves > moves:
            if not before:
                return False
            before -= 1
            last = self.checkpoints[before]
        while before and self.checkpoints[before - 1].moves >= last.moves:
            before -= 1
        del self.checkpoints[before:]
        self.last_checkpoint = last
        return True


def number_events(events: list[Event], moves: int) -> None:
    """Say of the events that do not know it yet after how many choices they were told."""
    for event in reversed(events):
        if event.move >= 0:
            break
        event.move = moves
