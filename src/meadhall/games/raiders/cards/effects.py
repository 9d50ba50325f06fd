"""Town Hall actions that need more than numbers, most of them between players ('Esclarecimentos')."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from meadhall.engine.decision import Ask, Decision, Together
from meadhall.games.raiders.components.pieces import AMOUNTS, GOOD_NAMES, PASS, PLUNDER, PROVISIONS, SILVER
from meadhall.games.raiders.rules.crew import can_hire, crew_options, join, lose_crew, refusals
from meadhall.games.raiders.rules.supply import gain, return_to_hand
from meadhall.games.raiders.state import State, mask_of
from meadhall.games.raiders.views import knowledge


def choose_opponent(state: State, seat: int, among: list[int], about: str) -> Ask[int]:
    seats = state.components.seats
    mask = 0
    for other in among:
        mask |= 1 << other
    option = yield Decision(seat, "opponent", seats.of(mask), about)
    return seats.index[option]


def hand_over(state: State, giver: int, taker: int, good: int, amount: int) -> None:
    """Goods go from one player to another."""
    if amount:
        state.players[giver].goods[good] -= amount
        state.players[taker].goods[good] += amount
        state.tell("takes", taker, GOOD_NAMES[good], amount, giver)


def plunder_mask(counts: list[int]) -> int:
    """The kinds of plunder of which there are any."""
    mask = 0
    for good in PLUNDER:
        if counts[good]:
            mask |= 1 << good
    return mask


def take_plunder(state: State, seat: int, about: str) -> Ask[None]:
    """Barbarian: take one plunder from an opponent; the taker says which."""
    victims = [other for other in state.others(seat) if plunder_mask(state.players[other].goods)]
    if not victims:
        return
    victim = yield from choose_opponent(state, seat, victims, about)
    goods = state.components.goods
    option = yield Decision(seat, "rob", goods.of(plunder_mask(state.players[victim].goods)), about)
    hand_over(state, victim, seat, goods.index[option], 1)


def sacrifice(state: State, seat: int, about: str) -> Ask[None]:
    """Brawler: lose one of your crew to gain one plunder of your choice."""
    components = state.components
    option = yield Decision(seat, "sacrifice", crew_options(state, seat), about)
    kind = components.cards.index[option] - components.kinds
    lose_crew(state, seat, kind)
    state.tell("sacrifices", seat, components.cards.names[kind])
    option = yield Decision(seat, "choose_plunder", components.goods.of(plunder_mask(state.supply)), about)
    gain(state, seat, components.goods.index[option], 1)


def tribute(state: State, seat: int, about: str) -> Ask[None]:
    """Mercenary: each opponent in turn gives a silver or a provision, as it likes; nothing if it has neither."""
    goods = state.components.goods
    for other in state.others(seat):
        held = state.players[other].goods
        mask = (1 << SILVER if held[SILVER] else 0) | (1 << PROVISIONS if held[PROVISIONS] else 0)
        if mask:
            option = yield Decision(other, "tribute", goods.of(mask), about)
            hand_over(state, other, seat, goods.index[option], 1)


def swap_worker(state: State, seat: int, about: str) -> Ask[None]:
    """Archer: an opponent's worker changes places with one in the village that leaves room for its colour."""
    components = state.components
    opponent = yield from choose_opponent(state, seat, state.others(seat), about)
    player = state.players[opponent]
    mask = 0
    for building, worker in enumerate(state.village):
        if worker and player.worker & components.building_workers[building]:
            mask |= 1 << building
    option = yield Decision(seat, "swap_worker", components.places.of(mask), components.seats.names[opponent])
    building = components.places.index[option]
    player.worker, state.village[building] = state.village[building], player.worker
    state.tell("swaps_worker", seat, option, player.worker, opponent)


def swap_cards(state: State, seat: int, about: str) -> Ask[None]:
    """Scout: name an opponent and a number; both choose so many hand cards in secret and exchange them."""
    own = len(state.players[seat].hand)
    others = [other for other in state.others(seat) if state.players[other].hand]
    if not own or not others:
        return
    opponent = yield from choose_opponent(state, seat, others, about)
    most = min(own, len(state.players[opponent].hand))
    option = yield Decision(seat, "swap_count", AMOUNTS[1 : most + 1], state.components.seats.names[opponent])
    count = AMOUNTS.index(option)
    state.tell("swaps_cards", seat, "", count, opponent)

    def part(chooser: int) -> Ask[None]:
        return put_aside(state, chooser, count)

    yield Together([seat, opponent], part, hidden=True)
    knowledge.swapped(state, seat, opponent)
    for giver, taker in ((seat, opponent), (opponent, seat)):
        for kind in state.players[giver].aside:
            state.players[taker].hand.append(kind)
            state.tell("receives", taker, state.components.cards.names[kind], 1, giver, private=True)
    for swapper in (seat, opponent):
        state.players[swapper].aside = ()
    state.reveal()


def put_aside(state: State, seat: int, count: int) -> Ask[None]:
    """Choose hand cards to give away, one at a time."""
    components = state.components
    player = state.players[seat]
    while len(player.aside) < count:
        option = yield Decision(seat, "give_card", components.cards.of(mask_of(player.hand)))
        kind = components.cards.index[option]
        player.hand.remove(kind)
        player.aside += (kind,)


def swap_crew(state: State, seat: int, about: str) -> Ask[None]:
    """Gravedigger: a member of the crew goes back to your hand and another card from it may join at no cost."""
    components = state.components
    player = state.players[seat]
    hand = mask_of(player.hand)
    mask = 0
    for i, kind in enumerate(player.crew):
        others = player.crew[:i] + player.crew[i + 1 :]
        if can_hire(state, others, 0, hand, 0):
            mask |= 1 << kind
    if not mask:
        return
    option = yield Decision(seat, "return_crew", components.cards.of(mask << components.kinds), about)
    kind = components.cards.index[option] - components.kinds
    player.crew.remove(kind)
    return_to_hand(state, seat, kind)
    state.tell("returns", seat, components.cards.names[kind])
    free = can_hire(state, player.crew, 0, hand, 0)
    refused = refusals(state, player, hand & ~free, 0) if state.explaining else None
    option = yield Decision(seat, "hire", components.cards.of(free | components.pass_card), about, refused)
    if option != PASS:
        join(state, seat, components.cards.index[option])


BY_VERB: Final[dict[str, Callable[[State, int, str], Ask[None]]]] = {
    "take_plunder": take_plunder,
    "sacrifice": sacrifice,
    "tribute": tribute,
    "swap_worker": swap_worker,
    "swap_cards": swap_cards,
    "swap_crew": swap_crew,
}
"""By `do` in the data: (state, seat, the card's name)."""
