"""Gathers what waits to be written, and hands it to the database together."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Protocol

from meadhall.server.storage.database import Database, answering
from meadhall.server.storage.log_writing.on_sqlite import SqliteLog
from meadhall.server.storage.log_writing.statements import Letter, Statement, Statements, notification
from meadhall.server.storage.rows import LogEntry, Seat, TableRow

Outcome = BaseException | None


class Log(Protocol):
    """The way to the disk."""

    async def write(self, work: Sequence[list[Statement]]) -> Sequence[Outcome]:
        """Write each of these wholly or not at all, and say which could not be."""

    def close(self) -> None:
        """Nothing more is to be written."""


class LogWriter:
    """Stores entries of logs with what they change, or says that another server was faster."""

    def __init__(self, database: Database) -> None:
        self._statements = Statements(database)
        self._log = _log_of(database)
        self._waiting: list[tuple[list[Statement], asyncio.Future[None]]] = []
        self._writing: asyncio.Task[None] | None = None
        database.on_close.append(self._log.close)

    async def store(
        self,
        entry: LogEntry,
        before: tuple[TableRow, Sequence[Seat]],
        after: tuple[TableRow, Sequence[Seat]],
        letter: Letter | None = None,
    ) -> None:
        """Write one thing that happened with all that it changes; on the disk when this returns.

        `letter`: what PostgreSQL tells other servers of it, once it is there.
        """
        statements = self._statements.of(entry, before, after)
        if letter is not None:
            statements.append(notification(letter))
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((statements, done))
        if self._writing is None:
            self._writing = asyncio.create_task(self._write_waiting())
        with answering():
            await done

    async def _write_waiting(self) -> None:
        """Until nothing waits: what comes while the disk is waited for is written together next."""
        try:
            while self._waiting:
                batch, self._waiting = self._waiting, []
                outcomes = await self._outcomes([statements for statements, _ in batch])
                for (_, done), outcome in zip(batch, outcomes, strict=True):
                    if done.done():
                        continue  # whoever wrote it has gone
                    if outcome is None:
                        done.set_result(None)
                    else:
                        done.set_exception(outcome)
        finally:
            self._writing = None

    async def _outcomes(self, work: list[list[Statement]]) -> Sequence[Outcome]:
        try:
            return await self._log.write(work)
        except Exception as error:
            return [error] * len(work)


def _log_of(database: Database) -> Log:
    if database.is_sqlite:
        return SqliteLog(database)
    from meadhall.server.storage.log_writing.on_postgres import PostgresLog

    return PostgresLog(database)
