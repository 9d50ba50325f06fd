"""Goods and workers as numbers, and names for what rules offer."""

from __future__ import annotations

from typing import Final

SILVER: Final = 0
PROVISIONS: Final = 1
GOLD: Final = 2
IRON: Final = 3
LIVESTOCK: Final = 4
GOODS: Final = ("silver", "provisions", "gold", "iron", "livestock")
PLUNDER: Final = (GOLD, IRON, LIVESTOCK)
GOODS_TOTAL: Final = 5
VALKYRIES: Final = 5
"""Where the supply counts valkyries, after the goods."""

BLACK: Final = 1
GREY: Final = 2
WHITE: Final = 4
COLOURS: Final = ("black", "grey", "white")
"""A worker is a bit, so that a set of admitted colours is a mask; 0 is no worker."""

HARBOUR: Final = 0
OUTPOST: Final = 1
MONASTERY: Final = 2
FORTRESS: Final = 3
SETTLEMENT_KINDS: Final = ("harbour", "outpost", "monastery", "fortress")

PASS: Final = "pass"
MAX_AMOUNT: Final = 15
AMOUNTS: Final = [f"amount.{n}" for n in range(MAX_AMOUNT + 1)]
GOOD_NAMES: Final = [f"good.{good}" for good in GOODS]


def colour_of(name: str) -> int:
    return 1 << COLOURS.index(name) if name else 0


def colour_name(worker: int) -> str:
    return COLOURS[worker.bit_length() - 1]
