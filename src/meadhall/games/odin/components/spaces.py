"""The action board as tables: kinds of steps, conditions, spaces."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from meadhall.games.odin.components.shapes import Ships, Space

GAIN: Final = 0
GAIN_PER_PLAYER: Final = 1
GAIN_PER_ANIMAL: Final = 2
EXCHANGE: Final = 3
PAY_ONE_OF: Final = 4
MOUNTAIN: Final = 5
UPGRADE: Final = 6
OVERSEAS_TRADE: Final = 7
SPECIAL_SALE: Final = 8
FORGE: Final = 9
HUNT: Final = 10
RAID: Final = 11
EXPLORE: Final = 12
EMIGRATE: Final = 13
DRAW_WEAPONS: Final = 14
DRAW_OCCUPATION: Final = 15
PLAY_OCCUPATION: Final = 16
CHOOSE: Final = 17

# Deeds: what occupations tell apart. A deed is the kind of the step, but there are three ways to hunt and two to raid.
SNARE: Final = 18
WHALE: Final = 19
PILLAGE: Final = 20
PLUNDER: Final = 21
DICE_DEEDS: Final = {"hunt": HUNT, "snare": SNARE, "whale": WHALE, "raid": RAID, "pillage": PILLAGE}
DEEDS: Final = {
    **DICE_DEEDS,
    "plunder": PLUNDER,
    "exchange": EXCHANGE,
    "mountain": MOUNTAIN,
    "upgrade": UPGRADE,
    "overseas_trade": OVERSEAS_TRADE,
    "special_sale": SPECIAL_SALE,
    "forge": FORGE,
    "explore": EXPLORE,
    "emigrate": EMIGRATE,
}
"""By the names that occupations use."""

# Conditions: bits of what may hold for a seat. After these come 'has so many of a thing', from the data.
ANY_SHIP: Final = 1 << 0
LARGE_SHIP: Final = 1 << 1
WHALING_BOAT: Final = 1 << 2
KNARR: Final = 1 << 3
LONGSHIP: Final = 1 << 4
TWO_LONGSHIPS: Final = 1 << 5
SMALL_STAGE: Final = 1 << 6
LARGE_STAGE: Final = 1 << 7
SHED_LEFT: Final = 1 << 8
STONE_HOUSE_LEFT: Final = 1 << 9
LONG_HOUSE_LEFT: Final = 1 << 10
MOUNTAIN_ITEM: Final = 1 << 11
UPGRADABLE: Final = 1 << 12
SHEEP: Final = 1 << 13
CATTLE: Final = 1 << 14
AFFORDABLE_SPECIAL: Final = 1 << 15
BOARD_FOR_1: Final = 1 << 16
"""A board that is claimed with one Viking lies there unclaimed; the next two bits: with two, with three."""
SILVER_FOR_ROUND: Final = 1 << 19
TABLE_ROOM: Final = 1 << 20
CARD_IN_HAND: Final = 1 << 21
CARD_TO_PLAY: Final = 1 << 22
"""A card in hand, or one to draw before the action."""
FIRST_AMOUNT: Final = 23
SPENT_CONDITIONS: Final = SMALL_STAGE | LARGE_STAGE | UPGRADABLE | AFFORDABLE_SPECIAL | SILVER_FOR_ROUND
"""Those that may end when goods are laid or a ship is bought; so may all amounts."""

REASONS: Final = [
    "needs_ship",
    "needs_large_ship",
    "needs_whaling_boat",
    "needs_knarr",
    "needs_longship",
    "needs_two_longships",
    "no_small_stage",
    "no_large_stage",
    "no_shed_left",
    "no_stone_house_left",
    "no_long_house_left",
    "no_mountain_item",
    "nothing_to_upgrade",
    "needs_sheep",
    "needs_cattle",
    "no_special_tile",
    "no_board",
    "no_board",
    "no_board",
    "needs_silver_for_round",
    "no_table_room",
    "needs_card",
    "needs_card",
]
"""Why a space is refused when the condition does not hold."""

Amounts = list[tuple[int, int]]
"""Things by number, and how many of each."""


class Step:
    """One line of a space. Which fields matter depends on its kind."""

    __slots__ = (
        "action",
        "alike",
        "animal",
        "boats",
        "clauses",
        "cost",
        "count",
        "deed",
        "die",
        "fails_up_to",
        "failure",
        "gain",
        "kind",
        "levels",
        "off",
        "optional",
        "ore_counts",
        "pay",
        "takes",
        "vikings_back",
        "way_steps",
        "ways",
    )

    def __init__(self, kind: int, optional: bool) -> None:
        self.kind = kind
        self.deed = kind
        self.optional = optional
        self.clauses: list[int] = []
        """Conditions (bits) all of which must hold; one of these sets is enough."""
        self.cost: Amounts = []
        self.gain: Amounts = []
        self.failure: Amounts = []
        self.count = 0
        """How many at most."""
        self.animal = 0
        """The condition that says whether there is such an animal."""
        self.levels = 0
        self.alike = False
        """Whether all goods that are upgraded must be of one kind."""
        self.off = 0
        """What an emigration costs less than usual."""
        self.takes: list[int] = []
        self.pay: list[int] = []
        """What may be spent: a building resource and a weapon, or one of two resources."""
        self.action = ""
        """The kind of dice action."""
        self.die = 0
        self.boats = 0
        self.ore_counts = False
        self.fails_up_to = 0
        self.vikings_back = 0
        self.ways: list[str] = []
        self.way_steps: list[list[Step]] = []


class ActionSpace:
    """A space of the action board."""

    __slots__ = ("clauses", "colour", "column", "groups", "number", "row", "ships", "steps")

    def __init__(self, number: int, record: Space) -> None:
        self.number = number
        self.column = record.column
        self.row = record.row
        self.groups = record.groups
        self.colour: str = record.colour
        self.ships = _ship_conditions(record.ships)
        self.steps: list[Step] = []
        self.clauses: list[int] = []
        """As of a step: the space may be used if one of these sets of conditions holds."""


def _ship_conditions(ships: Ships) -> int:
    needed = 0
    for condition, count in (
        (ANY_SHIP, ships.any),
        (LARGE_SHIP, ships.large),
        (WHALING_BOAT, ships.whaling_boat),
        (KNARR, ships.knarr),
        (LONGSHIP, ships.longship),
        (TWO_LONGSHIPS, ships.longship - 1),
    ):
        if count > 0:
            needed |= condition
    return needed


def needed_by(step: Step) -> int:
    """All conditions (bits) that the step needs, or one of its ways."""
    return union([*step.clauses, *(needed_by(part) for way in step.way_steps for part in way)])


def union(masks: Iterable[int]) -> int:
    """All bits that are set in any of the masks."""
    found = 0
    for mask in masks:
        found |= mask
    return found


def in_groups(spaces: list[ActionSpace], groups: list[str]) -> int:
    """The spaces (bits) of these groups."""
    return union(1 << space.number for space in spaces if any(group in groups for group in space.groups))


def first_with(spaces: list[ActionSpace], kind: int) -> int:
    """The first space that has a step of this kind."""
    return next(space.number for space in spaces if any(step.kind == kind for step in space.steps))
