"""Writes what happens at tables: the one thing that a server writes all the time.

Statements are made once and values handed to the driver as they are. On SQLite, what several tables have to write at
the same moment goes to the disk in one transaction, with one wait for the disk: all of it is there, or it was not said.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Any, Final

import msgspec
from sqlalchemy import JSON, Table
from sqlalchemy.exc import IntegrityError

from meadhall.server.storage.database import Conflict, Database, answering, prepare_sqlite
from meadhall.server.storage.rows import LogEntry, Seat, TableRow
from meadhall.server.storage.schema import log, seats, tables

Statement = tuple[str, list[Any]]
Outcome = BaseException | None

COLUMNS: Final = {table.name: tuple(column.name for column in table.columns) for table in (log, tables, seats)}


class LogWriter:
    """Stores entries of logs with what they change, or says that another server was faster."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="log")
        self._connection: sqlite3.Connection | None = None
        self._waiting: list[tuple[list[Statement], asyncio.Future[None]]] = []
        self._writing: asyncio.Task[None] | None = None
        self._to_column = _converters(database)
        database.on_close.append(self._close)

    async def store(
        self, entry: LogEntry, before: tuple[TableRow, Sequence[Seat]], after: tuple[TableRow, Sequence[Seat]]
    ) -> None:
        """Write one thing that happened with all that it changes; on the disk when this returns."""
        values = [self._to_column[log.name, name](getattr(entry, name)) for name in COLUMNS[log.name]]
        statements: list[Statement] = [(insertion(self._database.is_sqlite), values)]
        self._add_update(statements, tables, before[0], after[0], {"id": entry.table_id})
        for old, new in zip(before[1], after[1], strict=True):
            if new is not old and new != old:
                self._add_update(statements, seats, old, new, {"table_id": entry.table_id, "seat": old.seat})
        if self._database.is_sqlite:
            await self._store_in_turn(statements)
        else:
            await self._store_at_once(statements)

    def _add_update(
        self, statements: list[Statement], table: Table, old: object, new: object, where: dict[str, str | int]
    ) -> None:
        changed = tuple(name for name in COLUMNS[table.name] if getattr(old, name) != getattr(new, name))
        if changed:
            puts = [self._to_column[table.name, name](getattr(new, name)) for name in changed]
            text = update(self._database.is_sqlite, table.name, changed, tuple(where))
            statements.append((text, [*puts, *where.values()]))

    # PostgreSQL: one statement, which is a transaction of its own.

    async def _store_at_once(self, statements: list[Statement]) -> None:
        text, values = _joined(statements)
        try:
            async with self._database.write_at_once() as connection:
                await connection.exec_driver_sql(text, tuple(values))
        except IntegrityError as error:
            raise Conflict from error

    # SQLite: everything that waits, in one transaction.

    async def _store_in_turn(self, statements: list[Statement]) -> None:
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((statements, done))
        if self._writing is None:
            self._writing = asyncio.create_task(self._write_waiting())
        with answering():
            await done

    async def _write_waiting(self) -> None:
        loop = asyncio.get_running_loop()
        try:
            while self._waiting:
                async with self._database.writing:
                    batch, self._waiting = self._waiting, []
                    work = [statements for statements, _ in batch]
                    outcomes = await loop.run_in_executor(self._thread, self._write, work)
                for (_, done), outcome in zip(batch, outcomes, strict=True):
                    if done.done():
                        continue  # whoever wrote it has gone
                    if outcome is None:
                        done.set_result(None)
                    else:
                        done.set_exception(outcome)
        finally:
            self._writing = None

    def _write(self, work: list[list[Statement]]) -> list[Outcome]:
        """In the thread: all of it in one transaction; if that fails, one after the other."""
        try:
            return self._write_together(work)
        except Exception as error:
            if len(work) == 1:
                return [Conflict() if isinstance(error, sqlite3.IntegrityError) else error]
            return [self._write([statements])[0] for statements in work]

    def _write_together(self, work: list[list[Statement]]) -> list[Outcome]:
        connection = self._connected()
        connection.execute("BEGIN IMMEDIATE")
        try:
            outcomes = [_run(connection, statements) for statements in work]
            connection.execute("COMMIT")
        except BaseException:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise
        return outcomes

    def _connected(self) -> sqlite3.Connection:
        if self._connection is None:
            self._connection = sqlite3.connect(self._database.url.database or "", check_same_thread=False)
            prepare_sqlite(self._connection)
        return self._connection

    def _close(self) -> None:
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


def _converters(database: Database) -> dict[tuple[str, str], Callable[[Any], Any]]:
    """How each column's values are handed to the driver: as SQLAlchemy does it."""
    dialect = database.engine.dialect
    converters: dict[tuple[str, str], Callable[[Any], Any]] = {}
    for table in (log, tables, seats):
        for column in table.columns:
            process = column.type.dialect_impl(dialect).bind_processor(dialect)
            if isinstance(column.type, JSON):
                converters[table.name, column.name] = _as_json
            else:
                converters[table.name, column.name] = process or _as_it_is
    return converters


def _as_it_is(value: Any) -> Any:
    return value


def _as_json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


@cache
def _json_columns() -> frozenset[tuple[str, str]]:
    return frozenset(
        (table.name, column.name)
        for table in (log, tables, seats)
        for column in table.columns
        if isinstance(column.type, JSON)
    )


def _mark(table: str, column: str, is_sqlite: bool) -> str:
    if is_sqlite:
        return "?"
    return "{}::JSON" if (table, column) in _json_columns() else "{}"


@cache
def insertion(is_sqlite: bool) -> str:
    """The statement that adds an entry; for PostgreSQL its parameters have no numbers yet."""
    marks = ", ".join(_mark(log.name, name, is_sqlite) for name in COLUMNS[log.name])
    names = ", ".join(f'"{name}"' for name in COLUMNS[log.name])
    return f"INSERT INTO {log.name} ({names}) VALUES ({marks})"


@cache
def update(is_sqlite: bool, table: str, changed: tuple[str, ...], where: tuple[str, ...]) -> str:
    """The statement that changes these columns of a row; for PostgreSQL its parameters have no numbers yet."""
    puts = ", ".join(f'"{name}" = {_mark(table, name, is_sqlite)}' for name in changed)
    keys = " AND ".join(f'"{name}" = {_mark(table, name, is_sqlite)}' for name in where)
    return f"UPDATE {table} SET {puts} WHERE {keys}"


def _joined(statements: list[Statement]) -> Statement:
    """All of it as one statement of PostgreSQL, whose parts see the same moment and happen together."""
    values = [value for _, some in statements for value in some]
    text = _joined_text(tuple(part for part, _ in statements))
    return text, values


@cache
def _joined_text(parts: tuple[str, ...]) -> str:
    *first, last = parts
    text = ", ".join(f"part{number} AS ({part})" for number, part in enumerate(first))
    text = f"WITH {text} {last}" if first else last
    return text.format(*(f"${number}" for number in range(1, text.count("{}") + 1)))
