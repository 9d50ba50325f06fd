"""The table: what lies on it, and how it is set up."""

from __future__ import annotations

from ferry.components import Box
from meadhall.engine.rng import Rng
from meadhall.engine.settings import Settings
from meadhall.engine.state import State


class Table(State):
    """Hands and boats count goods: `hands[seat][good]` is how many of it the seat holds."""

    __slots__ = ("boats", "box", "hands", "lost", "pile", "points", "sailings", "storms", "turn")

    def __init__(self, rng: Rng, box: Box, players: int, storms: bool) -> None:
        super().__init__(rng)
        self.box = box  # shared by all copies
        self.storms = storms
        kinds = len(box.worth)
        self.pile: list[int] = []  # face down; the last one is drawn next
        self.hands = [[0] * kinds for _ in range(players)]
        self.boats = [[0] * kinds for _ in range(players)]
        self.lost = [0] * kinds  # sold or overboard: out of the game
        self.points = [0] * players
        self.sailings = [0] * players
        self.turn = 0

    def copy(self) -> Table:
        other = Table(self.rng.copy(), self.box, len(self.hands), self.storms)
        other.revealed = self.revealed
        other.pile, other.lost = self.pile[:], self.lost[:]
        other.hands = [hand[:] for hand in self.hands]
        other.boats = [boat[:] for boat in self.boats]
        other.points, other.sailings, other.turn = self.points[:], self.sailings[:], self.turn
        return other

    def load_of(self, seat: int) -> int:
        """What the goods on the seat's boat weigh together."""
        return total(self.boats[seat], self.box.weight)


def total(goods: list[int], each: list[int]) -> int:
    return sum(count * value for count, value in zip(goods, each, strict=True))


def set_up(box: Box, settings: Settings, rng: Rng) -> Table:
    table = Table(rng, box, settings.players, settings["storms"] == "on")
    table.pile = [good for good, copies in enumerate(box.copies) for _ in range(copies)]
    rng.shuffle(table.pile)
    for hand in table.hands:
        for _ in range(box.dealt):
            hand[table.pile.pop()] += 1
    return table
