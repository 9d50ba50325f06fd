"""The Merchant Guild (10.2): five shelves of goods with their prices."""

from __future__ import annotations

from meadhall.engine.decision import Ask, Decision
from meadhall.engine.names import bits
from meadhall.games.feudum.components.pieces import MERCHANT, count, kinds_in, one
from meadhall.games.feudum.rules.goods import receive
from meadhall.games.feudum.rules.guilds.payment import pay_price
from meadhall.games.feudum.rules.guilds.stock import (
    barn_goods_that_fit,
    barn_to_shelves,
    shelf_goods_that_fit,
    shelves_to_carts,
)
from meadhall.games.feudum.state import State


def price_of(state: State, good: int) -> int:
    """The price on the rightmost filled space of the good's shelf, which must not be empty."""
    return state.components.guilds.prices[good][count(state.shelves, good) - 1]


def goods_for(state: State, shillings: int) -> int:
    """The goods for sale for no more than that, as a mask."""
    mask = 0
    for good in bits(kinds_in(state.shelves)):
        if price_of(state, good) <= shillings:
            mask |= 1 << good
    return mask


def can_trade(state: State, seat: int) -> bool:
    return goods_for(state, state.players[seat].shillings) != 0


def trade(state: State, seat: int) -> Ask[None]:
    """Buy one to three goods; they are one purchase, so that coins go round for the sum of their prices (R65)."""
    goods = state.components.goods
    player = state.players[seat]
    total = bought = 0
    for number in range(state.components.guilds.merchant_trade):
        affordable = goods_for(state, player.shillings - total)
        if not affordable:
            break
        options = goods.of(affordable)
        if number:
            options.append("done")
        option = yield Decision(seat, "buy_good", options)
        if option == "done":
            break
        good = goods.index[option]
        total += price_of(state, good)
        bought += one(good)
        state.shelves -= one(good)
        state.aside += one(good)
        state.tell("buys", seat, option, 1)
    pay_price(state, seat, MERCHANT, total)
    state.aside -= bought
    yield from receive(state, seat, bought)


def can_pull(state: State, seat: int) -> bool:
    return barn_goods_that_fit(state) != 0


def pull(state: State, seat: int) -> Ask[int]:
    """Goods from the Farmer's barn."""
    return (yield from barn_to_shelves(state, seat, MERCHANT, state.components.guilds.pull[MERCHANT]))


def can_push(state: State, seat: int) -> bool:
    return shelf_goods_that_fit(state) != 0


def push(state: State, seat: int) -> Ask[int]:
    """Goods to the Alchemist's carts and piles."""
    return (yield from shelves_to_carts(state, seat, MERCHANT, state.components.guilds.push[MERCHANT]))
