"""Trying rules out on a copy of the position, so that a question is answered by the rules themselves."""

from __future__ import annotations

from typing import Any

from meadhall.engine.decision import Ask, Decision


class Tried:
    """What rules asked, and what they returned if they came to their end."""

    __slots__ = ("asked", "ended", "result")

    def __init__(self) -> None:
        self.asked: list[Decision] = []
        self.ended = False
        self.result: Any = None


def tried(rules: Ask[Any], choices: list[str], *, then: int | None = None) -> Tried:
    """Run rules with these choices, and on to the next question; or to the end, always with the option at `then`."""
    found = Tried()
    left = choices[:]
    option: str | None = None
    while True:
        try:
            decision = next(rules) if option is None else rules.send(option)
        except StopIteration as end:
            found.ended = True
            found.result = end.value
            return found
        if not isinstance(decision, Decision):
            raise TypeError("what is tried out is asked of one seat after the other")
        if len(decision.options) == 1:
            option = decision.only_option
            continue
        found.asked.append(decision)
        if left:
            option = left.pop(0)
        elif then is not None:
            option = decision.options[then]
        else:
            return found
