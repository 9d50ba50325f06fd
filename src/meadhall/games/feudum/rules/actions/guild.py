"""Guild (7.11): trade, push or pull at a guild, or Feast in an opponent's place."""

from __future__ import annotations

from typing import Final

from meadhall.engine.decision import Ask, Decision
from meadhall.games.feudum.components.pieces import FEUDUM, GUILDS_TOTAL, SULFUR, one
from meadhall.games.feudum.rules.guilds.functions import (
    FUNCTIONS,
    PULL,
    PUSH,
    carry_out,
    hold_office,
    holder,
    is_possible,
    own_functions,
)
from meadhall.games.feudum.state import NOBODY, State

FEAST: Final = "ability.feast"


def guild(state: State, seat: int) -> Ask[None]:
    """One function of one guild; a repeated Guild needs another guild than before."""
    names = state.components.guilds.names
    options = ["pass", *names.of(guilds_open(state, seat))]
    if feasts_open(state, seat):
        options.append(FEAST)
    option = yield Decision(seat, "guild", options)
    if option == "pass":
        return
    if option == FEAST:
        yield from feast(state, seat)
        return
    chosen = names.index[option]
    functions = own_functions(state, seat, chosen)
    function = yield Decision(seat, "function", [FUNCTIONS[number] for number in functions], option)
    state.players[seat].guilds_used |= 1 << chosen
    yield from carry_out(state, seat, chosen, FUNCTIONS.index(function))


def can_use_guild(state: State, seat: int) -> bool:
    return guilds_open(state, seat) != 0 or feasts_open(state, seat) != 0


def guilds_open(state: State, seat: int) -> int:
    """The guilds where the seat can do something, but for one that it has used in this round."""
    used = state.players[seat].guilds_used
    mask = 0
    for number in range(GUILDS_TOTAL):
        if not used >> number & 1 and own_functions(state, seat, number):
            mask |= 1 << number
    return mask


def hosts(state: State, seat: int) -> int:
    """The opponents with a pawn or a feudum where the seat has a pawn, as a mask of seats."""
    places = state.players[seat].pawn_places
    mask = 0
    for other, player in enumerate(state.players):
        if other != seat and places & (player.pawn_places | player.ruled & state.kinds[FEUDUM]):
            mask |= 1 << other
    return mask


def feast_functions(state: State, seat: int, number: int, invited: int) -> list[int]:
    """What the seat could do at the guild in the place of one of these opponents (R80)."""
    found: list[int] = []
    for function in (PUSH, PULL):
        host = holder(state, number, function)
        if host != NOBODY and invited >> host & 1 and is_possible(state, seat, number, function):
            found.append(function)
    return found


def feasts_open(state: State, seat: int) -> int:
    """The guilds where the seat could feast: it needs sulfur in its barrel."""
    player = state.players[seat]
    if not state.advanced or not player.barrel:
        return 0
    invited = hosts(state, seat)
    mask = 0
    if invited:
        for number in range(GUILDS_TOTAL):
            if not player.guilds_used >> number & 1 and feast_functions(state, seat, number, invited):
                mask |= 1 << number
    return mask


def feast(state: State, seat: int) -> Ask[None]:
    """Pay with wine, and push or pull as if one were the opponent; no reeves, but points for the feast."""
    guilds = state.components.guilds
    player = state.players[seat]
    option = yield Decision(seat, "feast", guilds.names.of(feasts_open(state, seat)))
    number = guilds.names.index[option]
    listed = [FUNCTIONS[function] for function in feast_functions(state, seat, number, hosts(state, seat))]
    function = FUNCTIONS.index((yield Decision(seat, "feast_function", listed, option)))
    player.barrel -= 1
    state.bag += one(SULFUR)
    player.guilds_used |= 1 << number
    state.tell("feasts", seat, option, other=holder(state, number, function))
    yield from hold_office(state, seat, number, function, guilds.feast_points)
