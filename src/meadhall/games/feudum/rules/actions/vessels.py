"""Boarding vessels in a Move (7.2): on the way along their routes, or where a pawn stands."""

from __future__ import annotations

from meadhall.engine.decision import Ask, Decision
from meadhall.games.feudum.components.pieces import count, kinds_in, one
from meadhall.games.feudum.player import OFF_BOARD, ON_FOOT, PIECE_NAMES
from meadhall.games.feudum.rules.pawns import abandon_vessel
from meadhall.games.feudum.state import LEFT_BITS, State


def board_vessel(state: State, seat: int, pawn: int, vessel: int) -> None:
    """An abandoned vessel of the kind if there is one, otherwise one of the supply; the first one is left."""
    player = state.players[seat]
    at = player.pawn_at[pawn]
    if player.pawn_vessel[pawn] != ON_FOOT:
        abandon_vessel(state, seat, pawn)
    if count(state.vessels_at[at], vessel):
        state.vessels_at[at] -= one(vessel)
    else:
        player.vessels -= one(vessel)
    player.pawn_vessel[pawn] = vessel
    state.tell("boards", seat, state.components.vessels.names[vessel])


def boardable(state: State, seat: int, pawn: int) -> int:
    """The abandoned vessels beside a pawn, but for those left in this turn and its own kind (R20)."""
    player = state.players[seat]
    at = player.pawn_at[pawn]
    if at == OFF_BOARD:
        return 0
    kinds = kinds_in(state.vessels_at[at] & (1 << LEFT_BITS) - 1)
    own = player.pawn_vessel[pawn]
    return kinds if own == ON_FOOT else kinds & ~(1 << own)


def can_board(state: State, seat: int) -> bool:
    return any(boardable(state, seat, pawn) for pawn in range(len(PIECE_NAMES)))


def board_abandoned(state: State, seat: int) -> Ask[None]:
    """Who does not go on may still board, also a pawn that a monster holds: then nobody else can."""
    names = state.components.vessels
    for pawn, name in enumerate(PIECE_NAMES):
        kinds = boardable(state, seat, pawn)
        if not kinds:
            continue
        option = yield Decision(seat, "board", ["pass", *names.of(kinds)], name)
        if option != "pass":
            board_vessel(state, seat, pawn, names.index[option])
