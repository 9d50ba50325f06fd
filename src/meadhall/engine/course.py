"""The course of a game, run by a match: what is asked, and None at each end.

A plain value says that a step has ended: the exception by which a generator ends costs as much as a whole decision.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, Union

from meadhall.engine.decision import Ask, Decision, Together
from meadhall.engine.rules import Rules
from meadhall.engine.state import State

Course = Generator[Union[Decision, Together, None], str, None]
"""What rules ask, and None where a step or a part has ended."""


def steps(rules: Rules[Any], state: State) -> Course:
    """A game from here on, step by step; it refers to no match, so that a match is freed as soon as nobody has it."""
    step = rules.step(state)
    while step is not None:
        yield from step
        yield None
        step = rules.step(state)


def part_of(asking: Ask[None]) -> Course:
    """One seat's part of what is played side by side."""
    yield from asking
    yield None
