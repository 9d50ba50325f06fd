"""A choice that was made, and what it showed."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

ROLLED: Final = 1
REVEALED: Final = 2
PASSES: Final = 4
"""Of a choice that could be made: nothing is rolled or revealed, and then the seat has nothing to decide."""


@mypyc_attr(acyclic=True)  # it holds nothing that could lead back to it: the garbage collector need not look
class Choice:
    """A choice that was made: who, what, and whether it rolled or revealed something."""

    __slots__ = ("mark", "option", "seat")

    def __init__(self, seat: int, option: str) -> None:
        self.seat = seat
        self.option = option
        self.mark = 0

    @property
    def rolled(self) -> bool:
        return self.mark & ROLLED != 0

    @property
    def revealed(self) -> bool:
        return self.mark & REVEALED != 0

    def __repr__(self) -> str:
        return f"Choice({self.seat}, {self.option!r})"
