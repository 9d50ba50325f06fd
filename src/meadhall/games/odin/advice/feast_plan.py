"""Advice for bots: what to serve so that as little as possible is lost."""

from __future__ import annotations

from typing import Final

from meadhall.games.odin.advice.worth import EMPTY_SPACE, LEFTOVER_FOOD, good_worth, rounds_left, upgrade_chance
from meadhall.games.odin.puzzle.tables import ORANGE, PIECE, RED
from meadhall.games.odin.rules.feast import COINS, EMPTY, LEAVE
from meadhall.games.odin.state import EMPTY_PLACE, State

COIN: Final = 1.0
LONGER: Final = 64
EVEN: Final = 32
"""As many orange tiles as red ones: no table is so long that there are this many more of either."""


class Dish:
    """A way to serve a tile, and what is lost by it."""

    __slots__ = ("colour", "cost", "length", "option")

    def __init__(self, option: str, colour: int, length: int, cost: float) -> None:
        self.option = option
        self.colour = colour
        self.length = length
        self.cost = cost


class Tile:
    """A tile of food: it may always stand, and lie along the table unless it is as long either way."""

    __slots__ = ("along", "upright")

    def __init__(self, upright: Dish, along: Dish | None) -> None:
        self.upright = upright
        self.along = along


class Served:
    """A dish on top of others, and what is lost by all of them."""

    __slots__ = ("before", "dish", "loss")

    def __init__(self, loss: float, dish: Dish | None, before: Served | None) -> None:
        self.loss = loss
        self.dish = dish
        self.before = before

    def dishes(self) -> list[Dish]:
        """The last one first."""
        found: list[Dish] = []
        served: Served | None = self
        while served is not None and served.dish is not None:
            found.append(served.dish)
            served = served.before
        return found


Ways = dict[int, Served]
"""By LONGER times the length covered, plus EVEN and by how many orange tiles lead red ones: what loses least."""


def kinds(state: State, seat: int, room: int) -> list[list[Tile]]:
    """The tiles that can be served, those of one kind together: only one of them may lie along the table."""
    components = state.components
    clan = state.clans[seat]
    chance = upgrade_chance(state, seat)
    later = LEFTOVER_FOOD if rounds_left(state) else 0.0
    lying = {components.dish[code // 2] for code in clan.table if code >= 0 and code % 2}
    names = components.dishes.names
    found: dict[int, list[Tile]] = {}
    for good in state.goods.food:
        if not clan.have[good]:
            continue
        kind = components.dish[good]
        colour = components.puzzle.colour[good]
        cost = max(good_worth(state, good, chance), later * components.along[good])
        upright = Dish(names[2 * good], colour, components.upright[good], cost)
        along: Dish | None = None
        if components.along[good] != components.upright[good] and kind not in lying:
            along = Dish(names[2 * good + 1], colour, components.along[good], cost)
        # Something parts any two of a colour, so they take half of the table at most.
        found.setdefault(kind, []).extend([Tile(upright, along)] * min(clan.have[good], (room + 1) // 2))
    return list(found.values())


def planned(state: State, seat: int, room: int) -> str:
    """The option to choose next: tiles and coins that fill the table at the least loss."""
    silver = state.clans[seat].have[state.components.silver]
    best = cheapest(kinds(state, seat, room), room, silver, last_colour(state, seat))
    if not best:
        if silver >= room > 1:
            return COINS
        if silver:
            return state.components.dishes.names[2 * state.components.silver]
        return LEAVE if room > 1 else EMPTY
    orange = [dish for dish in best if dish.colour == ORANGE]
    red = [dish for dish in best if dish.colour == RED]
    last = last_colour(state, seat)
    if last != ORANGE and orange and (last == RED or len(orange) >= len(red)):
        return orange[0].option
    if last != RED and red:
        return red[0].option
    # The colour that is left may not come next: part it by a coin.
    return state.components.dishes.names[2 * state.components.silver] if silver else EMPTY


def last_colour(state: State, seat: int) -> int:
    table = state.clans[seat].table
    if not table or table[-1] == EMPTY_PLACE:
        return PIECE
    return state.components.puzzle.colour[table[-1] // 2]


def cheapest(offered: list[list[Tile]], room: int, silver: int, last: int) -> list[Dish]:
    """The dishes to serve. Tiles of a colour are parted by the other colour, by coins or by empty spaces."""
    ways: Ways = {EVEN: Served(0.0, None, None)}
    for tiles in offered:
        # The ways in which one tile of this kind lies along the table already.
        lying: Ways = {}
        for tile in tiles:
            before = list(ways.items())
            add_dish(list(lying.items()), tile.upright, room, lying)
            if tile.along is not None:
                add_dish(before, tile.along, room, lying)
            add_dish(before, tile.upright, room, ways)
        for key, served in lying.items():
            if key not in ways or served.loss < ways[key].loss:
                ways[key] = served
    best: list[Dish] = []
    least = float("inf")
    for key, served in ways.items():
        lead = key % LONGER - EVEN
        rest = room - key // LONGER
        if lead > rest + (last != ORANGE) or -lead > rest + (last != RED):
            continue
        loss = served.loss + COIN * min(rest, silver) + EMPTY_SPACE * max(0, rest - silver)
        if loss < least:
            least = loss
            best = served.dishes()
    return best


def add_dish(before: list[tuple[int, Served]], dish: Dish, room: int, ways: Ways) -> None:
    """Serve the dish on top of each of these, where there is room, and keep what loses less."""
    more = LONGER * dish.length + (1 if dish.colour == ORANGE else -1)
    last = LONGER * (room + 1) - 1
    for key, served in before:
        longer = key + more
        if longer > last:
            continue
        loss = served.loss + dish.cost
        known = ways.get(longer)
        if known is None or loss < known.loss:
            ways[longer] = Served(loss, dish, served)
