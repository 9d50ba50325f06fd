"""The grid that all boards share, and pieces turned on it.

Cell (row, col) is bit 13 * row + col of a mask on every board, so one table of turned pieces serves them all. Masks
have up to 156 bits and are plain Python ints: to find all places of a 3x4 tile at once took 1.0 us from source and
0.9 us compiled, with three machine words of 52 bits 6 us and 0.4 us, and by trying each place in a table of words 12 us
and 2.4 us.
"""

from __future__ import annotations

from typing import Final

ROWS: Final = 12
COLS: Final = 13
"""As many as the home board has."""
GRID: Final = (1 << ROWS * COLS) - 1
TURNS: Final = 8
"""Four quarter turns clockwise, and the same four of the mirrored piece."""


def cell(row: int, col: int) -> int:
    """The bit number of a cell."""
    return row * COLS + col


def column_mask(col: int) -> int:
    return sum(1 << cell(row, col) for row in range(ROWS))


NOT_FIRST_COL: Final = GRID & ~column_mask(0)
NOT_LAST_COL: Final = GRID & ~column_mask(COLS - 1)


def beside(mask: int) -> int:
    """The cells that share an edge with a cell of the mask."""
    return ((mask << 1 & NOT_FIRST_COL) | (mask >> 1 & NOT_LAST_COL) | mask << COLS | mask >> COLS) & GRID


def around(mask: int) -> int:
    """The cells that touch a cell of the mask by edge or corner, without its own."""
    wide = mask | (mask << 1 & NOT_FIRST_COL) | (mask >> 1 & NOT_LAST_COL)
    return (wide | wide << COLS | wide >> COLS) & GRID & ~mask


class Turned:
    """A piece turned one way. Its anchor is its first cell, reading row by row from the top left."""

    __slots__ = ("folds", "inside", "loose", "mask", "offsets", "reach", "rim", "span")

    def __init__(self, spots: list[tuple[int, int]]) -> None:
        top, left = spots[0]
        self.offsets = [cell(row - top, col - left) for row, col in spots]
        """How far each cell's bit lies from the anchor's; the first is 0."""
        self.mask = sum(1 << offset for offset in self.offsets)
        """The cells of the piece with its anchor on bit 0: shift it by the anchor to lay it."""
        self.span = self.offsets[-1]
        self.reach = sum(1 << (self.span - offset) for offset in self.offsets)
        """Shifted left by a cell and right by `span`: the anchors from which the piece covers that cell."""
        beside_it = {
            (r, c) for row, col in spots for r, c in ((row - 1, col), (row + 1, col), (row, col - 1), (row, col + 1))
        }
        self.rim = sum(1 << cell(row - top + 1, col - left) for row, col in beside_it.difference(spots))
        """The cells that share an edge with it, one row too low: shift by the anchor and a row up. It knows no edges of
        the grid, so beside them it may name a cell of the neighbouring row: good enough for a rough look."""
        height = 1 + max(row for row, _ in spots) - top
        first = left - min(col for _, col in spots)
        last = COLS - 1 + left - max(col for _, col in spots)
        self.inside = sum(1 << cell(row, col) for row in range(ROWS - height + 1) for col in range(first, last + 1))
        """The anchors with which the piece stays on the grid."""
        width = 1 + max(col for _, col in spots) - min(col for _, col in spots)
        rectangle = len(spots) == height * width
        self.folds = folds(width, 1) + folds(height, COLS) if rectangle else []
        """A rectangle is looked for in halves: a 3x4 tile takes four shifts, not twelve."""
        self.loose = [] if rectangle else self.offsets
        """The cells of any other shape, which are looked for one by one."""

    def anchors_on(self, free: int) -> int:
        """The anchors with which the piece lies on these cells alone."""
        whole = free
        for shift in self.folds:
            whole &= whole >> shift
        anchors = whole & self.inside
        for offset in self.loose:
            anchors &= free >> offset
        return anchors


def folds(length: int, step: int) -> list[int]:
    """Shifts after which, each time `cells &= cells >> shift`, so many cells in a row have been looked at."""
    shifts: list[int] = []
    seen = 1
    while seen < length:
        more = min(seen, length - seen)
        shifts.append(more * step)
        seen += more
    return shifts


def all_turns(rows: list[str]) -> list[Turned]:
    """The eight turns of a drawn piece; those that look the same are the same object."""
    spots = [(row, col) for row, line in enumerate(rows) for col, character in enumerate(line) if character == "X"]
    found: list[Turned] = []
    known: dict[int, Turned] = {}
    for turn in range(TURNS):
        if turn == TURNS // 2:
            spots = [(row, -col) for row, col in spots]
        turned = Turned(sorted(spots))
        found.append(known.setdefault(turned.mask, turned))
        spots = [(col, -row) for row, col in spots]
    return found


def distinct(turned: list[Turned]) -> int:
    """The turns (bits) that look different."""
    mask = 0
    for turn in range(TURNS):
        if turned[turn] not in turned[:turn]:
            mask |= 1 << turn
    return mask
