"""What a seat may see of the Harvest mini-expansion."""

from __future__ import annotations

from typing import TypedDict

from meadhall.games.odin.components.spaces import Amounts
from meadhall.games.odin.harvest.box import BROWN_SIDE, ORANGE_SIDE, SIDES
from meadhall.games.odin.harvest.seasons import Seasons
from meadhall.games.odin.state import State


class MarkerView(TypedDict):
    """A resource marker: the side that shows, and what it gives with a harvest and with a crop failure."""

    id: str
    side: str
    orange: dict[str, int]
    brown: dict[str, int]


class RoundView(TypedDict):
    """A round: its harvest, and the board that is turned; `known`: whether its harvest marker has been turned up."""

    harvest: list[str]
    known: bool
    turned: str


def marker_views(state: State, seat: int | None) -> list[MarkerView]:
    """The resource markers of a seat; of nobody: those that can still be taken."""
    seasons = state.seasons
    if not isinstance(seasons, Seasons):
        return []
    gives = state.components.harvest_box.gives
    return [
        MarkerView(
            id=state.components.harvest_box.markers.names[marker],
            side=SIDES[seasons.side],
            orange=_named(state, gives[marker][ORANGE_SIDE]),
            brown=_named(state, gives[marker][BROWN_SIDE]),
        )
        for marker in (seasons.markers_left if seat is None else seasons.markers[seat])
    ]


def _named(state: State, amounts: Amounts) -> dict[str, int]:
    return {state.components.things.names[thing]: count for thing, count in amounts}


def round_views(state: State) -> list[RoundView]:
    """As printed, or as the harvest markers say that have been turned up so far."""
    components = state.components
    goods = components.puzzle.goods.names
    length = components.lengths[state.length]
    harvests = state.seasons.turned_up if isinstance(state.seasons, Seasons) else length.harvest
    found: list[RoundView] = []
    for number, turned in enumerate(length.turned):
        known = number < len(harvests)
        crops = components.crops[harvests[number]] if known else []
        found.append(RoundView(harvest=[goods[crop] for crop in crops], known=known, turned=turned))
    return found
