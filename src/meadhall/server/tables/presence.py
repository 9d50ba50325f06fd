"""Who looks at which table, at this server and at the others on the database."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

from meadhall.server.storage.database import Unavailable
from meadhall.server.storage.servers import ONLOOKER, Here, ServerStore

logger = logging.getLogger(__name__)


class Presence:
    """Counts the sockets of this server by table and seat, and knows those of the others as of the last look."""

    def __init__(self, store: ServerStore | None) -> None:
        self._store = store
        """None: there are no other servers."""
        self._counts: Here = {}
        self._elsewhere: Here = {}
        self._telling = asyncio.Lock()
        self._changed: set[str] = set()
        """Tables of which the others are to be told."""
        self._untold = False

    @asynccontextmanager
    async def at(self, table_id: str, seats: list[int]) -> AsyncIterator[None]:
        """Somebody who holds these seats looks at the table."""
        places = seats or [ONLOOKER]
        self._counts.setdefault(table_id, Counter()).update(places)
        await self._tell(table_id)
        try:
            yield
        finally:
            counts = self._counts[table_id]
            counts.subtract(places)
            if not +counts:
                del self._counts[table_id]
            await self._tell(table_id)

    def here(self, table_id: str) -> frozenset[int]:
        """The seats from which somebody looks at the table."""
        return frozenset(seat for seat in self._all(table_id) if seat != ONLOOKER)

    def watching(self, table_id: str) -> int:
        return self._all(table_id)[ONLOOKER]

    def _all(self, table_id: str) -> Counter[int]:
        return +(self._counts.get(table_id, Counter()) + self._elsewhere.get(table_id, Counter()))

    async def refresh(self, table_ids: Sequence[str]) -> None:
        """See who looks at these tables at the other servers."""
        if self._store is None or not table_ids:
            return
        found = await self._store.presence_elsewhere(table_ids)
        for table_id in table_ids:
            self._elsewhere.pop(table_id, None)
        self._elsewhere.update(found)

    async def run(self, seconds: float) -> None:
        """Say every so many seconds that this server runs; what could not be told is told as soon as it can be."""
        while self._store is not None:
            try:
                if await self._store.beat() or self._untold:
                    self._untold = False
                    await self._tell(*self._counts)
            except Exception as error:
                if not self._untold:
                    logger.warning("other servers cannot be told that this one runs: %s", error)
                self._untold = True
            await asyncio.sleep(seconds)

    async def open(self) -> None:
        """Be known to the others before anybody can look at a table here."""
        if self._store is not None:
            await self._store.beat()

    async def close(self) -> None:
        if self._store is not None:
            try:
                await self._store.leave()
            except Unavailable:
                logger.warning("other servers could not be told that this one ends; they will notice")

    async def _tell(self, *table_ids: str) -> None:
        """What changes while the database is busy is told all at once: nobody waits for each of the others."""
        if self._store is None:
            return
        self._changed.update(table_ids)
        async with self._telling:
            if self._changed.isdisjoint(table_ids):
                return
            changed, self._changed = self._changed, set()
            try:
                await self._store.put_presence({name: dict(self._counts.get(name, {})) for name in changed})
            except BaseException as error:
                self._untold = True
                if not isinstance(error, Exception):
                    raise
