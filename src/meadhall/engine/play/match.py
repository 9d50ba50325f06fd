"""A match: a game under way, with its settings, its seed, and the choices that led to where it stands."""

from __future__ import annotations

import random
from functools import partial
from typing import TYPE_CHECKING

from meadhall.engine.decision import Decision
from meadhall.engine.errors import CannotUndo, IllegalChoice, no_such_move
from meadhall.engine.play.choice import PASSES, Choice
from meadhall.engine.play.copies import clone, copy_at, imagine
from meadhall.engine.play.history import Checkpoint
from meadhall.engine.play.seen import Seen
from meadhall.engine.play.timeline import Timeline
from meadhall.engine.play.undo import last_choice_of
from meadhall.engine.rng import Rng, as_rng
from meadhall.engine.rules import View
from meadhall.engine.scoring import Score, winners
from meadhall.engine.settings import Settings
from meadhall.engine.sheets import SHOWING
from meadhall.engine.state import Event, State

if TYPE_CHECKING:
    from meadhall.engine.game import Game


class Match:
    """A game under way. `pending` are the decisions that wait for an answer; none: the game is over.

    A copy (`clone`, `at`) carries all that the match does: settings, seed, choices, and the events if it listens.
    What is imagined carries neither events nor seed.
    """

    __slots__ = ("corrections", "game", "seed", "settings", "timeline")

    def __init__(self, game: Game, settings: Settings, timeline: Timeline, seed: int, corrections: str = "") -> None:
        self.game = game
        self.settings = settings
        self.seed = seed
        self.corrections = corrections
        """What was corrected of the component data, as a short digest."""
        self.timeline = timeline
        """How it runs: for the engine alone."""

    @staticmethod
    def begin(
        game: Game, settings: Settings, state: State, *, seed: int = -1, listen: bool = False, corrections: str = ""
    ) -> Match:
        """A match that begins at a position; without a seed it has no record. `listen`: keep what the rules tell."""
        asked_if_forced = game.rules.forced_kinds(settings.version)
        timeline = Timeline(game.rules, Checkpoint(state, 0, 0), listen, asked_if_forced)
        timeline.start()
        return Match(game, settings, timeline, seed, corrections)

    # What is asked, and answering it.

    @property
    def pending(self) -> list[Decision]:
        return self.timeline.play.pending

    @property
    def decision(self) -> Decision | None:
        """The decision that waits for an answer (the first, if several seats decide side by side)."""
        pending = self.timeline.play.pending
        return pending[0] if pending else None

    @property
    def over(self) -> bool:
        return not self.timeline.play.pending

    def decision_of(self, seat: int) -> Decision | None:
        """What that seat has to decide now, if anything."""
        return self.timeline.play.decision_of(seat)

    def choose(self, option: str, seat: int = -1) -> None:
        """Answer the pending decision of the seat (default: the first one)."""
        self.timeline.choose(option, seat)

    # How it stands.

    @property
    def state(self) -> State:
        return self.timeline.play.state

    @property
    def choices(self) -> list[Choice]:
        return self.timeline.history.choices

    @property
    def events(self) -> list[Event]:
        """What happened, if the match listens."""
        return self.timeline.events

    def stages(self) -> list[tuple[int, State]]:
        """How it stood between the steps that the last choice led through: the events told by then, the state."""
        timeline = self.timeline
        passed = [stage for stage in timeline.passed if stage.moves == len(self.choices)]
        return [(stage.events, stage.state) for stage in passed if stage.events < len(timeline.events)]

    @property
    def listening(self) -> bool:
        return self.timeline.listening

    def scores(self) -> list[Score]:
        """How the scores stand, seat by seat."""
        return self.game.rules.scores(self.state)

    def winners(self) -> list[int]:
        """The seats that win, as the scores stand."""
        return winners(self.scores())

    # What a seat knows.

    def view(self, seat: int | None) -> View:
        """What the seat may see (None: what everybody may)."""
        return self.game.rules.view(self.state, seat)

    def events_seen_by(self, seat: int | None, since: int = 0) -> list[Event]:
        """What was told from that move on, as the seat may know it."""
        return [event.seen_by(seat) for event in self.events if event.move >= since]

    def seen_by(self, seat: int) -> Seen:
        """What the seat knows at its pending decision, for a bot to choose from."""
        decision = self.decision_of(seat)
        if decision is None:
            raise IllegalChoice(f"seat {seat} has nothing to decide")

        def imagine_by(rng: Rng | random.Random) -> Match:
            return self._imagine(seat, as_rng(rng).seed)

        look = partial(self.view, seat)
        return Seen(decision, self.game.id, self.settings, self.game.advice, look, imagine_by, self)

    def imagined_state(self, seat: int) -> State:
        """A copy of the state that fits all that the seat knows; the rest, and the future, are dealt anew."""
        return self._imagine(seat, 0).state

    def explain(self, seat: int) -> Decision | None:
        """The seat's decision with the reasons why other things are not on offer."""
        return copy_at(self.timeline, len(self.choices), False, True).play.decision_of(seat)

    def predict(self, option: str, seat: int = -1) -> int:
        """What this choice would do: ROLLED | REVEALED, for which it could not be taken back, or PASSES, or nothing."""
        other = clone(self.timeline, False)
        other.choose(option, seat)
        made = other.history.choices[-1]
        return made.mark if made.mark or other.play.decision_of(made.seat) else PASSES

    # Other places in the same game.

    def clone(self) -> Match:
        """A match of its own that stands here."""
        return self._with(clone(self.timeline, self.listening), self.seed)

    def at(self, n: int) -> Match:
        """The match as it stood after n choices."""
        if not 0 <= n <= len(self.choices):
            raise no_such_move(n, len(self.choices))
        return self._with(copy_at(self.timeline, n, self.listening), self.seed)

    def undo(self, seat: int = -1) -> Choice:
        """Take back the last choice, or the seat's last one if the others' since were made side by side with it.

        Rules of politeness (nothing rolled, nothing revealed, nobody else acted) are for the table to keep:
        `meadhall.engine.play.undo` tells.
        """
        at = self.last_choice_of(seat)
        if at < 0:
            raise CannotUndo("there is nothing to take back")
        return self.timeline.take_back(at)

    def redo(self) -> Choice:
        """Make the choice again that was taken back last."""
        undone = self.timeline.history.undone
        if not undone:
            raise CannotUndo("there is nothing to make again")
        choice = undone[-1]
        self.choose(choice.option, choice.seat)
        self.timeline.history.undone = undone[:-1]
        return choice

    def last_choice_of(self, seat: int) -> int:
        """Where the choice stands that `undo(seat)` would take back; -1 if there is none."""
        return last_choice_of(self.timeline, seat)

    @property
    def turn_began(self) -> int:
        """After how many choices the turn under way began."""
        return self.timeline.turn_began

    def _repr_html_(self) -> str | None:
        return SHOWING.html_of(self) if SHOWING.html_of else None  # in notebooks

    def _imagine(self, seat: int, seed: int) -> Match:
        return self._with(imagine(self.timeline, seat, seed), -1)

    def _with(self, timeline: Timeline, seed: int) -> Match:
        return Match(self.game, self.settings, timeline, seed, self.corrections)
