"""Influence (7.3): markers where one's pawns are; rulers, subjects and serfs."""

from __future__ import annotations

from typing import Final

from meadhall.engine.decision import Ask, Decision
from meadhall.engine.names import bits
from meadhall.games.feudum.components.differences import FEUDUM_INFLUENCE
from meadhall.games.feudum.components.pieces import FEUDUM, INFLUENCE
from meadhall.games.feudum.rules.membership import recount
from meadhall.games.feudum.state import NOBODY, State

RULER: Final = "role.ruler"
SERF: Final = "role.serf"
MONEY_IS_INFLUENCE: Final = "ability.money_is_influence"


def influence(state: State, seat: int) -> Ask[None]:
    """A marker at each location with an own pawn, one location after another; the guilds are recounted in between."""
    names = state.components.board.locations
    player = state.players[seat]
    left = player.pawn_places
    bribed = False
    while player.markers:
        places = open_to(state, seat, left)
        if not places:
            return
        option = yield Decision(seat, "influence", ["done", *names.of(places)])
        if option == "done":
            return
        location = names.index[option]
        left ^= 1 << location
        ruler = state.ruler_of(location)
        if not bribed and can_bribe(state, seat, location):
            bribed = (yield Decision(seat, "influence_as", [SERF, RULER], option)) == RULER
            if bribed:
                player.shillings -= state.components.cards.money
                state.shillings += state.components.cards.money
                demote(state, ruler, location)
                state.tell("ability", seat, MONEY_IS_INFLUENCE)
        add_marker(state, seat, location)
        state.tell("influences", seat, option)
        if ruler not in (NOBODY, state.ruler_of(location)):
            state.tell("demoted", ruler, option, other=seat)
        yield from recount(state)


def can_influence(state: State, seat: int) -> bool:
    player = state.players[seat]
    return player.markers > 0 and open_to(state, seat, player.pawn_places) != 0


def open_to(state: State, seat: int, locations: int) -> int:
    """Those of the locations where the seat may add a marker (R30)."""
    mask = 0
    for location in bits(locations):
        if may_add(state, seat, location):
            mask |= 1 << location
    return mask


def may_add(state: State, seat: int, location: int) -> bool:
    """At most three markers of two players; a feudum does not change its ruler, by the published rules."""
    ruler = state.ruler_of(location)
    if ruler == NOBODY:
        return True
    full = state.players[ruler].subjects >> location & 1
    serf = state.serf_at(location)
    if ruler == seat:
        return not full
    if serf != seat:
        return serf == NOBODY
    return not full and may_change_ruler(state, location)


def may_change_ruler(state: State, location: int) -> bool:
    return not state.kinds[FEUDUM] >> location & 1 or state.by_seed(FEUDUM_INFLUENCE)


def can_bribe(state: State, seat: int, location: int) -> bool:
    """Money is Influence: a merchant of the seat beside a lone marker of an opponent (R31)."""
    cards = state.components.cards
    player = state.players[seat]
    if not state.advanced or player.shillings < cards.money or not may_change_ruler(state, location):
        return False
    ruler = state.ruler_of(location)
    if ruler in (NOBODY, seat) or state.players[ruler].subjects >> location & 1 or state.serf_at(location) != NOBODY:
        return False
    merchant = cards.ability_pawn[INFLUENCE]
    return any(
        at == location and character == merchant
        for at, character in zip(player.pawn_at, player.pawn_character, strict=True)
    )


def demote(state: State, ruler: int, location: int) -> None:
    """The ruler's marker becomes a serf."""
    state.players[ruler].ruled ^= 1 << location
    state.players[ruler].serfs |= 1 << location


def add_marker(state: State, seat: int, location: int) -> None:
    """Ruler, subject, serf, or a serf who becomes ruler over his own earlier marker."""
    player = state.players[seat]
    mask = 1 << location
    ruler = state.ruler_of(location)
    player.markers -= 1
    if ruler == NOBODY:
        player.ruled |= mask
    elif ruler == seat:
        player.subjects |= mask
    elif player.serfs & mask:
        demote(state, ruler, location)
        player.serfs ^= mask
        player.ruled |= mask
        player.subjects |= mask
    else:
        player.serfs |= mask
