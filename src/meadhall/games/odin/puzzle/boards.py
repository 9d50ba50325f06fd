"""Boards and buildings as printed: cells, income diagonals, bonus spaces, negative points."""

from __future__ import annotations

from typing import Final

from meadhall.engine.data import Data
from meadhall.games.odin.puzzle.grid import COLS, ROWS, around, cell
from meadhall.games.odin.puzzle.shapes import BoardRecord

BOARDS_FILE: Final = "boards.toml"
INCOMES: Final = "0123456789TF"
INCOME_VALUES: Final = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 12, 15]


class Diagonal:
    """A line of income cells, lowest first."""

    __slots__ = ("cells", "final", "needs", "paid", "rest", "values")

    def __init__(self, cells: list[int], values: list[int], final: int, coverable: int) -> None:
        self.cells = cells
        self.values = values
        self.final = final
        """What is paid once all its cells are covered."""
        self.paid = [*values, final]
        """The income by the number of cells covered."""
        # Left of it, below it, and the area between (Polish rule book, 'Zakrywanie pól planszy osady').
        self.needs = [coverable & _lower_left(number // COLS, number % COLS) for number in cells]
        """What must be covered when an income cell is covered, itself included; bonus cells are not asked for."""
        self.rest = [sum(1 << number for number in cells[k:]) for k in range(len(cells))]
        """Each income cell together with the higher ones."""


class BonusSpace:
    """A printed good that is received while it is bare and everything around it is covered."""

    __slots__ = ("around", "cells", "things")

    def __init__(self, cells: int, neighbours: int, things: list[str]) -> None:
        self.cells = cells
        self.around = neighbours
        self.things = things


class Board:
    """One side of a board, or a building, as printed."""

    __slots__ = (
        "apart",
        "bonuses",
        "cells",
        "count",
        "diagonals",
        "group",
        "incomes",
        "letter",
        "mini_expansion",
        "minus",
        "minus_one",
        "minus_two",
        "number",
        "other_side",
        "points",
        "points_revised",
        "room",
        "rows",
        "ships",
        "side",
        "stone_slots",
        "vikings",
        "wood_slots",
    )

    def __init__(self, number: int, record: BoardRecord) -> None:
        self.number = number
        self.group: str = record.group
        """home, exploration, shed or house"""
        self.rows = record.rows
        """The drawing; boards.toml says what its characters mean."""
        self.points = record.points
        self.points_revised = record.points if record.points_revised is None else record.points_revised
        self.count = record.count
        self.letter = record.letter
        self.side: str = record.side
        self.other_side = -1
        self.vikings = record.vikings
        self.ships = record.ships
        self.mini_expansion = record.mini_expansion
        self.wood_slots = self.drawn("W")
        self.stone_slots = self.drawn("S")
        self.minus_one = self.drawn("-WS")
        self.minus_two = self.drawn("=")
        self.minus = self.minus_one.bit_count() + 2 * self.minus_two.bit_count()
        """The negative points of the bare board."""
        letters = "".join(record.bonus)
        self.cells = self.drawn(f".-={INCOMES}{letters}")
        """All cells that can be covered, without slots."""
        self.incomes = self.drawn(INCOMES)
        coverable = self.cells & ~self.drawn(letters)
        self.bonuses: list[BonusSpace] = []
        self.diagonals = _diagonals(record, coverable)
        for key, things in record.bonus.items():
            spot = self.drawn(key)
            # Only cells that exist need covering, and other bonus cells count as covered.
            self.bonuses.append(BonusSpace(spot, around(spot) & coverable, things))
        self.apart = 0
        """The colours (bits) of which no two tiles may share an edge here."""
        self.room: list[int] = []
        """For each good, the cells on which it may lie as far as its colour goes."""

    def drawn(self, characters: str) -> int:
        """The cells drawn with one of these characters."""
        return sum(
            1 << cell(row, col)
            for row, line in enumerate(self.rows)
            for col, character in enumerate(line)
            if character in characters
        )


def _lower_left(row: int, col: int) -> int:
    return sum(1 << cell(r, c) for r in range(row, ROWS) for c in range(col + 1))


def _diagonals(record: BoardRecord, coverable: int) -> list[Diagonal]:
    """Income cells by row + column, each line from the lower left to the upper right."""
    finals = {final.row + final.col: final.value for final in record.final_incomes}
    lines: dict[int, list[tuple[int, int]]] = {}
    for row in range(len(record.rows) - 1, -1, -1):
        for col, character in enumerate(record.rows[row]):
            if character in INCOMES:
                value = INCOME_VALUES[INCOMES.index(character)]
                lines.setdefault(row + col, []).append((cell(row, col), value))
    return [
        Diagonal([number for number, _ in line], [value for _, value in line], finals[key], coverable)
        for key, line in lines.items()
    ]


def check_drawing(data: Data, record: BoardRecord) -> None:
    """A drawing is a rectangle of known characters in which every letter is explained and incomes rise."""
    where = record.id
    if len(record.rows) > ROWS or any(len(row) != len(record.rows[0]) for row in record.rows):
        raise data.fail(BOARDS_FILE, f"{where}: rows must be of the same length, at most {ROWS} of them")
    if len(record.rows[0]) > COLS:
        raise data.fail(BOARDS_FILE, f"{where}: a row has at most {COLS} cells")
    used = set("".join(record.rows))
    letters = {character for character in used if character.islower()}
    if letters != set(record.bonus):
        raise data.fail(BOARDS_FILE, f"{where}: the letters of the drawing are not those of `bonus`")
    strange = used - letters - set(f"~#.-=WS{INCOMES}")
    if strange:
        raise data.fail(BOARDS_FILE, f"{where}: unknown characters {''.join(sorted(strange))!r}")
    lines: dict[int, list[int]] = {}
    for row in range(len(record.rows) - 1, -1, -1):
        for col, character in enumerate(record.rows[row]):
            if character in INCOMES:
                lines.setdefault(row + col, []).append(INCOME_VALUES[INCOMES.index(character)])
    finals = {final.row + final.col: final.value for final in record.final_incomes}
    if set(finals) != set(lines):
        raise data.fail(BOARDS_FILE, f"{where}: each income diagonal needs one final income on its line")
    for key, values in lines.items():
        if [*values, finals[key]] != sorted([*values, finals[key]]):
            raise data.fail(BOARDS_FILE, f"{where}: incomes must rise towards the upper right")
