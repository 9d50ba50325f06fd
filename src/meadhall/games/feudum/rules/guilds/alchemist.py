"""The Alchemist Guild (10.3): carts, piles and the vessel space."""

from __future__ import annotations

from meadhall.engine.decision import Ask, Decision
from meadhall.games.feudum.components.pieces import ALCHEMIST, kinds_in, one
from meadhall.games.feudum.rules.guilds.inventions import invent, possible_inventions
from meadhall.games.feudum.rules.guilds.payment import pay_price
from meadhall.games.feudum.rules.guilds.stock import shelf_goods_that_fit, shelves_to_carts
from meadhall.games.feudum.state import State


def can_trade(state: State, seat: int) -> bool:
    return state.workshop != 0 and state.players[seat].shillings >= state.components.guilds.price[ALCHEMIST]


def trade(state: State, seat: int) -> Ask[None]:
    """Buy a vessel that lies here."""
    names = state.components.vessels
    option = yield Decision(seat, "buy_vessel", names.of(kinds_in(state.workshop)))
    vessel = one(names.index[option])
    state.workshop -= vessel
    state.players[seat].vessels += vessel
    state.tell("buys", seat, option, 1)
    pay_price(state, seat, ALCHEMIST, state.components.guilds.price[ALCHEMIST])


def can_pull(state: State, seat: int) -> bool:
    return shelf_goods_that_fit(state) != 0


def pull(state: State, seat: int) -> Ask[int]:
    """Goods from the Merchant's shelves."""
    return (yield from shelves_to_carts(state, seat, ALCHEMIST, state.components.guilds.pull[ALCHEMIST]))


def can_push(state: State, seat: int) -> bool:
    return possible_inventions(state, 0) != 0


def push(state: State, seat: int) -> Ask[int]:
    """Inventions: each is a goal."""
    return (yield from invent(state, seat, ALCHEMIST, state.components.guilds.push[ALCHEMIST]))
