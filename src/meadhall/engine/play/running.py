"""A game as it runs: steps begin, ask and end; parts that are played side by side wait for each other."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, Final, Union

from meadhall.engine.decision import Ask, Decision, Together
from meadhall.engine.errors import IllegalChoice
from meadhall.engine.rules import Rules
from meadhall.engine.state import State

Course = Generator[Union[Decision, Together, None], str, None]
"""What rules ask, and None where a step or a part has ended.

A plain value says so: the exception by which a generator ends costs as much as a whole decision.
"""

_OVER: Final = Decision(-1, "over", [])


def _steps(rules: Rules[Any], state: State) -> Course:
    """A game from here on, step by step; it refers to no match, so that a match is freed as soon as nobody has it."""
    step = rules.step(state)
    while step is not None:
        yield from step
        yield None
        step = rules.step(state)


def _part(asking: Ask[None]) -> Course:
    """One seat's part of what is played side by side."""
    yield from asking
    yield None


class Play:
    """A state, the rules that change it, and the decisions that wait for an answer."""

    __slots__ = ("_asked_if_forced", "_course", "parts", "pending", "rules", "state", "together")

    def __init__(self, rules: Rules[Any], state: State, asked_if_forced: tuple[str, ...]) -> None:
        self.rules = rules
        self._asked_if_forced = asked_if_forced
        self.state = state
        self.pending: list[Decision] = []
        self._course = _steps(rules, state)
        self.together: Together | None = None
        """What was played side by side last."""
        self.parts: dict[int, Course] = {}
        """By seat: what is played side by side just now."""

    @property
    def is_resumable(self) -> bool:
        """Whether the step could be begun again here, in its middle or in that of its side-by-side parts."""
        together = self.together
        if not self.parts or together is None:
            return bool(self.pending) and self.pending[0].kind in self.rules.resumable
        return all(decision.kind in together.resumable for decision in self.pending)

    def run_part(self, decision: Decision, option: str) -> bool:
        """Go on with one of the side-by-side parts; False when the step has ended."""
        place = self.pending.index(decision)
        following = self._advance(self.parts[decision.seat], option)
        if following is not None:
            self.pending[place] = following
        else:
            del self.pending[place]
            del self.parts[decision.seat]
        return bool(self.parts) or self.run("")

    def begin_hidden_parts_again(self, seat: int) -> None:
        """Ask again what others decide out of the seat's sight, of what they now hold."""
        together = self.together
        if together is None or not together.hidden or not self.parts:
            return
        own = self.decision_of(seat)
        self.pending = []
        parts: dict[int, Course] = {}
        for other in sorted(self.parts):
            part = self.parts[other] if other == seat else _part(together.part(other))
            first = own if other == seat else self._advance(part, None)
            if first is not None:
                self.pending.append(first)
                parts[other] = part
        self.parts = parts

    def decision_of(self, seat: int) -> Decision | None:
        for decision in self.pending:
            if decision.seat == seat:
                return decision
        return None

    def awaited(self, seat: int) -> Decision:
        """The decision of the seat that waits for an answer (-1: the first one)."""
        if not self.pending:
            raise IllegalChoice("the game is over")
        if seat < 0 or self.pending[0].seat == seat:
            return self.pending[0]
        own = self.decision_of(seat)
        if own is None:
            raise IllegalChoice(f"seat {seat} has nothing to decide")
        return own

    def run(self, option: str | None) -> bool:
        """Run the step to its next open decision; False when it has ended. None begins the next step.

        Nothing is pending then: the game is over.
        """
        while True:
            asked = next(self._course, _OVER) if option is None else self._course.send(option)
            if isinstance(asked, Decision):
                if len(asked.options) > 1:
                    self.pending = [asked]
                    return True
                if asked is _OVER:
                    return True
                option = asked.only_option  # forced: made here, not recorded
                if asked.kind in self._asked_if_forced:
                    self.pending = [asked]
                    return True
            elif asked is None:
                return False
            else:
                self._begin_together(asked)
                if self.pending:
                    return True
                option = ""

    def _begin_together(self, together: Together) -> None:
        self.pending = []
        self.parts = {}
        self.together = together
        for seat in together.seats:
            part = _part(together.part(seat))
            first = self._advance(part, None)
            if first is not None:
                self.pending.append(first)
                self.parts[seat] = part

    def _advance(self, part: Course, option: str | None) -> Decision | None:
        """The next open decision of a part; None when it has ended."""
        while True:
            asked = next(part) if option is None else part.send(option)
            if asked is None:
                return None
            if not isinstance(asked, Decision):
                raise TypeError("a part that is played side by side cannot be parted again")
            if len(asked.options) > 1:
                return asked
            option = asked.only_option
            if asked.kind in self._asked_if_forced:
                return asked
