"""What an entry of a log needs to be written, as statements of either kind of database."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, Final

import msgspec
from sqlalchemy import JSON, Table

from meadhall.server.storage.database import Database
from meadhall.server.storage.rows import LogEntry, Seat, TableRow
from meadhall.server.storage.schema import log, seats, tables

Statement = tuple[str, list[Any]]
Letter = tuple[str, str]
"""What is told to other servers, and over which channel of PostgreSQL."""

COLUMNS: Final = {table.name: tuple(column.name for column in table.columns) for table in (log, tables, seats)}


class Statements:
    """Makes them from rows."""

    def __init__(self, database: Database) -> None:
        self._is_sqlite = database.is_sqlite
        self._to_column = _converters(database)

    def of(
        self, entry: LogEntry, before: tuple[TableRow, Sequence[Seat]], after: tuple[TableRow, Sequence[Seat]]
    ) -> list[Statement]:
        """One thing that happened, which takes its number first, then all that it changes."""
        values = [self._to_column[log.name, name](getattr(entry, name)) for name in COLUMNS[log.name]]
        values.insert(1, before[0].number)
        statements: list[Statement] = [(insertion(self._is_sqlite), values)]
        self._add_update(statements, tables, before[0], after[0], {"id": entry.table_id})
        for old, new in zip(before[1], after[1], strict=True):
            if new is not old and new != old:
                self._add_update(statements, seats, old, new, {"table_id": entry.table_id, "seat": old.seat})
        return statements

    def _add_update(
        self, statements: list[Statement], table: Table, old: object, new: object, where: dict[str, str | int]
    ) -> None:
        changed = tuple(name for name in COLUMNS[table.name] if getattr(old, name) != getattr(new, name))
        if changed:
            puts = [self._to_column[table.name, name](getattr(new, name)) for name in changed]
            text = update(self._is_sqlite, table.name, changed, tuple(where))
            statements.append((text, [*puts, *where.values()]))


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
    """The statement that adds an entry; for PostgreSQL its parameters have no numbers yet.

    Its table must stand at the number before: one that a host has restored meanwhile does not, and an entry of no table
    is refused.
    """
    mark = _mark(log.name, "number", is_sqlite)
    table = f"(SELECT id FROM {tables.name} WHERE id = {mark} AND number = {mark})"
    marks = ", ".join([table, *(_mark(log.name, name, is_sqlite) for name in COLUMNS[log.name][1:])])
    names = ", ".join(f'"{name}"' for name in COLUMNS[log.name])
    return f"INSERT INTO {log.name} ({names}) VALUES ({marks})"


@cache
def update(is_sqlite: bool, table: str, changed: tuple[str, ...], where: tuple[str, ...]) -> str:
    """The statement that changes these columns of a row; for PostgreSQL its parameters have no numbers yet."""
    puts = ", ".join(f'"{name}" = {_mark(table, name, is_sqlite)}' for name in changed)
    keys = " AND ".join(f'"{name}" = {_mark(table, name, is_sqlite)}' for name in where)
    return f"UPDATE {table} SET {puts} WHERE {keys}"


def notification(letter: Letter) -> Statement:
    """Tells it when the transaction ends; for PostgreSQL alone."""
    return "SELECT pg_notify({}, {})", list(letter)


def joined(statements: list[Statement]) -> Statement:
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
