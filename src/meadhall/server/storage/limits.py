"""How often something was done lately, for all servers on the database."""

from __future__ import annotations

from typing import Final

from sqlalchemy import case, delete, select, update
from sqlalchemy.dialects import postgresql, sqlite

from meadhall.server.storage.database import Database
from meadhall.server.storage.schema import limits

SET_BACK_MS: Final = 60_000
"""The clocks of servers differ by less: what is further off was written by one that was wrong, and is forgiven."""


class LimitStore:
    """Of each name the moment until which all that was taken is used up: one more adds its share of time to it."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def take(self, name: str, *, burst: float, share_ms: int, now: int) -> int:
        """Take one; 0 if there was one to take, or else the milliseconds until there is."""
        all_used = now + int(burst * share_ms)
        wrong = limits.c.until > all_used + SET_BACK_MS
        known = case(
            (wrong, now), (limits.c.until > all_used, all_used), (limits.c.until < now, now), else_=limits.c.until
        )
        make = sqlite.insert if self._database.is_sqlite else postgresql.insert
        taken = (
            make(limits)
            .values(name=name, until=now + share_ms)
            .on_conflict_do_update(
                index_elements=["name"], set_={"until": known + share_ms}, where=known <= all_used - share_ms
            )
            .returning(limits.c.until)
        )
        async with self._database.write() as connection:
            if (await connection.execute(taken)).first() is not None:
                return 0
            until: int = (await connection.execute(select(known).where(limits.c.name == name))).scalar_one()
        return max(1, until + share_ms - all_used)

    async def give_back(self, name: str, *, share_ms: int) -> None:
        async with self._database.write() as connection:
            less = update(limits).where(limits.c.name == name).values(until=limits.c.until - share_ms)
            await connection.execute(less)

    async def forget(self, now: int) -> None:
        """Remove what is forgiven by now."""
        async with self._database.write() as connection:
            await connection.execute(delete(limits).where(limits.c.until < now))
