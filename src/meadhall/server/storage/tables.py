"""Tables in the database."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Row, delete, insert, or_, select, tuple_, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from meadhall.server.storage.database import Database
from meadhall.server.storage.rows import Facts, LogEntry, Seat
from meadhall.server.storage.schema import log, seats, tables

Rows = tuple[Facts, list[Seat], list[LogEntry]]


class Conflict(Exception):
    """Somebody else has written to this table's log in the meantime."""


class TableStore:
    """Tables, their seats and their logs."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, facts: Facts, places: list[Seat], entries: list[LogEntry]) -> None:
        async with self._database.write() as connection:
            await connection.execute(insert(tables).values(columns(facts)))
            await connection.execute(insert(seats), [columns(seat) for seat in places])
            await connection.execute(insert(log), [columns(entry) for entry in entries])

    async def store(self, entry: LogEntry, facts: dict[str, Any], places: dict[int, dict[str, Any]]) -> None:
        """Write one thing that happened with all that it changes; on the disk when this returns."""
        try:
            async with self._database.write() as connection:
                await connection.execute(insert(log).values(columns(entry)))
                await connection.execute(update(tables).where(tables.c.id == entry.table_id).values(facts))
                for seat, fields in places.items():
                    where = (seats.c.table_id == entry.table_id, seats.c.seat == seat)
                    await connection.execute(update(seats).where(*where).values(fields))
        except IntegrityError as error:
            raise Conflict from error

    async def load(self, table_id: str) -> Rows | None:
        async with self._database.read() as connection:
            row = (await connection.execute(select(tables).where(tables.c.id == table_id))).one_or_none()
            if row is None:
                return None
            places = await connection.execute(select(seats).where(seats.c.table_id == table_id).order_by(seats.c.seat))
            entries = await connection.execute(select(log).where(log.c.table_id == table_id).order_by(log.c.number))
            return as_facts(row), [as_seat(seat) for seat in places], [as_entry(entry) for entry in entries]

    async def number(self, table_id: str) -> int | None:
        """The number of the last thing that happened at a table."""
        async with self._database.read() as connection:
            return (
                await connection.execute(select(tables.c.number).where(tables.c.id == table_id))
            ).scalar_one_or_none()

    async def remove(self, table_id: str) -> None:
        async with self._database.write() as connection:
            await connection.execute(delete(tables).where(tables.c.id == table_id))

    async def seat_of_token(self, digest: str) -> Seat | None:
        async with self._database.read() as connection:
            row = (await connection.execute(select(seats).where(seats.c.token == digest))).one_or_none()
        return None if row is None else as_seat(row)

    # Lists.

    async def listed(self, state: str, limit: int) -> list[tuple[Facts, list[Seat]]]:
        """Tables of the hall in that state, the latest first."""
        query = select(tables).where(tables.c.listed.is_(True), tables.c.state == state)
        async with self._database.read() as connection:
            return await _with_seats(connection, query.order_by(tables.c.changed_at.desc()).limit(limit))

    async def of_person(
        self, person_id: str, state: str, limit: int, before: tuple[int, str] | None = None
    ) -> list[tuple[Facts, list[Seat]]]:
        """Tables in that state at which the person sits or sat, or which the person hosts; the latest first.

        `before`: when the last table told so far was changed, and its id, since several may change in one moment.
        """
        sitting = select(seats.c.table_id).where(seats.c.person == person_id)
        query = select(tables).where(tables.c.state == state, or_(tables.c.id.in_(sitting), tables.c.host == person_id))
        if before is not None:
            query = query.where(tuple_(tables.c.changed_at, tables.c.id) < before)
        latest = query.order_by(tables.c.changed_at.desc(), tables.c.id.desc()).limit(limit)
        async with self._database.read() as connection:
            return await _with_seats(connection, latest)

    async def bots_due(self, changed_before: int) -> list[str]:
        """Running tables at which it is a bot's turn, and has been since before that moment."""
        query = select(tables.c.id).where(
            tables.c.bot_due.is_(True), tables.c.state == "running", tables.c.changed_at < changed_before
        )
        async with self._database.read() as connection:
            return list((await connection.execute(query)).scalars())

    async def clocks_due(self, now: int, down_before: int) -> list[str]:
        """Running tables at which somebody's time is over; not where it was over before `down_before`."""
        query = select(tables.c.id).where(
            tables.c.state == "running", tables.c.deadline <= now, tables.c.deadline > down_before
        )
        async with self._database.read() as connection:
            return list((await connection.execute(query)).scalars())

    async def remove_forgotten(self, before: int) -> list[str]:
        """Remove tables that never started and at which nothing has happened since before; gives which."""
        forgotten = delete(tables).where(tables.c.state == "gathering", tables.c.changed_at < before)
        async with self._database.write() as connection:
            return list((await connection.execute(forgotten.returning(tables.c.id))).scalars())


async def _with_seats(connection: AsyncConnection, query: Any) -> list[tuple[Facts, list[Seat]]]:
    found = [as_facts(row) for row in await connection.execute(query)]
    by_table: dict[str, list[Seat]] = {facts.id: [] for facts in found}
    wanted = select(seats).where(seats.c.table_id.in_(by_table)).order_by(seats.c.table_id, seats.c.seat)
    for row in await connection.execute(wanted):
        seat = as_seat(row)
        by_table[seat.table_id].append(seat)
    return [(facts, by_table[facts.id]) for facts in found]


def columns(row: msgspec.Struct | dict[str, Any]) -> dict[str, Any]:
    """A row as the database holds it."""
    plain: dict[str, Any] = msgspec.to_builtins(row, str_keys=True)
    return plain


def as_facts(row: Row[Any]) -> Facts:
    return msgspec.convert(row, Facts, from_attributes=True, str_keys=True)


def as_seat(row: Row[Any]) -> Seat:
    return msgspec.convert(row, Seat, from_attributes=True)


def as_entry(row: Row[Any]) -> LogEntry:
    return msgspec.convert(row, LogEntry, from_attributes=True)
