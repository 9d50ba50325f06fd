"""What a seat does: choose, take back, resign, come back. Each gives the change to be stored, or refuses."""

from __future__ import annotations

import logging
from typing import Any

from msgspec.structs import replace

from meadhall.engine.errors import IllegalChoice
from meadhall.engine.match import Match
from meadhall.server.caller import Caller
from meadhall.server.errors import Refused
from meadhall.server.schemas.play import Chat, Choose, ComeBack, Resign, Undo
from meadhall.server.storage.rows import OpenRequest, Seat
from meadhall.server.tables.match_from_log import GONE
from meadhall.server.tables.permissions import person_seats, require_own_seat, require_running
from meadhall.server.tables.progress import clock_facts, ended, standing
from meadhall.server.tables.table import FELL, Change, Table
from meadhall.server.user_text import clean_chat

logger = logging.getLogger(__name__)

FREE_UNDOS = 100
"""Nobody takes back more than so many choices of a turn, one by one."""


def key_of(caller: Caller, message_id: str) -> str | None:
    """The name under which a message of this caller is obeyed once."""
    return f"{caller.key}:{message_id}" if message_id else None


def choose(table: Table, caller: Caller, body: Choose, now: int) -> Change:
    require_own_seat(table, caller, body.seat)
    require_running(table)
    seat = table.seats[body.seat]
    if seat.stand_in:
        raise Refused("not_yours", "a bot stands in for you; take your seat back first")
    change = chosen(table, body.seat, body.number, body.option, now)
    change.key = key_of(caller, body.id)
    if seat.timeouts:
        change.seats = {body.seat: {"timeouts": 0}}
    return change


def chosen(table: Table, seat: int, number: int, option: str, now: int, *, by_bot: bool = False) -> Change:
    """The change that this answer makes, whoever gives it for the seat."""
    since = table.facts.asked.get(seat)
    if since is None or since.number != number:
        raise Refused("stale", "that decision is no longer open", number=None if since is None else since.number)
    match = after(table, seat, option)
    facts = standing(table, match, by=seat, number=table.number + 1, now=now)
    change = Change("chose", seat, option, facts=facts, match=match)
    if match.over or (not by_bot and _overtaken(table.facts.request, seat)):
        drop_request(table, change)
    return change


def _overtaken(request: OpenRequest | None, seat: int) -> bool:
    """Whether the request is about the past once a person has chosen there. Bots agree to everything."""
    if request is None:
        return False
    return request.kind == "undo" or (request.lost and request.target == seat)


def drop_request(table: Table, change: Change) -> None:
    """The open request, if there is one, ends by this change, and everybody is told so."""
    request = table.facts.request
    if request is not None:
        change.facts["request"] = None
        change.detail |= {FELL: request.number}


def after(table: Table, seat: int, option: str) -> Match:
    """A match of its own in which that was chosen: the table's stays as it is until the choice is stored."""
    match = running_match(table)
    other = match.at(len(match.choices))
    try:
        other.choose(option, seat)
    except IllegalChoice as error:
        raise Refused("illegal", str(error)) from None
    except Exception:
        logger.exception("table %s: the rules failed at move %s", table.facts.id, len(match.choices))
        raise Refused("broken", "the rules failed at this choice; nothing was changed") from None
    return other


def running_match(table: Table) -> Match:
    if table.match is None:
        raise Refused("not_running", "the game has not started")
    return table.match


def last_place(match: Match, seat: int) -> int:
    return max(at for at, choice in enumerate(match.choices) if choice.seat == seat)


def free_undos(match: Match, seat: int) -> list[int]:
    """The places of the choices that the seat may take back by itself, in the order it would."""
    places: list[int] = []
    at_hand = match
    while len(places) < FREE_UNDOS and not at_hand.undo_bar(seat):
        places.append(last_place(at_hand, seat))
        if at_hand is match:
            at_hand = match.clone()
        at_hand.undo(seat)
    return places


def of_last_turn(match: Match, seat: int, free: list[int]) -> list[int]:
    """Of the choices that the seat may take back, those of the turn that it made the last one in."""
    began = match.turn_began(seat) if free else 0
    return [at for at in free if at >= began]


def undo(table: Table, caller: Caller, body: Undo, now: int) -> Change:
    require_own_seat(table, caller, body.seat)
    require_running(table)
    match = running_match(table)
    free = free_undos(match, body.seat)
    if not free:
        bar = match.undo_bar(body.seat)
        raise Refused("barred", "that cannot be taken back without the table's consent", bar=bar)
    if body.turn:
        gone = of_last_turn(match, body.seat, free)
    elif body.to is None:
        gone = free[:1]
    else:
        mine = [at for at, choice in enumerate(match.choices) if choice.seat == body.seat and at >= body.to]
        if not mine:
            raise Refused("no_such_move", "you have made no choice since that move")
        if len(mine) > len(free):
            raise Refused("barred", "not all of that can be taken back without the table's consent", free=free)
        gone = free[: len(mine)]
    other = match.at(len(match.choices))
    for _ in gone:
        other.undo(body.seat)
    change = undone(table, other, gone, by=body.seat, now=now)
    change.key = key_of(caller, body.id)
    return change


def undone(table: Table, match: Match, gone: list[int], *, by: int, now: int, by_consent: bool = False) -> Change:
    """The table without the choices at those places; by consent, everybody is asked anew."""
    facts = standing(table, match, by=None if by_consent else by, number=table.number + 1, now=now)
    change = Change("undone", by, detail={GONE: gone}, facts=facts, match=match)
    request = table.facts.request
    if by_consent:
        facts["request"] = None
    elif request is not None and request.kind == "undo":
        drop_request(table, change)
    return change


def chat(table: Table, caller: Caller, body: Chat) -> Change:
    """Those who sit at the table may speak, before, during and after the game."""
    seats = [seat for seat in table.seats if caller.holds(seat)]
    if body.seat is not None:
        seats = [seat for seat in seats if seat.seat == body.seat]
    if not seats:
        raise Refused("not_yours", "those who sit at a table may speak")
    seat = seats[0]
    text = clean_chat(body.text)
    return Change("chat", seat.seat, text, detail={"name": seat.name}, key=key_of(caller, body.id))


def resign(table: Table, caller: Caller, body: Resign, now: int, bot: str) -> Change:
    seat = require_own_seat(table, caller, body.seat)
    require_running(table)
    change = given_to_bot(table, seat, bot, now)
    change.kind = "resigned"
    change.key = key_of(caller, body.id)
    _leave_request(table, seat.seat, change)
    return change


def given_to_bot(table: Table, seat: Seat, bot: str, now: int) -> Change:
    """A bot plays on for a seat, for good; when nobody is left who plays, the game is abandoned."""
    fields: dict[str, Any] = {"kind": "bot", "bot": bot, "resigned": True, "stand_in": False, "token": None}
    seats = list(table.seats)
    seats[seat.seat] = replace(seat, **fields)
    facts: dict[str, Any] = clock_facts(seats, table.facts.asked, table.facts.move_seconds)
    if not any(other.seat != seat.seat and not other.stand_in for other in person_seats(table)):
        facts |= ended(running_match(table), "abandoned", now)
    return Change("replaced", seat.seat, facts=facts, seats={seat.seat: fields})


def _leave_request(table: Table, seat: int, change: Change) -> None:
    """Nobody asks the seat any more; a request falls if it was the seat's, or about it, or nobody is left to answer."""
    request = table.facts.request
    if request is None:
        return
    needs = [other for other in request.needs if other != seat]
    if not needs or seat in (request.seat, request.target) or change.facts.get("state") == "over":
        drop_request(table, change)
    else:
        change.facts["request"] = replace(request, needs=needs)


def come_back(table: Table, caller: Caller, body: ComeBack, now: int) -> Change:
    seat = require_own_seat(table, caller, body.seat)
    require_running(table)
    if not seat.stand_in:
        raise Refused("seated", "nobody stands in for you")
    fields: dict[str, Any] = {"stand_in": False, "timeouts": 0, "bot": ""}
    seats = list(table.seats)
    seats[seat.seat] = replace(seat, **fields)
    asked = dict(table.facts.asked)
    if seat.seat in asked:
        asked[seat.seat] = replace(asked[seat.seat], at=now)
    facts = {"asked": asked} | clock_facts(seats, asked, table.facts.move_seconds)
    change = Change("back", seat.seat, facts=facts, seats={seat.seat: fields}, key=key_of(caller, body.id))
    request = table.facts.request
    if request is not None and request.target == seat.seat:
        drop_request(table, change)
    return change


def lost(table: Table, _: int, *, seat: int) -> Change:
    """A bot stands in for somebody who has run out of time too often."""
    place = table.seats[seat]
    if place.kind != "person" or place.stand_in:
        raise Refused("stale", "nobody is lost there")
    change = stood_in(table, place, "")
    change.kind = "lost"
    return change


def stood_in(table: Table, seat: Seat, bot: str) -> Change:
    """A bot plays for somebody until they take their seat back."""
    fields: dict[str, Any] = {"stand_in": True, "bot": bot}
    seats = list(table.seats)
    seats[seat.seat] = replace(seat, **fields)
    facts = clock_facts(seats, table.facts.asked, table.facts.move_seconds)
    return Change("replaced", seat.seat, facts=facts, seats={seat.seat: fields})
