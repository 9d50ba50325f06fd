"""A whole hall from one database to another: copies for safety, and moving from SQLite to PostgreSQL or back.

A copy is an SQLite file, whatever the hall is kept in: it can be restored into either, and looked at by anybody.
"""

from __future__ import annotations

import os
import sqlite3
import tempfile
from contextlib import closing, suppress
from pathlib import Path
from typing import Any, Final

from alembic.util import CommandError
from sqlalchemy import delete, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from meadhall.engine.errors import BadSettings
from meadhall.server.admin.attention import RESTORED, call_attention
from meadhall.server.storage.database import Database
from meadhall.server.storage.schema import metadata, people, presence, servers, tables
from meadhall.server.storage.server_values import ServerValues

AT_ONCE: Final = 500
KEPT: Final = [table for table in metadata.sorted_tables if table not in (servers, presence)]
"""What a copy holds, what is referred to first: not which servers run now."""


def sqlite_url(file: Path) -> str:
    return f"sqlite+aiosqlite:///{file.absolute()}"


async def back_up(database: Database, file: Path) -> None:
    """Copy the hall into a new file while servers run: as it is at one moment, and the file whole or not there."""
    if file.exists():
        raise BadSettings(f"{file}: there is a file of that name", "exists", file=str(file))
    if not file.parent.is_dir():
        raise BadSettings(f"{file.parent}: no such file or directory", "file", file=str(file.parent))
    beside = file.with_name(file.name + ".new")
    beside.unlink(missing_ok=True)
    _make_private(beside)
    try:
        if database.is_sqlite:
            _copy_file(Path(database.url.database or ""), beside)
        else:
            copy = Database(sqlite_url(beside))
            try:
                await copy.migrate()
                await copy_rows(database, copy)
            finally:
                await copy.close()
        _finish(beside)
        beside.rename(file)
    finally:
        for suffix in ("", "-wal", "-shm"):
            with suppress(OSError):
                beside.with_name(beside.name + suffix).unlink()


async def restore(file: Path, database: Database, *, replace: bool) -> int:
    """Bring back the hall of a copy, of this version or an older one; gives how many tables it has."""
    if not file.is_file():
        raise BadSettings(f"{file}: no such file or directory", "file", file=str(file))
    with tempfile.TemporaryDirectory() as folder:
        working = Path(folder) / "copy.sqlite"
        _make_private(working)
        _read_copy(file, working)
        copy = Database(sqlite_url(working))
        try:
            await copy.migrate()
            await database.migrate()
            count = await copy_rows(copy, database, replace=replace)
        except CommandError:
            message = f"cannot use the database {file}: a newer version of Meadhall has written it"
            raise BadSettings(message, "database-newer", name=str(file)) from None
        finally:
            await copy.close()
    await call_attention(ServerValues(database), RESTORED)
    return count


async def copy_rows(source: Database, target: Database, *, replace: bool = False) -> int:
    """Every row as it is at one moment, in one transaction; gives the number of tables."""
    async with source.read(long=True) as reading, target.write_alone() as writing:
        if not source.is_sqlite:
            await reading.exec_driver_sql("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ")
        if replace:
            for table in reversed(KEPT):
                await writing.execute(delete(table))
        elif await _count(writing, people) or await _count(writing, tables):
            raise BadSettings("there is a hall in that database: say --replace to give it up", "hall-there")
        else:
            for table in reversed(KEPT):  # a server that has started there has made a key of its own
                await writing.execute(delete(table))
        for table in KEPT:
            rows = await reading.stream(select(table))
            async for some in rows.mappings().partitions(AT_ONCE):
                await writing.execute(insert(table), [dict(row) for row in some])
        return await _count(writing, tables)


async def _count(connection: AsyncConnection, table: Any) -> int:
    count: int = (await connection.execute(select(func.count()).select_from(table))).scalar_one()
    return count


def _make_private(file: Path) -> None:
    os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))


def _copy_file(file: Path, copy: Path) -> None:
    if not file.is_file():
        raise BadSettings(f"{file}: no such file or directory", "file", file=str(file))
    with (
        closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as source,
        closing(sqlite3.connect(copy)) as target,
    ):
        source.backup(target)


def _read_copy(file: Path, working: Path) -> None:
    """A copy to work with. What is none is refused: an empty file in place of a hall would be its end."""
    try:
        _copy_file(file, working)
        _check_whole(working)
        with closing(sqlite3.connect(working)) as connection:
            connection.execute("SELECT version_num FROM alembic_version")
    except sqlite3.DatabaseError as error:
        if error.sqlite_errorname.startswith("SQLITE_CORRUPT"):
            raise _damaged(str(error)) from None
        raise BadSettings(f"{file} is no copy of a hall", "no-copy", file=str(file)) from None


def _finish(file: Path) -> None:
    """One file without others beside it, sound, and on the disk."""
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA journal_mode=DELETE")
    _check_whole(file)
    with file.open("rb") as written:
        os.fsync(written.fileno())


def _check_whole(file: Path) -> None:
    with closing(sqlite3.connect(file)) as connection:
        (found,) = connection.execute("PRAGMA quick_check(1)").fetchone()
    if found != "ok":
        raise _damaged(found)


def _damaged(why: str) -> BadSettings:
    return BadSettings(f"the copy is damaged: {why}", "copy-damaged", why=why)
