"""Pilfering at the end of a Move (7.2)."""

from __future__ import annotations

from meadhall.engine.decision import Ask, Decision
from meadhall.engine.names import bits
from meadhall.games.feudum.components.differences import PILFER_WHERE, PILFER_WHO
from meadhall.games.feudum.components.pieces import BUTTS, FARM, kinds_in, one
from meadhall.games.feudum.player import OFF_BOARD, PAWNS
from meadhall.games.feudum.rules.goods import receive
from meadhall.games.feudum.rules.landscapes import take_from
from meadhall.games.feudum.rules.membership import recount
from meadhall.games.feudum.state import NO_LANDSCAPE, State


def pilfer(state: State, seat: int, moved: int) -> Ask[None]:
    """One resource beside one own piece: a good, or a piece of a landscape."""
    components = state.components
    names = components.board.locations
    places = loot_places(state, seat, moved)
    if not places:
        return
    option = yield Decision(seat, "pilfer", ["pass", *names.of(places)])
    if option == "pass":
        return
    location = names.index[option]
    loot = components.goods.of(goods_open(state, seat, location))
    if landscape_open(state, seat, location):
        loot.append(components.landscapes.names[state.landscape_at[location]])
    taken = yield Decision(seat, "pilfer_what", loot, option)
    state.tell("pilfers", seat, taken)
    if taken in components.goods.index:
        good = one(components.goods.index[taken])
        state.goods_at[location] -= good
        yield from receive(state, seat, good)
        return
    yield from take_from(state, seat, location, 1)
    if state.landscape_at[location] == BUTTS:
        yield from recount(state)


def loot_places(state: State, seat: int, moved: int) -> int:
    """Where the seat may pilfer something."""
    mask = 0
    for location in bits(reach(state, seat, moved)):
        if goods_open(state, seat, location) or landscape_open(state, seat, location):
            mask |= 1 << location
    return mask


def reach(state: State, seat: int, moved: int) -> int:
    """Where a piece of the seat may pilfer: by the seed any piece, by the published rules one that moved."""
    anybody = state.by_seed(PILFER_WHO)
    mask = 0
    for pawn, at in enumerate(state.players[seat].pawn_at):
        if at != OFF_BOARD and (anybody or moved >> pawn & 1):
            mask |= 1 << at
    for monster, owner in enumerate(state.monster_owner):
        if owner == seat and (anybody or moved >> PAWNS + monster & 1):
            mask |= 1 << state.monster_at[monster]
    return mask


def goods_open(state: State, seat: int, location: int) -> int:
    """The kinds of goods that the seat may take there, as a mask."""
    player = state.players[seat]
    if state.by_seed(PILFER_WHERE):
        barred = player.marker_places
    else:
        barred = player.ruled & state.kinds[FARM]
    return 0 if barred >> location & 1 else kinds_in(state.goods_at[location])


def landscape_open(state: State, seat: int, location: int) -> bool:
    """Whether the seat may take from a landscape there; a target needs a marker to swap it for (R24)."""
    player = state.players[seat]
    if state.landscape_at[location] == NO_LANDSCAPE or not state.landscape_holds[location]:
        return False
    barred = player.marker_places if state.by_seed(PILFER_WHERE) else player.serfs
    if barred >> location & 1:
        return False
    return state.landscape_at[location] != BUTTS or state.supply_markers[seat] > 0
