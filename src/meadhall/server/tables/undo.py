"""Taking back choices: what a seat may take back by itself, and the table without them."""

from __future__ import annotations

from dataclasses import replace

from meadhall.engine.play.match import Match
from meadhall.engine.play.undo import free_undos, of_turn, undo_bar
from meadhall.server.caller import Caller
from meadhall.server.errors import Refused
from meadhall.server.schemas.play import Undo
from meadhall.server.tables.permissions import require_match, require_playing
from meadhall.server.tables.progress import after_move
from meadhall.server.tables.table import Change, Table


def undo(table: Table, caller: Caller, body: Undo, now: int) -> Change:
    """Take back what the seat may take back by itself."""
    require_playing(table, caller, body.seat)
    if table.row.lesson:
        raise Refused("barred", "a chapter of a lesson is begun again as a whole", bar="nothing")
    match = require_match(table)
    gone = _to_take_back(match, body)
    other = match.clone()
    for _ in gone:
        other.undo(body.seat)
    change = take_back(table, other, gone, by=body.seat, now=now)
    request = table.row.request
    if request is not None and request.kind == "undo":
        change.drop_request(table)
    return change


def _to_take_back(match: Match, body: Undo) -> list[int]:
    free = free_undos(match, body.seat)
    if not free:
        bar = undo_bar(match, body.seat)
        raise Refused("barred", "that cannot be taken back without the table's consent", bar=bar)
    if body.turn:
        return of_turn(match, body.seat, free)
    if body.to is None:
        return free[:1]
    mine = [at for at, choice in enumerate(match.choices) if choice.seat == body.seat and at >= body.to]
    if not mine:
        raise Refused("no_such_move", "you have made no choice since that move")
    if len(mine) > len(free):
        raise Refused("barred", "not all of that can be taken back without the table's consent", free=free)
    return free[: len(mine)]


def go_back(table: Table, move: int, *, by: int, now: int) -> Change:
    """The table at an earlier move, by consent: everybody is asked anew."""
    match = require_match(table)
    gone = list(range(len(match.choices) - 1, move - 1, -1))
    if not gone:
        raise Refused("stale", "there is nothing to go back to any more")
    change = take_back(table, match.at(move), gone, by=by, now=now, ask_all=True)
    change.row = replace(change.row, request=None)
    return change


def take_back(table: Table, match: Match, gone: list[int], *, by: int, now: int, ask_all: bool = False) -> Change:
    """The table without the choices at those places."""
    change = table.change("undone", by)
    change.detail["gone"] = gone
    change.match = match
    change.row = after_move(table, match, by=None if ask_all else by, now=now)
    return change
