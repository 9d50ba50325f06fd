"""Before the game: who sits where, and when it starts."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from msgspec.structs import asdict, replace

from meadhall.bots import names as bot_names
from meadhall.engine.errors import MeadhallError
from meadhall.engine.game import Game
from meadhall.server.caller import Caller
from meadhall.server.errors import Refused
from meadhall.server.schemas.tables import Joining, SeatPlan
from meadhall.server.storage.rows import Person, Seat
from meadhall.server.tables.match_from_log import new_match
from meadhall.server.tables.permissions import own_seats, require_gathering, require_host, seat_at
from meadhall.server.tables.progress import start_facts
from meadhall.server.tables.table import Change, Table
from meadhall.server.user_text import clean_name


def check_bot(name: str) -> str:
    known = bot_names()
    if name not in known:
        raise Refused("no_such_bot", f"there is no bot of that name; there are: {', '.join(known)}")
    return name


def planned(table_id: str, number: int, plan: SeatPlan, person: Person) -> Seat:
    """The seat as somebody plans it."""
    seat = Seat(table_id, number)
    if plan.kind == "bot":
        return replace(seat, kind="bot", bot=check_bot(plan.bot), name=plan.bot)
    if plan.kind == "me":
        return replace(seat, kind="person", person=person.id, name=person.name)
    if plan.kind == "here":
        return replace(seat, kind="person", person=person.id, name=clean_name(plan.name or person.name))
    return seat


def options_of(game: Game, players: int, chosen: dict[str, str]) -> dict[str, str]:
    try:
        return game.options(players, chosen).chosen
    except MeadhallError as error:
        raise Refused("bad_options", str(error)) from None


def change_seat(
    table: Table, caller: Caller, number: int, plan: SeatPlan, now: int, corrections: Path | None
) -> Change:
    person = require_host(table, caller)
    require_gathering(table)
    seat_at(table, number)
    seat = planned(table.facts.id, number, plan, person)
    return _seated(table, seat, "seat_changed", now, corrections)


def join(table: Table, caller: Caller, body: Joining, now: int, corrections: Path | None) -> Change:
    person = caller.require_person()
    require_gathering(table)
    seat = _free_seat(table, person, body.seat)
    name = clean_name(body.name) if body.name is not None else person.name
    taken = replace(seat, kind="person", person=person.id, name=name)
    return _seated(table, taken, "joined", now, corrections)


def _free_seat(table: Table, person: Person, wanted: int | None) -> Seat:
    def fits(seat: Seat) -> bool:
        return seat.kind == "open" or (seat.kind == "held" and seat.person == person.id)

    if wanted is not None:
        seat = seat_at(table, wanted)
        if not fits(seat):
            raise Refused("taken", f"seat {wanted} is taken")
        return seat
    if any(seat.kind == "person" and seat.person == person.id for seat in table.seats):
        raise Refused("seated", "you sit at this table already")
    # A seat held for this person comes before one that is open to all.
    free = sorted((seat for seat in table.seats if fits(seat)), key=lambda seat: seat.kind == "open")
    if not free:
        raise Refused("full", "there is no free seat at this table")
    return free[0]


def leave(table: Table, caller: Caller, number: int) -> Change:
    """Free a seat; a host who leaves hands the table to the next person."""
    person = caller.require_person()
    require_gathering(table)
    seat = seat_at(table, number)
    if seat.kind != "person" or seat.person != person.id:
        raise Refused("not_yours", f"seat {number} is not yours")
    facts: dict[str, Any] = {}
    if table.facts.host == person.id and len(own_seats(table, caller)) == 1:
        others = [other.person for other in table.seats if other.kind == "person" and other.person != person.id]
        if others:
            facts["host"] = others[0]
    return Change("left", number, facts=facts, seats={number: _fields(Seat(table.facts.id, number))})


def start(table: Table, caller: Caller, now: int, corrections: Path | None) -> Change:
    require_host(table, caller)
    require_gathering(table)
    if not complete(table.seats):
        raise Refused("not_running", "there are still free seats: fill them with friends or bots")
    change = Change("started")
    _start(table, change, table.seats, now, corrections)
    return change


def _seated(table: Table, seat: Seat, kind: Any, now: int, corrections: Path | None) -> Change:
    """Somebody sits down; the last one to do so starts the game, if the host wanted it so."""
    seats = list(table.seats)
    seats[seat.seat] = seat
    change = Change(kind, seat.seat, seats={seat.seat: _fields(seat)})
    if table.facts.autostart and complete(seats):
        _start(table, change, seats, now, corrections)
    return change


def _start(table: Table, change: Change, seats: list[Seat], now: int, corrections: Path | None) -> None:
    match = new_match(table.facts, len(seats), corrections)
    change.match = match
    change.facts = start_facts(match, seats, table.facts.move_seconds, number=table.number + 1, now=now)


def bots_alone(seats: list[Seat]) -> bool:
    return all(seat.kind == "bot" for seat in seats)


def complete(seats: list[Seat]) -> bool:
    return all(seat.kind in ("person", "bot") for seat in seats)


def _fields(seat: Seat) -> dict[str, Any]:
    fields = asdict(seat)
    del fields["table_id"], fields["seat"]
    return fields
