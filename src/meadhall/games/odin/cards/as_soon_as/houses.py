"""Cards that wait for a house."""

from __future__ import annotations

from typing import Final

from meadhall.engine.decision import Ask, Decision
from meadhall.games.odin.cards.counters import houses
from meadhall.games.odin.cards.memory import note, noted
from meadhall.games.odin.cards.moments import ANYTIME, PLAYED, RECEIVED, Moment
from meadhall.games.odin.cards.registry import effect
from meadhall.games.odin.components.tables import AMOUNTS
from meadhall.games.odin.rules.supply import gain, pay
from meadhall.games.odin.state import State

HERB_GARDENER: Final = 182
WAITING: Final = 0
OPEN: Final = 1
USED: Final = 2
WOOD: Final = (0, 2, 5)
"""What so many spices cost."""


def has_two_houses(state: State, seat: int, moment: Moment) -> bool:
    return noted(state, HERB_GARDENER) == WAITING and houses(state, seat) >= 2


@effect(HERB_GARDENER, PLAYED | RECEIVED, when=has_two_houses)
def herb_gardener(state: State, seat: int, moment: Moment) -> Ask[None]:
    """182 Herb Gardener: as soon as you have two houses, the right below is yours, for later if you like."""
    note(state, HERB_GARDENER, OPEN)
    yield from ()


def can_garden(state: State, seat: int, moment: Moment) -> bool:
    return noted(state, HERB_GARDENER) == OPEN and state.clans[seat].have[state.components.wood] >= WOOD[1]


@effect(HERB_GARDENER, ANYTIME, may=True, when=can_garden)
def buys_herbs(state: State, seat: int, moment: Moment) -> Ask[None]:
    """182 Herb Gardener: once, 2 wood for 1 spices or 5 wood for 2."""
    components = state.components
    wood = state.clans[seat].have[components.wood]
    options = [AMOUNTS[n] for n in (1, 2) if WOOD[n] <= wood]
    option = yield Decision(seat, "effect_way", options, components.cards.names[HERB_GARDENER - 1])
    count = AMOUNTS.index(option)
    note(state, HERB_GARDENER, USED)
    pay(state, seat, components.wood, WOOD[count])
    gain(state, seat, components.number_of("spices"), count)
