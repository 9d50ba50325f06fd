"""Advice for bots: how well a board is covered, and where a good lies best."""

from __future__ import annotations

import math
from typing import Final

from meadhall.games.odin.puzzle.boards import Board
from meadhall.games.odin.puzzle.grid import beside
from meadhall.games.odin.puzzle.placement import OwnBoard, Spot, cells_of, legal_spots, place
from meadhall.games.odin.puzzle.solver import Step, solve
from meadhall.games.odin.puzzle.tables import Puzzle
from meadhall.games.odin.puzzle.wish import Wish, worth

NEXT_INCOMES: Final = 5
"""How many incomes beyond the present one are hoped for."""
HOPE: Final = 0.9
"""The share of an income that is counted as its cells are covered one by one."""
LONELY: Final = 0.35
"""A bare cell without bare neighbours will take a coin."""
MOST_KEPT: Final = 20_000
MOST_PLANS: Final = 500
BUDGET: Final = 300
"""How long the solver looks."""

BestSpot = tuple[float, Spot]


def board_worth(puzzle: Puzzle, kind: int, covered: int, incomes: int, bonuses: int) -> float:
    """Negative points, income and bonus to come, and what is nearly reached; few choices change any of it."""
    key = (kind, covered, incomes, bonuses)
    found = puzzle.board_worths.get(key)
    if found is None:
        if len(puzzle.board_worths) >= MOST_KEPT:
            puzzle.board_worths.clear()
        found = puzzle.board_worths[key] = work_out(puzzle, kind, covered, incomes, bonuses)
    return found


def work_out(puzzle: Puzzle, kind: int, covered: int, incomes: int, bonuses: int) -> float:
    """The same of a board that is not there: nobody will ask for it again."""
    printed = puzzle.printed[kind]
    bare = ~covered
    total = -float((printed.minus_one & bare).bit_count() + 2 * (printed.minus_two & bare).bit_count())
    if incomes:
        total += incomes * income_hope(printed, covered)
    if bonuses:
        for bonus in printed.bonuses:
            if not covered & bonus.cells:
                missing = (bonus.around & bare).bit_count()
                gives = bonuses * math.fsum(worth(puzzle, thing) for thing in bonus.things)
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


Covering = tuple[int, int, int, int, int, bool]
"""All of a board that says what may be laid where."""


def _covering(board: OwnBoard) -> Covering:
    return board.kind, board.covered, board.green, board.red, board.orange, board.takes_wood


class SpotMemory:
    """Best spots, kept for as long as a board stays as it is: they are asked for again at each small decision."""

    def __init__(self) -> None:
        self._puzzle: Puzzle | None = None
        self._kept: dict[tuple[Covering, int, int, int], BestSpot | None] = {}

    def best(self, puzzle: Puzzle, board: OwnBoard, good: int, incomes: int, bonuses: int) -> BestSpot | None:
        """Where the good lies best on this board, and what that adds; None if it fits nowhere."""
        key = (_covering(board), good, incomes, bonuses)
        if puzzle is not self._puzzle or len(self._kept) >= MOST_KEPT:
            self._puzzle = puzzle
            self._kept.clear()
        if key not in self._kept:
            self._kept[key] = _best(puzzle, board, good, incomes, bonuses)
        return self._kept[key]


def _best(puzzle: Puzzle, board: OwnBoard, good: int, incomes: int, bonuses: int) -> BestSpot | None:
    before = board_worth(puzzle, board.kind, board.covered, incomes, bonuses)
    best: BestSpot | None = None
    for spot in legal_spots(puzzle, board, good):
        covered = board.covered | cells_of(puzzle, spot)
        gain = work_out(puzzle, board.kind, covered, incomes, bonuses) - before
        if best is None or gain > best[0]:
            best = (gain, spot)
    return best


Table = tuple[tuple[Covering, ...], tuple[int, ...], int]
"""All that a plan depends on: how each board is covered, the supply, what is left to come."""


class Planner:
    """Plans for everything at once, for the last round, when no more goods come; a plan is kept until it is done."""

    def __init__(self) -> None:
        self._puzzle: Puzzle | None = None
        self._kept: dict[Table, list[Step]] = {}

    def next(self, puzzle: Puzzle, boards: list[OwnBoard], supply: list[int], wish: Wish) -> Step | None:
        """The next step of the plan; None when nothing more is to be laid."""
        key = _table(boards, supply, wish)
        if puzzle is not self._puzzle or len(self._kept) >= MOST_PLANS:
            self._puzzle = puzzle
            self._kept.clear()
        if key not in self._kept:
            self._keep(puzzle, boards, supply, wish)
        steps = self._kept[key]
        return steps[0] if steps else None

    def _keep(self, puzzle: Puzzle, boards: list[OwnBoard], supply: list[int], wish: Wish) -> None:
        steps = solve(puzzle, boards, supply, wish, budget=BUDGET)
        laid = [board.copy() for board in boards]
        left = supply[:]
        for done in range(len(steps) + 1):
            self._kept[_table(laid, left, wish)] = steps[done:]
            if done < len(steps):
                number, (good, turn, anchor) = steps[done]
                place(puzzle, laid[number], good, turn, anchor)
                left[good] -= 1


def _table(boards: list[OwnBoard], supply: list[int], wish: Wish) -> Table:
    return tuple(map(_covering, boards)), tuple(supply), round(100 * wish.income)
