"""The map as everybody sees it: locations with their discs and markers, and all that lies there."""

from __future__ import annotations

from typing import TypedDict

from meadhall.games.feudum.components.pieces import GOOD_NAMES, ROUTES
from meadhall.games.feudum.player import IMMUNE_BITS, OFF_BOARD
from meadhall.games.feudum.state import LEFT_BITS, NO_LANDSCAPE, NOBODY, State
from meadhall.games.feudum.views.guild_boards import heap_view


class LocationView(TypedDict):
    """A location: its disc, the three places for markers, and all that lies there. `guild`: that of a feudum.

    `ways`: by kind of route, where one can go. `vessels`: those abandoned; `vessels_left` cannot be boarded this turn.
    """

    region: str
    start: bool
    kind: str
    guild: str | None
    ruler: int | None
    subject: bool
    serf: int | None
    sealed: list[int]
    goods: dict[str, int]
    landscape: str | None
    landscape_holds: int
    vessels: dict[str, int]
    vessels_left: dict[str, int]
    ways: dict[str, list[str]]


class MonsterView(TypedDict):
    """A monster on the map."""

    owner: int
    location: str


def location_view(state: State, location: int) -> LocationView:
    components = state.components
    board = components.board
    ruler = state.ruler_of(location)
    serf = state.serf_at(location)
    landscape = state.landscape_at[location]
    guilds = [name for guild, name in enumerate(components.guilds.names.names) if state.icons[guild] >> location & 1]
    vessels = state.vessels_at[location]
    return LocationView(
        region=board.regions.names[board.location_region[location]],
        start=bool(board.starts >> location & 1),
        kind=components.kinds.names[state.kind_at(location)],
        guild=guilds[0] if guilds else None,
        ruler=None if ruler == NOBODY else ruler,
        subject=ruler != NOBODY and bool(state.players[ruler].subjects >> location & 1),
        serf=None if serf == NOBODY else serf,
        sealed=[
            seat
            for seat, player in enumerate(state.players)
            if any(entry >> IMMUNE_BITS == location for entry in player.immune)
        ],
        goods=heap_view(GOOD_NAMES, state.goods_at[location]),
        landscape=None if landscape == NO_LANDSCAPE else components.landscapes.names[landscape],
        landscape_holds=state.landscape_holds[location],
        vessels=heap_view(components.vessels.names, vessels & (1 << LEFT_BITS) - 1),
        vessels_left=heap_view(components.vessels.names, vessels >> LEFT_BITS),
        ways={
            f"route.{route}": board.locations.of(board.ways[kind][location])
            for kind, route in enumerate(ROUTES)
            if board.ways[kind][location]
        },
    )


def monsters_view(state: State) -> dict[str, MonsterView]:
    """The monsters on the map."""
    components = state.components
    return {
        name: MonsterView(owner=owner, location=components.board.locations.names[at])
        for name, at, owner in zip(components.monsters.names, state.monster_at, state.monster_owner, strict=True)
        if at != OFF_BOARD
    }
