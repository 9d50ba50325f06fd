"""The table as sheets of rows, for the terminal: names of things and numbers, put into words by whoever prints it."""

from __future__ import annotations

from typing import Union

Cell = Union[str, int, list[str]]
"""A number; names of things and plain words with spaces between (`town.con5`, `seat.2 3`); or a list of such."""


class Sheet:
    """A titled table; title and columns are message names (`<game>-sheet-<title>`, `<game>-column-<column>`)."""

    __slots__ = ("columns", "rows", "title")

    def __init__(self, title: str, columns: list[str], rows: list[list[Cell]]) -> None:
        self.title = title
        self.columns = columns
        self.rows = rows
