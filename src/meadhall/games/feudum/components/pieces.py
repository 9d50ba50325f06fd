"""The pieces of Feudum as numbers, and heaps of goods as one number each."""

from __future__ import annotations

from typing import Final

FOOD: Final = 0
WOOD: Final = 1
IRON: Final = 2
SULFUR: Final = 3
SALTPETER: Final = 4
GOODS: Final = ("food", "wood", "iron", "sulfur", "saltpeter")
GOODS_TOTAL: Final = 5
GOOD_NAMES: Final = [f"good.{good}" for good in GOODS]

FARMER: Final = 0
MERCHANT: Final = 1
ALCHEMIST: Final = 2
KNIGHT: Final = 3
NOBLE: Final = 4
MONK: Final = 5
GUILDS: Final = ("farmer", "merchant", "alchemist", "knight", "noble", "monk")
"""Also the characters that a pawn shows."""
GUILDS_TOTAL: Final = 6

OUTPOST: Final = 0
FARM: Final = 1
TOWN: Final = 2
FEUDUM: Final = 3
KINDS: Final = ("outpost", "farm", "town", "feudum")
"""What can stand at a location, each improved to the next."""

SHIP: Final = 0
SUBMERSIBLE: Final = 1
FLYING: Final = 2
ROAD: Final = 3
FERRY: Final = 4
ROUTES: Final = ("ship", "submersible", "flying", "road", "ferry")
"""Kinds of routes; the first three are those of the vessels of the same number."""
VESSELS_TOTAL: Final = 3

BEHEMOTH: Final = 0
SEA_SERPENT: Final = 1
MONSTERS: Final = ("behemoth", "sea_serpent")

ORCHARD: Final = 0
BUTTS: Final = 1
SILVER_MINE: Final = 2
SULFUR_MINE: Final = 3
LANDSCAPES: Final = ("orchard", "butts", "silver_mine", "sulfur_mine")
LANDSCAPE_RESOURCES: Final = ("food", "target", "shilling", "sulfur")

MIGRATE: Final = 0
MOVE: Final = 1
INFLUENCE: Final = 2
IMPROVE: Final = 3
EXPLORE: Final = 4
HARVEST: Final = 5
TAX: Final = 6
CONQUER: Final = 7
DEFEND: Final = 8
REPEAT: Final = 9
GUILD: Final = 10
ACTIONS: Final = (
    "migrate",
    "move",
    "influence",
    "improve",
    "explore",
    "harvest",
    "tax",
    "conquer",
    "defend",
    "repeat",
    "guild",
)

LETTERS: Final = "NESW"

MAX_AMOUNT: Final = 99
AMOUNTS: Final = [f"amount.{n}" for n in range(MAX_AMOUNT + 1)]

# A heap counts things of up to seven kinds in one number, eight bits a kind: heaps are added and taken away by + and -.
HEAP_BITS: Final = 8
HEAP_MASK: Final = 255


def one(kind: int) -> int:
    """A heap of one thing."""
    return 1 << HEAP_BITS * kind


def count(heap: int, kind: int) -> int:
    """How many of the kind are in the heap."""
    return heap >> HEAP_BITS * kind & HEAP_MASK


def size(heap: int) -> int:
    """How many things are in the heap."""
    total = 0
    while heap:
        total += heap & HEAP_MASK
        heap >>= HEAP_BITS
    return total


def holds(heap: int, part: int) -> bool:
    """Whether all of the part is in the heap."""
    while part:
        if heap & HEAP_MASK < part & HEAP_MASK:
            return False
        heap >>= HEAP_BITS
        part >>= HEAP_BITS
    return True


def heap_of(counts: list[int]) -> int:
    heap = 0
    for kind, number in enumerate(counts):
        heap += number << HEAP_BITS * kind
    return heap


def nth(heap: int, n: int) -> int:
    """The kind of the n-th thing of the heap, kind after kind."""
    kind = 0
    while n >= heap & HEAP_MASK:
        n -= heap & HEAP_MASK
        heap >>= HEAP_BITS
        kind += 1
    return kind


def kinds_in(heap: int) -> int:
    """The kinds that are in the heap, as a mask."""
    mask = 0
    kind = 0
    while heap:
        if heap & HEAP_MASK:
            mask |= 1 << kind
        heap >>= HEAP_BITS
        kind += 1
    return mask
