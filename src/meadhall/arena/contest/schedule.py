"""Who meets whom, game by game: round robins and ladders, seats rotated, with the same seed for each seating."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import cache
from itertools import combinations

from meadhall import bots
from meadhall.arena.processes import PATIENCE
from meadhall.arena.seating import lineup
from meadhall.arena.simulate import Plan
from meadhall.bots import Bot
from meadhall.engine.errors import BadSettings


@dataclass(frozen=True)
class Contest(Plan):
    """What an arena plays: enough for any process to play game number n of it.

    A round is one set of bots with one seed, as many games as it takes for each to sit at every seat. In a round robin
    the sets are all that there are; in a ladder the first bot sits at every table, and the others are its field.
    """

    ladder: bool = False
    patience: float = PATIENCE

    def check_seats(self) -> None:
        if self.ladder and (len(self.bots) < 2 or self.players < 2):
            raise BadSettings("a ladder wants a new bot, a field of others, and two players or more", "ladder")

    @property
    def at_a_table(self) -> int:
        """How many of the named bots meet in one game, the new one of a ladder not counted."""
        named, seats = len(self.bots), self.players
        return min(named - 1, seats - 1) if self.ladder else min(named, seats)

    @property
    def round_size(self) -> int:
        """How many games a round has."""
        return self.players if self.ladder else self.at_a_table

    def lineup(self, number: int) -> list[int]:
        round_number, turn = divmod(number, self.round_size)
        tables = _tables(len(self.bots) - self.ladder, self.at_a_table)
        cycle, which = divmod(round_number, len(tables))
        table = tables[which]
        if not self.ladder:
            return [table[bot] for bot in lineup(self.players, self.at_a_table, cycle * self.round_size + turn)]
        field = [1 + table[bot] for bot in lineup(self.players - 1, self.at_a_table, cycle)]
        around = [0, *field]
        return [around[seat - turn] for seat in range(self.players)]

    def seed_of(self, number: int) -> int:
        """One for all games of a round; alone, for all bots of a cycle, since nobody else can be met."""
        round_number = number // self.round_size
        return super().seed_of(round_number // len(self.bots) if self.players == 1 else round_number)

    def make_bot(self, bot: int, seed: int) -> Bot:
        """The bot of that number among the named ones, for one game."""
        return bots.make(self.bots[bot], seed)


@cache
def _tables(named: int, seats: int) -> list[tuple[int, ...]]:
    """All sets of so many of the named, far apart at first: a few rounds are then as varied as can be."""
    found = list(combinations(range(named), seats))
    many = len(found)
    stride = next(step for step in range(max(1, round(many * 0.618)), many + 1) if math.gcd(step, many) == 1)
    return [found[number * stride % many] for number in range(many)]
