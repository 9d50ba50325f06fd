"""Small words for tests of the puzzle: boards by name, cells by (row, column) from the top left."""

from __future__ import annotations

from collections.abc import Iterable

from meadhall.engine.data import Data
from meadhall.games.odin.puzzle.grid import cell
from meadhall.games.odin.puzzle.placement import OwnBoard, cells_of, place, why_not
from meadhall.games.odin.puzzle.tables import Puzzle

PUZZLE = Puzzle(Data("meadhall.games.odin"))

Place = tuple[int, int]


def good(name: str) -> int:
    """The number of a good or special tile."""
    index = PUZZLE.goods.index
    return index[f"tile.{name}"] if f"tile.{name}" in index else index[f"good.{name}"]


def board(name: str) -> OwnBoard:
    return OwnBoard(PUZZLE.boards.index[f"board.{name}"])


def mask(places: Iterable[Place]) -> int:
    return sum(1 << cell(row, col) for row, col in places)


def area(rows: range, cols: range) -> int:
    return mask((row, col) for row in rows for col in cols)


def spot_on(name: str, places: Iterable[Place]) -> tuple[int, int]:
    """The turn and anchor with which the good covers exactly these cells."""
    wanted = mask(places)
    number = good(name)
    anchor = (wanted & -wanted).bit_length() - 1
    for turn in range(8):
        if cells_of(PUZZLE, (number, turn, anchor)) == wanted:
            return turn, anchor
    raise AssertionError(f"{name} does not have that shape")


def refusal(own: OwnBoard, name: str, places: Iterable[Place]) -> str:
    """Why the good may not cover these cells; empty if it may."""
    return why_not(PUZZLE, own, good(name), *spot_on(name, places))


def lay(own: OwnBoard, name: str, places: Iterable[Place]) -> None:
    """Lay the good on these cells, if it is allowed."""
    turn, anchor = spot_on(name, places)
    reason = why_not(PUZZLE, own, good(name), turn, anchor)
    assert not reason, f"{name}: {reason}"
    place(PUZZLE, own, good(name), turn, anchor)


def rectangle(row: int, col: int, height: int, width: int) -> list[Place]:
    return [(r, c) for r in range(row, row + height) for c in range(col, col + width)]
