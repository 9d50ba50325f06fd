"""Keeps tables in memory while somebody needs them, and makes one change after the other at each."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from pathlib import Path
from typing import Final

from meadhall.server.clock import Clock
from meadhall.server.errors import Refused
from meadhall.server.messaging.notices import Made, TableClosed, TableNews, TurnChanged
from meadhall.server.messaging.notifier import Notifier, Told, of_person, of_table
from meadhall.server.operations import logs
from meadhall.server.storage.database import Conflict
from meadhall.server.storage.rows import LogEntry, Seat, TableRow
from meadhall.server.storage.tables import Rows, TableStore
from meadhall.server.tables.progress import is_paused
from meadhall.server.tables.table import Change, Table

logger = logging.getLogger(__name__)

TRIES: Final = 8
"""How often a change is planned anew when other servers write to the same table."""

FEW: Final = 20
"""So many entries of other servers are made on the event loop; a table with more is read again, beside it."""

Plan = Callable[[Table, int], Change]
"""Makes a change of a table as it stands at a moment, or refuses."""


class TableCache:
    """The tables of this process; all that changes a table goes through here."""

    def __init__(
        self,
        store: TableStore,
        notifier: Notifier,
        clock: Clock,
        *,
        corrections: Path | None,
        capacity: int,
        idle_seconds: float,
        server: str = "",
    ) -> None:
        self.store = store
        self.server = server
        """This one's name among those on the database."""
        self.corrections = corrections
        self.watchers: list[Callable[[Table], None]] = []
        """Called with a table when this server has changed it."""
        self._notifier = notifier
        notifier.make = self._make
        self._clock = clock
        self._capacity = capacity
        self._idle_seconds = idle_seconds
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
            self._evict_surplus()

    # Changes.

    async def change(self, table_id: str, plan: Plan, key: str | None = None) -> int:
        """Plan a change, store it, make it, and notify; gives its number. The same key never changes anything twice."""
        async with self.use(table_id) as table, table.lock:
            for _ in range(TRIES):
                if key is not None and key in table.keys:
                    return table.keys[key]
                now = self._clock.now_ms()
                try:
                    change = plan(table, now)
                except Refused:
                    if await self.catch_up(table):
                        continue
                    raise
                try:
                    await self._store(table, change, now, key)
                except Conflict:
                    await self.catch_up(table)
                    continue
                return table.number
        raise Refused("stale", "others are faster at this table; try again")

    async def _store(self, table: Table, change: Change, now: int, key: str | None) -> None:
        number = table.number + 1
        entry = LogEntry(table.row.id, number, change.kind, now, change.seat, change.text, change.detail, key)
        change.row = replace(change.row, number=number, changed_at=now, thinker=self._thinker(table.row, change.row))
        made = None if self._notifier.link is None else table.made_by(change, entry)
        before = turns(table.row, table.seats)
        told = news_of(change.row, change.seats, before, made)
        letter = self._notifier.letter(told)
        await self.store.store(entry, (table.row, table.seats), (change.row, change.seats), letter)
        table.apply(change, entry)
        if letter is None:
            # What is too long for a letter is too long for any: the other servers read it.
            self._notifier.tell(told if made is None else news_of(change.row, change.seats, before))
        else:
            self._notifier.tell_here(told)
        self._call_watchers(table)

    def _thinker(self, before: TableRow, after: TableRow) -> str:
        """Where it has become a bot's turn, this server lets it decide; whoever does so already goes on."""
        return self.server if after.bot_due and not before.bot_due else before.thinker

    async def add(self, rows: Rows) -> None:
        """Store a new table; if it has started, its bots begin."""
        await self.store.add(replace(rows[0], thinker=self.server), *rows[1:])
        async with self.use(rows[0].id) as table:
            self._notifier.tell(news_of(table.row, table.seats, {}))
            self._call_watchers(table)

    async def remove(self, table_id: str) -> None:
        await self.store.remove(table_id)
        self._forget(table_id)

    async def delete_abandoned(self, before: int) -> None:
        """Delete lessons and tables that never started, where nothing has happened since before."""
        for table_id in await self.store.delete_abandoned(before):
            self._forget(table_id)

    def forget_all(self) -> None:
        """The database has become another: whatever is in memory is of the one before."""
        self._tables.clear()

    def _forget(self, table_id: str) -> None:
        self._tables.pop(table_id, None)
        self._notifier.tell_table(table_id, TableClosed())

    def _forget_here(self, table_id: str) -> None:
        if self._tables.pop(table_id, None) is not None:
            self._notifier.tell_here([(of_table(table_id), TableClosed())])

    def _call_watchers(self, table: Table) -> None:
        for watcher in self.watchers:
            watcher(table)

    # What other servers have done.

    async def take_up_bots(self, silent_ms: int) -> list[str]:
        """Let this server's bots decide where the server that did has been silent for so long; gives the tables."""
        taken = await self.store.take_up_bots(self.server, silent_ms)
        for table_id in taken:
            table = self._tables.get(table_id)
            if table is not None:
                table.row = replace(table.row, thinker=self.server)
        return taken

    async def catch_up(self, table: Table) -> bool:
        """Make what others have done at the table, if they have; whether they have."""
        rows = await self.store.load(table.row.id, after=table.number)
        if rows is None:
            self._forget_here(table.row.id)
            raise _no_such_table()
        row, seats, entries = rows
        if row.number == table.number:
            # Who lets bots decide changes without a line in the log, when a server takes over from one that is gone.
            if row.thinker != table.row.thinker:
                table.row = replace(table.row, thinker=row.thinker)
            return False
        before = turns(table.row, table.seats)
        was_put_back = row.number < table.number  # by a host who has restored a copy
        if was_put_back or len(entries) > FEW or not table.follow(row, seats, entries):
            table.take_over(await self._load(table.row.id))
        self._notifier.tell_here(news_of(table.row, table.seats, before))
        return True

    def _make(self, made: Made) -> None:
        """Make at once what another server has done, if all before is here; if not, it is read in its turn."""
        table = self._tables.get(made.entry.table_id)
        if table is not None and not table.lock.locked():
            try:
                table.make(made)
            except Exception:
                logger.exception("what another server has done could not be made here; reading it")

    async def catch_up_all(self) -> None:
        """Catch up at all tables that somebody looks at, whether or not anything was heard of them."""
        looked_at = [table for table in self._tables.values() if table.users]
        numbers = await self.store.numbers([table.row.id for table in looked_at])
        for table in looked_at:
            with suppress(Refused):
                await self._catch_up_to(table, numbers.get(table.row.id))

    async def run(self, seconds: float) -> None:
        """Catch up every so many seconds: a notice that was lost delays news, and no more."""
        failing = False
        while True:
            await asyncio.sleep(seconds)
            try:
                await self.catch_up_all()
                failing = False
            except Exception as error:
                if not failing:
                    logs.failure(logger, "news could not be looked for; trying again", error)
                failing = True

    async def hear_news(self, table: Table, news: TableNews) -> None:
        """Catch up if it was another server that has written to the table."""
        await self._catch_up_to(table, news.number)

    async def _catch_up_to(self, table: Table, number: int | None) -> None:
        """Catch up unless that number has been reached, be it meanwhile; None: the table is no more."""
        if number is not None and number <= table.number:
            return
        async with table.lock:
            if number is None or number > table.number:
                await self.catch_up(table)

    # Memory.

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
            loading = asyncio.ensure_future(self._load(table_id))
            self._loading[table_id] = loading
            loading.add_done_callback(lambda _: self._loading.pop(table_id, None))
        table = await asyncio.shield(loading)
        return self._tables.setdefault(table_id, table)

    async def _load(self, table_id: str) -> Table:
        rows = await self.store.load(table_id)
        if rows is None:
            raise _no_such_table()
        # A long game takes a while to replay: not on the event loop.
        return await asyncio.to_thread(Table, *rows, self.corrections)

    def evict_idle(self) -> None:
        """Forget the tables that nobody has looked at for a while: the database has them."""
        since = time.monotonic() - self._idle_seconds
        for table_id, table in list(self._tables.items()):
            if table.users == 0 and table.used_at < since:
                del self._tables[table_id]

    def _evict_surplus(self) -> None:
        """Where there are too many, forget the tables that nobody has needed for longest."""
        if len(self._tables) <= self._capacity:
            return
        for table_id, table in list(self._tables.items()):
            if table.users == 0:
                del self._tables[table_id]
            if len(self._tables) <= self._capacity:
                return


def _no_such_table() -> Refused:
    return Refused("no_such_table", "there is no table of that name")


def news_of(row: TableRow, seats: list[Seat], before: dict[str, bool], made: Made | None = None) -> list[Told]:
    """For those at the table, that there is news; for those whose turn it is now, or is not any more, that too."""
    now = turns(row, seats)
    changed = [person for person in before.keys() | now.keys() if before.get(person) != now.get(person)]
    return [
        (of_table(row.id), TableNews(row.number, made)),
        *((of_person(person), TurnChanged(row.id, row.game, now.get(person, False))) for person in changed),
    ]


def turns(row: TableRow, seats: list[Seat]) -> dict[str, bool]:
    """The people who sit at a table, and whether it waits for them; a lesson waits in silence."""
    waits: dict[str, bool] = {}
    paused = row.state == "running" and is_paused(seats)
    for seat in seats:
        if seat.kind == "person" and seat.person is not None:
            asked = not row.lesson and (paused or (seat.seat in row.asked and not seat.stand_in))
            waits[seat.person] = waits.get(seat.person, False) or asked
    return waits
