"""SQLite: everything that waits, in one transaction, in a thread of its own."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor

from meadhall.server.storage.database import Conflict, Database, prepare_sqlite
from meadhall.server.storage.log_writing.statements import Statement

Outcome = BaseException | None


class SqliteLog:
    """One connection, made when it is first needed."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="log")
        self._connection: sqlite3.Connection | None = None

    async def write(self, work: Sequence[list[Statement]]) -> Sequence[Outcome]:
        async with self._database.writing:
            return await asyncio.get_running_loop().run_in_executor(self._thread, self._write, work)

    def _write(self, work: Sequence[list[Statement]]) -> list[Outcome]:
        """In the thread: all of it in one transaction; if that fails, one after the other."""
        try:
            return self._write_together(work)
        except Exception as error:
            if len(work) == 1:
                return [Conflict() if isinstance(error, sqlite3.IntegrityError) else error]
            return [self._write([statements])[0] for statements in work]

    def _write_together(self, work: Sequence[list[Statement]]) -> list[Outcome]:
        connection = self.connected()
        connection.execute("BEGIN IMMEDIATE")
        try:
            outcomes = [_run(connection, statements) for statements in work]
            connection.execute("COMMIT")
        except BaseException:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise
        return outcomes

    def connected(self) -> sqlite3.Connection:
        if self._connection is None:
            self._connection = sqlite3.connect(self._database.url.database or "", check_same_thread=False)
            prepare_sqlite(self._connection)
        return self._connection

    def close(self) -> None:
        self._thread.shutdown()
        if self._connection is not None:
            self._connection.close()
            self._connection = None


def _run(connection: sqlite3.Connection, statements: list[Statement]) -> Outcome:
    """What one entry needs. Its number is taken by the first statement: if another has it, nothing was changed."""
    try:
        connection.execute(*statements[0])
    except sqlite3.IntegrityError:
        return Conflict()
    for text, values in statements[1:]:
        connection.execute(text, values)
    return None
