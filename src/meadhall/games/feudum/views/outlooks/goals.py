"""How many goals a push or pull could reach now: sums and lines are counted by the rules, on every way to choose."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from typing import Final

from meadhall.engine.names import bits
from meadhall.games.feudum.components.pieces import (
    ALCHEMIST,
    FARMER,
    GOODS_TOTAL,
    KNIGHT,
    MERCHANT,
    MONK,
    NOBLE,
    count,
    heap_of,
)
from meadhall.games.feudum.rules.guilds import scrolls, stock
from meadhall.games.feudum.rules.guilds.beads import sums_reached
from meadhall.games.feudum.rules.guilds.inventions import invent
from meadhall.games.feudum.state import State
from meadhall.games.feudum.views.hidden import red_tokens
from meadhall.games.feudum.views.outlooks.trying import tried

Goals = tuple[int, int]
"""How many goals are sure to be reached by who chooses well, and how many with luck."""


def heaps_to_move(source: int, room: list[int], most: int) -> list[int]:
    """All ways to take no more goods than that from a heap, of each kind no more than there is room for."""
    ranges = [range(min(count(source, good), room[good]) + 1) for good in range(GOODS_TOTAL)]
    return [heap_of([*numbers]) for numbers in product(*ranges) if sum(numbers) <= most]


def shelf_goals(state: State, most: int) -> Goals:
    """By moving barn goods to the Merchant Guild, as the rules count lines."""
    before = state.shelves
    room = [state.components.guilds.shelf_spaces - count(before, good) for good in range(GOODS_TOTAL)]
    best = 0
    for heap in heaps_to_move(state.barn, room, most):
        state.shelves = before + heap
        best = max(best, stock.lines_completed(state, before))
    state.shelves = before
    return best, best


def cart_goals(state: State, most: int) -> Goals:
    """By moving goods of the shelves to the Alchemist Guild."""
    before = state.carts
    room = [spaces - count(before, good) for good, spaces in enumerate(state.components.guilds.carts)]
    best = 0
    for heap in heaps_to_move(state.shelves, room, most):
        state.carts = before + heap
        best = max(best, stock.carts_completed(state, before))
    state.carts = before
    return best, best


def invention_goals(state: State, seat: int, guild: int, most: int) -> Goals:
    """The most inventions that can be made one after another."""
    best = most_inventions(state, seat, guild, most, [])
    return best, best


def most_inventions(state: State, seat: int, guild: int, most: int, made: list[str]) -> int:
    found = tried(invent(state.copy(), seat, guild, most), made)
    if found.ended:
        number: int = found.result
        return number
    options = [option for option in found.asked[-1].options if option != "done"]
    return max(most_inventions(state, seat, guild, most, [*made, option]) for option in options)


def seals_to_lay(state: State, most: int) -> int:
    """No more than there are colours with markers, and seals in the general supply."""
    return min(most, scrolls.rows_with_markers(state).bit_count(), len(state.pool))


def scroll_goals(state: State, most: int) -> Goals:
    """By laying seals on empty scrolls, as many as there are colours and seals for."""
    number = seals_to_lay(state, most)
    before = scrolls.seals_on(state)
    empty = scrolls.empty_scrolls(state)
    kept = state.scrolls[:]
    best = 0
    for chosen in range(1 << len(kept)):
        if chosen & ~empty or chosen.bit_count() > number:
            continue
        for scroll in bits(chosen):
            state.scrolls[scroll] = 0
        best = max(best, scrolls.lines_completed(state, before))
        state.scrolls[:] = kept
    return best, best


def rosary_goals(state: State, most: int, sums: list[int]) -> Goals:
    """By turning seals to beads: nobody knows their values, but which are left can be counted."""
    printed = state.components.guilds
    free = printed.rosary - state.rosary.bit_count()
    number = min(most, free, scrolls.seals_on(state).bit_count())
    values = sorted(state.components.bead_value[token] for token in red_tokens(state))
    total = state.tokens_value(state.rosary)
    if not number:
        return 0, 0
    return sums_reached(sums, total + sum(values[:number])), sums_reached(sums, total + sum(values[-number:]))


def chicken_goals(state: State, sums: list[int]) -> Goals:
    """By the lowest or the highest bead of the rosary on a chicken."""
    if not state.rosary or state.chickens.bit_count() == state.components.guilds.chickens:
        return 0, 0
    total = state.tokens_value(state.chickens)
    values = [state.components.bead_value[token] for token in bits(state.rosary)]
    return sums_reached(sums, total + values[0]), sums_reached(sums, total + values[-1])


def farmer_push(state: State, seat: int) -> Goals:
    return shelf_goals(state, state.components.guilds.push[FARMER])


def farmer_pull(state: State, seat: int) -> Goals:
    return chicken_goals(state, [state.components.guilds.farmer_pull_sum])


def merchant_push(state: State, seat: int) -> Goals:
    return cart_goals(state, state.components.guilds.push[MERCHANT])


def merchant_pull(state: State, seat: int) -> Goals:
    return shelf_goals(state, state.components.guilds.pull[MERCHANT])


def alchemist_push(state: State, seat: int) -> Goals:
    return invention_goals(state, seat, ALCHEMIST, state.components.guilds.push[ALCHEMIST])


def alchemist_pull(state: State, seat: int) -> Goals:
    return cart_goals(state, state.components.guilds.pull[ALCHEMIST])


def knight_push(state: State, seat: int) -> Goals:
    return scroll_goals(state, state.components.guilds.push[KNIGHT])


def knight_pull(state: State, seat: int) -> Goals:
    return invention_goals(state, seat, KNIGHT, state.components.guilds.pull[KNIGHT])


def noble_push(state: State, seat: int) -> Goals:
    return rosary_goals(state, state.components.guilds.push[NOBLE], state.components.guilds.noble_push_sums)


def noble_pull(state: State, seat: int) -> Goals:
    return scroll_goals(state, state.components.guilds.pull[NOBLE])


def monk_push(state: State, seat: int) -> Goals:
    return chicken_goals(state, state.components.guilds.monk_push_sums)


def monk_pull(state: State, seat: int) -> Goals:
    return rosary_goals(state, state.components.guilds.pull[MONK], [state.components.guilds.monk_pull_sum])


GOALS: Final[list[tuple[Callable[[State, int], Goals], Callable[[State, int], Goals]]]] = [
    (farmer_push, farmer_pull),
    (merchant_push, merchant_pull),
    (alchemist_push, alchemist_pull),
    (knight_push, knight_pull),
    (noble_push, noble_pull),
    (monk_push, monk_pull),
]
"""By guild: its push and its pull."""
