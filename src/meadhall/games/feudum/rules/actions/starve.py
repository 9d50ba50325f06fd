"""Starve the People (7.8), and Royal Immunity against it (7.9)."""

from __future__ import annotations

from typing import Final

from meadhall.engine.decision import Ask, Decision
from meadhall.engine.names import bits
from meadhall.games.feudum.components.differences import STARVE_DISC
from meadhall.games.feudum.components.pieces import CONQUER, DEFEND
from meadhall.games.feudum.player import IMMUNE_BITS
from meadhall.games.feudum.rules.goods import can_pay, pay
from meadhall.games.feudum.rules.membership import recount
from meadhall.games.feudum.rules.military import immune_places, may_defend, serve, show_defend
from meadhall.games.feudum.state import NOBODY, State

SUBJECT: Final = "role.subject"
SERF: Final = "role.serf"
ROYAL_IMMUNITY: Final = "ability.royal_immunity"


def noble_places(state: State, seat: int) -> int:
    """Where the seat has a noble, drunk or held (R55)."""
    noble = state.components.cards.ability_pawn[CONQUER]
    player = state.players[seat]
    mask = 0
    for at, character in zip(player.pawn_at, player.pawn_character, strict=True):
        if at >= 0 and character == noble:
            mask |= 1 << at
    return mask


def roles_open(state: State, seat: int, location: int) -> list[str]:
    """Which markers of opponents can be starved there: none with a seal under it."""
    found: list[str] = []
    ruler = state.ruler_of(location)
    watched = ruler not in (NOBODY, seat) and state.players[ruler].subjects >> location & 1
    if watched and not immune_places(state.players[ruler]) >> location & 1:
        found.append(SUBJECT)
    serf = state.serf_at(location)
    if serf not in (NOBODY, seat) and not immune_places(state.players[serf]) >> location & 1:
        found.append(SERF)
    return found


def starvable(state: State, seat: int) -> int:
    """Where the seat can starve somebody."""
    mask = 0
    for location in bits(noble_places(state, seat)):
        if roles_open(state, seat, location):
            mask |= 1 << location
    return mask


def starve(state: State, seat: int) -> Ask[None]:
    """Remove a subject or serf of an opponent; no points, but a military disc, and the chickens are emptied."""
    names = state.components.board.locations
    where = yield Decision(seat, "starve_at", names.of(starvable(state, seat)))
    location = names.index[where]
    role = yield Decision(seat, "starve", roles_open(state, seat, location), where)
    victim = state.ruler_of(location) if role == SUBJECT else state.serf_at(location)
    state.tell("starves_people", seat, where, other=victim)
    if (yield from repelled(state, victim, location)):
        return
    player = state.players[victim]
    if role == SUBJECT:
        player.subjects ^= 1 << location
    else:
        player.serfs ^= 1 << location
    player.markers += 1
    yield from serve(state, seat, must=state.by_seed(STARVE_DISC))
    # Beads from the chickens are mixed into the general supply, red side up.
    state.pool += bits(state.chickens)
    state.chickens = 0
    yield from recount(state)


def repelled(state: State, victim: int, location: int) -> Ask[bool]:
    """Royal Immunity: Defend and a food; a seal lies under the marker from now on, if one is left (R56)."""
    player = state.players[victim]
    cost = state.components.cards.ability_cost[DEFEND]
    if not may_defend(state, victim) or not can_pay(player, cost):
        return False
    about = state.components.board.locations.names[location]
    if (yield Decision(victim, "immunity", [ROYAL_IMMUNITY, "pass"], about)) == "pass":
        return False
    yield from pay(state, victim, cost)
    show_defend(state, victim)
    if state.pool:
        player.immune.append(location << IMMUNE_BITS | state.draw_token())
    state.tell("immune", victim, about)
    return True
