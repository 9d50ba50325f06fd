"""Which goods are in use at a table: those of the base game, or those of the Harvest mini-expansion as well."""

from __future__ import annotations

from meadhall.engine.names import mask_of
from meadhall.engine.state import Components
from meadhall.games.odin.puzzle.tables import GREEN, ORANGE, PIECE, RED, Puzzle


class GoodsInUse(Components):
    """Lists that rules go through again and again: without the mini-expansion, its goods are not looked at."""

    def __init__(self, puzzle: Puzzle, *, harvest: bool) -> None:
        goods = [
            good
            for good, colour in enumerate(puzzle.colour)
            if colour != PIECE and (harvest or not puzzle.mini_expansion[good])
        ]
        self.food = [good for good in goods if puzzle.colour[good] in (ORANGE, RED)]
        self.green = [good for good in goods if puzzle.colour[good] == GREEN]
        self.layable = [puzzle.silver, puzzle.ore, *goods]
        """What may be laid on boards at any time; wood and stone are laid into their slots when the game ends."""
        self.specials = mask_of([good for good in self.layable if puzzle.specials >> good & 1])
        """Special tiles among them (bits): a seat can have those alone that have left the supply."""
        self.common = [good for good in self.layable if not self.specials >> good & 1]
        """The others."""
        self.common_and_wood = [*self.common, puzzle.wood]
        """The same, if wood may be laid in houses."""
        self.common_on_land = [good for good in self.common if puzzle.colour[good] not in (ORANGE, RED)]
        """The same for those who have no house."""
        self.dishes_beside = [
            [good for good in self.food if puzzle.colour[good] != colour] for colour in range(PIECE + 1)
        ]
        """By the colour of what was served last: the food that may lie beside it."""
