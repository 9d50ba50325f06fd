"""Goods of Farmer, Merchant and Alchemist: what fits where, and which lines are complete (10.1 to 10.3)."""

from __future__ import annotations

from typing import Final

from meadhall.engine.decision import Ask, Decision
from meadhall.games.feudum.components.differences import PUSH_AMOUNT
from meadhall.games.feudum.components.pieces import GOODS_TOTAL, count, kinds_in, one
from meadhall.games.feudum.state import State

NO_GOOD: Final = -1


def shelf_room(state: State) -> int:
    """The kinds of goods that fit the Merchant Guild, as a mask."""
    mask = 0
    for good in range(GOODS_TOTAL):
        if count(state.shelves, good) < state.components.guilds.shelf_spaces:
            mask |= 1 << good
    return mask


def cart_room(state: State) -> int:
    """The kinds of goods that fit the Alchemist Guild."""
    mask = 0
    for good in range(GOODS_TOTAL):
        if count(state.carts, good) < state.components.guilds.carts[good]:
            mask |= 1 << good
    return mask


def barn_goods_that_fit(state: State) -> int:
    return kinds_in(state.barn) & shelf_room(state)


def shelf_goods_that_fit(state: State) -> int:
    return kinds_in(state.shelves) & cart_room(state)


def barn_to_shelves(state: State, seat: int, guild: int, most: int) -> Ask[int]:
    """Goods from the barn to the Merchant Guild; the goals that this reaches."""
    before = state.shelves
    for moved in range(most):
        good = yield from good_to_move(state, seat, guild, barn_goods_that_fit(state), moved)
        if good == NO_GOOD:
            break
        state.barn -= one(good)
        state.shelves += one(good)
        state.tell("to_shelves", seat, state.components.goods.names[good], 1)
    return lines_completed(state, before)


def shelves_to_carts(state: State, seat: int, guild: int, most: int) -> Ask[int]:
    """Goods from the Merchant to the Alchemist Guild; the goals that this reaches."""
    before = state.carts
    for moved in range(most):
        good = yield from good_to_move(state, seat, guild, shelf_goods_that_fit(state), moved)
        if good == NO_GOOD:
            break
        state.shelves -= one(good)
        state.carts += one(good)
        state.tell("to_carts", seat, state.components.goods.names[good], 1)
    return carts_completed(state, before)


def good_to_move(state: State, seat: int, guild: int, kinds: int, moved: int) -> Ask[int]:
    """The next good; by the seed one may stop after the first, by the published rules only when none is left (10)."""
    if not kinds:
        return NO_GOOD
    goods = state.components.goods
    options = goods.of(kinds)
    if moved and state.by_seed(PUSH_AMOUNT):
        options.append("done")
    option = yield Decision(seat, "move_good", options, state.components.guilds.names.names[guild])
    return NO_GOOD if option == "done" else goods.index[option]


def lines_completed(state: State, before: int) -> int:
    """Shelves, or columns, complete now and not before: the better of the two counts (R69)."""
    spaces = state.components.guilds.shelf_spaces
    shelves = 0
    columns_then = columns_now = spaces
    for good in range(GOODS_TOTAL):
        then, now = count(before, good), count(state.shelves, good)
        if then < spaces and now == spaces:
            shelves += 1
        # A column is complete when every shelf has so many goods (R68).
        columns_then = min(columns_then, then)
        columns_now = min(columns_now, now)
    return max(shelves, columns_now - columns_then)


def carts_completed(state: State, before: int) -> int:
    """Carts and piles that are complete now and were not before."""
    completed = 0
    for good, spaces in enumerate(state.components.guilds.carts):
        if count(before, good) < spaces and count(state.carts, good) == spaces:
            completed += 1
    return completed
