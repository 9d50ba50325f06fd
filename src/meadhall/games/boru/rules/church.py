"""The church step of the upkeep ('Etapa da Igreja')."""

from __future__ import annotations

from meadhall.engine.decision import Ask, Decision
from meadhall.games.boru.state import NOBODY, State


def church_step(state: State) -> Ask[None]:
    """The sole leader's monastery and marker, points for who has the most by now, late monasteries."""
    components = state.components
    first = state.sole_most(state.church)
    if first != NOBODY:
        state.tell("serves_church", first)
        yield from place_monastery(state, first)
        state.marker = first
        state.church[first] = 0
        state.tell("takes_marker", first)
    most = max(state.church)
    if most > 0:
        for seat in range(state.players):
            if state.church[seat] == most:
                state.points[seat] += components.church_second_points
                state.church[seat] -= components.church_second_returns
                state.tell("points", seat, "church", components.church_second_points)
    for seat in state.clockwise_from(state.marker):
        # Only who could place a monastery takes his discs back.
        if state.church[seat] >= components.late_monastery and monastery_sites(state, seat):
            yield from place_monastery(state, seat)
            state.church[seat] = 0


def monastery_sites(state: State, seat: int) -> int:
    """Towns the seat controls that have no monastery yet."""
    return state.controlled(seat) & ~state.monasteries


def place_monastery(state: State, seat: int) -> Ask[None]:
    """Around a town of one's own, if there is one without."""
    towns = state.components.towns
    sites = monastery_sites(state, seat)
    if not sites:
        return
    option = yield Decision(seat, "monastery", towns.of(sites))
    state.monasteries |= 1 << towns.index[option]
    state.tell("monastery", seat, option)
