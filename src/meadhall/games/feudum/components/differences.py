"""Where the summary and the published rules differ: the settings of the rules, and which side each table plays."""

from __future__ import annotations

from typing import Final

from meadhall.engine.data import Data
from meadhall.games.feudum.components.shapes import Differences as DifferencesFile

FARMER_TRADE: Final = 0
REGION_SCALE: Final = 1
SHILLINGS: Final = 2
BEADS: Final = 3
SPILL: Final = 4
GODSPEED: Final = 5
CONQUERED_SERF: Final = 6
OTHER_TILE: Final = 7
PILFER_WHERE: Final = 8
PILFER_WHO: Final = 9
MIGRATE_WITHOUT_PAWN: Final = 10
FARM_LIMIT: Final = 11
NEW_REEVE: Final = 12
PUSH_AMOUNT: Final = 13
STARVE_DISC: Final = 14
RESTOCK: Final = 15
REGION_COUNT: Final = 16
SEATS: Final = 17
FEUDUM_INFLUENCE: Final = 18
DIFFERENCES: Final = (
    "farmer_trade",
    "region_scale",
    "shillings",
    "beads",
    "spill",
    "godspeed",
    "conquered_serf",
    "other_tile",
    "pilfer_where",
    "pilfer_who",
    "migrate",
    "farm_limit",
    "new_reeve",
    "push_amount",
    "starve_disc",
    "restock",
    "region_count",
    "seats",
    "feudum_influence",
)
"""The names of the settings, in the order of the file."""

AS_RULES: Final = "as_rules"
SEED: Final = "seed"
PUBLISHED: Final = "published"
SUMMARY: Final = "summary"

NUMBERS: Final = {
    FARMER_TRADE: (1, 1),
    REGION_SCALE: (6, 6),
    SHILLINGS: (1, 1),
    SPILL: (1, 0),
    FARM_LIMIT: (1, 0),
    SEATS: (1, 1),
}
"""How many numbers each side has; those that are not named have none."""


class Differences:
    """For each difference the side that the summary takes, and the numbers of both sides."""

    __slots__ = ("published_numbers", "seed_numbers", "summary")

    def __init__(self, data: Data) -> None:
        entries = data.read("differences.toml", DifferencesFile).differences
        if tuple(entry.id for entry in entries) != DIFFERENCES:
            raise data.fail("differences.toml", f"the differences are: {', '.join(DIFFERENCES)}, in this order")
        self.summary = 0
        """The differences in which the summary takes the seed's side."""
        self.seed_numbers = [[*entry.seed_numbers] for entry in entries]
        self.published_numbers = [[*entry.published_numbers] for entry in entries]
        for number, entry in enumerate(entries):
            if entry.summary == SEED:
                self.summary |= 1 << number
            seed, published = NUMBERS.get(number, (0, 0))
            if (len(entry.seed_numbers), len(entry.published_numbers)) != (seed, published):
                problem = f"{entry.id!r} has {seed} numbers on the seed's side, {published} on the published one"
                raise data.fail("differences.toml", problem)

    def sides(self, rules: str, chosen: list[str]) -> int:
        """The differences in which a table plays the seed's side: as `rules` has it, or as chosen one by one."""
        sides = self.summary if rules == SUMMARY else 0
        for number, side in enumerate(chosen):
            if side == SEED:
                sides |= 1 << number
            elif side == PUBLISHED:
                sides &= ~(1 << number)
        return sides
