"""What the server itself must remember, beyond people and tables."""

from __future__ import annotations

from sqlalchemy import select
from sqlalchemy.dialects import postgresql, sqlite

from meadhall.server.storage.columns import values_of
from meadhall.server.storage.database import Database
from meadhall.server.storage.rows import ServerValue
from meadhall.server.storage.schema import server_values


class ServerValues:
    """Values by their names."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def get(self, name: str) -> str | None:
        query = select(server_values.c.value).where(server_values.c.name == name)
        async with self._database.read() as connection:
            return (await connection.execute(query)).scalar_one_or_none()

    async def put(self, name: str, value: str) -> None:
        make = sqlite.insert if self._database.is_sqlite else postgresql.insert
        row = make(server_values).values(values_of(ServerValue(name, value)))
        async with self._database.write() as connection:
            await connection.execute(row.on_conflict_do_update(index_elements=["name"], set_={"value": value}))
