"""Advice for bots: how well a board is covered, and where a good lies best."""

from __future__ import annotations

from typing import Final

from meadhall.games.odin.placement import OwnBoard, Spot, cells_of, legal_spots
from meadhall.games.odin.puzzle import Puzzle
from meadhall.games.odin.puzzle_boards import Board
from meadhall.games.odin.puzzle_grid import beside
from meadhall.games.odin.wish import worth

NEXT_INCOMES: Final = 5
"""How many incomes beyond the present one are hoped for."""
HOPE: Final = 0.9
"""The share of an income that is counted as its cells are covered one by one."""
LONELY: Final = 0.35
"""A bare cell without bare neighbours will take a coin."""
MOST_KEPT: Final = 20000

BestSpot = tuple[float, Spot]


def board_worth(puzzle: Puzzle, kind: int, covered: int, incomes: int, bonuses: int) -> float:
    """Negative points, income and bonus to come, and what is nearly reached."""
    printed = puzzle.printed[kind]
    bare = ~covered
    total = -float((printed.minus_one & bare).bit_count() + 2 * (printed.minus_two & bare).bit_count())
    if incomes:
        total += incomes * income_hope(printed, covered)
    if bonuses:
        for bonus in printed.bonuses:
            if not covered & bonus.cells:
                missing = (bonus.around & bare).bit_count()
                gives = bonuses * sum(worth(puzzle, thing) for thing in bonus.things)
                total += gives if not missing else gives * 0.5 / (1.0 + missing)
    open_cells = printed.cells & bare
    lonely = open_cells & ~beside(open_cells)
    return total - LONELY * lonely.bit_count()


def income_hope(printed: Board, covered: int) -> float:
    """The income of each diagonal, and a share of the next ones."""
    hope = 0.0
    for diagonal in printed.diagonals:
        cells = diagonal.cells
        k = 0
        while k < len(cells) and covered >> cells[k] & 1:
            k += 1
        if k == len(cells):
            hope += diagonal.final
            continue
        hope += diagonal.values[k]
        for step in range(k, min(len(cells), k + NEXT_INCOMES)):
            higher = diagonal.values[step + 1] if step + 1 < len(cells) else diagonal.final
            need = diagonal.needs[step]
            hope += (higher - diagonal.values[step]) * HOPE * (need & covered).bit_count() / need.bit_count()
    return hope


class SpotMemory:
    """Best spots, kept for as long as a board stays as it is: they are asked for again at each small decision."""

    def __init__(self) -> None:
        self._kept: dict[tuple[int, int, int, int, int, int], BestSpot | None] = {}

    def best(self, puzzle: Puzzle, board: OwnBoard, good: int, incomes: int, bonuses: int) -> BestSpot | None:
        """Where the good lies best on this board, and what that adds; None if it fits nowhere."""
        apart = board.green ^ board.red << 1 ^ board.orange << 2
        key = (board.kind, board.covered, apart, good, incomes, bonuses)
        if key not in self._kept:
            if len(self._kept) >= MOST_KEPT:
                self._kept.clear()
            self._kept[key] = _best(puzzle, board, good, incomes, bonuses)
        return self._kept[key]


def _best(puzzle: Puzzle, board: OwnBoard, good: int, incomes: int, bonuses: int) -> BestSpot | None:
    before = board_worth(puzzle, board.kind, board.covered, incomes, bonuses)
    best: BestSpot | None = None
    for spot in legal_spots(puzzle, board, good):
        covered = board.covered | cells_of(puzzle, spot)
        gain = board_worth(puzzle, board.kind, covered, incomes, bonuses) - before
        if best is None or gain > best[0]:
            best = (gain, spot)
    return best
