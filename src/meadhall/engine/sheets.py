"""The table as sheets, for terminals, notebooks and plain pages: names of things and numbers, put into words there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Union

TABLE: Final = "table"
"""Rows under columns. A first column of seats (`seat.1`) says what lies before each player."""
GRID: Final = "grid"
"""A board of squares, row by row: each cell names its place, and then what stands there (`square.a1 piece.king`)."""
CARDS: Final = "cards"
"""Things that lie open side by side, a cell each, in rows."""
HAND: Final = "hand"
"""The same, before the seat that looks."""
TRACK: Final = "track"
"""Spaces one after the other, a row each: the space, and a list of what stands on it."""

KINDS: Final = (TABLE, GRID, CARDS, HAND, TRACK)

Cell = Union[str, int, list[str]]
"""A number; names of things and plain words with spaces between (`town.con5`, `seat.2 3`); or a list of such."""


class Sheet:
    """Rows with a title; title and columns are message names (`<game>-sheet-<title>`, `<game>-column-<column>`).

    A table without columns has a label and a value in each row.
    """

    __slots__ = ("columns", "kind", "rows", "title")

    def __init__(self, title: str, columns: list[str], rows: list[list[Cell]], kind: str = TABLE) -> None:
        self.title = title
        self.columns = columns
        self.rows = rows
        self.kind = kind


class Showing:
    """How a match shows itself in a notebook; the engine has no words, and is told by the package that has."""

    __slots__ = ("html_of",)

    def __init__(self) -> None:
        self.html_of: Callable[[Any], str] | None = None


SHOWING: Final = Showing()
