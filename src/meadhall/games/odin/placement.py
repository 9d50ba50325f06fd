"""Laying goods: where they may lie, why not elsewhere, and what a board pays, gives and costs."""

from __future__ import annotations

from meadhall.games.odin.puzzle import Puzzle

Spot = tuple[int, int, int]
"""A good, its turn and its anchor: the cell of its first square, reading row by row from the top left."""


class OwnBoard:
    """A board or building that somebody owns, and what lies on it."""

    __slots__ = ("covered", "green", "kind", "orange", "placed", "red", "takes_wood")

    def __init__(self, kind: int) -> None:
        self.kind = kind
        self.covered = 0
        # Cells under tiles of a colour that may have to lie apart.
        self.orange = 0
        self.red = 0
        self.green = 0
        self.placed: list[Spot] = []
        """What was laid, in this order, for drawing it."""
        self.takes_wood = False
        """Whether wood may lie on the cells of this house like silver, thanks to an occupation."""

    def copy(self) -> OwnBoard:
        other = OwnBoard(self.kind)
        other.covered = self.covered
        other.orange = self.orange
        other.red = self.red
        other.green = self.green
        other.placed = self.placed.copy()
        other.takes_wood = self.takes_wood
        return other


def legal_anchors(puzzle: Puzzle, board: OwnBoard, good: int, turn: int) -> int:
    """The cells (bits) on which the good's first cell may come to lie; `puzzle.cells.of` names them."""
    raise NotImplementedError


def legal_turns(puzzle: Puzzle, board: OwnBoard, good: int) -> int:
    """The turns (bits, of those that look different) in which the good fits somewhere; `puzzle.turns.of` names them."""
    raise NotImplementedError


def fits(puzzle: Puzzle, board: OwnBoard, good: int) -> bool:
    """Whether the good can be laid at all."""
    raise NotImplementedError


def legal_spots(puzzle: Puzzle, board: OwnBoard, good: int) -> list[Spot]:
    """Every way to lay the good."""
    raise NotImplementedError


def cells_of(puzzle: Puzzle, spot: Spot) -> int:
    """The cells (bits) that a laid good covers."""
    raise NotImplementedError


def why_not(puzzle: Puzzle, board: OwnBoard, good: int, turn: int, anchor: int) -> str:
    """Why the good may not lie there, one of `REASONS`; empty if it may."""
    raise NotImplementedError


def place(puzzle: Puzzle, board: OwnBoard, good: int, turn: int, anchor: int) -> None:
    """Lay the good; that it may lie there is the caller's care."""
    raise NotImplementedError


def refill(puzzle: Puzzle, board: OwnBoard, tile: int, fill: list[int]) -> None:
    """Take a special tile off the board and fill its cells with these goods of the same colour."""
    raise NotImplementedError


def income(puzzle: Puzzle, board: OwnBoard) -> int:
    """The lowest bare income of each diagonal, added up."""
    raise NotImplementedError


def bonuses(puzzle: Puzzle, board: OwnBoard) -> list[str]:
    """What the board gives in the bonus phase: names of goods, tiles, boards (`board.stone_house`) and weapon cards."""
    raise NotImplementedError


def negative(puzzle: Puzzle, board: OwnBoard) -> int:
    """The negative points still to be seen, as a positive number."""
    raise NotImplementedError


REASONS = (
    "wrong_colour",
    "no_ore_in_house",
    "slot_only",
    "off_board",
    "covered",
    "green_beside_green",
    "orange_beside_orange",
    "red_beside_red",
    "income_order",
)
