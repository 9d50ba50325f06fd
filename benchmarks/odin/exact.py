"""The best placement of A Feast for Odin as an integer program, for judging the solver (needs the group `exact`)."""

from __future__ import annotations

from collections import defaultdict
from itertools import product

from ortools.linear_solver import pywraplp

from meadhall.engine.names import bits
from meadhall.games.odin.puzzle.grid import COLS, ROWS
from meadhall.games.odin.puzzle.placement import OwnBoard
from meadhall.games.odin.puzzle.solver import out_of_order
from meadhall.games.odin.puzzle.tables import Puzzle
from meadhall.games.odin.puzzle.wish import Wish, value

Lay = tuple[int, pywraplp.Variable]
"""The cells of a tile, and whether it is laid there."""


class Program:
    """The integer program of one task.

    It asks that every covered income cell has its lower left covered in the end, and leaves out spots for which there
    is no order of laying; on a board with two income diagonals its best may be a little above what can be reached.
    """

    def __init__(self, puzzle: Puzzle, boards: list[OwnBoard], supply: list[int], wish: Wish) -> None:
        self.puzzle = puzzle
        self.wish = wish
        self.supply = supply
        self.solver = pywraplp.Solver.CreateSolver("HIGHS")
        self.objective = self.solver.Objective()
        self.objective.SetMaximization()
        self.objective.SetOffset(value(puzzle, boards, supply, wish))
        self.used = [self.solver.Constraint(0, count) for count in supply]
        for own in boards:
            self._add(own)

    def best(self, seconds: float) -> tuple[float, float]:
        """The best value found and a proven upper bound; they are equal when the search came to an end in time."""
        self.solver.SetTimeLimit(int(seconds * 1000))
        status = self.solver.Solve()
        found = self.objective.Value() if status in (self.solver.OPTIMAL, self.solver.FEASIBLE) else float("-inf")
        return found, self.objective.BestBound()

    def _add(self, own: OwnBoard) -> None:
        puzzle, printed = self.puzzle, self.puzzle.printed[own.kind]
        cells = (printed.cells | printed.wood_slots | printed.stone_slots) & ~own.covered
        lays: dict[int, list[Lay]] = defaultdict(list)
        coloured: dict[tuple[int, int], list[Lay]] = defaultdict(list)
        for good, count in enumerate(self.supply):
            for turn in bits(puzzle.turn_masks[good]) if count else ():
                turned = puzzle.turned[good][turn]
                for anchor in bits(turned.inside):
                    mask = turned.mask << anchor
                    if mask & ~(printed.room[good] & cells) or out_of_order(printed, own.covered, mask):
                        continue
                    lay = self.solver.BoolVar("")
                    minus = (mask & printed.minus_one).bit_count() + 2 * (mask & printed.minus_two).bit_count()
                    self.objective.SetCoefficient(lay, minus - self.wish.keep[good])
                    self.used[good].SetCoefficient(lay, 1)
                    for number in bits(mask):
                        lays[number].append((mask, lay))
                        coloured[puzzle.colour[good], number].append((mask, lay))
        for number in bits(cells):
            self._at_most([lay for _, lay in lays[number]], 1)
        self._keep_apart(own, coloured)
        self._add_incomes(own, lays)
        self._add_bonuses(own, lays)

    def _at_most(self, lays: list[pywraplp.Variable], most: int) -> None:
        row = self.solver.Constraint(0, most)
        for lay in lays:
            row.SetCoefficient(lay, 1)

    def _keep_apart(self, own: OwnBoard, coloured: dict[tuple[int, int], list[Lay]]) -> None:
        printed = self.puzzle.printed[own.kind]
        for colour, lying in enumerate((own.orange, own.red, own.green)):
            if not printed.apart >> colour & 1:
                continue
            for row, col in product(range(ROWS), range(COLS)):
                here = row * COLS + col
                for there in (here + 1 if col + 1 < COLS else -1, here + COLS if row + 1 < ROWS else -1):
                    if there < 0:
                        continue
                    lays = [lay for mask, lay in coloured[colour, here] if not mask >> there & 1]
                    lays += [lay for mask, lay in coloured[colour, there] if not mask >> here & 1]
                    already = (lying >> here & 1) + (lying >> there & 1)
                    if lays and already < 2:
                        self._at_most(lays, 1 - already)

    def _add_incomes(self, own: OwnBoard, lays: dict[int, list[Lay]]) -> None:
        for diagonal in self.puzzle.printed[own.kind].diagonals:
            for k, income_cell in enumerate(diagonal.cells):
                if own.covered >> income_cell & 1:
                    continue
                higher = diagonal.values[k + 1] if k + 1 < len(diagonal.values) else diagonal.final
                reached = self.solver.BoolVar("")
                self.objective.SetCoefficient(reached, self.wish.income * (higher - diagonal.values[k]))
                for number in bits(diagonal.needs[k] & ~own.covered):
                    self._needs(reached, lays[number])
                covering = self.solver.Constraint(0, 0)
                covering.SetCoefficient(reached, -1)
                for _, lay in lays[income_cell]:
                    covering.SetCoefficient(lay, 1)

    def _add_bonuses(self, own: OwnBoard, lays: dict[int, list[Lay]]) -> None:
        for k, space in enumerate(self.puzzle.printed[own.kind].bonuses):
            if own.covered & space.cells:
                continue
            worth = self.wish.bonus[own.kind][k]
            missing = space.around & ~own.covered
            given = self.solver.BoolVar("")
            self.objective.SetCoefficient(given, worth)
            if not missing:
                self.objective.SetOffset(self.objective.offset() - worth)
            for number in bits(missing):
                self._needs(given, lays[number])
            for number in bits(space.cells):
                self._at_most([given, *[lay for _, lay in lays[number]]], 1)

    def _needs(self, effect: pywraplp.Variable, lays: list[Lay]) -> None:
        """The effect takes place only if one of the tiles is laid."""
        row = self.solver.Constraint(0, 1)
        row.SetCoefficient(effect, -1)
        for _, lay in lays:
            row.SetCoefficient(lay, 1)
