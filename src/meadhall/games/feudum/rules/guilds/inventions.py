"""Inventions of Alchemist and Knight (10.3): vessels and krud barrels, made of goods on carts and piles."""

from __future__ import annotations

from meadhall.engine.decision import Ask, Decision
from meadhall.games.feudum.components.guilds import KRUD
from meadhall.games.feudum.components.pieces import VESSELS_TOTAL, count, holds, one
from meadhall.games.feudum.state import State


def possible_inventions(state: State, kruds: int) -> int:
    """What can be made, as a mask; `kruds`: barrels made before in this function, on which the price depends."""
    costs = state.components.guilds.invention_cost
    mask = 0
    for vessel in range(VESSELS_TOTAL):
        if count(state.vessels, vessel) and holds(state.carts, costs[vessel]):
            mask |= 1 << vessel
    if holds(state.carts, costs[KRUD + kruds]) and can_fill_rows(state):
        mask |= 1 << KRUD
    return mask


def can_fill_rows(state: State) -> bool:
    """Whether a krud barrel would place at least one marker (R72)."""
    spaces = sum(state.components.guilds.row_sections)
    return any(row < spaces and left for row, left in zip(state.row_markers, state.supply_markers, strict=True))


def invent(state: State, seat: int, guild: int, most: int) -> Ask[int]:
    """Make inventions one after another, at least one (R71); how many were made."""
    names = state.components.guilds.inventions
    made = kruds = 0
    while made < most:
        possible = possible_inventions(state, kruds)
        if not possible:
            break
        options = names.of(possible)
        if made:
            options.append("done")
        option = yield Decision(seat, "invent", options, state.components.guilds.names.names[guild])
        if option == "done":
            break
        invention = names.index[option]
        cost = state.components.guilds.invention_cost[invention + kruds if invention == KRUD else invention]
        state.carts -= cost
        state.bag += cost
        if invention == KRUD:
            kruds += 1
            fill_rows(state)
        else:
            state.vessels -= one(invention)
            state.workshop += one(invention)
        made += 1
        state.tell("invents", seat, option)
    return made


def fill_rows(state: State) -> None:
    """A krud barrel fills the first section that is not full of every row, dummies too."""
    for colour, row in enumerate(state.row_markers):
        filled_up = 0
        for spaces in state.components.guilds.row_sections:
            filled_up += spaces
            if row < filled_up:
                break
        added = min(filled_up - row, state.supply_markers[colour])
        state.row_markers[colour] += added
        state.supply_markers[colour] -= added
