"""Where each piece can go, by which route, and what that costs."""

from __future__ import annotations

from typing import Final

from meadhall.engine.names import bits
from meadhall.games.feudum.components.pieces import FERRY, VESSELS_TOTAL, count
from meadhall.games.feudum.player import PAWNS
from meadhall.games.feudum.rules.actions.move import (
    PIECES,
    ROUTE_NAMES,
    can_travel,
    destinations,
    everything,
    movement_points,
    open_routes,
)
from meadhall.games.feudum.state import State
from meadhall.games.feudum.views.player_view import is_held
from meadhall.games.feudum.views.question_shapes import Moves, PieceMoves, Way

ABANDONED: Final = "abandoned"
FROM_SUPPLY: Final = "supply"


def moves(state: State, seat: int) -> Moves:
    """Every piece of the seat on the map, and the routes it could take first."""
    pieces = [piece_moves(state, seat, piece) for piece in bits(everything(state, seat))]
    return Moves(usable_points(state, seat), pieces)


def piece_moves(state: State, seat: int, piece: int) -> PieceMoves:
    names = state.components.board.locations.names
    if piece >= PAWNS:
        # Monsters go free of charge and without vessels.
        ways = [Way(names[to], "", 0, "", "") for to in bits(destinations(state, seat, piece))]
        return PieceMoves(PIECES[piece], names[state.monster_at[piece - PAWNS]], "" if ways else "no_route", ways)
    at = state.players[seat].pawn_at[piece]
    ways = pawn_ways(state, seat, piece, at)
    why = "" if ways else "held" if is_held(state, seat, at) else "no_route"
    return PieceMoves(PIECES[piece], names[at], why, ways)


def pawn_ways(state: State, seat: int, pawn: int, at: int) -> list[Way]:
    board = state.components.board
    found: list[Way] = []
    for kind in open_routes(state, seat, pawn):
        vessel = taken = ""
        if kind < VESSELS_TOTAL:
            vessel = state.components.vessels.names[kind]
            if state.players[seat].pawn_vessel[pawn] != kind:
                taken = ABANDONED if count(state.vessels_at[at], kind) else FROM_SUPPLY
        shillings = state.components.cards.ferry if kind == FERRY else 0
        found += [
            Way(board.locations.names[to], ROUTE_NAMES[kind], shillings, vessel, taken)
            for to in bits(board.ways[kind][at])
        ]
    return found


def usable_points(state: State, seat: int) -> int:
    """The movement points of a Move that begins now; 0 if nothing can go anywhere."""
    return movement_points(state, seat) if can_travel(state, seat) else 0
