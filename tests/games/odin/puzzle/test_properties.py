"""Properties of placement, checked against rules written a second time, cell by cell, from the drawings."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from meadhall.engine.data import Data
from meadhall.engine.names import bits
from meadhall.games.odin.puzzle.placement import (
    REASONS,
    OwnBoard,
    bonuses,
    cells_of,
    income,
    legal_anchors,
    legal_spots,
    negative,
    place,
    why_not,
)
from meadhall.games.odin.puzzle.shapes import BoardsFile
from meadhall.games.odin.puzzle.tables import PIECE
from tests.games.odin.puzzle.boards import PUZZLE, Place

pytestmark = pytest.mark.slow

RECORDS = Data("meadhall.games.odin").read("boards.toml", BoardsFile).boards
GOODS = range(len(PUZZLE.goods.names))
VALUES = {character: value for value, character in enumerate("0123456789")} | {"T": 12, "F": 15}


class Drawn:
    """A board as its drawing shows it: a dictionary of cells, and the name of what lies on each."""

    def __init__(self, own: OwnBoard) -> None:
        self.record = RECORDS[own.kind]
        self.house = self.record.group in ("house", "shed")
        self.cells = {
            (row, col): character
            for row, line in enumerate(self.record.rows)
            for col, character in enumerate(line)
            if character not in "~#"
        }
        self.tile: dict[Place, int] = {}
        self.good: dict[Place, int] = {}
        for number, spot in enumerate(own.placed):
            for found in places_of(spot[0], spot[1], spot[2]):
                self.tile[found] = number
                self.good[found] = spot[0]

    def takes(self, number: int, character: str) -> bool:
        name = PUZZLE.goods.names[number].partition(".")[2]
        if name in ("wood", "stone"):
            return character == name[0].upper()
        if character in "WS":
            return False
        colour = PUZZLE.colour[number]
        if self.house:
            return name != "ore"
        return colour not in (0, 1)

    def allows(self, number: int, places: list[Place]) -> bool:
        """The placement rules, in the rule book's order."""
        for found in places:
            if found not in self.cells or found in self.tile or not self.takes(number, self.cells[found]):
                return False
        colour = PUZZLE.colour[number]
        if colour in ((0, 1) if self.house else (2,)):
            for row, col in places:
                for neighbour in [(row + 1, col), (row - 1, col), (row, col + 1), (row, col - 1)]:
                    if neighbour in self.good and PUZZLE.colour[self.good[neighbour]] == colour:
                        return False
        after = set(self.tile) | set(places)
        for row, col in places:
            if self.cells[row, col] in VALUES:
                for (r, c), character in self.cells.items():
                    if r >= row and c <= col and (r, c) not in after and not character.islower():
                        return False
        return True

    def negative(self) -> int:
        worth = {"-": 1, "W": 1, "S": 1, "=": 2}
        return sum(worth.get(character, 0) for found, character in self.cells.items() if found not in self.tile)

    def income(self) -> int:
        total = 0
        for final in self.record.final_incomes:
            line = [
                VALUES[character]
                for (row, col), character in self.cells.items()
                if character in VALUES and row + col == final.row + final.col and (row, col) not in self.tile
            ]
            total += min([final.value, *line])
        return total

    def bonuses(self) -> list[str]:
        """The letters of the bonus spaces that give something."""
        given = []
        for letter in self.record.bonus:
            own = [found for found, character in self.cells.items() if character == letter]
            around = {
                (row + down, col + right) for row, col in own for down in (-1, 0, 1) for right in (-1, 0, 1)
            } & set(self.cells)
            bare = [found for found in around if found not in self.tile and not self.cells[found].islower()]
            if not bare and not any(found in self.tile for found in own):
                given.append(letter)
        return given


def places_of(number: int, turn: int, anchor: int) -> list[Place]:
    return [divmod(found, 13) for found in bits(cells_of(PUZZLE, (number, turn, anchor)))]


@st.composite
def positions(draw: st.DrawFn) -> OwnBoard:
    """A board with goods laid on it by legal steps."""
    own = OwnBoard(draw(st.integers(0, len(RECORDS) - 1)))
    for _ in range(draw(st.integers(0, 14))):
        spots = legal_spots(PUZZLE, own, draw(st.sampled_from(GOODS)))
        if spots:
            # Low incomes are reached only from the lower left corner: half of the tiles go there.
            low = draw(st.booleans())
            place(PUZZLE, own, *(spots[-1] if low else draw(st.sampled_from(spots))))
    return own


@settings(max_examples=200)
@given(positions(), st.sampled_from(GOODS))
def test_legal_anchors_are_those_that_the_rules_allow_cell_by_cell(own: OwnBoard, number: int) -> None:
    drawn = Drawn(own)
    for turn in range(8):
        # The offset 4 keeps the cells left of the anchor, at most four, in the anchor's rows.
        shape = [divmod(offset + 4, 13) for offset in PUZZLE.turned[number][turn].offsets]
        allowed = 0
        for anchor in range(12 * 13):
            top, left = divmod(anchor, 13)
            if drawn.allows(number, [(top + row, left + col - 4) for row, col in shape]):
                allowed |= 1 << anchor
        if number in (PUZZLE.wood, PUZZLE.stone):
            allowed &= -allowed  # slots are alike: the first stands for all
        assert legal_anchors(PUZZLE, own, number, turn) == allowed


@settings(max_examples=100)
@given(positions(), st.sampled_from(GOODS), st.integers(0, 7))
def test_every_other_cell_has_a_reason(own: OwnBoard, number: int, turn: int) -> None:
    legal = legal_anchors(PUZZLE, own, number, turn)
    for anchor in range(12 * 13):
        reason = why_not(PUZZLE, own, number, turn, anchor)
        assert (reason == "") == bool(legal >> anchor & 1)
        assert reason == "" or reason in REASONS


@settings(max_examples=200)
@given(positions())
def test_income_bonus_and_negative_points_are_what_the_drawing_shows(own: OwnBoard) -> None:
    drawn = Drawn(own)
    assert income(PUZZLE, own) == drawn.income()
    assert negative(PUZZLE, own) == drawn.negative()
    things = [
        thing
        for bonus, letter in zip(PUZZLE.printed[own.kind].bonuses, drawn.record.bonus, strict=True)
        if letter in drawn.bonuses()
        for thing in bonus.things
    ]
    assert bonuses(PUZZLE, own) == things


@settings(max_examples=100)
@given(positions(), st.sampled_from(GOODS), st.data())
def test_laying_a_good_never_lowers_income_nor_raises_negative_points(
    own: OwnBoard, number: int, data: st.DataObject
) -> None:
    spots = legal_spots(PUZZLE, own, number)
    if not spots:
        return
    income_before, negative_before, covered_before = income(PUZZLE, own), negative(PUZZLE, own), own.covered
    place(PUZZLE, own, *data.draw(st.sampled_from(spots)))
    assert income(PUZZLE, own) >= income_before
    assert negative(PUZZLE, own) <= negative_before
    assert own.covered.bit_count() == covered_before.bit_count() + PUZZLE.size[number]


@settings(max_examples=100)
@given(positions())
def test_colour_masks_are_the_cells_under_tiles_of_that_colour(own: OwnBoard) -> None:
    masks = [own.orange, own.red, own.green]
    for colour in range(PIECE - 1):
        under = 0
        for spot in own.placed:
            if PUZZLE.colour[spot[0]] == colour:
                under |= cells_of(PUZZLE, spot)
        assert masks[colour] == under
