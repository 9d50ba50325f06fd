"""Before the game: who sits where, and when it starts."""

from __future__ import annotations

from dataclasses import replace

from meadhall.engine.errors import MeadhallError
from meadhall.engine.game import Game
from meadhall.server.caller import Caller
from meadhall.server.errors import Refused
from meadhall.server.schemas.tables import Joining, SeatPlan
from meadhall.server.storage.rows import EntryKind, Person, Seat, TableRow
from meadhall.server.tables.match_from_log import match_from_log
from meadhall.server.tables.permissions import own_seats, require_gathering, require_host, seat_at
from meadhall.server.tables.progress import after_start
from meadhall.server.tables.stand_ins import check_bot
from meadhall.server.tables.table import Change, Table
from meadhall.server.user_text import clean_name


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
        return game.settings_for(players, chosen).chosen
    except MeadhallError as error:
        raise Refused("bad_options", str(error)) from None


def change_seat(table: Table, caller: Caller, number: int, plan: SeatPlan, now: int) -> Change:
    person = require_host(table, caller)
    require_gathering(table)
    seat_at(table, number)
    seat = planned(table.row.id, number, plan, person)
    return _sit_down(table, seat, "seat_changed", now)


def join(table: Table, caller: Caller, body: Joining, now: int) -> Change:
    person = caller.require_person()
    require_gathering(table)
    seat = _free_seat(table, person, body.seat)
    name = clean_name(body.name) if body.name is not None else person.name
    taken = replace(seat, kind="person", person=person.id, name=name)
    return _sit_down(table, taken, "joined", now)


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
    change = table.change("left", number)
    change.seats = _asked_anew(table.seats, Seat(table.row.id, number))
    if table.row.host == person.id and len(own_seats(table, caller)) == 1:
        others = [other.person for other in table.seats if other.kind == "person" and other.person != person.id]
        if others and others[0] is not None:
            change.row = replace(change.row, host=others[0])
    return change


def start(table: Table, caller: Caller, now: int) -> Change:
    require_host(table, caller)
    require_gathering(table)
    if not is_complete(table.seats):
        raise _incomplete()
    if not is_ready(table.row, table.seats):
        raise Refused("not_ready", "this table plays with a clock: everybody has to say first that they are ready")
    change = table.change("started")
    _start(table, change, now)
    return change


def say_ready(table: Table, caller: Caller, ready: bool, now: int) -> Change:
    """Say for all one's seats that the game may begin, or not yet; it begins when all people have said so."""
    require_gathering(table)
    own = own_seats(table, caller)
    if not own:
        raise Refused("not_yours", "those who sit at a table say when they are ready")
    if not is_complete(table.seats):
        raise _incomplete()
    change = table.change("ready", own[0].seat)
    for seat in own:
        change.replace_seat(replace(seat, ready=ready))
    _start_if_due(table, change, now)
    return change


def _sit_down(table: Table, seat: Seat, kind: EntryKind, now: int) -> Change:
    """Somebody sits down; the last one to do so starts the game, if the host wanted it so and there is no clock."""
    change = table.change(kind, seat.seat)
    change.seats = _asked_anew(table.seats, seat)
    _start_if_due(table, change, now)
    return change


def _asked_anew(seats: list[Seat], changed: Seat) -> list[Seat]:
    """The seats with one that is another: whoever was ready was so among others, perhaps long ago."""
    return [changed if seat.seat == changed.seat else replace(seat, ready=False) for seat in seats]


def _start_if_due(table: Table, change: Change, now: int) -> None:
    if table.row.autostart and is_complete(change.seats) and is_ready(table.row, change.seats):
        _start(table, change, now)


def _start(table: Table, change: Change, now: int) -> None:
    change.match = match_from_log(change.row, len(change.seats), [], table.corrections)
    change.row = after_start(change.row, change.seats, change.match, number=change.row.number + 1, now=now)


def is_bots_alone(seats: list[Seat]) -> bool:
    return all(seat.kind == "bot" for seat in seats)


def is_complete(seats: list[Seat]) -> bool:
    return all(seat.kind in ("person", "bot") for seat in seats)


def is_ready(row: TableRow, seats: list[Seat]) -> bool:
    """Whether the game may begin for all who sit there: with a clock people say so, and bots always are."""
    return row.move_seconds is None or all(seat.ready for seat in seats if seat.kind == "person")


def _incomplete() -> Refused:
    return Refused("not_running", "there are still free seats: fill them with friends or bots")
