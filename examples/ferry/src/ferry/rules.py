"""The rules of Ferry, in the order in which the table plays."""

from __future__ import annotations

from typing import Final

from ferry.table import Table, total
from meadhall.engine.decision import Ask, Decision

SAIL: Final = "sail"
SIDES: Final = 6
STORMY: Final = 2
"""A storm comes at this number or less."""


def next_step(table: Table) -> Ask[None] | None:
    """Every turn is a step; the game is over when nobody has any goods left."""
    return turn(table) if any(map(sum, (*table.hands, *table.boats))) else None


def turn(table: Table) -> Ask[None]:
    seat = table.turn
    if sum(table.hands[seat]) + sum(table.boats[seat]):
        goods = fitting(table, seat)
        options = [table.box.goods.names[good] for good in goods]
        if sum(table.boats[seat]):
            options.append(SAIL)
        decision = Decision(seat, "turn", options)
        if table.explaining:  # somebody looks: say why other things are not on offer
            decision.refused = why_not(table, seat, options)
            decision.warned = why_rather_not(table, seat, options)
        option = yield decision
        if option == SAIL:
            sail(table, seat)
        else:
            load(table, seat, table.box.goods.index[option])
    table.turn = (seat + 1) % len(table.hands)


def fitting(table: Table, seat: int) -> list[int]:
    """The goods in hand that the boat can still carry."""
    room = table.box.capacity - table.load_of(seat)
    return [good for good, count in enumerate(table.hands[seat]) if count and table.box.weight[good] <= room]


def why_not(table: Table, seat: int, options: list[str]) -> dict[str, str]:
    over = table.load_of(seat) - table.box.capacity
    held = [good for good, count in enumerate(table.hands[seat]) if count]
    found = {table.box.goods.names[good]: f"too_heavy {over + table.box.weight[good]}" for good in held}
    return {thing: why for thing, why in (found | {SAIL: "empty_boat"}).items() if thing not in options}


def why_rather_not(table: Table, seat: int, options: list[str]) -> dict[str, str]:
    return {SAIL: "all_at_risk"} if SAIL in options and table.storms and sum(table.boats[seat]) == 1 else {}


def load(table: Table, seat: int, good: int) -> None:
    """One good from the hand onto the boat, then draw another."""
    table.hands[seat][good] -= 1
    table.boats[seat][good] += 1
    table.tell("loads", seat, table.box.goods.names[good])
    if table.pile:
        drawn = table.pile.pop()
        table.hands[seat][drawn] += 1
        table.reveal()  # the seat has seen a card: loading cannot be taken back any more
        table.tell("draws", seat, table.box.goods.names[drawn], private=True)


def sail(table: Table, seat: int) -> None:
    """Roll for the storm, then sell what is left on board."""
    boat = table.boats[seat]
    if table.storms:
        rolled = 1 + table.rng.below(SIDES)
        table.tell("rolls", seat, amount=rolled)
        if rolled <= STORMY:
            good = heaviest(table, seat)
            boat[good] -= 1
            table.lost[good] += 1
            table.tell("overboard", seat, table.box.goods.names[good])
    earned = total(boat, table.box.worth)
    table.points[seat] += earned
    table.sailings[seat] += 1
    table.lost = [lost + sold for lost, sold in zip(table.lost, boat, strict=True)]
    table.boats[seat] = [0] * len(boat)
    table.tell("sells", seat, amount=earned)


def heaviest(table: Table, seat: int) -> int:
    """What a storm takes from the seat's boat."""
    aboard = [good for good, count in enumerate(table.boats[seat]) if count]
    return max(aboard, key=table.box.weight.__getitem__)
