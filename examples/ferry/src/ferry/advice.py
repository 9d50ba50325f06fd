"""What bots and hints know: how good a position is, which options look promising, and why."""

from __future__ import annotations

import math
from typing import Final

from ferry.rules import SAIL, SIDES, STORMY, heaviest
from ferry.table import Table, total
from meadhall.engine.advice import RISKS, Reason
from meadhall.engine.decision import Decision

IN_HAND: Final = 0.3
"""What a point in hand is worth that must still be loaded, and find a calm sea."""


def prospects(table: Table, seat: int) -> list[tuple[str, float]]:
    """What `value` is made of, by name; a name with `_` before it is not told in hints (points are told anyway)."""
    return [
        ("_points", float(table.points[seat])),
        ("boat", expected(table, seat)),
        ("hand", IN_HAND * total(table.hands[seat], table.box.worth)),
    ]


def value(table: Table, seat: int) -> float:
    return math.fsum(worth for _, worth in prospects(table, seat))


def expected(table: Table, seat: int) -> float:
    """What the seat's boat would sell for if it sailed now, on the mean."""
    goods = total(table.boats[seat], table.box.worth)
    if not goods or not table.storms:
        return float(goods)
    return goods - table.box.worth[heaviest(table, seat)] * STORMY / SIDES


def priors(table: Table, seat: int, kind: str, options: list[str]) -> list[float]:
    """At first sight: what is worth much for its weight, and sailing with a full boat."""
    full = table.load_of(seat) / table.box.capacity
    return [full if option == SAIL else density(table, table.box.goods.index[option]) for option in options]


def density(table: Table, good: int) -> float:
    return table.box.worth[good] / table.box.weight[good] / 4


def holdings(table: Table, seat: int) -> list[tuple[str, int]]:
    """What the seat has; what a choice changes of it is told with a hint."""
    return [("points", table.points[seat]), ("load", table.load_of(seat))]


def reasons(table: Table, after: Table, decision: Decision, option: str) -> list[Reason]:
    """What else is to be said about an option: here what a storm would take."""
    if option != SAIL or not table.storms:
        return []
    good = heaviest(table, decision.seat)
    return [Reason(RISKS, "reason-storm", table.box.worth[good], thing=table.box.goods.names[good])]
