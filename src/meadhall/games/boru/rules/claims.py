"""The claims step of the upkeep ('Etapa de conquista de regiões')."""

from __future__ import annotations

from meadhall.games.boru.rules.marriage import princess_of
from meadhall.games.boru.state import FACE_DOWN, NOBODY, ON_BOARD, SUPPORT, State


def claims_step(state: State) -> None:
    """Turn up the tokens of regions with enough controlled towns; then every token goes where the most towns are."""
    components = state.components
    for region, towns in enumerate(components.region_towns):
        name = components.regions.names[region]
        new = state.claims[region] == FACE_DOWN
        if new:
            if state.weight_in(state.occupied & towns) < components.minimum[region]:
                continue
            state.claims[region] = ON_BOARD
            state.tell("token_up", thing=name)
        claim(state, region, name, new)


def claim(state: State, region: int, name: str, new: bool) -> None:
    """The sole leader takes the token; Vikings alone in the lead send it back to the board; a tie leaves it."""
    counts, vikings = towns_in(state, region)
    most = max(max(counts), vikings)
    leaders = counts.count(most) + (vikings == most)
    holder = state.claims[region]
    if leaders > 1:
        if new:
            state.tell("token_tied", thing=name)
        return
    if vikings == most:
        state.claims[region] = ON_BOARD
        if holder >= 0:
            state.tell("token_back", holder, name)
        return
    leader = counts.index(most)
    if leader != holder:
        state.claims[region] = leader
        state.tell("token", leader, name, other=holder)


def towns_in(state: State, region: int) -> tuple[list[int], int]:
    """How much each seat's towns count in the region, and the Vikings'; military support adds theirs to one seat's."""
    towns = state.components.region_towns[region]
    controlled = towns & ~state.vikings
    if state.monasteries & towns:
        counts = [state.weight_in(discs & controlled) for discs in state.discs]
    else:
        counts = [(discs & controlled).bit_count() for discs in state.discs]
    vikings = state.weight_in(state.vikings & towns)
    ally = princess_of(state, SUPPORT)
    if ally == NOBODY:
        return counts, vikings
    counts[ally] += vikings
    return counts, -1
