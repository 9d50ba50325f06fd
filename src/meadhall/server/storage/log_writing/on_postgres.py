"""PostgreSQL: everything that waits, in one round trip and one transaction, on a connection for nothing else."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

import asyncpg

from meadhall.server.storage.database import ANSWER_SECONDS, Conflict, Database, is_away
from meadhall.server.storage.log_writing.statements import Statement, joined

Outcome = BaseException | None
Values = list[Any]


class PostgresLog:
    """The connection is made when it is first needed, and anew when it was lost."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._connection: Any = None

    async def write(self, work: Sequence[list[Statement]]) -> Sequence[Outcome]:
        """What is written by the same statement goes together; nearly always that is all."""
        outcomes: list[Outcome] = [None] * len(work)
        places: dict[str, list[tuple[Values, int]]] = {}
        for place, statements in enumerate(work):
            text, values = joined(statements)
            places.setdefault(text, []).append((values, place))
        for text, some in places.items():
            # By the table's name, with which the values begin: servers that write to the same tables do not wait for
            # each other in a circle.
            some.sort(key=lambda one: str(one[0][0]))
            found = await self._write(text, [values for values, _ in some])
            for (_, place), outcome in zip(some, found, strict=True):
                outcomes[place] = outcome
        return outcomes

    async def _write(self, text: str, rows: list[Values]) -> list[Outcome]:
        """All of it in one transaction; if that fails, one after the other."""
        try:
            await self._run(text, rows)
        except Exception as error:
            if is_away(error):
                return [error] * len(rows)
            if len(rows) == 1:
                taken = isinstance(error, asyncpg.IntegrityConstraintViolationError)
                return [Conflict() if taken else error]
            return [(await self._write(text, [row]))[0] for row in rows]
        return [None] * len(rows)

    async def _run(self, text: str, rows: list[Values]) -> None:
        """A connection that was cut is found out by using it: then it is tried once more on another.

        If it had been written after all, its number is taken, and whoever wrote it finds it there.
        """
        for is_last in (False, True):
            try:
                async with asyncio.timeout(ANSWER_SECONDS):
                    connection = await self._connected()
                    await connection.executemany(text, rows)
                return
            except Exception as error:
                if not is_away(error):
                    raise
                self.close()
                if is_last or isinstance(error, TimeoutError):
                    raise

    async def _connected(self) -> Any:
        if self._connection is None or self._connection.is_closed():
            self._connection = await self._database.connect()
        return self._connection

    def close(self) -> None:
        if self._connection is not None:
            self._connection.terminate()
            self._connection = None
