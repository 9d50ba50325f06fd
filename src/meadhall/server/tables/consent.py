"""What a seat may not do by itself, the table may allow: going back further, and a bot for a player who is lost."""

from __future__ import annotations

from collections.abc import Set
from dataclasses import replace
from typing import Final

from meadhall.server.caller import Caller
from meadhall.server.errors import Refused
from meadhall.server.schemas.play import Answer, Request
from meadhall.server.storage.rows import OpenRequest, Seat
from meadhall.server.tables.permissions import person_seats, require_match, require_playing, seat_at
from meadhall.server.tables.stand_ins import give_to_bot, stand_in
from meadhall.server.tables.table import Change, Table
from meadhall.server.tables.undo import go_back

LOST_AFTER_MS: Final = 120_000
"""Who is away and keeps the table waiting for so long can be replaced; with a clock, once their time is over too."""


def ask(table: Table, caller: Caller, body: Request, now: int, here: Set[int]) -> Change:
    """Ask the others; when there is nobody to ask, it is done at once."""
    seat = require_playing(table, caller, body.seat)
    if table.row.request is not None:
        raise Refused("taken", "another request is open", request=table.row.request.number)
    if body.kind == "undo":
        request = _undo_request(table, seat, body)
    else:
        request = _replace_request(table, seat, body, now, here)
    if not request.needs:
        return _grant(table, request, now)
    change = table.change("requested", body.seat)
    change.row = replace(change.row, request=request)
    return change


def _undo_request(table: Table, asker: Seat, body: Request) -> OpenRequest:
    moves = len(require_match(table).choices)
    if not moves:
        raise Refused("no_such_move", "nothing has been chosen yet: there is nothing to go back to")
    if body.move is None or body.move >= moves:
        raise Refused("no_such_move", f"say a move from 0 to {moves - 1} to go back to")
    return OpenRequest(table.number + 1, "undo", asker.seat, body.move, None, "", _others(table, asker))


def _replace_request(table: Table, asker: Seat, body: Request, now: int, here: Set[int]) -> OpenRequest:
    target = _replaceable(table, asker, body, now, here)
    lost = target.seat not in here or target.stand_in
    needs = _others(table, asker)
    if lost:
        needs = [other for other in needs if table.seats[other].person != target.person]
    return OpenRequest(table.number + 1, "replace", asker.seat, None, target.seat, body.bot, needs, lost)


def _others(table: Table, asker: Seat) -> list[int]:
    """The seats of the other people, all of whom have to agree."""
    return [other.seat for other in person_seats(table) if other.person != asker.person and not other.stand_in]


def answer(table: Table, caller: Caller, body: Answer, now: int) -> Change:
    """Agree, or end the request: by not agreeing, or by withdrawing one's own."""
    seat = require_playing(table, caller, body.seat)
    request = table.row.request
    if request is None or request.number != body.request:
        raise Refused("stale", "that request is no longer open")
    asker = table.seats[request.seat]
    if body.seat not in request.needs and seat.person != asker.person:
        raise Refused("not_yours", "this request does not wait for your answer")
    rest: OpenRequest | None = None
    if body.accept:
        rest = replace(request, needs=[other for other in request.needs if table.seats[other].person != seat.person])
        if rest == request:
            raise Refused("seated", "the others have to agree to this")
        if not rest.needs:
            return _grant(table, rest, now)
    change = table.change("agreed" if body.accept else "declined", body.seat)
    change.row = replace(change.row, request=rest)
    return change


def _replaceable(table: Table, asker: Seat, body: Request, now: int, here: Set[int]) -> Seat:
    """The seat to be handed to a bot: a player who is there can be asked, one who is lost need not be."""
    target = None if body.target is None else seat_at(table, body.target)
    if target is None or target.kind != "person" or target.person == asker.person:
        raise Refused("malformed", "say which other person's seat a bot is to play")
    if target.stand_in and target.bot == body.bot:
        raise Refused("seated", "this bot plays for that player already")
    if target.seat not in here and not _is_lost(table, target, now):
        raise Refused("barred", "this player has not kept the table waiting for long")
    return target


def _is_lost(table: Table, seat: Seat, now: int) -> bool:
    """Whether somebody who is away has kept the table waiting too long: two minutes, and what the clock gives."""
    if seat.stand_in:
        return True
    since = table.row.asked.get(seat.seat)
    if since is None or now - since.at < LOST_AFTER_MS:
        return False
    seconds = table.row.move_seconds
    # When the time is over, a bot makes that one decision and the next begins: the seat remembers that it was late.
    return seconds is None or seat.timeouts > 0 or now - since.at >= seconds * 1000


def _grant(table: Table, request: OpenRequest, now: int) -> Change:
    if request.kind == "undo" and request.move is not None:
        return go_back(table, request.move, by=request.seat, now=now)
    if request.target is None:
        raise Refused("stale", "this request names no player")
    target = table.seats[request.target]
    # Who has agreed has left for good; who was not asked may come back.
    lost = request.lost
    change = stand_in(table, target, request.bot) if lost else give_to_bot(table, target, request.bot, now)
    change.row = replace(change.row, request=None)
    return change
