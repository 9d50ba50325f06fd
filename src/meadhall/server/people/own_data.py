"""What the hall keeps of somebody: shown to them, and given up when they want it."""

from __future__ import annotations

from functools import partial
from typing import Final

from meadhall.server.caller import Caller
from meadhall.server.clock import Clock
from meadhall.server.errors import Refused
from meadhall.server.messaging.notices import PasswordChanged, TableNews
from meadhall.server.messaging.notifier import Notifier
from meadhall.server.people.accounts import Accounts
from meadhall.server.schemas.people import Line, OwnData, OwnTable
from meadhall.server.storage.database import Conflict
from meadhall.server.storage.people import PeopleStore
from meadhall.server.storage.rows import Person, Seat, TableRow
from meadhall.server.storage.tables import Listed
from meadhall.server.storage.turn_notices import TurnNoticeStore
from meadhall.server.tables import seating, stand_ins
from meadhall.server.tables.table import Change, Table
from meadhall.server.tables.table_cache import TableCache

MANY: Final = 100_000
STATES: Final = ("gathering", "running", "over")


class OwnDataTools:
    """Does what a caller asks for, or refuses it."""

    def __init__(
        self,
        people: PeopleStore,
        notices: TurnNoticeStore,
        tables: TableCache,
        accounts: Accounts,
        notifier: Notifier,
        clock: Clock,
    ) -> None:
        self._people = people
        self._notices = notices
        self._tables = tables
        self._accounts = accounts
        self._notifier = notifier
        self._clock = clock

    async def export(self, caller: Caller) -> OwnData:
        person = caller.require_person()
        way = await self._notices.way_of(person.id)
        lists = [await self._of(person, state) for state in STATES]
        return OwnData(
            name=person.name,
            account=person.account,
            created_at=person.created_at,
            addresses=await self._people.count_addresses(person),
            email="" if way is None else way.email,
            webhook="" if way is None else way.webhook,
            tables=[_own_table(row, seats, person) for found in lists for row, seats in found],
            said=[Line(entry.table_id, entry.at, entry.text) for entry in await self._people.said_by(person)],
        )

    async def delete(self, caller: Caller, password: str) -> None:
        """Leave all tables, and give up name, account and words; the others' games and records stay whole."""
        person = caller.require_person()
        await self._accounts.confirm(person, password)
        for row, seats in await self._of(person, "gathering"):
            await self._leave(caller, person, row, seats)
        for row, seats in await self._of(person, "running"):
            for seat in _seats_of(person, seats):
                await self._change(row.id, partial(_resign, caller=caller, seat=seat.seat))
        try:
            numbers = await self._people.forget(person, self._clock.now_ms())
        except Conflict:
            raise Refused("stale", "your tables change too fast; try again") from None
        for table_id, number in numbers.items():
            self._notifier.tell_table(table_id, TableNews(number))
        self._notifier.tell_person(person.id, PasswordChanged(person.epoch + 1))

    async def _of(self, person: Person, state: str) -> Listed:
        return await self._tables.store.of_person(person.id, state, MANY)

    async def _leave(self, caller: Caller, person: Person, row: TableRow, seats: list[Seat]) -> None:
        others = any(seat.kind == "person" and seat.person != person.id for seat in seats)
        if row.host == person.id and not others:
            await self._tables.remove(row.id)
            return
        for seat in _seats_of(person, seats):
            await self._change(row.id, partial(_stand_up, caller=caller, seat=seat.seat))

    async def _change(self, table_id: str, plan: partial[Change]) -> None:
        try:
            await self._tables.change(table_id, plan)
        except Refused as refused:
            if refused.code not in ("not_running", "not_yours", "has_started", "no_such_table", "other_rules"):
                raise  # those are of tables that have ended, or cannot be played any more


def _seats_of(person: Person, seats: list[Seat]) -> list[Seat]:
    return [seat for seat in seats if seat.kind == "person" and seat.person == person.id]


def _stand_up(table: Table, _: int, *, caller: Caller, seat: int) -> Change:
    return seating.leave(table, caller, seat)


def _resign(table: Table, now: int, *, caller: Caller, seat: int) -> Change:
    return stand_ins.resign(table, caller, seat, now)


def _own_table(row: TableRow, seats: list[Seat], person: Person) -> OwnTable:
    names = [seat.name for seat in seats if seat.person == person.id]
    return OwnTable(row.id, row.game, row.state, row.created_at, row.ended_at, names, row.host == person.id)
