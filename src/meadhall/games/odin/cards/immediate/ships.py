"""Cards that sell their owner a ship or a house."""

from __future__ import annotations

from typing import Final

from meadhall.engine.decision import Ask, Decision
from meadhall.games.odin.cards.counters import knarrs
from meadhall.games.odin.cards.moments import PLAYED, Moment
from meadhall.games.odin.cards.registry import effect
from meadhall.games.odin.components.tables import LONGSHIP, STONE_HOUSE
from meadhall.games.odin.rules.supply import has_stage, pay, take_building, take_ship
from meadhall.games.odin.state import State

OFF_BY_KNARRS: Final = (0, 2, 5, 7)
"""What the Longship Builder takes off the price."""
SPONSOR: Final = 184
SPONSORED: Final = {"wood": 4, "silver": 3}
"""What the Sponsor's longship costs: one of these."""
ORE_ABOARD: Final = 3


def has_silver(state: State, seat: int, price: int) -> bool:
    return state.clans[seat].have[state.components.silver] >= price


def can_buy_house(state: State, seat: int, moment: Moment) -> bool:
    return state.buildings[STONE_HOUSE] > 0 and has_silver(state, seat, state.round)


@effect(72, PLAYED, may=True, when=can_buy_house)
def earl(state: State, seat: int, moment: Moment) -> Ask[None]:
    """72 Earl: a stone house for silver as much as the round; it is not built."""
    pay(state, seat, state.components.silver, state.round)
    take_building(state, seat, STONE_HOUSE)
    yield from ()


def armourers_price(state: State, seat: int) -> int:
    """The longship's price less 1 per long sword and a half per bow or spear, rounded down."""
    components = state.components
    have = state.clans[seat].have
    light = have[components.number_of("bow_and_arrow")] + have[components.number_of("spear")]
    halves = 2 * components.ship_price[LONGSHIP] - 2 * have[components.number_of("long_sword")] - light
    return max(0, halves // 2)


def can_buy_of_quartermaster(state: State, seat: int, moment: Moment) -> bool:
    return has_stage(state, seat, LONGSHIP) and has_silver(state, seat, armourers_price(state, seat))


@effect(81, PLAYED, may=True, when=can_buy_of_quartermaster)
def quartermaster(state: State, seat: int, moment: Moment) -> Ask[None]:
    """81 Quartermaster: a longship, cheaper by your weapons, which you keep."""
    pay(state, seat, state.components.silver, armourers_price(state, seat))
    take_ship(state, seat, LONGSHIP)
    yield from ()


def builders_price(state: State, seat: int) -> int:
    """With four knarrs there is no stage for a longship."""
    off = OFF_BY_KNARRS[min(knarrs(state, seat), len(OFF_BY_KNARRS) - 1)]
    return max(0, state.components.ship_price[LONGSHIP] - off)


def can_buy_of_builder(state: State, seat: int, moment: Moment) -> bool:
    return has_stage(state, seat, LONGSHIP) and has_silver(state, seat, builders_price(state, seat))


@effect(82, PLAYED, may=True, when=can_buy_of_builder)
def longship_builder(state: State, seat: int, moment: Moment) -> Ask[None]:
    """82 Longship Builder: a longship, cheaper by your knarrs."""
    pay(state, seat, state.components.silver, builders_price(state, seat))
    take_ship(state, seat, LONGSHIP)
    yield from ()


def sponsored_by(state: State, seat: int) -> list[int]:
    """What the seat could pay the Sponsor's longship with."""
    components = state.components
    have = state.clans[seat].have
    things = [(components.number_of(name), count) for name, count in SPONSORED.items()]
    return [thing for thing, count in things if have[thing] >= count]


def can_be_sponsored(state: State, seat: int, moment: Moment) -> bool:
    ore = state.clans[seat].have[state.components.ore]
    return ore >= ORE_ABOARD and has_stage(state, seat, LONGSHIP) and bool(sponsored_by(state, seat))


@effect(SPONSOR, PLAYED, may=True, when=can_be_sponsored)
def sponsor(state: State, seat: int, moment: Moment) -> Ask[None]:
    """184 Sponsor: a longship for 4 wood or 3 silver, with 3 ore of your supply aboard."""
    components = state.components
    names = components.things.names
    options = [names[thing] for thing in sponsored_by(state, seat)]
    option = yield Decision(seat, "effect_way", options, components.cards.names[SPONSOR - 1])
    pay(state, seat, components.things.index[option], SPONSORED[option.partition(".")[2]])
    take_ship(state, seat, LONGSHIP)
    clan = state.clans[seat]
    clan.longships = [*clan.longships[:-1], ORE_ABOARD]
    clan.have[components.ore] -= ORE_ABOARD
    for _ in range(ORE_ABOARD):
        state.tell("armed", seat, components.ships.names[LONGSHIP], 1)
