"""Offerings to the chieftain ('Oferendas'): paying for a tile, and turning up the next."""

from __future__ import annotations

from meadhall.engine.decision import Ask, Decision
from meadhall.games.raiders.rules.supply import can_pay, pay_all
from meadhall.games.raiders.state import NO_TILE, NOT_ENDING, OFFERINGS_MADE, State, replaced


def affordable(state: State, seat: int) -> int:
    """The tiles face up that the seat can pay for, as a mask."""
    prices = state.components.offering_price
    goods = state.players[seat].goods
    mask = 0
    for tile in state.offerings:
        if tile != NO_TILE and can_pay(goods, prices[tile]):
            mask |= 1 << tile
    return mask


def offer(state: State, seat: int, tile: int, cost: list[int]) -> None:
    """Pay the supply, keep the tile face down, turn up a new one in its place."""
    components = state.components
    pay_all(state, seat, cost)
    state.players[seat].tiles += (tile,)
    state.tell("offers", seat, tile_name(state, tile), components.offering_points[tile])
    place = state.offerings.index(tile)
    state.offerings = replaced(state.offerings, place, NO_TILE)
    if state.stack:
        turn_up(state, place)
        if not state.stack:
            end_by_offerings(state)


def turn_up(state: State, place: int) -> None:
    """The top tile of the stack, face up on that place."""
    tile = state.stack[-1]
    state.stack = state.stack[:-1]
    state.stack_known = min(state.stack_known, len(state.stack))
    state.offerings = replaced(state.offerings, place, tile)
    state.reveal()
    state.tell("turned_up", thing=tile_name(state, tile))


def end_by_offerings(state: State) -> None:
    if state.ending == NOT_ENDING:
        state.ending = OFFERINGS_MADE
        state.tell("ending", thing="ending.offerings")


def tile_name(state: State, tile: int) -> str:
    return state.components.offers.names[len(state.components.trades) + tile]


def cheap_offering(state: State, seat: int, less: int, about: str) -> Ask[None]:
    """An offering for so many units less, of the player's choice (Trader at the Town Hall); it may be declined."""
    components = state.components
    costs = components.offering_cost
    first = len(components.trades)
    tiles = 0
    for tile in state.offerings:
        if tile != NO_TILE and waivable(state, seat, costs[tile], less):
            tiles |= 1 << tile
    option = yield Decision(seat, "cheap_offering", components.offers.of(tiles << first | components.pass_trade), about)
    chosen = components.offers.index[option]
    if 1 << chosen == components.pass_trade:
        return
    tile = chosen - first
    cost = costs[tile][:]
    for left in range(less, 0, -1):
        goods = waivable(state, seat, cost, left)
        if not goods:
            break
        waived = yield Decision(seat, "waive", components.goods.of(goods), option)
        cost[components.goods.index[waived]] -= 1
    offer(state, seat, tile, cost)


def waivable(state: State, seat: int, cost: list[int], less: int) -> int:
    """The goods of which one unit can be left out so that, so many left out in all, the seat can pay; as a mask."""
    goods = state.players[seat].goods
    short = sum([max(0, amount - goods[good]) for good, amount in enumerate(cost)])
    mask = 0
    for good, amount in enumerate(cost):
        if amount and short - (amount > goods[good]) < less:
            mask |= 1 << good
    return mask


def cycle(state: State) -> None:
    """The tiles face up go under the stack, from left to right, and as many come from its top (Sage)."""
    places = [place for place, tile in enumerate(state.offerings) if tile != NO_TILE]
    for place in places:
        # The first one ends up highest among them, the last one lowest.
        state.stack = (state.offerings[place], *state.stack)
        state.offerings = replaced(state.offerings, place, NO_TILE)
    state.stack_known += len(places)
    state.tell("cycled", amount=len(places))
    for place in places:
        turn_up(state, place)
