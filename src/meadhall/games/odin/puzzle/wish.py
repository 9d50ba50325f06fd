"""What a placement is worth: negative points covered, income and bonuses to come, and what was not spent on it."""

from __future__ import annotations

import math

from meadhall.games.odin.puzzle.placement import OwnBoard, income, negative
from meadhall.games.odin.puzzle.tables import GREEN, PIECE, Puzzle


class Wish:
    """Weights, in points, of what a placement can bring."""

    __slots__ = ("bonus", "income", "keep")

    def __init__(self, puzzle: Puzzle, *, incomes: float, bonuses: float, keep: list[float]) -> None:
        self.income = incomes
        """How many income phases are still to come: each pays one point for a silver of income."""
        self.bonus = [
            [bonuses * math.fsum(worth(puzzle, thing) for thing in space.things) for space in printed.bonuses]
            for printed in puzzle.printed
        ]
        """What each bonus space of each board is worth in the bonus phases to come."""
        self.keep = keep
        """What each good is worth in the supply."""


def usual_wish(puzzle: Puzzle, *, incomes: int, bonuses: int) -> Wish:
    """The weights of somebody with so many income and bonus phases ahead who wants to use up green and blue goods."""
    over = incomes == 0
    keep = [0.0] * len(puzzle.colour)
    for good, colour in enumerate(puzzle.colour):
        if colour < GREEN and not over:
            keep[good] = worth(puzzle, puzzle.goods.names[good])
        elif puzzle.animals >> good & 1:
            keep[good] = float(puzzle.points[good])
    keep[puzzle.silver] = 1.0
    keep[puzzle.wood] = keep[puzzle.stone] = 0.0 if over else 1.0
    keep[puzzle.ore] = 0.0 if over else 0.5
    return Wish(puzzle, incomes=incomes, bonuses=bonuses, keep=keep)


def worth(puzzle: Puzzle, thing: str) -> float:
    """A rough price, in points, of something that a bonus gives or that lies in the supply."""
    good = puzzle.goods.index.get(thing, -1)
    if good < 0:
        return 1.0
    colour = puzzle.colour[good]
    if colour == PIECE:
        return 1.0
    # Green and blue goods cover cells; food saves silver at the feast.
    share = 0.75 if colour >= GREEN else 0.5
    return share * puzzle.size[good] + puzzle.points[good]


def value(puzzle: Puzzle, boards: list[OwnBoard], supply: list[int], wish: Wish) -> float:
    """What boards and supply are worth together."""
    total = 0.0
    for board in boards:
        total += wish.income * income(puzzle, board) - negative(puzzle, board)
        for k, space in enumerate(puzzle.printed[board.kind].bonuses):
            if not (board.covered & space.cells or space.around & ~board.covered):
                total += wish.bonus[board.kind][k]
    for good, count in enumerate(supply):
        total += wish.keep[good] * count
    return total
