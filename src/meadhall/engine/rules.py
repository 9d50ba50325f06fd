"""What a game must say of itself: its rules, as functions of its state."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Generic, TypeVar

from meadhall.engine.decision import Ask
from meadhall.engine.rng import Rng
from meadhall.engine.scoring import Score
from meadhall.engine.settings import Settings
from meadhall.engine.state import State

S = TypeVar("S", bound=State)

View = Mapping[str, Any]
"""What a seat may see, as plain JSON-like data; each game's `views/view.py` types its own."""


class Rules(Generic[S]):
    """The rules of one game.

    `setup(components, settings, rng)`: the table as it stands before the first decision.
    `step(state)`: the next step of play, a generator of decisions; None when the game is over.
    `view(state, seat)`: what the seat may see; None: what everybody may.
    `scores(state)`: how the scores stand, seat by seat.
    `imagine(state, seat, rng)`: deal anew, in place, what the seat cannot see, in a way that fits all that it knows.
    `faults(state)`: what is wrong with it, in words: pieces lost or created, limits passed. Empty when sound.
    `continues_turn(state)`: whether the step that begins here goes on with a turn; without it every step is a turn.
    `resumable`: the kinds of decision at which a step may be begun again, telling nothing and asking the very same,
    since all that it has done is in the state; a copy then repeats nothing.
    `asked_if_forced`: the kinds of decision that are asked though one option is left, since others must not learn from
    the course of the game that there was no choice; each with the version of the game from which on it is so.
    `own_view(state, seat, public)`: the seat's view, made from `view(state, None)`, which stays as it is: what is the
    same for all is then looked up and sent once. Without it every seat's view is made anew.
    `open_scores`: whether scores count only what lies open to all at any moment of the game.
    """

    __slots__ = (
        "asked_if_forced",
        "continues_turn",
        "faults",
        "imagine",
        "open_scores",
        "own_view",
        "resumable",
        "scores",
        "setup",
        "step",
        "view",
    )

    def __init__(
        self,
        *,
        setup: Callable[[Any, Settings, Rng], S],
        step: Callable[[S], Ask[None] | None],
        view: Callable[[S, int | None], View],
        scores: Callable[[S], list[Score]],
        imagine: Callable[[S, int, Rng], None],
        faults: Callable[[S], list[str]],
        continues_turn: Callable[[S], bool] | None = None,
        resumable: tuple[str, ...] = (),
        asked_if_forced: Mapping[str, int] | None = None,
        own_view: Callable[[S, int, Any], View] | None = None,
        open_scores: bool = False,
    ) -> None:
        self.setup = setup
        self.step = step
        self.view = view
        self.scores = scores
        self.imagine = imagine
        self.faults = faults
        self.continues_turn = continues_turn
        self.resumable = resumable
        self.asked_if_forced = asked_if_forced or {}
        self.own_view = own_view
        self.open_scores = open_scores

    def forced_kinds(self, version: int) -> tuple[str, ...]:
        """The kinds of decision that a game of that version asks though one option is left."""
        return tuple(kind for kind, since in self.asked_if_forced.items() if since <= version)
