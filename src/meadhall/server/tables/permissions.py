"""Whose seat it is."""

from __future__ import annotations

from meadhall.server.caller import Caller
from meadhall.server.errors import Refused
from meadhall.server.storage.rows import Person, Seat
from meadhall.server.tables.table import Table


def seat_at(table: Table, number: int) -> Seat:
    if number >= len(table.seats):
        raise Refused("not_yours", f"there is no seat {number} at this table")
    return table.seats[number]


def require_own_seat(table: Table, caller: Caller, number: int) -> Seat:
    """The seat, if it is the caller's and still played by a person."""
    seat = seat_at(table, number)
    if not caller.holds(seat) or seat.resigned:
        raise Refused("not_yours", f"seat {number} is not yours")
    return seat


def own_seats(table: Table, caller: Caller) -> list[Seat]:
    return [seat for seat in table.seats if caller.holds(seat)]


def require_host(table: Table, caller: Caller) -> Person:
    """The caller, if the table is theirs to set up."""
    person = caller.require_person()
    if table.facts.host != person.id:
        raise Refused("not_yours", "only the host of the table can do that")
    return person


def require_gathering(table: Table) -> None:
    if table.facts.state != "gathering":
        raise Refused("has_started", "the game has started")


def require_running(table: Table) -> None:
    if table.facts.state != "running":
        raise Refused("not_running", "the game is not running")


def person_seats(table: Table) -> list[Seat]:
    """The seats at which people still play."""
    return [seat for seat in table.seats if seat.kind == "person" and not seat.resigned]
