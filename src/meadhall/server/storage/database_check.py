"""Whether there is a database where somebody says: told in a line before anything starts."""

from __future__ import annotations

import asyncio
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from alembic.util import CommandError
from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, SQLAlchemyError

from meadhall.engine.errors import BadSettings
from meadhall.server.storage.database import Database, Unavailable

DRIVERS: Final = {
    "sqlite": "sqlite+aiosqlite",
    "sqlite+aiosqlite": "sqlite+aiosqlite",
    "postgres": "postgresql+asyncpg",
    "postgresql": "postgresql+asyncpg",
    "postgresql+asyncpg": "postgresql+asyncpg",
}
"""What a database's URL may begin with, and the driver that is used."""

NOT_WRITABLE: Final = ("readonly", "read-only", "permission denied", "unable to open")

EXPECTED: Final = "a database is a path of an SQLite file, or postgresql://user:password@host/name"


def with_driver(said: str) -> str:
    """The URL of a database with its driver."""
    try:
        url = make_url(said)
    except (ArgumentError, ValueError):
        raise BadSettings(f"{EXPECTED}; this URL cannot be read", "database-url") from None
    driver = DRIVERS.get(url.drivername)
    if driver is None:
        raise BadSettings(f"{EXPECTED}, not {url.drivername}://…", "database-kind", kind=url.drivername)
    if driver.endswith("asyncpg") and find_spec("asyncpg") is None:
        raise BadSettings('PostgreSQL needs another package: pip install "meadhall[postgres]"', "postgres")
    return url.set(drivername=driver).render_as_string(hide_password=False)


def check_database(url: str) -> None:
    """Reach the database and bring it up to date, or say why that cannot be."""
    asyncio.run(_check(make_url(url)))


async def _check(url: URL) -> None:
    if url.get_backend_name() == "sqlite" and Path(url.database or "").is_dir() and url.database:
        raise _unusable(url, "it is a folder")
    database = Database(url.render_as_string(hide_password=False))
    try:
        await _reach(database, url)
        await _check_whole(database, url)
        await database.migrate()
    except CommandError:
        message = f"cannot use the database {_name(url)}: a newer version of Meadhall has written it"
        raise BadSettings(message, "database-newer", name=_name(url)) from None
    except (SQLAlchemyError, Unavailable) as error:
        raise _unusable(url, _reason(error)) from None
    finally:
        await database.close()


async def _reach(database: Database, url: URL) -> None:
    try:
        async with database.read():
            pass
    except Exception as error:
        # Drivers have errors of many families for a server that is not there, a wrong password, a file of another kind.
        raise _unusable(url, _reason(error)) from None


async def _check_whole(database: Database, url: URL) -> None:
    """A file that is damaged in the middle would fail only when somebody plays there."""
    if not database.is_sqlite:
        return
    damaged: str | None = None
    try:
        async with database.read() as connection:
            found = (await connection.exec_driver_sql("PRAGMA quick_check(1)")).scalar_one()
            damaged = None if found == "ok" else str(found).strip().splitlines()[-1]
    except DBAPIError as error:
        damaged = _reason(error)
    if damaged is not None:
        raise BadSettings(
            f"the database {_name(url)} is damaged: {damaged}; restore a copy of it, or save what can be read by"
            f" sqlite3 {_name(url)} .recover",
            "database-damaged",
            name=_name(url),
            why=damaged,
        )


def _unusable(url: URL, reason: str) -> BadSettings:
    if url.get_backend_name() != "sqlite":
        code, advice = "database-server", "check the URL, and that the database server runs there"
    elif any(sign in reason for sign in NOT_WRITABLE):
        code = "database-locked"
        advice = "the user who runs the server must be allowed to write to the file and its folder"
    else:
        code, advice = "database-file", "name another file, or one that does not exist yet"
    message = f"cannot use the database {_name(url)}: {reason}; {advice} (--database)"
    return BadSettings(message, code, name=_name(url), why=reason)


def _name(url: URL) -> str:
    """As it was said, but without the password."""
    if url.get_backend_name() == "sqlite":
        return url.database or "in memory"
    return url.set(drivername="postgresql").render_as_string()


def _reason(error: BaseException) -> str:
    if isinstance(error, Unavailable) and error.__cause__ is not None:
        error = error.__cause__
    if isinstance(error, DBAPIError) and error.orig is not None:
        error = error.orig
    if isinstance(error, ConnectionRefusedError):
        return "connection refused"
    if isinstance(error, OSError) and error.strerror:
        return error.strerror.lower()
    return str(error).splitlines()[0] if str(error) else type(error).__name__
