"""The Farmer Guild (10.1): barn, chickens and the farmer's purse."""

from __future__ import annotations

from meadhall.engine.decision import Ask, Decision
from meadhall.engine.names import bits
from meadhall.games.feudum.components.differences import FARMER_TRADE, SPILL
from meadhall.games.feudum.components.pieces import (
    AMOUNTS,
    FARM,
    FARMER,
    FOOD,
    GOOD_NAMES,
    count,
    kinds_in,
    nth,
    one,
    size,
)
from meadhall.games.feudum.rules.guilds.beads import can_give_alms, give_alms
from meadhall.games.feudum.rules.guilds.stock import barn_goods_that_fit, barn_to_shelves, cart_room, shelf_room
from meadhall.games.feudum.state import State


def can_trade(state: State, seat: int) -> bool:
    return farms_with_goods(state, seat) != 0


def farms_with_goods(state: State, seat: int) -> int:
    mask = 0
    for farm in bits(state.players[seat].ruled & state.kinds[FARM]):
        if state.goods_at[farm]:
            mask |= 1 << farm
    return mask


def trade(state: State, seat: int) -> Ask[None]:
    """Send all goods of a ruled farm to the barn, for food and shillings."""
    names = state.components.board.locations
    option = yield Decision(seat, "send_farm", names.of(farms_with_goods(state, seat)))
    farm = names.index[option]
    state.aside = state.goods_at[farm]
    state.goods_at[farm] = 0
    sent = size(state.aside)
    state.tell("sends", seat, option, sent)
    yield from fill_barn(state, seat)
    spill(state)
    yield from reward(state, seat, sent // state.numbers(FARMER_TRADE)[0])


def fill_barn(state: State, seat: int) -> Ask[None]:
    """What lies in the barn stays; of more goods than fit, the player says which fill it."""
    room = state.components.guilds.barn - size(state.barn)
    if size(state.aside) <= room:
        state.barn += state.aside
        state.aside = 0
        return
    goods = state.components.goods
    for _ in range(room):
        good = goods.index[(yield Decision(seat, "fill_barn", goods.of(kinds_in(state.aside))))]
        state.aside -= one(good)
        state.barn += one(good)


def spill(state: State) -> None:
    """With beads on the chickens, some of the surplus goes to Merchant and Alchemist by chance; the rest to the bag."""
    number = 0
    if state.chickens:
        fixed = state.numbers(SPILL)
        number = fixed[0] if fixed else state.tokens_value(state.chickens)
    for _ in range(min(number, size(state.aside))):
        good = nth(state.aside, state.rng.below(size(state.aside)))
        state.aside -= one(good)
        # To the first of the three where it fits (R67).
        if shelf_room(state) >> good & 1:
            state.shelves += one(good)
        elif cart_room(state) >> good & 1:
            state.carts += one(good)
        else:
            state.bag += one(good)
        state.tell("spills", thing=GOOD_NAMES[good], amount=1)
    state.bag += state.aside
    state.aside = 0


def reward(state: State, seat: int, number: int) -> Ask[None]:
    """Food and shillings in any mix; where one of them runs short, the other (R66)."""
    player = state.players[seat]
    least = max(0, min(number - state.shillings, count(state.bag, FOOD)))
    most = min(number, count(state.bag, FOOD))
    option = yield Decision(seat, "farmer_reward", AMOUNTS[least : most + 1], GOOD_NAMES[FOOD])
    food = AMOUNTS.index(option)
    shillings = min(number - food, state.shillings)
    state.bag -= food * one(FOOD)
    player.goods += food * one(FOOD)
    state.shillings -= shillings
    player.shillings += shillings
    if food:
        state.tell("gets", seat, GOOD_NAMES[FOOD], food)
    if shillings:
        state.tell("gets_shillings", seat, amount=shillings)


def can_pull(state: State, seat: int) -> bool:
    return can_give_alms(state)


def pull(state: State, seat: int) -> Ask[int]:
    """A bead of the rosary on a chicken."""
    total = give_alms(state, seat)
    yield from ()  # nothing is asked here
    return 1 if total >= state.components.guilds.farmer_pull_sum else 0


def can_push(state: State, seat: int) -> bool:
    return barn_goods_that_fit(state) != 0


def push(state: State, seat: int) -> Ask[int]:
    """Goods from the barn to the Merchant."""
    return (yield from barn_to_shelves(state, seat, FARMER, state.components.guilds.push[FARMER]))
