"""How a match runs and gets to other places of the same game: choices, checkpoints, going back."""

from __future__ import annotations

from typing import Any

from meadhall.engine.decision import Decision
from meadhall.engine.errors import CannotUndo, IllegalChoice
from meadhall.engine.play.choice import REVEALED, ROLLED, Choice
from meadhall.engine.play.history import EVERY, EVERY_WITHIN_PARTS, Checkpoint, History, number_events
from meadhall.engine.play.imagined import Imagined
from meadhall.engine.play.running import Play
from meadhall.engine.rules import Rules
from meadhall.engine.state import Event


class Timeline:
    """A game from its beginning to where it stands."""

    __slots__ = (
        "asked_if_forced",
        "events",
        "history",
        "imagined",
        "listening",
        "passed",
        "play",
        "rules",
        "together_began",
        "turn_began",
    )

    play: Play  # there from the first `start` on

    def __init__(self, rules: Rules[Any], start: Checkpoint, listening: bool, asked_if_forced: tuple[str, ...]) -> None:
        self.rules = rules
        self.asked_if_forced = asked_if_forced
        self.listening = listening
        self.events: list[Event] = []
        self.passed: list[Checkpoint] = []
        """How it stood between the steps that the last choice has led through, if somebody listens."""
        # A match that listens has all its checkpoints from the start: a copy's, which may not listen, lack the events.
        self.history = History(start, every_step=listening)
        self.imagined: Imagined | None = None
        self.turn_began = start.turn_began
        """After how many choices the turn under way began."""
        self.together_began = 0
        """After how many choices the last side-by-side parts began."""

    # Going on.

    def choose(self, option: str, seat: int) -> None:
        """Answer the pending decision of the seat (-1: the first one)."""
        decision = self.play.awaited(seat)
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
        if self.passed:
            self.passed = []
        if play.parts:
            self._go_on_beside(decision, option)
        elif not play.run(option):
            self._begin_steps()
        elif play.parts:
            self.together_began = len(history.choices)
        elif history.every_step and play.is_resumable:
            self._add_checkpoint(self.together_began)
        if rng.drawn != drawn:
            choice.mark = ROLLED
        if state.revealed != revealed:
            choice.mark |= REVEALED
        if self.listening:
            number_events(self.events, len(history.choices))
        if history.undone:
            history.undone = []

    def _go_on_beside(self, decision: Decision, option: str) -> None:
        play = self.play
        history = self.history
        together = play.together
        if not play.run_part(decision, option):
            self._begin_steps()
        elif play.together is not together:
            self.together_began = len(history.choices)
        else:
            apart = EVERY_WITHIN_PARTS if history.every_step else EVERY
            if len(history.choices) >= history.last_checkpoint.moves + apart and play.is_resumable:
                self._add_checkpoint(self.together_began)

    def _begin_steps(self) -> None:
        """Begin the next step, and the next, until one asks something or the game is over."""
        history = self.history
        moves = len(history.choices)
        while True:
            if history.every_step or moves >= history.last_checkpoint.moves + EVERY:
                self._add_checkpoint(-1)
                if self.listening:
                    self.passed.append(history.last_checkpoint)
            if self._begin_step(moves):
                return

    def _begin_step(self, moves: int) -> bool:
        play = self.play
        continues_turn = self.rules.continues_turn
        if continues_turn is None or not continues_turn(play.state):
            self.turn_began = moves
        self.together_began = moves
        play.pending = []
        return play.run(None)

    def _add_checkpoint(self, together_began: int) -> None:
        moves = len(self.history.choices)
        state = self.play.state.copy()
        self.history.last_checkpoint = Checkpoint(state, moves, len(self.events), self.turn_began, together_began)
        if self.imagined is None:
            self.history.keep_last()
        else:
            self.imagined.at = -1  # what was dealt is in the checkpoint, and nobody goes back to before that

    # Standing elsewhere.

    def start(self, explaining: bool = False) -> None:
        """Stand at the first decision after the last checkpoint, which stays as it is."""
        start = self.history.last_checkpoint
        state = start.state.copy()
        state.explaining = explaining
        if self.listening:
            del self.events[start.events :]
            state.told = self.events
        if self.imagined is None:
            self.history.keep_last()
        self.play = Play(self.rules, state, self.asked_if_forced)
        self.turn_began = start.turn_began
        if not self._begin_step(start.moves):
            self._begin_steps()
        elif start.together_began >= 0:  # neither the turn nor the parts begin here
            self.turn_began = start.turn_began
            self.together_began = start.together_began
        if self.listening:
            number_events(self.events, start.moves)

    def restore(self, choices: list[Choice], moves: int, own: int, explaining: bool) -> None:
        """Stand where the first `moves` of these choices lead; the first `own` of them are this match's own."""
        history = self.history
        imagined = self.imagined
        dealt_at = -1 if imagined is None else imagined.at
        if own < dealt_at or (history.last_checkpoint.moves > own and not history.go_back(own)):
            raise CannotUndo("an imagined match begins where it was imagined")  # before that lies what is true
        start = history.last_checkpoint.moves
        history.choices = choices[:start]
        every_step, history.every_step = history.every_step, True
        self.start(explaining)
        play = self.play
        for at in range(start, moves):
            if at == dealt_at and imagined is not None:
                imagined.deal(play, at)
            choice = choices[at]
            if at < own:
                first = play.pending[0]
                self.make(first if first.seat == choice.seat else play.awaited(choice.seat), choice.option)
            else:
                self.choose(choice.option, choice.seat)
        if moves == dealt_at and imagined is not None:
            imagined.deal(play, moves)
        history.every_step = every_step

    def take_back(self, at: int) -> Choice:
        """Stand where the other choices lead."""
        choices = self.history.choices
        undone = self.history.undone
        self.restore(choices[:at] + choices[at + 1 :], len(choices) - 1, at, False)
        self.history.undone = [*undone, choices[at]]
        return choices[at]
