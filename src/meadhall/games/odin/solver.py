"""Finding good placements: what to lay where, for hints, for 'place for me' and for bots."""

from __future__ import annotations

from meadhall.games.odin.placement import OwnBoard, Spot
from meadhall.games.odin.puzzle import Puzzle


class Wish:
    """What a placement is good for, besides the minus points it covers."""

    __slots__ = ("bonuses", "incomes")

    def __init__(self, incomes: int, bonuses: int) -> None:
        self.incomes = incomes
        """How many income phases are still to come."""
        self.bonuses = bonuses
        """How many bonus phases are still to come."""


def solve(puzzle: Puzzle, boards: list[OwnBoard], supply: list[int], wish: Wish, budget: int) -> list[tuple[int, Spot]]:
    """What to lay, in an order in which every step is legal: (index of the board, spot).

    `supply` counts each good by its number; `budget` is the number of positions the search may look at.
    """
    raise NotImplementedError
