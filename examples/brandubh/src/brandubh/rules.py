"""The rules of Brandubh, in the order in which the table plays."""

from __future__ import annotations

from typing import Final

from brandubh.board import (
    ATTACKER,
    ATTACKERS,
    BESIDE,
    CORNERS,
    DEFENDERS,
    EMPTY,
    KING,
    LINES,
    NOWHERE,
    PIECES,
    SQUARES,
    THRONE,
    Table,
    owner_of,
)
from meadhall.engine.decision import Ask, Decision

DRAWN_AFTER: Final = 50
"""So many moves without a piece taken end the game."""


def next_step(table: Table) -> Ask[None] | None:
    if table.winner != NOWHERE or table.quiet >= DRAWN_AFTER:
        return None
    return turn(table)


def turn(table: Table) -> Ask[None]:
    """Move one piece, and take what it closes in."""
    seat = table.turn
    movable = [square for square in own_squares(table, seat) if targets(table, square)]
    if not movable:
        table.tell("stuck", seat)
        win(table, 1 - seat)
        return
    option = yield Decision(seat, "piece", [SQUARES.names[square] for square in movable])
    table.lifted = SQUARES.index[option]
    option = yield Decision(seat, "to", [SQUARES.names[to] for to in targets(table, table.lifted)], option)
    move(table, SQUARES.index[option])
    table.turn = 1 - seat


def own_squares(table: Table, seat: int) -> list[int]:
    return [square for square, piece in enumerate(table.pieces) if piece and owner_of(piece) == seat]


def targets(table: Table, square: int) -> list[int]:
    """Where the piece can move to: along a line as far as it is empty. Only the king stops on throne and corners."""
    found: list[int] = []
    for line in LINES[square]:
        for to in line:
            if table.pieces[to]:
                break
            if table.pieces[square] == KING or (to != THRONE and to not in CORNERS):
                found.append(to)
    return sorted(found)


def move(table: Table, to: int) -> None:
    piece, seat = table.pieces[table.lifted], table.turn
    table.pieces[table.lifted], table.pieces[to] = EMPTY, piece
    table.tell("moves", seat, f"{PIECES[piece]} {SQUARES.names[to]}")
    table.lifted = NOWHERE
    table.quiet += 1
    for near in BESIDE[to]:
        if table.pieces[near] and owner_of(table.pieces[near]) != seat and is_closed_in(table, near, to):
            take(table, near)
    if piece == KING and to in CORNERS:
        table.tell("escapes", seat)
        win(table, DEFENDERS)


def take(table: Table, square: int) -> None:
    piece = table.pieces[square]
    table.pieces[square] = EMPTY
    table.quiet = 0
    table.tell("takes", 1 - owner_of(piece), f"{PIECES[piece]} {SQUARES.names[square]}")
    if piece == KING:
        win(table, ATTACKERS)


def is_closed_in(table: Table, square: int, by: int) -> bool:
    """Whether the enemy who has just moved beside a piece closes it in."""
    is_king = table.pieces[square] == KING
    if is_king and (square == THRONE or THRONE in BESIDE[square]):
        # On the throne and beside it, the king must be surrounded; the throne itself lets nobody pass.
        return all(near == THRONE or table.pieces[near] == ATTACKER for near in BESIDE[square])
    opposite = 2 * square - by
    return opposite in BESIDE[square] and is_hostile(table, opposite, owner_of(table.pieces[square]))


def is_hostile(table: Table, square: int, seat: int) -> bool:
    """Whether a square takes part in closing in a piece of that seat."""
    piece = table.pieces[square]
    if piece:
        return owner_of(piece) != seat
    return square in CORNERS or square == THRONE


def win(table: Table, seat: int) -> None:
    table.winner = seat
    table.tell("wins", seat)
