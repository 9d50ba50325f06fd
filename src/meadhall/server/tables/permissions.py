"""Whose seat it is, and what may be done at a table as it stands."""

from __future__ import annotations

from meadhall.engine.play.match import Match
from meadhall.server.caller import Caller
from meadhall.server.errors import Refused
from meadhall.server.storage.rows import Person, Seat
from meadhall.server.tables.table import Table


def seat_at(table: Table, number: int) -> Seat:
    if not 0 <= number < len(table.seats):
        raise Refused("not_yours", f"there is no seat {number} at this table")
    return table.seats[number]


def own_seats(table: Table, caller: Caller) -> list[Seat]:
    return [seat for seat in table.seats if caller.holds(seat)]


def person_seats(table: Table) -> list[Seat]:
    """The seats at which people still play."""
    return [seat for seat in table.seats if seat.kind == "person" and not seat.resigned]


def viewpoint(table: Table, caller: Caller, seat: int | None) -> int | None:
    """The seat from which the caller may look: their own, any once the game is over, or none."""
    if seat is None:
        return None
    place = seat_at(table, seat)
    if table.row.state == "running" and not caller.holds(place):
        raise Refused("not_yours", f"seat {seat} is not yours")
    return seat


def require_own_seat(table: Table, caller: Caller, number: int) -> Seat:
    """The seat, if it is the caller's and still played by a person."""
    seat = seat_at(table, number)
    if not caller.holds(seat) or seat.resigned:
        raise Refused("not_yours", f"seat {number} is not yours")
    return seat


def require_playing(table: Table, caller: Caller, number: int) -> Seat:
    """The seat, if it is the caller's and the game is running."""
    seat = require_own_seat(table, caller, number)
    require_running(table)
    return seat


def require_host(table: Table, caller: Caller) -> Person:
    """The caller, if the table is theirs to set up."""
    person = caller.require_person()
    if table.row.host != person.id:
        raise Refused("not_yours", "only the host of the table can do that")
    return person


def require_gathering(table: Table) -> None:
    if table.row.state != "gathering":
        raise Refused("has_started", "the game has started")


def require_running(table: Table) -> None:
    if table.row.state != "running":
        raise Refused("not_running", "the game is not running")


def require_over(table: Table) -> None:
    if table.row.state != "over":
        raise Refused("secret", "this can be known once the game is over")


def require_match(table: Table) -> Match:
    if table.match is None:
        raise Refused("not_running", "the game has not started")
    return table.match
