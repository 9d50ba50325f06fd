"""Working in the village ('Trabalhar'): place a worker, pick up another, and what the eight buildings do."""

from __future__ import annotations

from meadhall.engine.decision import Ask, Decision
from meadhall.games.raiders.cards.town_hall import playable, resolve
from meadhall.games.raiders.components.pieces import PASS
from meadhall.games.raiders.components.tables import DRAW, GATHER, HIRE, PLAY, Components, Trade
from meadhall.games.raiders.components.townsfolk import COPY_BUILDING
from meadhall.games.raiders.rules.crew import PRINTED, hire
from meadhall.games.raiders.rules.offerings import affordable, offer
from meadhall.games.raiders.rules.supply import can_pay, discard, draw, gain, gain_all, gain_armour, pay_all, some_left
from meadhall.games.raiders.state import NO_TILE, Player, State, mask_of, total


def occupied(state: State) -> int:
    """The buildings where a worker stands, as a mask."""
    mask = 0
    for building, standing in enumerate(state.village):
        if standing:
            mask |= 1 << building
    return mask


def work(state: State, seat: int, building: int, others: int) -> Ask[None]:
    """Place the worker and act, then pick up one of the other buildings' workers and act."""
    components = state.components
    player = state.players[seat]
    worker = player.worker
    player.worker = 0
    state.village[building] = worker
    if state.told is not None:
        state.tell("places", seat, components.building_names[building], worker)
    yield from act(state, seat, building, worker)

    refused = None
    if state.explaining:
        refused = dict.fromkeys(components.places.of(components.buildings_for[0] & ~others), "no_worker")
        refused[components.building_names[building]] = "just_placed"
    option = yield Decision(seat, "pick_up", components.places.of(others), "", refused)
    other = components.places.index[option]
    worker = state.village[other]
    state.village[other] = 0
    player.worker = worker
    if state.told is not None:
        state.tell("picks_up", seat, option, worker)
    yield from act(state, seat, other, worker)


def act(state: State, seat: int, building: int, worker: int) -> Ask[None]:
    """The building's action for a worker of that colour, if the player wants it; once a turn for each building."""
    if state.used >> building & 1:
        return
    state.at_work = worker
    kind = state.components.building_action[building]
    if kind == GATHER:
        used = yield from gather(state, seat, building, worker)
    elif kind == DRAW:
        used = yield from draw_cards(state, seat, building)
    elif kind == PLAY:
        used = yield from play_card(state, seat, building, worker)
    elif kind == HIRE:
        hand = mask_of(state.players[seat].hand)
        used = yield from hire(state, seat, hand, PRINTED, state.components.building_names[building])
    else:
        used = yield from trade(state, seat, building)
    if used:
        state.used |= 1 << building


def gather(state: State, seat: int, building: int, worker: int) -> Ask[bool]:
    """Mill and Silversmith: goods by the worker's colour, one kind of them."""
    components = state.components
    amounts = gathered(components, state.players[seat], building, worker)
    mask = 0
    for good, amount in enumerate(amounts):
        if amount and state.supply[good]:
            mask |= 1 << good
    if not mask:
        return False
    option = yield Decision(
        seat, "gather", components.goods.of(mask | components.pass_good), components.building_names[building]
    )
    if option == PASS:
        return False
    good = components.goods.index[option]
    gain(state, seat, good, amounts[good])
    return True


def gathered(components: Components, player: Player, building: int, worker: int) -> list[int]:
    """How much of each good a worker of that colour gathers there, with what the crew adds."""
    amounts = components.building_gather[building][worker][:]
    extra = components.folk.extra_good[building]
    if extra >= 0 and amounts[extra]:
        amounts[extra] += total(components.folk.extra[building], player.crew)
    return amounts


def draw_cards(state: State, seat: int, building: int) -> Ask[bool]:
    """Gate House: draw two cards, one more for each Gatekeeper."""
    components = state.components
    if not state.deck and not state.discard:
        return False
    option = yield Decision(seat, "draw", ["draw", PASS], components.building_names[building])
    if option == PASS:
        return False
    draw(
        state,
        seat,
        components.building_cards[building] + total(components.folk.extra[building], state.players[seat].crew),
    )
    return True


def play_card(state: State, seat: int, building: int, worker: int) -> Ask[bool]:
    """Town Hall: a hand card goes to the discard pile and does what its right half says."""
    components = state.components
    player = state.players[seat]
    mask = playable(state, player)
    if not mask:
        return False
    refused = None
    if state.explaining:
        unplayable = mask_of(player.hand) & ~mask
        refused = dict.fromkeys(components.cards.of(unplayable), "price") | dict.fromkeys(
            components.cards.of(unplayable & components.folk.heroes), "hero_plays_not"
        )
    option = yield Decision(
        seat, "play", components.cards.of(mask | components.pass_card), components.building_names[building], refused
    )
    if option == PASS:
        return False
    kind = components.cards.index[option]
    action = components.folk.action[kind]
    assert action is not None
    discard(state, seat, kind)
    state.tell("plays", seat, option)
    state.used |= 1 << building
    if action.verb == COPY_BUILDING:
        yield from copy_building(state, seat, worker, option)
    else:
        yield from resolve(state, seat, kind, action)
    return True


def copy_building(state: State, seat: int, worker: int, about: str) -> Ask[None]:
    """Merchant: act as if the worker stood in another building that admits it and was not used this turn."""
    components = state.components
    mask = 0
    for building, admits in enumerate(components.building_workers):
        if admits & worker and not state.used >> building & 1:
            mask |= 1 << building
    if not mask:
        return
    option = yield Decision(seat, "copy_building", components.places.of(mask), about)
    state.tell("copies", seat, option)
    yield from act(state, seat, components.places.index[option], worker)


def trade(state: State, seat: int, building: int) -> Ask[bool]:
    """Treasury, Armoury, Long House: one trade or offering; one more for each Sage at the Long House."""
    components = state.components
    player = state.players[seat]
    first = len(components.trades)
    used = False
    for _ in range(1 + total(components.folk.extra[building], player.crew)):
        mask = 0
        for number in components.building_trades[building]:
            if can_trade(state, player, components.trades[number]):
                mask |= 1 << number
        if components.building_offerings[building]:
            mask |= affordable(state, seat) << first
        if not mask:
            break
        refused = trade_refusals(state, player, building, mask) if state.explaining else None
        option = yield Decision(
            seat,
            "trade",
            components.offers.of(mask | components.pass_trade),
            components.building_names[building],
            refused,
        )
        if option == PASS:
            break
        used = True
        chosen = components.offers.index[option]
        if chosen >= first:
            tile = chosen - first
            offer(state, seat, tile, components.offering_cost[tile])
        else:
            yield from make_trade(state, seat, components.trades[chosen], option)
    return used


def can_trade(state: State, player: Player, trade: Trade) -> bool:
    if not has_price(player, trade):
        return False
    if trade.armour:
        return player.armour < state.components.limit_armour
    return some_left(state, trade.gain)


def has_price(player: Player, trade: Trade) -> bool:
    return trade.cards <= len(player.hand) and can_pay(player.goods, trade.price)


def make_trade(state: State, seat: int, trade: Trade, about: str) -> Ask[None]:
    components = state.components
    for _ in range(trade.cards):
        option = yield Decision(seat, "discard", components.cards.of(mask_of(state.players[seat].hand)), about)
        discard(state, seat, components.cards.index[option])
        state.tell("discards", seat, option)
    pay_all(state, seat, trade.pay)
    gain_all(state, seat, trade.gain)
    gain_armour(state, seat, trade.armour)


def trade_refusals(state: State, player: Player, building: int, offered: int) -> dict[str, str]:
    """Why trades and tiles of this building cannot be had."""
    components = state.components
    first = len(components.trades)
    numbers = components.building_trades[building]
    no_gain = sum(1 << number for number in numbers if has_price(player, components.trades[number])) & ~offered
    shown = sum(1 << number for number in numbers)
    if components.building_offerings[building]:
        shown |= sum(1 << first + tile for tile in state.offerings if tile != NO_TILE)
    return dict.fromkeys(components.offers.of(shown & ~offered), "goods") | dict.fromkeys(
        components.offers.of(no_gain), "no_gain"
    )
