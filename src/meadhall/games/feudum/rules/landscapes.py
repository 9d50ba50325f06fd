"""Landscapes (8.2): filling them, and what serfs collect."""

from __future__ import annotations

from typing import Final

from meadhall.engine.decision import Ask, Decision
from meadhall.games.feudum.components.pieces import (
    BUTTS,
    FOOD,
    ORCHARD,
    SILVER_MINE,
    SULFUR,
    SULFUR_MINE,
    count,
    one,
)
from meadhall.games.feudum.rules.goods import receive
from meadhall.games.feudum.rules.membership import recount
from meadhall.games.feudum.state import NOBODY, State

COLLECT: Final = "collect"
LEAVE: Final = "leave"


def fill(state: State, location: int) -> None:
    """Three of its resource, or what bag and supply have (R38)."""
    landscape = state.landscape_at[location]
    wanted = state.components.landscape_fill
    if landscape == BUTTS:
        added = min(wanted, state.targets)
        state.targets -= added
    elif landscape == SILVER_MINE:
        added = min(wanted, state.shillings)
        state.shillings -= added
    else:
        good = FOOD if landscape == ORCHARD else SULFUR
        added = min(wanted, count(state.bag, good))
        state.bag -= added * one(good)
    state.landscape_holds[location] += added
    state.tell("fills", thing=state.components.landscapes.names[landscape], amount=added)


def collect(state: State, seat: int, location: int) -> Ask[None]:
    """The serf takes everything, and gives one to the ruler, or leaves it."""
    if not state.landscape_holds[location]:
        return
    name = state.components.board.locations.names[location]
    if (yield Decision(seat, "collect", [COLLECT, LEAVE], name)) == LEAVE:
        return
    landscape = state.landscape_at[location]
    ruler = state.ruler_of(location)
    # One of the pieces goes to the ruler, also if it is the only one (R40).
    tribute = 0 if ruler == NOBODY else min(state.components.landscape_tribute, state.landscape_holds[location])
    own = state.landscape_holds[location] - tribute
    state.tell("collects", seat, state.components.landscapes.names[landscape], own)
    yield from take_from(state, seat, location, own)
    if tribute:
        state.tell("tribute", ruler, state.components.landscapes.names[landscape], tribute, other=seat)
        yield from take_from(state, ruler, location, tribute)
    if landscape == BUTTS:
        yield from recount(state)


def take_from(state: State, seat: int, location: int, number: int) -> Ask[None]:
    """So many pieces of a landscape; targets are swapped for own markers of the general supply."""
    player = state.players[seat]
    landscape = state.landscape_at[location]
    state.landscape_holds[location] -= number
    if landscape == BUTTS:
        markers = min(number, state.supply_markers[seat])
        state.targets += number
        state.supply_markers[seat] -= markers
        player.markers += markers
    elif landscape == SILVER_MINE:
        player.shillings += number
    elif landscape == SULFUR_MINE:
        yield from receive(state, seat, number * one(SULFUR))
    else:
        player.goods += number * one(FOOD)
