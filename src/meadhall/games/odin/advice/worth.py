"""Advice for bots: what things are worth in points, before it is known what becomes of them."""

from __future__ import annotations

from typing import Final

from meadhall.games.odin.components.tables import KNARR, LONGSHIP
from meadhall.games.odin.puzzle.tables import BLUE, GREEN, ORANGE, RED
from meadhall.games.odin.rules.feast import room_left
from meadhall.games.odin.state import BEFORE_INCOME, FEAST, ROUND_BEGINS, TURN, State

VIKING: Final = 2.3
"""What a Viking who is still to be sent brings."""
CELL_BLUE: Final = 0.93
CELL_GREEN: Final = 0.8
"""A cell of a good in the supply: most of them will cover a negative cell."""
UPGRADE: Final = 2.9
"""What it takes to raise a good by one colour."""
LEFTOVER_FOOD: Final = 0.55
"""A space of the next banquet table that food in the supply will cover."""
EMPTY_SPACE: Final = 3.0
ENOUGH: Final = 4
"""Wood and stone that will be used; as many again may be and are worth a share, more hardly anything."""
TO_SPARE: Final = 0.5
USELESS: Final = 0.15
FEAST_SAVED: Final = 1.0
"""What a ship on the banquet table saves at each feast and for each space it covers."""


def rounds_left(state: State) -> int:
    """Rounds after this one."""
    return state.rounds - state.round


def incomes_left(state: State) -> int:
    """Income phases that are still to come."""
    return rounds_left(state) + (state.step in (ROUND_BEGINS, TURN, BEFORE_INCOME) and state.round > 0)


def bonuses_left(state: State) -> int:
    """Bonus phases that are still to come; the last round has none."""
    this_round = state.step != ROUND_BEGINS and state.round < state.rounds
    return max(0, rounds_left(state) - 1 + this_round)


def vikings_left(state: State, seat: int) -> int:
    """Vikings that the seat can still send, in this round and later ones."""
    components = state.components
    clan = state.clans[seat]
    now = clan.thing if state.step == TURN and not clan.passed else 0
    # All rounds together make a triangle: each has one Viking more than the one before.
    first = components.vikings - state.rounds + state.round + 1
    return now + sum(range(first, components.vikings + 1))


def upgrade_chance(state: State, seat: int) -> float:
    """How likely it is that Vikings are left to raise a good."""
    return min(1.0, vikings_left(state, seat) / 12.0)


def good_worth(state: State, good: int, chance: float) -> float:
    """A good in the supply, if it is not eaten."""
    puzzle = state.components.puzzle
    colour = puzzle.colour[good]
    size = puzzle.size[good]
    points = float(puzzle.points[good])
    if colour == BLUE:
        return CELL_BLUE * size + points
    if colour == GREEN:
        return CELL_GREEN * size
    if colour == RED:
        return max(points + 1.2 * chance * (points > 0), chance * (CELL_GREEN * size - UPGRADE))
    if colour == ORANGE:
        return chance * max(0.0, CELL_GREEN * size - 2 * UPGRADE)
    return piece_worth(state, good, chance)


def piece_worth(state: State, piece: int, chance: float) -> float:
    """Silver, ore, wood, stone."""
    components = state.components
    if piece == components.silver:
        return 1.0
    if piece == components.ore:
        return 1.0 + 0.2 * chance
    return 0.15 + (1.25 if piece == components.wood else 0.95) * chance


def stock_worth(state: State, piece: int, count: int, chance: float) -> float:
    """So many pieces: coins and ore can always be laid, of wood and stone only a few will be used."""
    components = state.components
    worth = piece_worth(state, piece, chance)
    if piece not in (components.wood, components.stone):
        return count * worth
    first = min(count, ENOUGH)
    more = min(count - first, ENOUGH)
    return worth * (first + TO_SPARE * more + USELESS * (count - first - more))


def next_worth(state: State, seat: int, piece: int, chance: float) -> float:
    """One more piece."""
    held = state.clans[seat].have[piece]
    return stock_worth(state, piece, held + 1, chance) - stock_worth(state, piece, held, chance)


def weapon_worth(chance: float) -> float:
    return 0.1 + 0.5 * chance


def worth_of(state: State, thing: int, chance: float) -> float:
    """Any thing, before it is known what becomes of it."""
    components = state.components
    if thing < components.first_weapon:
        return good_worth(state, thing, chance)
    if thing < components.first_ship:
        return weapon_worth(chance)
    if thing < components.first_building:
        ship = thing - components.first_ship
        return components.ship_points[ship] + (6.0 * chance if ship in (KNARR, LONGSHIP) else 0.0)
    return 4.0


def food_worth(state: State, seat: int, chance: float) -> float:
    """Food: what the next feast does not need is worth something later; what it lacks costs silver or points."""
    components = state.components
    have = state.clans[seat].have
    need = 0
    if state.step in (TURN, BEFORE_INCOME, FEAST):
        need = room_left(state, seat)
    # What would be missed least is eaten first.
    dishes: list[tuple[float, int, float]] = []
    for good in state.goods.food:
        count = have[good]
        if not count:
            continue
        worth = good_worth(state, good, chance)
        lying = components.along[good]
        dishes.append((worth / lying, lying, worth))
        standing = components.upright[good]
        dishes += [(worth / standing, standing, worth)] * (count - 1)
    dishes.sort()
    total = 0.0
    later = LEFTOVER_FOOD if rounds_left(state) else 0.0
    for share, length, worth in dishes:
        if need > 0 and share < 1.2:
            need -= length
        else:
            total += max(worth, later * length)
    if need > 0:
        silver = have[components.silver]
        total -= min(need, silver) + EMPTY_SPACE * max(0, need - silver)
    return total
