"""What happens at several tables at once is written together; one of them that comes too late spoils nothing."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from meadhall.server.storage.database import Conflict, Database, Unavailable
from meadhall.server.storage.database_check import with_driver
from meadhall.server.storage.log_writing.on_sqlite import SqliteLog
from meadhall.server.storage.people import PeopleStore
from meadhall.server.storage.rows import Asked, LogEntry, Seat, TableRow
from meadhall.server.storage.tables import TableStore
from tests.server.postgres import Postgres

NAMES = ("alder", "birch", "cedar")


@pytest.fixture(params=["SQLite", pytest.param("PostgreSQL", marks=pytest.mark.slow)])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Of an empty database of either kind."""
    if request.param == "SQLite":
        return f"sqlite+aiosqlite:///{tmp_path}/hall.sqlite"
    postgres: Postgres = request.getfixturevalue("postgres")
    return with_driver(postgres.new_database())


async def opened(url: str) -> tuple[Database, TableStore]:
    database = Database(url)
    await database.migrate()
    anna = await PeopleStore(database).add_guest("Anna", 1)
    store = TableStore(database)
    for name in NAMES:
        row = TableRow(name, "toy", 1, "", 1, anna.id, 1, 1)
        await store.add(row, [Seat(name, 0)], [LogEntry(name, 0, "opened", 1)])
    return database, store


async def move(store: TableStore, name: str, number: int, key: str | None = None) -> None:
    """Somebody chooses there."""
    found = await store.load(name)
    assert found is not None
    row, seats, _ = found
    after = replace(row, number=number, move=number, asked={0: Asked(number, 5)}, bot_due=True)
    entry = LogEntry(name, number, "chose", 5, 0, "pass", {"fell": 3}, key)
    await store.store(entry, (row, seats), (after, [replace(seats[0], name="Anna", ready=True)]))


def written(outcomes: Sequence[BaseException | None]) -> list[bool]:
    return [outcome is None for outcome in outcomes]


def test_what_was_written_together_is_all_there(url: str) -> None:
    async def play() -> None:
        database, store = await opened(url)
        await asyncio.gather(*(move(store, name, 1) for name in NAMES))
        await database.close()
        database = Database(url)
        for name in NAMES:
            found = await TableStore(database).load(name)
            assert found is not None
            row, seats, entries = found
            assert (row.number, row.move, row.asked, row.bot_due) == (1, 1, {0: Asked(1, 5)}, True)
            assert (seats[0].name, seats[0].ready) == ("Anna", True)
            assert entries[1] == LogEntry(name, 1, "chose", 5, 0, "pass", {"fell": 3})
        await database.close()

    asyncio.run(play())


def test_who_comes_too_late_is_told_so_and_the_others_are_written(url: str) -> None:
    async def play() -> None:
        database, store = await opened(url)
        await move(store, "birch", 1)
        outcomes = await asyncio.gather(*(move(store, name, 1) for name in NAMES), return_exceptions=True)
        assert written(outcomes) == [True, False, True]
        assert isinstance(outcomes[1], Conflict)
        assert await store.numbers(NAMES) == dict.fromkeys(NAMES, 1)
        await database.close()

    asyncio.run(play())


def test_a_table_that_is_gone_is_a_conflict(url: str) -> None:
    async def play() -> None:
        database, store = await opened(url)
        found = await store.load("cedar")
        assert found is not None
        await store.remove("cedar")
        row, seats, _ = found
        with pytest.raises(Conflict):
            await store.store(LogEntry("cedar", 1, "chose", 5), (row, seats), (replace(row, number=1), seats))
        await database.close()

    asyncio.run(play())


def test_a_table_that_was_put_back_takes_nothing_that_follows_on_what_is_gone(url: str) -> None:
    async def play() -> None:
        database, store = await opened(url)
        found = await store.load("cedar")
        assert found is not None
        row, seats, _ = found
        ahead = replace(row, number=7)
        with pytest.raises(Conflict):
            await store.store(LogEntry("cedar", 8, "chose", 5), (ahead, seats), (replace(row, number=8), seats))
        assert await store.load("cedar") == found
        await database.close()

    asyncio.run(play())


def test_a_disk_that_takes_nothing_more_leaves_all_as_it_was(tmp_path: Path) -> None:
    async def play() -> None:
        database, store = await opened(f"sqlite+aiosqlite:///{tmp_path}/hall.sqlite")
        await move(store, "alder", 1)
        log = store._writer._log
        assert isinstance(log, SqliteLog)
        log.connected().execute("PRAGMA max_page_count = 1")
        found = await store.load("alder")
        assert found is not None
        row, seats, _ = found
        long = LogEntry("alder", 2, "chat", 5, 0, "x" * 1_000_000)
        with pytest.raises(Unavailable, match="full"):
            await store.store(long, (row, seats), (replace(row, number=2), seats))
        assert await store.numbers(["alder"]) == {"alder": 1}
        await move(store, "alder", 2)
        assert await store.numbers(["alder"]) == {"alder": 2}
        await database.close()

    asyncio.run(play())


@pytest.mark.slow
def test_a_connection_that_was_cut_is_made_anew_and_nothing_is_written_twice(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = with_driver(postgres.new_database())

    async def play() -> None:
        database, store = await opened(url)
        await move(store, "alder", 1)
        log: Any = store._writer._log
        cut = "SELECT pg_terminate_backend($1)"
        async with database.read() as connection:
            await connection.exec_driver_sql(cut, (log._connection.get_server_pid(),))
        await asyncio.gather(*(move(store, name, 2) for name in NAMES))
        assert await store.numbers(NAMES) == dict.fromkeys(NAMES, 2)
        # It is there, but the answer was lost with the connection: whoever wrote it finds its number taken.
        connected = await log._connected()
        write = connected.executemany

        async def written_and_cut(*arguments: object) -> None:
            await write(*arguments)
            raise ConnectionResetError

        monkeypatch.setattr(log, "_connection", Cut(connected, written_and_cut))
        with pytest.raises(Conflict):
            await move(store, "birch", 3)
        found = await store.load("birch")
        assert found is not None
        assert [entry.number for entry in found[2]] == [0, 2, 3]
        await database.close()

    asyncio.run(play())


class Cut:
    """A connection whose answers do not arrive."""

    def __init__(self, connection: Any, executemany: Any) -> None:
        self.executemany = executemany
        self.terminate = connection.terminate
        self.is_closed = connection.is_closed
