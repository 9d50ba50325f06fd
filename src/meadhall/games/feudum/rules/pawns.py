"""Pawns that leave the board, and the vessels they leave behind (chapters 7.1, 7.2 and 12)."""

from __future__ import annotations

from meadhall.games.feudum.components.pieces import SULFUR, one
from meadhall.games.feudum.player import OFF_BOARD, ON_FOOT
from meadhall.games.feudum.state import LEFT_BITS, State


def abandon_vessel(state: State, seat: int, pawn: int) -> None:
    """The vessel stays where the pawn is; nobody boards it before a later turn (R20)."""
    player = state.players[seat]
    vessel = player.pawn_vessel[pawn]
    if vessel != ON_FOOT:
        state.vessels_at[player.pawn_at[pawn]] += one(vessel) << LEFT_BITS
        player.pawn_vessel[pawn] = ON_FOOT


def remove_pawn(state: State, seat: int, pawn: int) -> None:
    """Back to the personal supply: the vessel stays, wine goes to the bag (R17)."""
    player = state.players[seat]
    abandon_vessel(state, seat, pawn)
    if player.wine >> pawn & 1:
        player.wine ^= 1 << pawn
        state.bag += one(SULFUR)
    player.pawn_at[pawn] = OFF_BOARD


def end_turn(state: State) -> None:
    """Vessels left in this turn lie there like all others."""
    for location, heap in enumerate(state.vessels_at):
        if heap >> LEFT_BITS:
            state.vessels_at[location] = (heap & (1 << LEFT_BITS) - 1) + (heap >> LEFT_BITS)
