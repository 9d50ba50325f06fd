"""How a match runs and gets to other places of the same game: choices, checkpoints, going back, copies."""

from __future__ import annotations

from typing import Any

from meadhall.engine.choice import REVEALED, ROLLED, Choice
from meadhall.engine.decision import Decision
from meadhall.engine.errors import CannotUndo, IllegalChoice
from meadhall.engine.history import Checkpoint, History
from meadhall.engine.imagined import Imagined
from meadhall.engine.play import Play
from meadhall.engine.rules import Rules
from meadhall.engine.state import Event


class Timeline:
    """A game from its beginning to where it stands."""

    __slots__ = ("events", "history", "imagined", "listening", "play", "rules")

    def __init__(self, rules: Rules[Any], start: Checkpoint, listening: bool) -> None:
        self.rules = rules
        self.listening = listening
        self.events: list[Event] = []
        self.history = History(start, listening)
        self.imagined: Imagined | None = None
        self.play = Play(rules, start.state, start.moves, start.turn_began)

    # Going on.

    def choose(self, option: str, seat: int) -> None:
        """Answer the pending decision of the seat (-1: the first one)."""
        pending = self.play.pending
        if not pending:
            raise IllegalChoice("the game is over")
        decision = pending[0]
        if seat >= 0 and decision.seat != seat:
            own = self.play.decision_of(seat)
            if own is None:
                raise IllegalChoice(f"seat {seat} has nothing to decide")
            decision = own
        if option not in decision.options:
            raise IllegalChoice(f"{decision.kind}: {option!r} is not among the options")
        self.make(decision, option)

    def make(self, decision: Decision, option: str) -> None:
        """Make a choice that is known to be among the decision's options."""
        play = self.play
        history = self.history
        state = play.state
        rng = state.rng
        drawn = rng.drawn
        revealed = state.revealed
        choice = Choice(decision.seat, option)
        history.choices.append(choice)
        if not play.answer(decision, option):
            self._begin_steps()
        elif play.is_together and history.is_due_within_parts(play.moves) and play.is_resumable:
            self._add_checkpoint(play.together_began)
        if rng.drawn != drawn:
            choice.mark = ROLLED
        if state.revealed != revealed:
            choice.mark |= REVEALED
        if self.listening:
            self._number_events()
        if history.undone:
            history.undone = []

    def _begin_steps(self) -> None:
        """Begin the next step, and the next, until one asks something or the game is over."""
        play = self.play
        history = self.history
        while True:
            if history.every_step or history.is_due(play.moves):
                self._add_checkpoint(-1)
            if play.begin_step():
                return

    def _add_checkpoint(self, together_began: int) -> None:
        play = self.play
        self.history.last_checkpoint = Checkpoint(
            play.state.copy(), play.moves, len(self.events), play.turn_began, together_began
        )
        if self.imagined is None:
            self.history.keep_last()
        else:
            self.imagined.at = -1  # what was dealt is in the checkpoint, and nobody goes back to before that

    def _number_events(self) -> None:
        made = self.play.moves
        for event in reversed(self.events):
            if event.move >= 0:
                break
            event.move = made

    # Standing elsewhere.

    def start(self, explaining: bool = False) -> None:
        """Stand at the first decision after the last checkpoint, which stays as it is."""
        start = self.history.last_checkpoint
        state = start.state.copy()
        state.explaining = explaining
        del self.events[start.events :]
        if self.listening:
            state.told = self.events
        if self.imagined is None:
            self.history.keep_last()
        play = Play(self.rules, state, start.moves, start.turn_began)
        self.play = play
        if not play.begin_step():
            self._begin_steps()
        elif start.together_began >= 0:  # neither the turn nor the parts begin here
            play.turn_began = start.turn_began
            play.together_began = start.together_began
        if self.listening:
            self._number_events()

    def restore(self, choices: list[Choice], explaining: bool = False, own: int = -1) -> None:
        """Stand where exactly these choices lead: from the nearest checkpoint on they are made again.

        The first `own` of them (all, unless said otherwise) are this match's own choices.
        """
        history = self.history
        imagined = self.imagined
        dealt_at = -1 if imagined is None else imagined.at
        if not history.go_back(len(choices) if own < 0 else own):
            raise CannotUndo("an imagined match does not go back to the step it was imagined in")
        start = history.last_checkpoint.moves
        history.choices = choices[:start]
        every_step = history.every_step
        history.every_step = True
        self.start(explaining)
        for at in range(start, len(choices)):
            if at == dealt_at and imagined is not None:
                imagined.deal(self.play)
            choice = choices[at]
            self.choose(choice.option, choice.seat)
        if len(choices) == dealt_at and imagined is not None:
            imagined.deal(self.play)
        history.every_step = every_step

    def take_back(self, at: int) -> Choice:
        """Stand where the other choices lead."""
        if self.imagined is not None and at < self.imagined.at:
            raise CannotUndo("an imagined match begins where it was imagined")
        choices = self.history.choices
        undone = self.history.undone
        self.restore(choices[:at] + choices[at + 1 :], own=at)
        self.history.undone = [*undone, choices[at]]
        return choices[at]

    # Copies.

    def copy_at(self, moves: int, listening: bool, explaining: bool = False) -> Timeline:
        """A game of its own that stands after so many of the choices."""
        other = Timeline(self.rules, self.history.last_checkpoint, listening)
        if listening:
            other.events = self.events[:]
        other.history.checkpoints = self.history.checkpoints[:]
        if self.imagined is not None:
            other.imagined = self.imagined.copy()
        other.restore(self.history.choices[:moves], explaining)
        return other

    def clone(self, listening: bool) -> Timeline:
        """A game of its own that stands here: the last checkpoint, copied, and the few choices since."""
        history = self.history
        other = self.copy_at(len(history.choices), listening)
        other.history.undone = history.undone[:]
        if not history.every_step:
            # Somebody copies this match: from the copy's checkpoint, and from now on, the next copy is cheap.
            history.every_step = True
            history.last_checkpoint = other.history.last_checkpoint
            if self.imagined is not None and other.imagined is not None:
                self.imagined.at = other.imagined.at
        return other

    def imagine(self, seat: int, seed: int) -> Timeline:
        """A game of its own that stands here, dealt anew but for what the seat knows."""
        other = self.clone(False)
        other.history.checkpoints = []
        imagined = Imagined(seat, seed, -1)
        imagined.deal(other.play)
        other.imagined = imagined
        return other
