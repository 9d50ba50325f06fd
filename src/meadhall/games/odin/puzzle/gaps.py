"""Filling the gaps between tiles with single pieces: silver, ore and the like."""

from __future__ import annotations

from typing import Final

from meadhall.games.odin.puzzle.boards import Board
from meadhall.games.odin.puzzle.placement import OwnBoard, room_for
from meadhall.games.odin.puzzle.tables import GREEN, Puzzle
from meadhall.games.odin.puzzle.wish import Wish

IMPOSSIBLE: Final = -1e9
SMALLEST_GAIN: Final = 1e-9


class Gaps:
    """The single pieces of a supply, and what they can bring on these boards."""

    def __init__(self, puzzle: Puzzle, boards: list[OwnBoard], supply: list[int], wish: Wish) -> None:
        self.wish = wish
        self.kinds = [board.kind for board in boards]
        self.printed = [puzzle.printed[board.kind] for board in boards]
        self.pieces = [
            good
            for good, count in enumerate(supply)
            if count and puzzle.size[good] == 1 and puzzle.colour[good] > GREEN and good != puzzle.stone
        ]
        """Single pieces that may touch their like, cheapest first."""
        self.pieces.sort(key=lambda good: wish.keep[good])
        self.prices = [wish.keep[good] for good in self.pieces]
        self.stock = [supply[good] for good in self.pieces]
        self.usable: list[list[int]] = []
        """For each board, the pieces (by their place in `pieces`) that it takes."""
        for board, printed in zip(boards, self.printed, strict=True):
            rooms = [room_for(puzzle, printed, board, good) & printed.cells for good in self.pieces]
            self.usable.append([k for k, room in enumerate(rooms) if room])

    def fill(self, tiled: list[int], extra: int) -> tuple[float, list[int]]:
        """The value of the boards with their gaps filled as well as a greedy eye sees, and the cells that were filled.

        First what must be filled, since a tile lies on an income; then again and again what brings most for a cell.
        `extra` cells may be filled for nothing: a guess at what tiles still to come will do.
        """
        covered = tiled.copy()
        stock = self.stock.copy()
        spent = 0.0
        for number, printed in enumerate(self.printed):
            owed = _owed(printed, covered[number])
            if owed:
                count = owed.bit_count()
                free = min(extra, count)
                if count - free > self._capacity(number, stock):
                    return IMPOSSIBLE, []
                extra -= free
                spent += self._spend(number, count - free, stock)
                covered[number] |= owed
        while True:
            number, cells = self._best_target(covered, stock, extra)
            if number < 0:
                break
            count = cells.bit_count()
            free = min(extra, count)
            extra -= free
            spent += self._spend(number, count - free, stock)
            covered[number] |= cells
        value = -spent
        for number, printed in enumerate(self.printed):
            value += self._value(number, printed, covered[number])
            covered[number] &= ~tiled[number]
        return value, covered

    def _best_target(self, covered: list[int], stock: list[int], extra: int) -> tuple[int, int]:
        """The board and cells whose filling gains most for each cell; -1 if nothing is worth it."""
        best_rate = SMALLEST_GAIN
        best_number = -1
        best_cells = 0
        for number, printed in enumerate(self.printed):
            capacity = extra + self._capacity(number, stock)
            if not capacity:
                continue
            bare = ~covered[number]
            targets: list[int] = []
            for diagonal in printed.diagonals:
                for need in diagonal.needs:
                    if need & bare:
                        targets.append(need & bare)
                        if targets[-1].bit_count() > capacity:
                            break
            bonuses: list[tuple[int, float]] = []
            for k, worth in enumerate(self.wish.bonus[self.kinds[number]]):
                space = printed.bonuses[k]
                if worth > 0.0 and space.around & bare and not space.cells & ~bare:
                    bonuses.append((space.around & bare, worth))
                    targets.append(space.around & bare | _owed(printed, covered[number] | space.around))
            for cells in targets:
                count = cells.bit_count()
                if count > capacity:
                    continue
                gain = _minus(printed, cells) + self.wish.income * _rise(printed, bare, cells)
                for missing, worth in bonuses:
                    if not missing & ~cells:
                        gain += worth
                gain -= self._price(number, count - extra, stock)
                if gain > best_rate * count:
                    best_rate, best_number, best_cells = gain / count, number, cells
            cells = printed.minus_two & bare & printed.cells
            each = 2.0
            if not cells:
                cells = printed.minus_one & bare & printed.cells
                each = 1.0
            if cells and each - self._price(number, 1 - extra, stock) > best_rate:
                best_rate = each - self._price(number, 1 - extra, stock)
                best_number = number
                best_cells = _first(cells, extra if extra else self._cheapest(number, stock))
        return best_number, best_cells

    def _value(self, number: int, printed: Board, covered: int) -> float:
        """What the board is worth with these cells covered; slots are left out."""
        bare = ~covered
        value = 0.0 - _minus(printed, bare & printed.cells)
        for diagonal in printed.diagonals:
            level = 0
            while level < len(diagonal.cells) and not bare >> diagonal.cells[level] & 1:
                level += 1
            value += self.wish.income * diagonal.paid[level]
        for k, worth in enumerate(self.wish.bonus[self.kinds[number]]):
            space = printed.bonuses[k]
            if not (space.cells & covered or space.around & bare):
                value += worth
        return value

    def _capacity(self, number: int, stock: list[int]) -> int:
        total = 0
        for k in self.usable[number]:
            total += stock[k]
        return total

    def _cheapest(self, number: int, stock: list[int]) -> int:
        """How many there are of the cheapest piece that is left."""
        for k in self.usable[number]:
            if stock[k]:
                return stock[k]
        return 0

    def _price(self, number: int, count: int, stock: list[int]) -> float:
        """What so many pieces cost, the cheapest first."""
        price = 0.0
        for k in self.usable[number]:
            if count <= 0:
                break
            price += self.prices[k] * min(count, stock[k])
            count -= stock[k]
        return price

    def _spend(self, number: int, count: int, stock: list[int]) -> float:
        price = self._price(number, count, stock)
        for k in self.usable[number]:
            taken = min(count, stock[k])
            stock[k] -= taken
            count -= taken
        return price


def _minus(printed: Board, cells: int) -> int:
    points = (cells & printed.minus_one).bit_count()
    if printed.minus_two:
        points += 2 * (cells & printed.minus_two).bit_count()
    return points


def _rise(printed: Board, bare: int, cells: int) -> int:
    """By how much covering these bare cells raises the income."""
    if not cells & printed.incomes:
        return 0
    rise = 0
    for diagonal in printed.diagonals:
        for k, number in enumerate(diagonal.cells):
            if bare >> number & 1:
                if not cells >> number & 1:
                    break
                rise += diagonal.paid[k + 1] - diagonal.paid[k]
    return rise


def _owed(printed: Board, covered: int) -> int:
    """Cells that must be covered too, since an income cell is."""
    if not covered & printed.incomes:
        return 0
    owed = 0
    for diagonal in printed.diagonals:
        for k in range(len(diagonal.cells) - 1, -1, -1):
            if covered >> diagonal.cells[k] & 1:
                owed |= diagonal.needs[k]
                break
    return owed & ~covered


def _first(cells: int, count: int) -> int:
    """At most so many of the cells."""
    chosen = 0
    while cells and count > 0:
        low = cells & -cells
        chosen |= low
        cells ^= low
        count -= 1
    return chosen
