"""Anytime cards that data cannot say."""

from __future__ import annotations

from typing import Final

from meadhall.engine.decision import Ask, Decision
from meadhall.games.odin.cards.granted import hear_of_phase, play_another
from meadhall.games.odin.cards.moments import (
    ALONE,
    ANYTIME,
    PHASE_AFTER,
    PHASE_BEFORE,
    PHASE_DURING,
    PLAYED,
    WOOD_IN_HOUSES,
    Moment,
)
from meadhall.games.odin.cards.registry import effect
from meadhall.games.odin.cards.vocabulary import ANY_CATTLE, can_pay, pay_some
from meadhall.games.odin.components.tables import BOAT, LONGSHIP
from meadhall.games.odin.rules.phases import HARVEST
from meadhall.games.odin.rules.supply import gain, pay
from meadhall.games.odin.state import State

BEST_HARVEST: Final = 3
"""The harvest that brings peas, flax, beans, grain and cabbage."""


def can_unload(state: State, seat: int, moment: Moment) -> bool:
    """Not while dice are rolled."""
    clan = state.clans[seat]
    return not state.rolling and any(clan.boats + clan.longships)


@effect(39, ANYTIME, may=True, when=can_unload)
def modifier(state: State, seat: int, moment: Moment) -> Ask[None]:
    """39 Modifier: ore comes back from a whaling boat or a longship."""
    components = state.components
    clan = state.clans[seat]
    kinds = [ship for ship, loads in ((BOAT, clan.boats), (LONGSHIP, clan.longships)) if any(loads)]
    option = yield Decision(seat, "unload", [components.ships.names[ship] for ship in kinds])
    ship = components.ships.index[option]
    loads = (clan.boats if ship == BOAT else clan.longships)[:]
    # Of several, the one with the least ore: the best armed stays so.
    loads[loads.index(min(load for load in loads if load))] -= 1
    if ship == BOAT:
        clan.boats = loads
    else:
        clan.longships = loads
    clan.have[components.ore] += 1
    state.tell("unloaded", seat, option, 1)


@effect(40, PLAYED | WOOD_IN_HOUSES)
def master_joiner(state: State, seat: int, moment: Moment) -> Ask[None]:
    """40 Master Joiner: wood may be laid into houses like silver."""
    boards = state.clans[seat].boards
    for index, board in enumerate(boards):
        if state.components.is_house[board.kind]:
            boards[index] = board.copy()
            boards[index].takes_wood = True
    yield from ()


def has_cattle(state: State, seat: int, moment: Moment) -> bool:
    return can_pay(state, seat, ANY_CATTLE, 1)


@effect(49, ANYTIME, may=True, when=has_cattle)
def plower(state: State, seat: int, moment: Moment) -> Ask[None]:
    """49 Plower: cattle for five crops, as a harvest of your own."""
    yield from hear_of_phase(state, seat, PHASE_BEFORE, HARVEST, BEST_HARVEST)
    yield from pay_some(state, seat, ANY_CATTLE, 1)
    for crop in state.components.crops[BEST_HARVEST]:
        gain(state, seat, crop, 1)
    yield from hear_of_phase(state, seat, PHASE_DURING, HARVEST, BEST_HARVEST)
    yield from hear_of_phase(state, seat, PHASE_AFTER, HARVEST, BEST_HARVEST)


def has_card(state: State, seat: int, moment: Moment) -> bool:
    return bool(state.clans[seat].hand)


@effect(52, ANYTIME | ALONE, cost={"silver": 1}, may=True, when=has_card)
def tutor(state: State, seat: int, moment: Moment) -> Ask[None]:
    """52 Tutor: 1 silver to play an occupation from your hand."""
    yield from play_another(state, seat)


def weapons(state: State, seat: int) -> list[int]:
    components = state.components
    have = state.clans[seat].have
    return [weapon for weapon in range(components.first_weapon, components.first_ship) if have[weapon]]


def has_two_weapons(state: State, seat: int, moment: Moment) -> bool:
    have = state.clans[seat].have
    return sum(have[weapon] for weapon in weapons(state, seat)) >= 2


@effect(56, ANYTIME | ALONE, may=True, when=has_two_weapons)
def arms_dealer(state: State, seat: int, moment: Moment) -> Ask[None]:
    """56 Arms Dealer: any two weapons for 1 ore."""
    names = state.components.things
    for _ in range(2):
        option = yield Decision(seat, "pay", [names.names[weapon] for weapon in weapons(state, seat)])
        pay(state, seat, names.index[option], 1)
    gain(state, seat, state.components.ore, 1)
