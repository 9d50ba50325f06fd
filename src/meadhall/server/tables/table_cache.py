"""Keeps tables in memory while somebody needs them, and lets one thing after the other happen at each."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final, Protocol

from meadhall.server.clock import now_ms
from meadhall.server.errors import Refused
from meadhall.server.storage.rows import Facts, LogEntry, Seat
from meadhall.server.storage.tables import Conflict, Rows, TableStore, columns
from meadhall.server.tables.table import Change, Table

TRIES: Final = 8
"""How often a change is planned anew when other servers write to the same table."""


class Teller(Protocol):
    """Whoever passes the word on that something happened at a table."""

    def __call__(self, data: dict[str, Any], channels: str) -> object: ...


class TableCache:
    """The tables of this process."""

    def __init__(self, store: TableStore, tell: Teller, *, corrections: Path | None, cached: int, idle: float) -> None:
        self.store = store
        self.corrections = corrections
        self.watchers: list[Callable[[Table], None]] = []
        """Called with a table when this server has let something happen at it."""
        self._tell = tell
        self._cached = cached
        self._idle = idle
        self._tables: OrderedDict[str, Table] = OrderedDict()
        self._loading: dict[str, asyncio.Future[Table]] = {}

    @property
    def in_memory(self) -> list[str]:
        return list(self._tables)

    @asynccontextmanager
    async def use(self, table_id: str, *, fresh: bool = False) -> AsyncIterator[Table]:
        """The table, kept in memory meanwhile; `fresh`: with what other servers on the database may have done."""
        table = await self._get(table_id)
        table.users += 1
        try:
            if fresh:
                async with table.lock:
                    await self.catch_up(table)
            yield table
        finally:
            table.users -= 1
            table.used_at = time.monotonic()
            self._evict()

    async def act(self, table_id: str, plan: Callable[[Table, int], Change], key: str | None = None) -> int:
        """Plan a change, store it, make it, and pass the word on; gives its number. The same key never acts twice."""
        async with self.use(table_id) as table, table.lock:
            for _ in range(TRIES):
                if key is not None and key in table.keys:
                    return table.keys[key]
                now = now_ms()
                try:
                    change = plan(table, now)
                except Refused:
                    if await self.catch_up(table):
                        continue
                    raise
                try:
                    await self._store(table, change, now)
                except Conflict:
                    await self.catch_up(table)
                    continue
                return table.number
        raise Refused("stale", "others are faster at this table; try again")

    async def catch_up(self, table: Table) -> bool:
        """Read the table again if others have written to it; whether they have."""
        number = await self.store.number(table.facts.id)
        if number == table.number:
            return False
        await self._read_again(table)
        return True

    async def hear(self, table: Table, word: dict[str, Any]) -> None:
        """Take notice of a word on the table's channel: another server may have written to it."""
        if word.get("number", 0) > table.number:
            async with table.lock:
                await self.catch_up(table)

    def spread(self, table_id: str, number: int) -> None:
        """Something of that number was written into a table's log, and this server may not hold the table."""
        self._tell({"number": number}, f"table.{table_id}")

    async def add(self, rows: Rows) -> None:
        """Store a new table; if it has started, its bots begin."""
        await self.store.add(*rows)
        async with self.use(rows[0].id) as table:
            self._pass_on(table, {})
            self._watch(table)

    async def remove(self, table_id: str) -> None:
        """The table is no more."""
        await self.store.remove(table_id)
        self._closed(table_id)

    async def delete_abandoned(self, before: int) -> None:
        """Tables that never started and at which nothing has happened since before are no more."""
        for table_id in await self.store.remove_forgotten(before):
            self._closed(table_id)

    def _closed(self, table_id: str) -> None:
        self._tables.pop(table_id, None)
        self._tell({"closed": True}, f"table.{table_id}")

    async def _read_again(self, table: Table) -> None:
        fresh = await self._read(table.facts.id)
        before = turns(table.facts, table.seats)
        table.take_over(fresh)
        self._pass_on(table, before)

    async def _store(self, table: Table, change: Change, now: int) -> None:
        facts = {"number": table.number + 1, "changed_at": now} | change.facts
        entry = LogEntry(
            table.facts.id, table.number + 1, change.kind, now, change.seat, change.text, change.detail, change.key
        )
        places = {seat: columns(fields) for seat, fields in change.seats.items()}
        await self.store.store(entry, columns(facts), places)
        before = turns(table.facts, table.seats)
        change.facts = facts
        table.apply(change, entry)
        self._pass_on(table, before)
        self._watch(table)

    def _watch(self, table: Table) -> None:
        for watcher in self.watchers:
            watcher(table)

    def _pass_on(self, table: Table, before: dict[str, bool]) -> None:
        """Tell those at the table that there is news, and those whose turn it is now, or is not any more."""
        facts = table.facts
        self.spread(facts.id, facts.number)
        now = turns(facts, table.seats)
        for person in before.keys() | now.keys():
            if before.get(person) != now.get(person):
                word = {"table": facts.id, "game": facts.game, "your_turn": now.get(person, False)}
                self._tell(word, f"person.{person}")

    async def _get(self, table_id: str) -> Table:
        table = self._tables.get(table_id)
        if table is None:
            table = await self._load_once(table_id)
        self._tables.move_to_end(table_id)
        return table

    async def _load_once(self, table_id: str) -> Table:
        """Load a table; those who ask for it meanwhile wait for the same."""
        loading = self._loading.get(table_id)
        if loading is None:
            loading = asyncio.ensure_future(self._read(table_id))
            self._loading[table_id] = loading
            loading.add_done_callback(lambda _: self._loading.pop(table_id, None))
        table = await asyncio.shield(loading)
        return self._tables.setdefault(table_id, table)

    async def _read(self, table_id: str) -> Table:
        rows = await self.store.load(table_id)
        if rows is None:
            raise Refused("no_such_table", "there is no table of that name")
        # A long game takes a while to replay: not on the event loop.
        return await asyncio.to_thread(Table, *rows, self.corrections)

    def evict_idle(self) -> None:
        """Forget the tables that nobody has looked at for a while: the database has them."""
        since = time.monotonic() - self._idle
        for table_id, table in list(self._tables.items()):
            if table.users == 0 and table.used_at < since:
                del self._tables[table_id]

    def _evict(self) -> None:
        """Where there are too many, let go of the tables that nobody has needed for longest."""
        if len(self._tables) <= self._cached:
            return
        for table_id, table in list(self._tables.items()):
            if table.users == 0:
                del self._tables[table_id]
            if len(self._tables) <= self._cached:
                return


def turns(facts: Facts, seats: list[Seat]) -> dict[str, bool]:
    """The people who sit at a table, and whether it waits for them."""
    waits: dict[str, bool] = {}
    for seat in seats:
        if seat.kind == "person" and seat.person is not None:
            asked = seat.seat in facts.asked and not seat.stand_in
            waits[seat.person] = waits.get(seat.person, False) or asked
    return waits
