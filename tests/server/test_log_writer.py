"""What happens at several tables at once is written together; one of them that comes too late spoils nothing."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from meadhall.server.storage.database import Conflict, Database, Unavailable
from meadhall.server.storage.people import PeopleStore
from meadhall.server.storage.rows import Asked, LogEntry, Seat, TableRow
from meadhall.server.storage.tables import TableStore

NAMES = ("alder", "birch", "cedar")


async def opened(folder: Path) -> tuple[Database, TableStore]:
    database = Database(f"sqlite+aiosqlite:///{folder}/hall.sqlite")
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


def test_what_was_written_together_is_all_there(tmp_path: Path) -> None:
    async def play() -> None:
        database, store = await opened(tmp_path)
        await asyncio.gather(*(move(store, name, 1) for name in NAMES))
        await database.close()
        database = Database(f"sqlite+aiosqlite:///{tmp_path}/hall.sqlite")
        for name in NAMES:
            found = await TableStore(database).load(name)
            assert found is not None
            row, seats, entries = found
            assert (row.number, row.move, row.asked, row.bot_due) == (1, 1, {0: Asked(1, 5)}, True)
            assert (seats[0].name, seats[0].ready) == ("Anna", True)
            assert entries[1] == LogEntry(name, 1, "chose", 5, 0, "pass", {"fell": 3})
        await database.close()

    asyncio.run(play())


def test_who_comes_too_late_is_told_so_and_the_others_are_written(tmp_path: Path) -> None:
    async def play() -> None:
        database, store = await opened(tmp_path)
        await move(store, "birch", 1)
        outcomes = await asyncio.gather(*(move(store, name, 1) for name in NAMES), return_exceptions=True)
        assert written(outcomes) == [True, False, True]
        assert isinstance(outcomes[1], Conflict)
        assert await store.numbers(NAMES) == dict.fromkeys(NAMES, 1)
        await database.close()

    asyncio.run(play())


def test_a_table_that_is_gone_is_a_conflict(tmp_path: Path) -> None:
    async def play() -> None:
        database, store = await opened(tmp_path)
        found = await store.load("cedar")
        assert found is not None
        await store.remove("cedar")
        row, seats, _ = found
        with pytest.raises(Conflict):
            await store.store(LogEntry("cedar", 1, "chose", 5), (row, seats), (replace(row, number=1), seats))
        await database.close()

    asyncio.run(play())


def test_a_disk_that_takes_nothing_more_leaves_all_as_it_was(tmp_path: Path) -> None:
    async def play() -> None:
        database, store = await opened(tmp_path)
        await move(store, "alder", 1)
        store._writer._connected().execute("PRAGMA max_page_count = 1")
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
