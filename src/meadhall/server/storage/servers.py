"""The servers that run on one PostgreSQL, and who looks at which table at each: a server that falls silent is gone."""

from __future__ import annotations

import secrets
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Final

from sqlalchemy import BigInteger, ColumnElement, cast, delete, func, insert, select, update

from meadhall.server.storage.columns import values_of
from meadhall.server.storage.database import Database, batched
from meadhall.server.storage.rows import PresenceRow
from meadhall.server.storage.schema import presence, servers

SILENT_MS: Final = 15_000
"""Who has not been seen for so long is gone."""
FORGOTTEN_MS: Final = 60_000
ONLOOKER: Final = -1

Here = dict[str, Counter[int]]
"""By table: how many sockets look at it from each seat."""


def database_now() -> ColumnElement[Any]:
    """The database's own clock: the machines of the servers may disagree."""
    return cast(func.extract("epoch", func.clock_timestamp()) * 1000, BigInteger)


class ServerStore:
    """This server among the others."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self.name = secrets.token_hex(8)

    async def beat(self) -> bool:
        """Say that this server runs, and forget those that have long been silent; whether this one was not known."""
        seen = update(servers).where(servers.c.id == self.name).values(seen_at=database_now())
        async with self._database.write() as connection:
            is_new = (await connection.execute(seen)).rowcount == 0
            if is_new:
                await connection.execute(insert(servers).values(id=self.name, seen_at=database_now()))
            await connection.execute(delete(servers).where(servers.c.seen_at < database_now() - FORGOTTEN_MS))
        return is_new

    async def now_ms(self) -> int:
        """The time of day at the database."""
        async with self._database.read() as connection:
            now: int = (await connection.execute(select(database_now()))).scalar_one()
        return now

    async def leave(self) -> None:
        async with self._database.write() as connection:
            await connection.execute(delete(servers).where(servers.c.id == self.name))

    async def put_presence(self, counts: Mapping[str, Mapping[int, int]]) -> None:
        """Who looks at these tables at this server: by table, how many from each seat."""
        rows = [
            PresenceRow(self.name, table_id, seat, count)
            for table_id, seats in counts.items()
            for seat, count in seats.items()
            if count > 0
        ]
        async with self._database.write() as connection:
            for some in batched(list(counts), 500):
                own = (presence.c.server == self.name, presence.c.table_id.in_(some))
                await connection.execute(delete(presence).where(*own))
            if rows:
                await connection.execute(insert(presence), [values_of(row) for row in rows])

    async def presence_elsewhere(self, table_ids: Sequence[str]) -> Here:
        """Who looks at these tables at the other servers that run."""
        found: Here = {}
        async with self._database.read() as connection:
            for some in batched(table_ids, 500):
                query = (
                    select(presence.c.table_id, presence.c.seat, presence.c.count)
                    .join(servers, servers.c.id == presence.c.server)
                    .where(
                        presence.c.table_id.in_(some),
                        presence.c.server != self.name,
                        servers.c.seen_at > database_now() - SILENT_MS,
                    )
                )
                for table_id, seat, count in await connection.execute(query):
                    found.setdefault(table_id, Counter())[seat] += count
        return found
