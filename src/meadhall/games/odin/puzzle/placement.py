"""Laying goods: where they may lie, why not elsewhere, and what a board pays, gives and costs."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from meadhall.engine.names import bits
from meadhall.engine.state import Cache
from meadhall.games.odin.puzzle.boards import Board
from meadhall.games.odin.puzzle.grid import TURNS, Turned, beside
from meadhall.games.odin.puzzle.tables import GREEN, ORANGE, PIECE, RED, Puzzle

Spot = tuple[int, int, int]
"""A good, its turn and its anchor: the cell of its first square, reading row by row from the top left."""

Incomes = list[tuple[int, int]]
"""Income cells, and what else must be covered when each of them is, itself included."""

REASONS: Final = (
    "wrong_colour",
    "no_ore_in_house",
    "only_wood_and_stone",
    "only_in_slots",
    "off_board",
    "covered",
    "orange_beside_orange",
    "red_beside_red",
    "green_beside_green",
    "income_order",
)
"""All that `why_not` can say."""
APART_REASON: Final = REASONS.index("orange_beside_orange")


class Answers(Cache):
    """Of a board as it is covered: the goods (bits) that were asked about, and those that fit."""

    __slots__ = ("asked", "covered", "fitting")

    def __init__(self, covered: int) -> None:
        self.covered = covered
        self.asked = 0
        self.fitting = 0

    def forget(self) -> None:
        self.covered = NOT_ASKED
        self.asked = 0
        self.fitting = 0


NOT_ASKED: Final = -1
NO_ANSWERS: Final = Answers(NOT_ASKED)


@mypyc_attr(acyclic=True)  # it holds nothing that could lead back to it: the garbage collector need not look
class OwnBoard:
    """A board or building that somebody owns, and what lies on it."""

    __slots__ = ("answers", "covered", "green", "kind", "orange", "placed", "red", "takes_wood")

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
        self.answers = NO_ANSWERS
        """What `Room` has found out; as soon as something else is covered it no longer counts."""

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
    free, within_reach = _open_to(puzzle, board, good)
    return _anchors(puzzle.turned[good][turn], free, within_reach)


def anchors_by_turn(puzzle: Puzzle, board: OwnBoard, good: int) -> list[int]:
    """The same for every turn at once; for those that look like an earlier one, none."""
    free, within_reach = _open_to(puzzle, board, good)
    found = [0] * TURNS
    for turn in puzzle.looks[good]:
        found[turn] = _anchors(puzzle.turned[good][turn], free, within_reach)
    return found


def turns_with(anchors: list[int]) -> int:
    """The turns (bits) that have an anchor."""
    turns = 0
    for turn, cells in enumerate(anchors):
        if cells:
            turns |= 1 << turn
    return turns


def legal_turns(puzzle: Puzzle, board: OwnBoard, good: int) -> int:
    """The turns (bits, of those that look different) in which the good fits somewhere; `puzzle.turns.of` names them."""
    return turns_with(anchors_by_turn(puzzle, board, good))


def fits(puzzle: Puzzle, board: OwnBoard, good: int) -> bool:
    """Whether the good can be laid at all."""
    free, within_reach = _open_to(puzzle, board, good)
    if not free:
        return False
    for turn in puzzle.looks[good]:  # noqa: SIM110 (a loop is faster here than a generator)
        if _anchors(puzzle.turned[good][turn], free, within_reach):
            return True
    return False


def legal_spots(puzzle: Puzzle, board: OwnBoard, good: int) -> list[Spot]:
    """Every way to lay the good."""
    return [
        (good, turn, anchor)
        for turn in bits(puzzle.turn_masks[good])
        for anchor in bits(legal_anchors(puzzle, board, good, turn))
    ]


def cells_of(puzzle: Puzzle, spot: Spot) -> int:
    """The cells (bits) that a laid good covers."""
    good, turn, anchor = spot
    return puzzle.turned[good][turn].mask << anchor


def why_not(puzzle: Puzzle, board: OwnBoard, good: int, turn: int, anchor: int) -> str:
    """Why the good may not lie there, one of `REASONS`; empty if it may."""
    if legal_anchors(puzzle, board, good, turn) >> anchor & 1:
        return ""
    return why_illegal(puzzle, board, good, turn, anchor)


def why_illegal(puzzle: Puzzle, board: OwnBoard, good: int, turn: int, anchor: int) -> str:
    """The same, for a spot that is known to be illegal."""
    printed = puzzle.printed[board.kind]
    room = room_for(puzzle, printed, board, good)
    mask = cells_of(puzzle, (good, turn, anchor))
    if good == puzzle.wood or good == puzzle.stone:
        if mask & ~room:
            return "only_in_slots"
    elif not room:
        if printed.group == "shed":
            return "only_wood_and_stone"
        return "no_ore_in_house" if good == puzzle.ore else "wrong_colour"
    if mask & ~room or not puzzle.turned[good][turn].inside >> anchor & 1:
        return "off_board"
    if mask & board.covered:
        return "covered"
    if mask & ~_free(puzzle, printed, board, good):
        colour = puzzle.colour[good]
        return REASONS[APART_REASON + colour] if colour < PIECE else "covered"
    return "income_order"


def blocking_income(puzzle: Puzzle, board: OwnBoard, mask: int) -> int:
    """The lowest income that a piece on these cells would cover while something to its lower left stays bare."""
    lowest = -1
    covered = board.covered | mask
    for diagonal in puzzle.printed[board.kind].diagonals:
        for k, number in enumerate(diagonal.cells):
            if mask >> number & 1 and diagonal.needs[k] & ~covered:
                if lowest < 0 or diagonal.values[k] < lowest:
                    lowest = diagonal.values[k]
                break
    return lowest


def place(puzzle: Puzzle, board: OwnBoard, good: int, turn: int, anchor: int) -> None:
    """Lay the good; that it may lie there is the caller's care."""
    mask = puzzle.turned[good][turn].mask << anchor
    board.covered |= mask
    colour = puzzle.colour[good]
    if colour == GREEN:
        board.green |= mask
    elif colour == RED:
        board.red |= mask
    elif colour == ORANGE:
        board.orange |= mask
    board.placed.append((good, turn, anchor))


def refill(puzzle: Puzzle, board: OwnBoard, tile: int, fill: list[int]) -> bool:
    """Take a tile off the board and fill its cells with these goods, all of its colour; False if that is impossible."""
    for k, spot in enumerate(board.placed):
        if spot[0] == tile:
            spots = _tiling(puzzle, cells_of(puzzle, spot), fill)
            if spots is None:
                return False
            board.placed[k : k + 1] = spots
            return True
    return False


def income(puzzle: Puzzle, board: OwnBoard) -> int:
    """The lowest bare income of each diagonal, added up."""
    total = 0
    for diagonal in puzzle.printed[board.kind].diagonals:
        value = diagonal.final
        for k, number in enumerate(diagonal.cells):
            if not board.covered >> number & 1:
                value = diagonal.values[k]
                break
        total += value
    return total


def bonuses(puzzle: Puzzle, board: OwnBoard) -> list[str]:
    """What the board gives in the bonus phase: names of goods, tiles, boards (`board.stone_house`) and weapon cards."""
    things: list[str] = []
    for bonus in puzzle.printed[board.kind].bonuses:
        if not (board.covered & bonus.cells or bonus.around & ~board.covered):
            things += bonus.things
    return things


def negative(puzzle: Puzzle, board: OwnBoard) -> int:
    """The negative points still to be seen, as a positive number."""
    printed = puzzle.printed[board.kind]
    bare = ~board.covered
    return (printed.minus_one & bare).bit_count() + 2 * (printed.minus_two & bare).bit_count()


def room_for(puzzle: Puzzle, printed: Board, board: OwnBoard, good: int) -> int:
    """The cells on which the good may lie as far as its colour goes."""
    room = printed.room[good]
    if board.takes_wood and good == puzzle.wood:
        room |= printed.cells
    return room


def _open_to(puzzle: Puzzle, board: OwnBoard, good: int) -> tuple[int, Incomes]:
    """The cells on which the good may lie, and among them the income cells that ask for more than themselves.

    An income cell may be covered only if all to its lower left is covered then (rule book, 'Anytime actions'). So a
    piece either keeps off it or covers everything that is missing; one that is too small for this keeps off.
    """
    within_reach: Incomes = []
    printed = puzzle.printed[board.kind]
    free = _free(puzzle, printed, board, good)
    if not free:
        return free, within_reach
    bare = ~board.covered
    size = puzzle.size[good]
    for diagonal in printed.diagonals:
        for k, need in enumerate(diagonal.needs):
            missing = need & bare
            if not missing:
                continue
            count = missing.bit_count()
            if count > size:
                free &= ~diagonal.rest[k]
                break
            if count > 1:
                within_reach.append((diagonal.cells[k], missing))
    return free, within_reach


def _anchors(turned: Turned, free: int, within_reach: Incomes) -> int:
    """Where a piece that is turned so may lie."""
    anchors = turned.anchors_on(free)
    if anchors:
        for income_cell, missing in within_reach:
            for anchor in bits(anchors & turned.reach << income_cell >> turned.span):
                if missing & ~(turned.mask << anchor):
                    anchors ^= 1 << anchor
    return anchors


def _free(puzzle: Puzzle, printed: Board, board: OwnBoard, good: int) -> int:
    """The bare cells on which the good may lie, away from tiles that it must not touch."""
    free = room_for(puzzle, printed, board, good) & ~board.covered
    colour = puzzle.colour[good]
    if colour == PIECE:
        # Slots are all alike: only the first one is offered.
        slots = free & (printed.wood_slots | printed.stone_slots)
        return free & ~slots | slots & -slots
    if printed.apart >> colour & 1:
        free &= ~beside(board.green if colour == GREEN else board.red if colour == RED else board.orange)
    return free


def _tiling(puzzle: Puzzle, hole: int, goods: list[int]) -> list[Spot] | None:
    """A way to fill the hole exactly with these goods; None if there is none."""
    if not goods:
        return None if hole else []
    anchor = (hole & -hole).bit_length() - 1
    for k, good in enumerate(goods):
        for turn in bits(puzzle.turn_masks[good]):
            turned = puzzle.turned[good][turn]
            mask = turned.mask << anchor
            if turned.inside >> anchor & 1 and not mask & ~hole:
                rest = _tiling(puzzle, hole & ~mask, goods[:k] + goods[k + 1 :])
                if rest is not None:
                    return [(good, turn, anchor), *rest]
    return None
