"""What bots think of games that are over, and which games they think about."""

from __future__ import annotations

from dataclasses import replace

from sqlalchemy import and_, delete, select, update
from sqlalchemy.dialects import postgresql, sqlite

from meadhall.server.storage.columns import read_row, values_of
from meadhall.server.storage.database import Database
from meadhall.server.storage.rows import AnalysisRow
from meadhall.server.storage.schema import analyses


class AnalysisStore:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def of_table(self, table_id: str) -> AnalysisRow | None:
        query = select(analyses).where(analyses.c.table_id == table_id)
        async with self._database.read() as connection:
            row = (await connection.execute(query)).one_or_none()
        return None if row is None else read_row(row, AnalysisRow)

    async def begun_by(self, person: str, since: int) -> list[str]:
        """The tables that are looked at for this person, and have got on since."""
        query = select(analyses.c.table_id).where(analyses.c.person == person, analyses.c.at >= since)
        async with self._database.read() as connection:
            return list((await connection.execute(query)).scalars())

    async def begin(self, row: AnalysisRow, since: int) -> bool:
        """Write down that it begins; False if it is there, or if somebody else's has got on since."""
        make = sqlite.insert if self._database.is_sqlite else postgresql.insert
        values = values_of(row)
        written = (
            make(analyses)
            .values(values)
            .on_conflict_do_update(
                index_elements=["table_id"],
                set_=values,
                where=and_(analyses.c.content == "", analyses.c.at < since),
            )
            .returning(analyses.c.table_id)
        )
        async with self._database.write() as connection:
            return (await connection.execute(written)).first() is not None

    async def go_on(self, row: AnalysisRow) -> None:
        """How far it has come; nothing where the table is gone."""
        written = update(analyses).where(analyses.c.table_id == row.table_id).values(values_of(row))
        async with self._database.write() as connection:
            await connection.execute(written)

    async def finish(self, row: AnalysisRow, content: str) -> None:
        """It is there, and no longer anybody's own."""
        await self.go_on(replace(row, person="", content=content))

    async def give_up(self, table_id: str) -> None:
        """It was not finished."""
        unfinished = delete(analyses).where(analyses.c.table_id == table_id, analyses.c.content == "")
        async with self._database.write() as connection:
            await connection.execute(unfinished)
