"""Tables in the database."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Select, case, delete, exists, func, insert, or_, select, tuple_, update
from sqlalchemy.ext.asyncio import AsyncConnection

from meadhall.server.storage.columns import read_row, values_of
from meadhall.server.storage.database import Database, batched
from meadhall.server.storage.log_writing.statements import Letter
from meadhall.server.storage.log_writing.writer import LogWriter
from meadhall.server.storage.rows import LogEntry, Seat, TableRow
from meadhall.server.storage.schema import log, seats, servers, tables
from meadhall.server.storage.servers import database_now

Rows = tuple[TableRow, list[Seat], list[LogEntry]]
Listed = list[tuple[TableRow, list[Seat]]]


class TableStore:
    """Tables, their seats and their logs."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._writer = LogWriter(database)

    async def add(self, row: TableRow, places: list[Seat], entries: list[LogEntry]) -> None:
        async with self._database.write() as connection:
            await connection.execute(insert(tables).values(values_of(row)))
            await connection.execute(insert(seats), [values_of(seat) for seat in places])
            await connection.execute(insert(log), [values_of(entry) for entry in entries])

    async def store(
        self,
        entry: LogEntry,
        before: tuple[TableRow, Sequence[Seat]],
        after: tuple[TableRow, Sequence[Seat]],
        letter: Letter | None = None,
    ) -> None:
        """Write one thing that happened with all that it changes, and tell it; on the disk when this returns."""
        await self._writer.store(entry, before, after, letter)

    async def load(self, table_id: str, after: int = -1) -> Rows | None:
        """The table, and its log after that number."""
        async with self._database.read() as connection:
            found = (await connection.execute(select(tables).where(tables.c.id == table_id))).one_or_none()
            if found is None:
                return None
            row = read_row(found, TableRow)
            if row.number == after:
                return row, [], []
            places = await connection.execute(select(seats).where(seats.c.table_id == table_id).order_by(seats.c.seat))
            # Not what others have written since the row was read.
            wanted = (log.c.table_id == table_id, log.c.number > after, log.c.number <= row.number)
            entries = await connection.execute(select(log).where(*wanted).order_by(log.c.number))
            return row, [read_row(seat, Seat) for seat in places], [read_row(entry, LogEntry) for entry in entries]

    async def numbers(self, table_ids: Sequence[str]) -> dict[str, int]:
        """The same for many tables; those that are no more are left out."""
        found: dict[str, int] = {}
        async with self._database.read() as connection:
            for some in batched(table_ids, 500):
                query = select(tables.c.id, tables.c.number).where(tables.c.id.in_(some))
                found.update((table_id, number) for table_id, number in await connection.execute(query))
        return found

    async def remove(self, table_id: str) -> None:
        async with self._database.write() as connection:
            await connection.execute(delete(tables).where(tables.c.id == table_id))

    async def seat_of_token(self, digest: str) -> Seat | None:
        async with self._database.read() as connection:
            row = (await connection.execute(select(seats).where(seats.c.token == digest))).one_or_none()
        return None if row is None else read_row(row, Seat)

    # Of a host.

    async def count_unfinished(self, host: str) -> int:
        """How many tables of this host are not over; lessons do not count."""
        return await self._count(
            select(func.count()).where(tables.c.host == host, tables.c.state != "over", tables.c.lesson == "")
        )

    async def lessons_of(self, host: str, game: str) -> list[TableRow]:
        """The tables at which this host learns the game, the latest first."""
        query = select(tables).where(tables.c.host == host, tables.c.game == game, tables.c.lesson != "")
        async with self._database.read() as connection:
            found = await connection.execute(query.order_by(tables.c.changed_at.desc()))
            return [read_row(row, TableRow) for row in found]

    async def count_waiting_in_hall(self, host: str) -> int:
        """How many tables of this host wait for players in the hall."""
        return await self._count(
            select(func.count()).where(tables.c.host == host, tables.c.state == "gathering", tables.c.listed.is_(True))
        )

    async def count_bots_alone(self, host: str) -> int:
        """How many running tables of this host have bots alone at them."""
        played = exists().where(seats.c.table_id == tables.c.id, seats.c.kind == "person")
        return await self._count(
            select(func.count()).where(tables.c.host == host, tables.c.state == "running", ~played)
        )

    async def _count(self, query: Select[Any]) -> int:
        async with self._database.read() as connection:
            count: int = (await connection.execute(query)).scalar_one()
        return count

    # Lists.

    async def listed(self, state: str, limit: int) -> Listed:
        """Tables of the hall in that state, the latest first. Who opens many takes no other address's place."""
        opener = case((tables.c.opened_from == "", tables.c.host), else_=tables.c.opened_from)
        latest = tables.c.changed_at.desc()
        turn = func.row_number().over(partition_by=opener, order_by=latest).label("turn")
        ranked = select(tables.c.id, turn).where(tables.c.listed.is_(True), tables.c.state == state).subquery()
        query = select(tables).join(ranked, ranked.c.id == tables.c.id).order_by(ranked.c.turn, latest).limit(limit)
        async with self._database.read() as connection:
            found = await _with_seats(connection, query)
        return sorted(found, key=lambda table: -table[0].changed_at)

    async def latest(self, state: str, limit: int) -> Listed:
        """Tables in that state (empty: in any), listed or not, the latest first."""
        query = select(tables).order_by(tables.c.changed_at.desc(), tables.c.id).limit(limit)
        async with self._database.read() as connection:
            return await _with_seats(connection, query.where(tables.c.state == state) if state else query)

    async def of_person(self, person_id: str, state: str, limit: int, before: tuple[int, str] | None = None) -> Listed:
        """Tables in that state at which the person sits or sat, or which they host, the latest first; no lessons.

        `before`: when the last table told so far was changed, and its id, since several may change in one moment.
        """
        sitting = select(seats.c.table_id).where(seats.c.person == person_id)
        theirs = or_(tables.c.id.in_(sitting), tables.c.host == person_id)
        query = select(tables).where(tables.c.state == state, theirs, tables.c.lesson == "")
        if before is not None:
            query = query.where(tuple_(tables.c.changed_at, tables.c.id) < before)
        latest = query.order_by(tables.c.changed_at.desc(), tables.c.id.desc()).limit(limit)
        async with self._database.read() as connection:
            return await _with_seats(connection, latest)

    async def bots_due(self, server: str, changed_before: int, now: int) -> list[str]:
        """Tables of this server at which it is a bot's turn, and has been since before that moment.

        Or since one to come, if the clock was put back.
        """
        due = (tables.c.bot_due.is_(True), tables.c.state == "running", tables.c.thinker == server)
        since = or_(tables.c.changed_at < changed_before, tables.c.changed_at > now)
        query = select(tables.c.id).where(*due, since)
        async with self._database.read() as connection:
            return list((await connection.execute(query)).scalars())

    async def take_up_bots(self, server: str, silent_ms: int) -> list[str]:
        """Running tables at which it is a bot's turn and whose server is gone: from now on they are this server's."""
        alive = exists().where(servers.c.id == tables.c.thinker, servers.c.seen_at > database_now() - silent_ms)
        left = (tables.c.bot_due.is_(True), tables.c.state == "running", tables.c.thinker != server, ~alive)
        async with self._database.read() as connection:
            found = (await connection.execute(select(tables.c.id).where(*left))).first()
        if found is None:
            return []
        async with self._database.write() as connection:
            taken = update(tables).where(*left).values(thinker=server).returning(tables.c.id)
            return list((await connection.execute(taken)).scalars())

    async def clocks_due(self, now: int, down_before: int) -> list[str]:
        """Running tables at which somebody's time is over; not where it was over before `down_before`."""
        query = select(tables.c.id).where(
            tables.c.state == "running", tables.c.deadline <= now, tables.c.deadline > down_before
        )
        async with self._database.read() as connection:
            return list((await connection.execute(query)).scalars())

    async def delete_abandoned(self, before: int) -> list[str]:
        """Delete lessons and tables that never started, where nothing has happened since before; gives which."""
        unwanted = or_(tables.c.state == "gathering", tables.c.lesson != "")
        abandoned = delete(tables).where(unwanted, tables.c.changed_at < before)
        async with self._database.write() as connection:
            return list((await connection.execute(abandoned.returning(tables.c.id))).scalars())


async def _with_seats(connection: AsyncConnection, query: Select[Any]) -> Listed:
    found = [read_row(row, TableRow) for row in await connection.execute(query)]
    by_table: dict[str, list[Seat]] = {table.id: [] for table in found}
    wanted = select(seats).where(seats.c.table_id.in_(by_table)).order_by(seats.c.table_id, seats.c.seat)
    for row in await connection.execute(wanted):
        seat = read_row(row, Seat)
        by_table[seat.table_id].append(seat)
    return [(table, by_table[table.id]) for table in found]
