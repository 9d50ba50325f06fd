"""A game as it runs: steps begin, ask and end; parts that are played side by side wait for each other."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, Final, Union

from meadhall.engine.decision import Ask, Decision, Together
from meadhall.engine.errors import IllegalChoice
from meadhall.engine.rules import Rules
from meadhall.engine.state import State

Asked = Union[Decision, Together, None]
"""What rules ask, and None where a step or a part has ended.

A plain value says so: the exception by which a generator ends costs as much as a whole decision.
"""
Course = Generator[Asked, str, None]

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

    __slots__ = ("_asked_if_forced", "course", "parts", "pending", "rules", "state", "together")

    def __init__(self, rules: Rules[Any], state: State, asked_if_forced: tuple[str, ...]) -> None:
        self.rules = rules
        self._asked_if_forced = asked_if_forced
        self.state = state
        self.pending: list[Decision] = []
        self.course = _steps(rules, state)
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

    def meet_in_part(self, decision: Decision, asked: Asked) -> bool:
        """Go on from what a side-by-side part has asked after that decision; False when the step has ended."""
        pending = self.pending
        seat = decision.seat
        place = pending.index(decision)
        following = self._meet_part(self.parts[seat], asked)
        if following is not None:
            pending[place] = following
            return True
        del pending[place]
        del self.parts[seat]
        return bool(self.parts) or self.meet(self.course.send(""))

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
            first = own if other == seat else self._meet_part(part, next(part))
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

    def begin_step(self) -> bool:
        """Run the next step to its first open decision; False when it has ended. Nothing pending: the game is over."""
        asked = next(self.course, _OVER)
        if isinstance(asked, Decision) and len(asked.options) > 1:
            self.pending = [asked]
            return True
        self.pending = []
        return self.meet(asked)

    def meet(self, asked: Asked) -> bool:
        """Go on from what the step has asked to its next open decision; False when it has ended."""
        while asked is not None:
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
            else:
                self._begin_together(asked)
                if self.pending:
                    return True
                option = ""
            asked = self.course.send(option)
        return False

    def _begin_together(self, together: Together) -> None:
        self.pending = []
        self.parts = {}
        self.together = together
        for seat in together.seats:
            part = _part(together.part(seat))
            first = self._meet_part(part, next(part))
            if first is not None:
                self.pending.append(first)
                self.parts[seat] = part

    def _meet_part(self, part: Course, asked: Asked) -> Decision | None:
        """Go on from what a part has asked to its next open decision; None when it has ended."""
        while asked is not None:
            if not isinstance(asked, Decision):
                raise TypeError("a part that is played side by side cannot be parted again")
            if len(asked.options) > 1:
                return asked
            option = asked.only_option
            if asked.kind in self._asked_if_forced:
                return asked
            asked = part.send(option)
        return None
