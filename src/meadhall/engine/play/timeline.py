"""How a match runs and gets to other places of the same game: choices, checkpoints, going back."""

from __future__ import annotations

from typing import Any

from meadhall.engine.decision import Decision
from meadhall.engine.errors import CannotUndo, IllegalChoice
from meadhall.engine.play.choice import REVEALED, ROLLED, Choice
from meadhall.engine.play.history import EVERY, EVERY_WITHIN_PARTS, Checkpoint, History, number_events
from meadhall.engine.play.imagined import Imagined
from meadhall.engine.play.running import Asked, Play
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
        """How it stood between the steps that the last choice to end a step has led through, if somebody listens."""
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
        if play.parts:
            self.go_on_beside(decision, option)
        else:
            asked = play.course.send(option)
            if isinstance(asked, Decision) and len(asked.options) > 1:  # as nearly always
                play.pending = [asked]
                if history.every_step and play.is_resumable:
                    self._add_checkpoint(self.together_began)
            else:
                self.meet(asked)
        if rng.drawn != drawn:
            choice.mark = ROLLED
        if state.revealed != revealed:
            choice.mark |= REVEALED
        if self.listening:
            number_events(self.events, len(history.choices))
        if history.undone:
            history.undone = []

    def meet(self, asked: Asked) -> None:
        """Go on from what the step under way has asked, or from its end (None), to the next open decision."""
        play = self.play
        if asked is None or not play.meet(asked):
            self._begin_steps()
        elif play.parts:
            self.together_began = len(self.history.choices)
        elif self.history.every_step and play.is_resumable:
            self._add_checkpoint(self.together_began)

    def go_on_beside(self, decision: Decision, option: str) -> None:
        """Go on with the side-by-side part that asked."""
        play = self.play
        history = self.history
        together = play.together
        asked = play.parts[decision.seat].send(option)
        if isinstance(asked, Decision) and len(asked.options) > 1:
            play.pending[play.pending.index(decision)] = asked
        elif not play.meet_in_part(decision, asked):
            self._begin_steps()
            return
        if play.together is not together:
            self.together_began = len(history.choices)
            return
        apart = EVERY_WITHIN_PARTS if history.every_step else EVERY
        if len(history.choices) >= history.last_checkpoint.moves + apart and play.is_resumable:
            self._add_checkpoint(self.together_began)

    def _begin_steps(self, *, at_checkpoint: bool = False) -> bool:
        """Begin the next step, and the next, until one asks something or the game is over; whether the first did."""
        play = self.play
        history = self.history
        continues_turn = self.rules.continues_turn
        moves = len(history.choices)
        if self.listening:
            self.passed = []
        first = True
        while True:
            if at_checkpoint:
                at_checkpoint = False
            elif history.every_step or moves >= history.last_checkpoint.moves + EVERY:
                self._add_checkpoint(-1)
                if self.listening:
                    self.passed.append(history.last_checkpoint)
            if continues_turn is None or not continues_turn(play.state):
                self.turn_began = moves
            self.together_began = moves
            if play.begin_step():
                return first
            first = False

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
        if self._begin_steps(at_checkpoint=True) and start.together_began >= 0:  # neither turn nor parts begin here
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
