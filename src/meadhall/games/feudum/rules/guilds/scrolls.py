"""Scrolls of the Noble Guild (10.4, 10.5): markers that become seals, and the lines that seals complete."""

from __future__ import annotations

from typing import Final

from meadhall.engine.decision import Ask, Decision
from meadhall.engine.names import Names
from meadhall.games.feudum.components.tables import PLAYERS
from meadhall.games.feudum.state import NO_TOKEN, State

COLOURS: Final = Names([f"colour.{number + 1}" for number in range(PLAYERS[-1])])
"""Rows of the Knight Guild: seats, and after them the colours that nobody plays."""


def seals_on(state: State) -> int:
    """The scrolls with a seal, as a mask."""
    mask = 0
    for scroll, token in enumerate(state.scrolls):
        if token != NO_TOKEN:
            mask |= 1 << scroll
    return mask


def empty_scrolls(state: State) -> int:
    return (1 << len(state.scrolls)) - 1 & ~seals_on(state)


def rows_with_markers(state: State) -> int:
    mask = 0
    for colour, number in enumerate(state.row_markers):
        if number:
            mask |= 1 << colour
    return mask


def can_lay_seals(state: State) -> bool:
    return rows_with_markers(state) != 0 and empty_scrolls(state) != 0 and len(state.pool) > 0


def lay_seals(state: State, seat: int, guild: int, most: int, *, must: bool) -> Ask[int]:
    """Markers of different colours back to the general supply, for each an unseen seal on a scroll; the goals reached.

    `must`: as many as possible, rather than as many as one likes (R73).
    """
    scrolls = state.components.guilds.scrolls
    about = state.components.guilds.names.names[guild]
    before = seals_on(state)
    colours = rows_with_markers(state)
    for moved in range(most):
        if not colours or not empty_scrolls(state) or not state.pool:
            break
        options = COLOURS.of(colours)
        if moved and not must:
            options.append("done")
        option = yield Decision(seat, "return_marker", options, about)
        if option == "done":
            break
        colour = COLOURS.index[option]
        scroll = yield Decision(seat, "lay_seal", scrolls.of(empty_scrolls(state)), option)
        colours ^= 1 << colour
        state.row_markers[colour] -= 1
        state.supply_markers[colour] += 1
        state.scrolls[scrolls.index[scroll]] = state.draw_token()
        state.tell("lays_seal", seat, scroll)
    return lines_completed(state, before)


def lines_completed(state: State, before: int) -> int:
    """Rows, or columns, of scrolls complete now and not before: the better of the two counts (R69)."""
    now = seals_on(state)
    guilds = state.components.guilds
    return max(completed(guilds.scroll_rows, before, now), completed(guilds.scroll_columns, before, now))


def completed(lines: list[int], before: int, now: int) -> int:
    return sum(1 for line in lines if now & line == line and before & line != line)


def take_seal(state: State, scroll: int) -> int:
    """The token from a scroll."""
    token = state.scrolls[scroll]
    state.scrolls[scroll] = NO_TOKEN
    return token
