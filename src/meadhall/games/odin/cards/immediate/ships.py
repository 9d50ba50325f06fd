"""Cards that sell their owner a ship or a house; neither is built."""

from __future__ import annotations

from typing import Final

from meadhall.engine.decision import Ask, Decision
from meadhall.games.odin.cards.counters import knarrs
from meadhall.games.odin.cards.moments import PLAYED, Moment
from meadhall.games.odin.cards.registry import effect
from meadhall.games.odin.cards.vocabulary import Exchange
from meadhall.games.odin.components.spaces import Amounts
from meadhall.games.odin.components.tables import LONGSHIP, STONE_HOUSE
from meadhall.games.odin.rules.supply import gain, pay
from meadhall.games.odin.state import NOTHING_USED, State

OFF_BY_KNARRS: Final = (0, 2, 5, 7)
"""What the Longship Builder takes off the price; with four knarrs there is no stage for a longship."""
SPONSOR: Final = 184
SPONSORED: Final = {"wood": 4, "silver": 3}
"""What the Sponsor's longship costs: one of these."""
ORE_ABOARD: Final = 3


def can_buy(state: State, seat: int, cost: Amounts, thing: int) -> bool:
    """Whether it can be paid and received, and not with what the space just taken needs."""
    bargain = Exchange("", cost, [(thing, 1)], [])
    if not bargain.is_possible(state, seat):
        return False
    waits = state.action == NOTHING_USED and 0 <= state.taken < state.components.board_spaces
    return not (waits and bargain.spoils(state, seat, state.taken))


def can_buy_longship(state: State, seat: int, price: int) -> bool:
    components = state.components
    return can_buy(state, seat, [(components.silver, price)], components.first_ship + LONGSHIP)


def buy_longship(state: State, seat: int, price: int) -> None:
    pay(state, seat, state.components.silver, price)
    gain(state, seat, state.components.first_ship + LONGSHIP, 1)


def can_buy_house(state: State, seat: int, moment: Moment) -> bool:
    components = state.components
    return can_buy(state, seat, [(components.silver, state.round)], components.first_building + STONE_HOUSE)


@effect(72, PLAYED, may=True, when=can_buy_house)
def earl(state: State, seat: int, moment: Moment) -> Ask[None]:
    """72 Earl: a stone house for silver as much as the round."""
    pay(state, seat, state.components.silver, state.round)
    gain(state, seat, state.components.first_building + STONE_HOUSE, 1)
    yield from ()


def price_by_weapons(state: State, seat: int) -> int:
    """The longship's price less 1 per long sword and a half per bow or spear, rounded down."""
    components = state.components
    have = state.clans[seat].have
    light = have[components.number_of("bow_and_arrow")] + have[components.number_of("spear")]
    halves = 2 * components.ship_price[LONGSHIP] - 2 * have[components.number_of("long_sword")] - light
    return max(0, halves // 2)


def can_buy_of_quartermaster(state: State, seat: int, moment: Moment) -> bool:
    return can_buy_longship(state, seat, price_by_weapons(state, seat))


@effect(81, PLAYED, may=True, when=can_buy_of_quartermaster)
def quartermaster(state: State, seat: int, moment: Moment) -> Ask[None]:
    """81 Quartermaster: a longship, cheaper by your weapons, which you keep."""
    buy_longship(state, seat, price_by_weapons(state, seat))
    yield from ()


def price_by_knarrs(state: State, seat: int) -> int:
    off = OFF_BY_KNARRS[min(knarrs(state, seat), len(OFF_BY_KNARRS) - 1)]
    return max(0, state.components.ship_price[LONGSHIP] - off)


def can_buy_of_builder(state: State, seat: int, moment: Moment) -> bool:
    return can_buy_longship(state, seat, price_by_knarrs(state, seat))


@effect(82, PLAYED, may=True, when=can_buy_of_builder)
def longship_builder(state: State, seat: int, moment: Moment) -> Ask[None]:
    """82 Longship Builder: a longship, cheaper by your knarrs."""
    buy_longship(state, seat, price_by_knarrs(state, seat))
    yield from ()


def sponsored_for(state: State, seat: int) -> list[int]:
    """What the seat could pay the Sponsor's longship with, and still load it."""
    components = state.components
    longship = components.first_ship + LONGSHIP
    return [
        components.number_of(name)
        for name, count in SPONSORED.items()
        if can_buy(state, seat, [(components.number_of(name), count), (components.ore, ORE_ABOARD)], longship)
    ]


def can_be_sponsored(state: State, seat: int, moment: Moment) -> bool:
    return bool(sponsored_for(state, seat))


@effect(SPONSOR, PLAYED, may=True, when=can_be_sponsored)
def sponsor(state: State, seat: int, moment: Moment) -> Ask[None]:
    """184 Sponsor: a longship for 4 wood or 3 silver, with 3 ore of your supply aboard."""
    components = state.components
    names = components.things.names
    options = [names[thing] for thing in sponsored_for(state, seat)]
    option = yield Decision(seat, "effect_way", options, components.cards.names[SPONSOR - 1])
    pay(state, seat, components.things.index[option], SPONSORED[option.partition(".")[2]])
    gain(state, seat, components.first_ship + LONGSHIP, 1)
    clan = state.clans[seat]
    clan.longships = [*clan.longships[:-1], ORE_ABOARD]
    clan.have[components.ore] -= ORE_ABOARD
    for _ in range(ORE_ABOARD):
        state.tell("armed", seat, components.ships.names[LONGSHIP], 1)
