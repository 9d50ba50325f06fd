"""Whether a good can be laid somewhere: asked at nearly every decision, so a few likely spots are tried first."""

from __future__ import annotations

from typing import Final

from meadhall.games.odin.placement import OwnBoard, cells_of, fits, legal_spots
from meadhall.games.odin.puzzle import GREEN, ORANGE, PIECE, RED, Puzzle
from meadhall.games.odin.puzzle_grid import beside

MOST_SPOTS: Final = 16
"""Trying more of them costs as much as looking at the whole board."""


class LikelySpots:
    """By board and good: spots without an income cell, far enough apart not to be covered all at once."""

    def __init__(self, puzzle: Puzzle) -> None:
        self._found: dict[int, list[int]] = {}
        self._goods = len(puzzle.goods.names)

    def on(self, puzzle: Puzzle, kind: int, good: int) -> list[int]:
        """The spots as cells (bits), worked out when they are first asked for."""
        key = kind * self._goods + good
        spots = self._found.get(key)
        if spots is None:
            spots = self._found[key] = _likely_spots(puzzle, kind, good)
        return spots


def _likely_spots(puzzle: Puzzle, kind: int, good: int) -> list[int]:
    incomes = 0
    for diagonal in puzzle.printed[kind].diagonals:
        incomes |= diagonal.rest[0]
    found: list[int] = []
    taken = incomes
    for spot in legal_spots(puzzle, OwnBoard(kind), good):
        cells = cells_of(puzzle, spot)
        if not cells & taken:
            taken |= cells
            found.append(cells)
    step = max(1, len(found) // MOST_SPOTS)
    return found[::step][:MOST_SPOTS]


def has_room(puzzle: Puzzle, likely: LikelySpots, board: OwnBoard, good: int) -> bool:
    """Whether the good can be laid on the board."""
    printed = puzzle.printed[board.kind]
    if not printed.room[good]:
        return board.takes_wood and fits(puzzle, board, good)
    blocked = board.covered
    colour = puzzle.colour[good]
    if colour != PIECE and printed.apart >> colour & 1:
        if colour == GREEN:
            blocked |= beside(board.green)
        elif colour == RED:
            blocked |= beside(board.red)
        elif colour == ORANGE:
            blocked |= beside(board.orange)
    for spot in likely.on(puzzle, board.kind, good):
        if not spot & blocked:
            return True
    return fits(puzzle, board, good)
