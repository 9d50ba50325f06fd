"""What is seen, counted and checked."""

from __future__ import annotations

from ferry.table import Table
from meadhall.engine.names import Names
from meadhall.engine.rng import Rng
from meadhall.engine.rules import View
from meadhall.engine.scoring import Score
from meadhall.engine.sheets import HAND, TRACK, Cell, Sheet


def listed(names: Names, goods: list[int]) -> list[str]:
    """Each good as often as it is there."""
    return [names.names[good] for good, count in enumerate(goods) for _ in range(count)]


def view(table: Table, seat: int | None) -> View:
    names = table.box.goods
    return {
        "turn": table.turn,
        "pile": len(table.pile),
        "capacity": table.box.capacity,
        "players": [
            {
                "points": table.points[other],
                "load": table.load_of(other),
                "boat": listed(names, table.boats[other]),
                "in_hand": sum(table.hands[other]),
                "sailings": table.sailings[other],
            }
            for other in range(len(table.hands))
        ],
        "out": listed(names, table.lost),
        "hand": [] if seat is None else listed(names, table.hands[seat]),
    }


def imagine(table: Table, seat: int, rng: Rng) -> None:
    """Deal anew what the seat cannot see: the pile and the hands of the others, as one heap."""
    others = [other for other in range(len(table.hands)) if other != seat]
    sizes = [sum(table.hands[other]) for other in others]
    unseen = table.pile + [
        good for other in others for good, count in enumerate(table.hands[other]) for _ in range(count)
    ]
    rng.deal(unseen)
    for other, size in zip(others, sizes, strict=True):
        table.hands[other] = [0] * len(table.box.worth)
        for _ in range(size):
            table.hands[other][unseen.pop()] += 1
    table.pile = unseen


def scores(table: Table) -> list[Score]:
    """Points by category; the second list parts those who are equal, more being better."""
    return [
        Score(seat, [("sold", points)], [("sailings", table.sailings[seat])])
        for seat, points in enumerate(table.points)
    ]


def faults(table: Table) -> list[str]:
    found = []
    for good, copies in enumerate(table.box.copies):
        places = [table.lost, *table.hands, *table.boats]
        if sum(place[good] for place in places) + table.pile.count(good) != copies:
            found.append(f"there are not {copies} of {table.box.goods.names[good]}")
    if any(table.load_of(seat) > table.box.capacity for seat in range(len(table.boats))):
        found.append("a boat is too heavy")
    return found


def sheets(view: View) -> list[Sheet]:
    players: list[list[Cell]] = [
        [f"seat.{seat}", f"{one['load']}/{view['capacity']}", one["boat"], one["in_hand"], one["sailings"]]
        for seat, one in enumerate(view["players"])
    ]
    totals = sorted({one["points"] for one in view["players"]})
    track: list[list[Cell]] = [
        [str(points), [f"seat.{seat}" for seat, one in enumerate(view["players"]) if one["points"] == points]]
        for points in totals
    ]
    return [
        Sheet("table", [], [["label.pile", view["pile"]], ["label.capacity", view["capacity"]]]),
        Sheet("points", [], track, TRACK),
        Sheet("players", ["seat", "load", "boat", "in_hand", "sailings"], players),
        Sheet("hand", [], [view["hand"]] if view["hand"] else [], HAND),
    ]
