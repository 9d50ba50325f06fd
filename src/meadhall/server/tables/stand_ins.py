"""Bots in a person's place: for good after a resignation, or until somebody who is away comes back."""

from __future__ import annotations

from dataclasses import replace

from meadhall import bots
from meadhall.server.caller import Caller
from meadhall.server.errors import Refused
from meadhall.server.storage.rows import Seat
from meadhall.server.tables.permissions import person_seats, require_match, require_playing
from meadhall.server.tables.progress import after_end, with_clock
from meadhall.server.tables.table import Change, Table


def check_bot(name: str) -> str:
    """The name, if it is that of a bot which the host has installed: never of a file, a class or a command."""
    known = bots.names()
    if name not in known:
        raise Refused("no_such_bot", f"there is no bot of that name; there are: {', '.join(known)}")
    return name


def stand_in_bot() -> str:
    """The bot that plays for people: quick, and no fool."""
    known = bots.names()
    return bots.USUAL if bots.USUAL in known else known[-1]


def resign(table: Table, caller: Caller, seat: int, now: int) -> Change:
    change = give_to_bot(table, require_playing(table, caller, seat), stand_in_bot(), now)
    change.kind = "resigned"
    _leave_request(table, seat, change)
    return change


def _leave_request(table: Table, seat: int, change: Change) -> None:
    """Nobody asks the seat any more; a request falls if it was the seat's, or about it, or nobody is left to answer."""
    request = table.row.request
    if request is None:
        return
    needs = [other for other in request.needs if other != seat]
    if not needs or seat in (request.seat, request.target) or change.row.state == "over":
        change.drop_request(table)
    else:
        change.row = replace(change.row, request=replace(request, needs=needs))


def give_to_bot(table: Table, seat: Seat, bot: str, now: int) -> Change:
    """A bot plays on for a seat, for good; when nobody is left who plays, the game is abandoned."""
    bots_seat = replace(seat, kind="bot", bot=bot, resigned=True, stand_in=False, token=None)
    change = _seat_change(table, bots_seat)
    if not any(other.seat != seat.seat and not other.stand_in for other in person_seats(table)):
        change.row = after_end(change.row, require_match(table), "abandoned", now)
    return change


def stand_in(table: Table, seat: Seat, bot: str) -> Change:
    """A bot plays for somebody until they take their seat back."""
    return _seat_change(table, replace(seat, stand_in=True, bot=bot))


def lose(table: Table, seat: int, number: int) -> Change:
    """A bot stands in for somebody who has run out of time too often, now over the decision of that number."""
    place = table.seats[seat]
    since = table.row.asked.get(seat)
    if place.kind != "person" or place.stand_in or since is None or since.number != number:
        raise Refused("stale", "nobody is lost there")
    change = stand_in(table, replace(place, timeouts=place.timeouts + 1), "")
    change.kind = "lost"
    return change


def _seat_change(table: Table, seat: Seat) -> Change:
    change = table.change("replaced", seat.seat)
    change.replace_seat(seat)
    change.row = with_clock(change.row, change.seats)
    return change


def come_back(table: Table, caller: Caller, number: int, now: int) -> Change:
    """Take the seat back from the bot; the time for its decision begins anew."""
    seat = require_playing(table, caller, number)
    if not seat.stand_in:
        raise Refused("seated", "nobody stands in for you")
    change = table.change("back", number)
    change.replace_seat(replace(seat, stand_in=False, timeouts=0, bot=""))
    asked = dict(table.row.asked)
    if number in asked:
        asked[number] = asked[number]._replace(at=now)
    change.row = with_clock(replace(change.row, asked=asked), change.seats)
    request = table.row.request
    if request is not None and request.target == number:
        change.drop_request(table)
    return change
