"""How people want to be told that it is their turn, and of which turns they were told."""

from __future__ import annotations

from sqlalchemy import delete, or_, select
from sqlalchemy.dialects import postgresql, sqlite

from meadhall.server.storage.columns import read_row, values_of
from meadhall.server.storage.database import Database
from meadhall.server.storage.rows import NoticeWay, Seat, TableRow, ToldTurn
from meadhall.server.storage.schema import notice_ways, seats, tables, told_turns

Waiting = tuple[NoticeWay, TableRow, Seat]


class TurnNoticeStore:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def way_of(self, person_id: str) -> NoticeWay | None:
        query = select(notice_ways).where(notice_ways.c.person == person_id)
        async with self._database.read() as connection:
            row = (await connection.execute(query)).one_or_none()
        return None if row is None else read_row(row, NoticeWay)

    async def put_way(self, way: NoticeWay) -> None:
        make = sqlite.insert if self._database.is_sqlite else postgresql.insert
        values = values_of(way)
        written = make(notice_ways).values(values).on_conflict_do_update(index_elements=["person"], set_=values)
        async with self._database.write() as connection:
            await connection.execute(written)

    async def forget_way(self, person_id: str) -> None:
        async with self._database.write() as connection:
            await connection.execute(delete(notice_ways).where(notice_ways.c.person == person_id))

    async def waiting(self, since: int, until: int) -> list[Waiting]:
        """Seats of people who want to be told, at running tables that last changed between these moments."""
        told = or_(notice_ways.c.confirmed.is_(True), notice_ways.c.webhook != "")
        moved = (tables.c.state == "running", tables.c.changed_at > since, tables.c.changed_at <= until)
        query = (
            select(seats.c.table_id, seats.c.seat, seats.c.person)
            .join(tables, tables.c.id == seats.c.table_id)
            .join(notice_ways, notice_ways.c.person == seats.c.person)
            .where(seats.c.kind == "person", seats.c.stand_in.is_(False), told, *moved)
        )
        found: list[Waiting] = []
        async with self._database.read() as connection:
            for table_id, number, person in (await connection.execute(query)).all():
                at = (seats.c.table_id == table_id, seats.c.seat == number)
                seat = (await connection.execute(select(seats).where(*at))).one_or_none()
                row = (await connection.execute(select(tables).where(tables.c.id == table_id))).one_or_none()
                way = (
                    await connection.execute(select(notice_ways).where(notice_ways.c.person == person))
                ).one_or_none()
                if seat is not None and row is not None and way is not None:
                    found.append((read_row(way, NoticeWay), read_row(row, TableRow), read_row(seat, Seat)))
        return found

    async def claim(self, turn: ToldTurn) -> bool:
        """Whether this server is the one to tell of this turn: of several that ask at once, one is."""
        make = sqlite.insert if self._database.is_sqlite else postgresql.insert
        claimed = (
            make(told_turns)
            .values(values_of(turn))
            .on_conflict_do_update(
                index_elements=["person", "table_id"],
                set_={"number": turn.number},
                where=told_turns.c.number < turn.number,
            )
            .returning(told_turns.c.number)
        )
        async with self._database.write() as connection:
            return (await connection.execute(claimed)).first() is not None
