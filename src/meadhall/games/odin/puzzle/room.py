"""Whether goods can be laid somewhere: asked at nearly every decision, so likely spots come first, answers are kept."""

from __future__ import annotations

from typing import Final

from meadhall.games.odin.puzzle.grid import beside
from meadhall.games.odin.puzzle.placement import Answers, OwnBoard, cells_of, fits, legal_spots
from meadhall.games.odin.puzzle.tables import GREEN, ORANGE, PIECE, RED, Puzzle

MOST_SPOTS: Final = 16
"""Trying more likely spots costs as much as looking at the whole board."""
MOST_KEPT: Final = 20_000
"""Of so many boards answers are kept; then they are forgotten."""

Covering = tuple[int, int, int, int, int]
"""All of a board that matters for what may be laid on it."""


class Room:
    """Finds out which goods fit on a board."""

    def __init__(self, puzzle: Puzzle) -> None:
        self._puzzle = puzzle
        self._goods = len(puzzle.goods.names)
        self._likely: dict[int, list[int]] = {}
        self._answers: dict[Covering, Answers] = {}

    def fitting(self, board: OwnBoard, goods: int) -> int:
        """Those of the goods (bits) that can be laid on the board."""
        answers = board.answers
        if board.takes_wood or answers.covered != board.covered:
            answers = self._answers_for(board)
        unknown = goods & ~answers.asked
        while unknown:
            low = unknown & -unknown
            unknown ^= low
            self._find_out(answers, board, low)
        return goods & answers.fitting

    def any_fits(self, board: OwnBoard, goods: int) -> bool:
        """Whether one of the goods (bits) can be laid on the board; the last of them is looked at first."""
        answers = board.answers
        if board.takes_wood or answers.covered != board.covered:
            answers = self._answers_for(board)
        if goods & answers.fitting:
            return True
        unknown = goods & ~answers.asked
        while unknown:
            high = 1 << unknown.bit_length() - 1
            unknown ^= high
            self._find_out(answers, board, high)
            if answers.fitting & high:
                return True
        return False

    def _answers_for(self, board: OwnBoard) -> Answers:
        """What is known of a board like this; from then on it is kept with the board."""
        if board.takes_wood:
            return Answers(board.covered)
        covering = (board.kind, board.covered, board.green, board.red, board.orange)
        answers = self._answers.get(covering)
        if answers is None:
            if len(self._answers) >= MOST_KEPT:
                self._answers.clear()
            answers = self._answers[covering] = Answers(board.covered)
        board.answers = answers
        return answers

    def _find_out(self, answers: Answers, board: OwnBoard, bit: int) -> None:
        good = bit.bit_length() - 1
        answers.asked |= bit
        if self._on_likely_spot(board, good) or fits(self._puzzle, board, good):
            answers.fitting |= bit

    def _on_likely_spot(self, board: OwnBoard, good: int) -> bool:
        puzzle = self._puzzle
        printed = puzzle.printed[board.kind]
        if not printed.room[good]:
            return False
        blocked = board.covered
        colour = puzzle.colour[good]
        if colour != PIECE and printed.apart >> colour & 1:
            if colour == GREEN:
                blocked |= beside(board.green)
            elif colour == RED:
                blocked |= beside(board.red)
            elif colour == ORANGE:
                blocked |= beside(board.orange)
        key = board.kind * self._goods + good
        spots = self._likely.get(key)
        if spots is None:
            spots = self._likely[key] = likely_spots(puzzle, board.kind, good)
        for spot in spots:  # noqa: SIM110 (a loop is faster here than a generator)
            if not spot & blocked:
                return True
        return False


def likely_spots(puzzle: Puzzle, kind: int, good: int) -> list[int]:
    """Spots (cells as bits) without an income cell, apart from each other: they will not be covered all at once."""
    taken = 0
    for diagonal in puzzle.printed[kind].diagonals:
        taken |= diagonal.rest[0]
    found: list[int] = []
    for spot in legal_spots(puzzle, OwnBoard(kind), good):
        cells = cells_of(puzzle, spot)
        if not cells & taken:
            taken |= cells
            found.append(cells)
    return found[:: max(1, len(found) // MOST_SPOTS)][:MOST_SPOTS]
