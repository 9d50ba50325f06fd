"""What a seat may not do by itself, the table may allow: going back further, and a bot for a player who is lost."""

from __future__ import annotations

from collections.abc import Set
from typing import Final

from msgspec.structs import replace

from meadhall.server.caller import Caller
from meadhall.server.errors import Refused
from meadhall.server.schemas.play import Answer, Request
from meadhall.server.storage.rows import OpenRequest, Seat
from meadhall.server.tables.actions import given_to_bot, key_of, running_match, stood_in, undone
from meadhall.server.tables.permissions import person_seats, require_own_seat, require_running, seat_at
from meadhall.server.tables.table import Change, Table

LOST_AFTER_MS: Final = 120_000
"""Who is away and keeps the table waiting for so long can be replaced; with a clock, once their time is over too."""


def ask(table: Table, caller: Caller, body: Request, now: int, here: Set[int]) -> Change:
    """Ask the others; when there is nobody to ask, it is done at once."""
    seat = require_own_seat(table, caller, body.seat)
    require_running(table)
    if table.facts.request is not None:
        raise Refused("taken", "another request is open", request=table.facts.request.number)
    needs = [other.seat for other in person_seats(table) if other.person != seat.person and not other.stand_in]
    if body.kind == "undo":
        moves = len(running_match(table).choices)
        if not moves:
            raise Refused("no_such_move", "nothing has been chosen yet: there is nothing to go back to")
        if body.move is None or body.move >= moves:
            raise Refused("no_such_move", f"say a move from 0 to {moves - 1} to go back to")
        request = OpenRequest(table.number + 1, "undo", body.seat, body.move, None, "", needs)
    else:
        target = _replaceable(table, seat, body, now, here)
        lost = target.seat not in here or target.stand_in
        if lost:
            needs = [other for other in needs if table.seats[other].person != target.person]
        request = OpenRequest(table.number + 1, "replace", body.seat, None, target.seat, body.bot, needs, lost)
    if not needs:
        change = _granted(table, request, now)
    else:
        change = Change("requested", body.seat, facts={"request": request})
    change.key = key_of(caller, body.id)
    return change


def answer(table: Table, caller: Caller, body: Answer, now: int) -> Change:
    """Agree, or end the request: by not agreeing, or by withdrawing one's own."""
    seat = require_own_seat(table, caller, body.seat)
    require_running(table)
    request = table.facts.request
    if request is None or request.number != body.request:
        raise Refused("stale", "that request is no longer open")
    asker = table.seats[request.seat]
    if body.seat not in request.needs and seat.person != asker.person:
        raise Refused("not_yours", "this request does not wait for your answer")
    if not body.accept:
        change = Change("declined", body.seat, facts={"request": None})
    else:
        needs = [other for other in request.needs if table.seats[other].person != seat.person]
        if needs == request.needs:
            raise Refused("seated", "the others have to agree to this")
        rest = replace(request, needs=needs)
        change = Change("agreed", body.seat, facts={"request": rest}) if needs else _granted(table, rest, now)
    change.key = key_of(caller, body.id)
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
    since = table.facts.asked.get(seat.seat)
    if since is None or now - since.at < LOST_AFTER_MS:
        return False
    seconds = table.facts.move_seconds
    # When the time is over, a bot makes that one decision and the next begins: the seat remembers that it was late.
    return seconds is None or seat.timeouts > 0 or now - since.at >= seconds * 1000


def _granted(table: Table, request: OpenRequest, now: int) -> Change:
    if request.kind == "undo" and request.move is not None:
        match = running_match(table)
        gone = list(range(len(match.choices) - 1, request.move - 1, -1))
        if not gone:
            raise Refused("stale", "there is nothing to go back to any more")
        return undone(table, match.at(request.move), gone, by=request.seat, now=now, by_consent=True)
    if request.target is None:
        raise Refused("stale", "this request names no player")
    target = table.seats[request.target]
    # Who has agreed has left for good; who was not asked may come back.
    lost = request.lost
    change = stood_in(table, target, request.bot) if lost else given_to_bot(table, target, request.bot, now)
    change.facts["request"] = None
    return change
