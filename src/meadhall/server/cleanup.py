"""What nobody will miss is removed, once a day."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from meadhall.server.clock import Clock, JumpWatch
from meadhall.server.operations import logs
from meadhall.server.storage.limits import LimitStore
from meadhall.server.storage.people import PeopleStore
from meadhall.server.storage.server_values import ServerValues
from meadhall.server.tables.table_cache import TableCache

logger = logging.getLogger(__name__)

DAY_MS: Final = 24 * 3600 * 1000
ABANDONED_AFTER_MS: Final = 14 * DAY_MS
"""Lessons and tables that never started, and at which nothing has happened for so long."""
CLOSED_MS: Final = 3 * DAY_MS
IDLE_AFTER_MS: Final = 30 * DAY_MS
"""Guests who came so long ago, and have neither a game nor an account: all they lose is the name they gave."""

UNKNOWN_AFTER_MS: Final = 90 * DAY_MS
"""Addresses from which nobody has signed in for so long."""


class Cleanup:
    """Deletes abandoned tables and idle guests."""

    def __init__(
        self, tables: TableCache, people: PeopleStore, limits: LimitStore, values: ServerValues, clock: Clock
    ) -> None:
        self._tables = tables
        self._people = people
        self._limits = limits
        self._clock = clock
        self._values = values
        self._jumps = JumpWatch(clock, CLOSED_MS)
        self._ran = False
        self._cleaning = asyncio.Lock()

    async def run(self, seconds: float) -> None:
        """Clean up now and every so many seconds."""
        while True:
            await self.clean_up()
            await asyncio.sleep(seconds)

    async def _even_since(self, now: int) -> int:
        """Since when time has passed evenly at this hall. Days that a clock skipped, or while the hall was closed, are
        nobody's fault: after them everybody has the whole time again."""
        seen, since = (int(part) for part in (await self._values.get("open") or f"{now} {now}").split())
        passed = self._jumps.jumped() if self._ran else abs(now - seen) > CLOSED_MS
        self._ran = True
        since = now if passed else since
        await self._values.put("open", f"{now} {since}")
        return since

    async def clean_up(self) -> None:
        async with self._cleaning:
            await self._clean_up(self._clock.now_ms())

    async def _clean_up(self, now: int) -> None:
        try:
            open_ms = now - await self._even_since(now)
            if open_ms >= ABANDONED_AFTER_MS:
                await self._tables.delete_abandoned(now - ABANDONED_AFTER_MS)
            if open_ms >= IDLE_AFTER_MS:
                await self._people.delete_idle_guests(now - IDLE_AFTER_MS)
            await self._people.forget_addresses(now - UNKNOWN_AFTER_MS)
            await self._people.forget_ended_sessions(now)
            await self._limits.forget(now)
        except Exception as error:
            logs.failure(logger, "what nobody will miss could not be removed; trying again later", error)
