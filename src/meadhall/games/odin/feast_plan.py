"""Advice for bots: what to serve so that as little as possible is lost."""

from __future__ import annotations

from typing import Final

from meadhall.games.odin.feast import COINS, EMPTY, LEAVE
from meadhall.games.odin.puzzle import ORANGE, PIECE, RED
from meadhall.games.odin.state import EMPTY_PLACE, State
from meadhall.games.odin.worth import EMPTY_SPACE, LEFTOVER_FOOD, good_worth, rounds_left, upgrade_chance

COIN: Final = 1.0
LIMIT: Final = 6
"""No table is so long that more tiles of one colour than of the other by this many can be served."""


class Dish:
    """A way to serve a good, and what is lost by it."""

    __slots__ = ("colour", "cost", "length", "option")

    def __init__(self, option: str, colour: int, length: int, cost: float) -> None:
        self.option = option
        self.colour = colour
        self.length = length
        self.cost = cost


def dishes(state: State, seat: int) -> list[Dish]:
    """Every tile that can be served: the first of a kind along the table, the others upright."""
    parts = state.parts
    clan = state.clans[seat]
    chance = upgrade_chance(state, seat)
    later = LEFTOVER_FOOD if rounds_left(state) else 0.0
    lying = {parts.dish[code // 2] for code in clan.table if code >= 0 and code % 2}
    found: list[Dish] = []
    for good in parts.food:
        worth = good_worth(state, good, chance)
        colour = parts.puzzle.colour[good]
        for _ in range(clan.have[good]):
            along = parts.along[good] != parts.upright[good] and parts.dish[good] not in lying
            lying.add(parts.dish[good])
            length = parts.along[good] if along else parts.upright[good]
            name = parts.dishes.names[2 * good + along]
            found.append(Dish(name, colour, length, max(worth, later * parts.along[good])))
    return found


def planned(state: State, seat: int, room: int) -> str:
    """The option to choose next: tiles and coins that fill the table at the least loss."""
    silver = state.clans[seat].have[state.parts.silver]
    best = cheapest(dishes(state, seat), room, silver, last_colour(state, seat))
    if not best:
        if silver >= room > 1:
            return COINS
        if silver:
            return state.parts.dishes.names[2 * state.parts.silver]
        return LEAVE if room > 1 else EMPTY
    orange = [dish for dish in best if dish.colour == ORANGE]
    red = [dish for dish in best if dish.colour == RED]
    last = last_colour(state, seat)
    if last != ORANGE and orange and (last == RED or len(orange) >= len(red)):
        return orange[0].option
    if last != RED and red:
        return red[0].option
    # The colour that is left may not come next: part it by a coin.
    return state.parts.dishes.names[2 * state.parts.silver] if silver else EMPTY


def last_colour(state: State, seat: int) -> int:
    table = state.clans[seat].table
    if not table or table[-1] == EMPTY_PLACE:
        return PIECE
    return state.parts.puzzle.colour[table[-1] // 2]


def cheapest(offered: list[Dish], room: int, silver: int, last: int) -> list[Dish]:
    """The dishes to serve. Tiles of a colour are parted by the other colour, by coins or by empty spaces."""
    # By the length covered and by how many more orange tiles than red ones: the least loss, and the tiles.
    ways: dict[tuple[int, int], tuple[float, list[Dish]]] = {(0, 0): (0.0, [])}
    for dish in offered:
        more = 1 if dish.colour == ORANGE else -1
        for (length, lead), (loss, served) in list(ways.items()):
            key = (length + dish.length, lead + more)
            if key[0] > room or abs(key[1]) > LIMIT:
                continue
            if key not in ways or loss + dish.cost < ways[key][0]:
                ways[key] = (loss + dish.cost, [*served, dish])
    best: list[Dish] = []
    least = float("inf")
    for (length, lead), (loss, served) in ways.items():
        rest = room - length
        if lead > rest + (last != ORANGE) or -lead > rest + (last != RED):
            continue
        loss += COIN * min(rest, silver) + EMPTY_SPACE * max(0, rest - silver)
        if loss < least:
            least = loss
            best = served
    return best
