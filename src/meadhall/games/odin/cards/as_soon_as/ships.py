"""Cards that wait for ships; looked at after every ship that comes, and when they are played."""

from __future__ import annotations

from typing import Final

from meadhall.engine.decision import Ask
from meadhall.games.odin.cards.counters import large_ships, longships
from meadhall.games.odin.cards.memory import note, noted
from meadhall.games.odin.cards.moments import PLAYED, RECEIVED, Moment
from meadhall.games.odin.cards.registry import effect
from meadhall.games.odin.cards.shapes import Heard
from meadhall.games.odin.components.tables import BOAT
from meadhall.games.odin.rules.phases import income_of
from meadhall.games.odin.rules.supply import gain
from meadhall.games.odin.state import State

BOAT_BUILDER: Final = 178
BEACH_RAIDER: Final = 180
SAIL_PATCHER: Final = 181
SILVERWARE_BY_INCOME: Final = ((5, 4), (11, 3), (30, 2))
"""Up to this income, so much."""
WOOL_BY_INCOME: Final = ((4, 3), (9, 2), (30, 1))


def has_four_large_ships(state: State, seat: int, moment: Moment) -> bool:
    return not noted(state, BOAT_BUILDER) and large_ships(state, seat) >= 4


@effect(BOAT_BUILDER, PLAYED | RECEIVED, Heard(things=["knarr", "longship"]), when=has_four_large_ships)
def boat_builder(state: State, seat: int, moment: Moment) -> Ask[None]:
    """178 Boat Builder: as soon as you have four large ships, two whaling boats, as far as there is room."""
    note(state, BOAT_BUILDER, 1)
    gain(state, seat, state.components.first_ship + BOAT, 2)
    yield from ()


def has_three_longships(state: State, seat: int, moment: Moment) -> bool:
    return not noted(state, BEACH_RAIDER) and longships(state, seat) >= 3


@effect(BEACH_RAIDER, PLAYED | RECEIVED, Heard(things=["longship"]), when=has_three_longships)
def beach_raider(state: State, seat: int, moment: Moment) -> Ask[None]:
    """180 Beach Raider: as soon as you have three longships, silverware, the more the lower your income."""
    note(state, BEACH_RAIDER, 1)
    gain_by_income(state, seat, "silverware", SILVERWARE_BY_INCOME)
    yield from ()


def has_three_large_ships(state: State, seat: int, moment: Moment) -> bool:
    return not noted(state, SAIL_PATCHER) and large_ships(state, seat) >= 3


@effect(SAIL_PATCHER, PLAYED | RECEIVED, Heard(things=["knarr", "longship"]), when=has_three_large_ships)
def sail_patcher(state: State, seat: int, moment: Moment) -> Ask[None]:
    """181 Sail Patcher: as soon as you have three large ships, wool, the more the lower your income."""
    note(state, SAIL_PATCHER, 1)
    gain_by_income(state, seat, "wool", WOOL_BY_INCOME)
    yield from ()


def gain_by_income(state: State, seat: int, good: str, steps: tuple[tuple[int, int], ...]) -> None:
    """The first step that the income does not pass; nothing beyond the last."""
    income = income_of(state, seat)
    for most, count in steps:
        if income <= most:
            gain(state, seat, state.components.number_of(good), count)
            return
