"""People in the database."""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Final

from sqlalchemy import ColumnElement, delete, exists, func, insert, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from meadhall.server.storage.columns import read_row, values_of
from meadhall.server.storage.database import Conflict, Database
from meadhall.server.storage.rows import EndedSession, EntryDetail, KnownAddress, LogEntry, Person, ServerValue
from meadhall.server.storage.schema import (
    ended_sessions,
    known_addresses,
    log,
    notice_ways,
    people,
    seats,
    server_values,
    tables,
)

TRIES: Final = 8
"""How often something is written anew when others write to the same tables."""


FORGOTTEN: Final = "…"
"""The name of somebody who has deleted the account, and what they said."""

Numbers = dict[str, int]
"""Of tables that were written to: at which number of the log."""


class Taken(Exception):
    """There is an account of that name, or the person has one."""


class PeopleStore:
    """Guests and accounts."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def signing_key(self) -> bytes:
        """The key that cookies are signed with: made once, the same for every server on this database."""
        async with self._database.write_alone() as connection:
            query = select(server_values.c.value).where(server_values.c.name == "signing_key")
            key = (await connection.execute(query)).scalar_one_or_none()
            if key is None:
                key = secrets.token_hex(32)
                await connection.execute(insert(server_values).values(values_of(ServerValue("signing_key", key))))
            return bytes.fromhex(key)

    async def find(self, person_id: str) -> Person | None:
        async with self._database.read() as connection:
            row = (await connection.execute(select(people).where(people.c.id == person_id))).one_or_none()
        return None if row is None else read_row(row, Person)

    async def find_in_session(self, person_id: str, epoch: int, session: str) -> Person | None:
        """The person whose cookie it is, unless it was signed out."""
        ended = exists().where(ended_sessions.c.id == session)
        ours = (people.c.id == person_id, people.c.epoch == epoch, people.c.banned.is_(False))
        query = select(people).where(*ours, ~ended)
        async with self._database.read() as connection:
            row = (await connection.execute(query)).one_or_none()
        return None if row is None else read_row(row, Person)

    async def end_session(self, session: str, until: int) -> None:
        make = sqlite.insert if self._database.is_sqlite else postgresql.insert
        async with self._database.write() as connection:
            ended = make(ended_sessions).values(values_of(EndedSession(session, until)))
            await connection.execute(ended.on_conflict_do_nothing())

    async def forget_ended_sessions(self, now: int) -> None:
        async with self._database.write() as connection:
            await connection.execute(delete(ended_sessions).where(ended_sessions.c.until < now))

    async def find_account(self, account: str) -> Person | None:
        async with self._database.read() as connection:
            row = (await connection.execute(select(people).where(people.c.account == account))).one_or_none()
        return None if row is None else read_row(row, Person)

    async def add_guest(self, name: str, now: int) -> Person:
        person = Person(secrets.token_hex(12), name, None, None, 0, now)
        async with self._database.write() as connection:
            await connection.execute(insert(people).values(values_of(person)))
        return person

    async def delete_idle_guests(self, before: int) -> int:
        """Remove guests who came before that moment and have neither an account nor a seat or table anywhere."""
        seated = exists().where(seats.c.person == people.c.id)
        hosting = exists().where(tables.c.host == people.c.id)
        idle = delete(people).where(people.c.account.is_(None), people.c.created_at < before, ~seated, ~hosting)
        async with self._database.write() as connection:
            return (await connection.execute(idle)).rowcount

    async def knows_address(self, person: Person, address: str) -> bool:
        """Whether the account has signed in from there before."""
        query = select(known_addresses.c.person).where(
            known_addresses.c.person == person.id, known_addresses.c.address == address
        )
        async with self._database.read() as connection:
            return (await connection.execute(query)).first() is not None

    async def remember_address(self, person: Person, address: str, now: int) -> None:
        make = sqlite.insert if self._database.is_sqlite else postgresql.insert
        seen = make(known_addresses).values(values_of(KnownAddress(person.id, address, now)))
        seen = seen.on_conflict_do_update(index_elements=["person", "address"], set_={"seen_at": now})
        async with self._database.write() as connection:
            await connection.execute(seen)

    async def forget_addresses(self, before: int) -> None:
        async with self._database.write() as connection:
            await connection.execute(delete(known_addresses).where(known_addresses.c.seen_at < before))

    async def rename(self, person: Person, name: str) -> Person:
        async with self._database.write() as connection:
            await connection.execute(update(people).where(people.c.id == person.id).values(name=name))
        return replace(person, name=name)

    async def learn(self, person: Person, chapter: str) -> Person:
        """The person has played that chapter of a lesson to its end."""
        learned = sorted({*person.learned, chapter})
        async with self._database.write() as connection:
            await connection.execute(update(people).where(people.c.id == person.id).values(learned=learned))
        return replace(person, learned=learned)

    async def register(self, person: Person, account: str, password: str) -> Person:
        """Give the guest an account."""
        try:
            async with self._database.write() as connection:
                written = await connection.execute(
                    update(people)
                    .where(people.c.id == person.id, people.c.account.is_(None))
                    .values(account=account, password=password)
                )
        except IntegrityError:
            raise Taken("there is an account of that name") from None
        if written.rowcount == 0:
            raise Taken("you have an account")
        return replace(person, account=account, password=password)

    async def begin_epoch(self, person: Person, password: str | None, now: int) -> tuple[Person, Numbers]:
        """Cookies signed before and tokens of the person's seats are worth nothing any more.

        Gives the tables at which a token ended, and their new numbers.
        """
        later = replace(person, password=password, epoch=person.epoch + 1)

        async def write(connection: AsyncConnection) -> Numbers:
            played = select(seats.c.table_id).where(seats.c.person == person.id, seats.c.token.is_not(None))
            numbers = await _next_entries(connection, tables.c.id.in_(played), now)
            renewed = update(people).where(people.c.id == person.id)
            await connection.execute(renewed.values(password=password, epoch=later.epoch))
            await connection.execute(update(seats).where(seats.c.person == person.id).values(token=None))
            return numbers

        return later, await self._write_at_tables(write)

    async def hand_over(self, guest: Person, account: Person, now: int) -> Numbers:
        """What the guest has at this device becomes the account's; gives the tables concerned and their new numbers."""

        async def write(connection: AsyncConnection) -> Numbers:
            sitting = select(seats.c.table_id).where(seats.c.person == guest.id)
            concerned = or_(tables.c.id.in_(sitting), tables.c.host == guest.id)
            numbers = await _next_entries(connection, concerned, now)
            mine = (seats.c.person == guest.id, seats.c.table_id.in_(numbers))
            await connection.execute(update(seats).where(*mine).values(person=account.id))
            hosted = (tables.c.host == guest.id, tables.c.id.in_(numbers))
            await connection.execute(update(tables).where(*hosted).values(host=account.id))
            learned = sorted({*account.learned, *guest.learned})
            await connection.execute(update(people).where(people.c.id == account.id).values(learned=learned))
            return numbers

        return await self._write_at_tables(write)

    async def forget(self, person: Person, now: int) -> Numbers:
        """Nothing is left of the person but an empty seat's worth in the games of others: no name, no word."""

        async def write(connection: AsyncConnection) -> Numbers:
            sitting = select(seats.c.table_id, seats.c.seat).where(seats.c.person == person.id)
            own = [tuple(row) for row in await connection.execute(sitting)]
            concerned = tables.c.id.in_({table_id for table_id, _ in own})
            numbers = await _next_entries(connection, concerned, now, EntryDetail(forgot=True))
            mine = seats.c.person == person.id
            free = {"kind": "open", "person": None, "name": ""}
            await connection.execute(update(seats).where(mine, seats.c.kind == "held").values(free))
            await connection.execute(update(seats).where(mine).values(name=FORGOTTEN, token=None))
            silent = {"text": FORGOTTEN, "detail": {"name": FORGOTTEN}}
            for table_id, seat in own:
                said = (log.c.table_id == table_id, log.c.seat == seat, log.c.kind == "chat")
                await connection.execute(update(log).where(*said).values(silent))
            await connection.execute(delete(known_addresses).where(known_addresses.c.person == person.id))
            await connection.execute(delete(notice_ways).where(notice_ways.c.person == person.id))
            left = {"name": FORGOTTEN, "account": None, "password": None, "epoch": person.epoch + 1, "is_host": False}
            await connection.execute(update(people).where(people.c.id == person.id).values(left))
            return numbers

        return await self._write_at_tables(write)

    async def count_addresses(self, person: Person) -> int:
        """From how many addresses the person has signed in lately."""
        query = select(func.count()).select_from(known_addresses).where(known_addresses.c.person == person.id)
        async with self._database.read() as connection:
            count: int = (await connection.execute(query)).scalar_one()
        return count

    async def said_by(self, person: Person) -> list[LogEntry]:
        """What the person has said at tables."""
        query = (
            select(log)
            .join(seats, (seats.c.table_id == log.c.table_id) & (seats.c.seat == log.c.seat))
            .where(seats.c.person == person.id, log.c.kind == "chat")
            .order_by(log.c.at)
        )
        async with self._database.read() as connection:
            return [read_row(row, LogEntry) for row in await connection.execute(query)]

    async def _write_at_tables(self, write: Callable[[AsyncConnection], Awaitable[Numbers]]) -> Numbers:
        for _ in range(TRIES):
            try:
                async with self._database.write() as connection:
                    return await write(connection)
            except IntegrityError:
                continue  # somebody has written to the log of one of the tables meanwhile
        raise Conflict


async def _next_entries(
    connection: AsyncConnection, concerned: ColumnElement[bool], now: int, detail: EntryDetail | None = None
) -> Numbers:
    """Say in the logs of the tables concerned that seats change; gives the numbers at which it stands there."""
    query = select(tables.c.id, tables.c.number).where(concerned).order_by(tables.c.id)
    numbers = {table_id: number + 1 for table_id, number in await connection.execute(query)}
    if not numbers:
        return numbers
    # The log comes first, as with all that happens at a table: two writers never wait for each other there.
    said = detail or EntryDetail()
    entries = [LogEntry(table_id, number, "seat_changed", now, detail=said) for table_id, number in numbers.items()]
    await connection.execute(insert(log), [values_of(entry) for entry in entries])
    for table_id, number in numbers.items():
        await connection.execute(update(tables).where(tables.c.id == table_id).values(number=number))
    return numbers
