"""The database: its engine, its transactions, and bringing it up to date."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager, nullcontext, suppress
from pathlib import Path
from typing import Any, Final

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, event, make_url
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

LOCK_NUMBER: Final = 1014
"""The number of the lock by which servers that start at the same moment wait for each other."""

AWAY: Final = ("08", "53", "57", "58")
"""Classes of PostgreSQL's errors: the connection, its resources (the disk among them), its end, the system."""
NO_DISK: Final = ("SQLITE_FULL", "SQLITE_IOERR", "SQLITE_BUSY")

ANSWER_SECONDS: Final = 10.0
"""After so long without an answer PostgreSQL is away: a connection that was cut does not always say so."""

MIGRATIONS: Final = Path(__file__).parent / "migrations"


class Unavailable(Exception):
    """The database does not answer now. What was being written may or may not be there."""


class Conflict(Exception):
    """Somebody else has written to the same table's log in the meantime."""


class Database:
    """SQLite or PostgreSQL. SQLite has one writer: writers queue here, in order, rather than in its busy loop."""

    def __init__(self, url: str) -> None:
        self.url = make_url(url)
        self.is_sqlite = self.url.get_backend_name() == "sqlite"
        if self.is_sqlite and self.url.database:
            _keep_private(Path(self.url.database))
        # A table's row holds the seed: it must not slip out through an error in a log.
        self.engine: AsyncEngine = create_async_engine(
            self.url,
            hide_parameters=True,
            pool_pre_ping=not self.is_sqlite,
            async_creator=None if self.is_sqlite else self.connect,
        )
        self.writing = asyncio.Lock() if self.is_sqlite else nullcontext()
        """Whoever writes to SQLite holds it."""
        self.on_close: list[Callable[[], None]] = []
        if self.is_sqlite:
            event.listen(self.engine.sync_engine, "connect", prepare_sqlite)
            event.listen(self.engine.sync_engine, "begin", _begin_sqlite)

    async def connect(self) -> Any:
        """A connection of PostgreSQL's driver itself, which understands all that such URLs say (`?sslmode=require`)."""
        import asyncpg

        return await asyncpg.connect(self.url.set(drivername="postgresql").render_as_string(hide_password=False))

    @asynccontextmanager
    async def read(self, *, long: bool = False) -> AsyncIterator[AsyncConnection]:
        """`long`: what is read may take its time."""
        with answering():
            async with self._in_time(endless=long), self.engine.connect() as connection:
                yield connection

    @asynccontextmanager
    async def write(self, *, migrates: bool = False, long: bool = False) -> AsyncIterator[AsyncConnection]:
        """A transaction: all of it or nothing, on the disk when it ends; `long`: it may take its time."""
        with answering():
            async with self.writing, self._in_time(endless=long), self.engine.connect() as connection:
                await connection.execution_options(writes=True, migrates=migrates)
                async with connection.begin():
                    yield connection

    @asynccontextmanager
    async def write_alone(self, *, migrates: bool = False) -> AsyncIterator[AsyncConnection]:
        """A transaction beside which no other of this kind runs, in any server; on SQLite every writer is alone."""
        async with self.write(migrates=migrates, long=True) as connection:
            if not self.is_sqlite:
                await connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({LOCK_NUMBER})")
            yield connection

    @asynccontextmanager
    async def _in_time(self, *, endless: bool = False) -> AsyncIterator[None]:
        """Where no answer comes, all connections that are not in use are made anew: they go the same way."""
        try:
            async with asyncio.timeout(None if self.is_sqlite or endless else ANSWER_SECONDS):
                yield
        except TimeoutError:
            # Not closed in order: that would wait for an answer too.
            await self.engine.dispose(close=False)
            raise

    async def migrate(self) -> None:
        """Bring the tables up to date."""
        async with self.write_alone(migrates=True) as connection:
            await connection.run_sync(_upgrade)
            if self.is_sqlite and (await connection.exec_driver_sql("PRAGMA foreign_key_check")).first():
                raise RuntimeError("the migration leaves rows that refer to rows that are gone; nothing was changed")
        await self.engine.dispose()  # the connection that does not watch over references

    async def close(self) -> None:
        for close in self.on_close:
            close()
        await self.engine.dispose()


def batched(items: Sequence[str], size: int) -> Iterator[Sequence[str]]:
    """The items, so many at a time: databases take no question of any length."""
    for start in range(0, len(items), size):
        yield items[start : start + size]


@contextmanager
def answering() -> Iterator[None]:
    """Tells a database that does not answer from a question that was wrong."""
    try:
        yield
    except DBAPIError as error:
        if error.connection_invalidated or is_away(error.orig):
            raise Unavailable(str(error.orig)) from error
        raise
    except Exception as error:
        # While it connects, the driver's own errors come as they are: the database is about to start, or to stop.
        if is_away(error):
            raise Unavailable(str(error) or "no answer") from error
        raise


def is_away(error: BaseException | None) -> bool:
    """Whether a driver's error, or what led to it, is about the way to the database or its disk."""
    while error is not None:
        if isinstance(error, OSError) or getattr(error, "sqlite_errorname", "").startswith(NO_DISK):
            return True
        if type(error).__module__.startswith("asyncpg"):
            # What has no state is the driver's own: the connection is not in a state for that any more.
            return (getattr(error, "sqlstate", None) or AWAY[0])[:2] in AWAY
        error = error.__cause__
    return False


def _keep_private(file: Path) -> None:
    """Nobody else on the machine reads the file, which holds passwords' hashes, seeds and the signing key."""
    with suppress(OSError):  # whether it can be used at all is said when it is
        file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        if not file.exists():
            file.touch(mode=0o600)
        with file.open("rb") as opened:
            if opened.read(16) not in (b"", b"SQLite format 3\0"):
                return  # somebody's diary
        for path in (file, *(file.with_name(file.name + suffix) for suffix in ("-wal", "-shm"))):
            # Read by everybody: so an earlier version left it. What a host has allowed a group stays.
            if path.exists() and path.stat().st_mode & 0o007:
                path.chmod(0o600)


def prepare_sqlite(connection: Any, _: object = None) -> None:
    """A new connection: durable when a transaction ends, watching over references, patient with other writers."""
    # Transactions are begun below: the driver would begin them as readers, which may fail to become writers.
    connection.isolation_level = None
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.execute("PRAGMA busy_timeout=10000")
    cursor.close()


def _begin_sqlite(connection: Connection) -> None:
    options = connection.get_execution_options()
    if options.get("migrates"):
        # A table that is made anew is dropped on the way, and all that refers to its rows would go with them.
        connection.exec_driver_sql("PRAGMA foreign_keys=OFF")
    writes = options.get("writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def _upgrade(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
