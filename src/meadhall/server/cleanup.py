"""What nobody will miss is removed, once a day."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from meadhall.server.clock import Clock
from meadhall.server.storage.limits import LimitStore
from meadhall.server.storage.people import PeopleStore
from meadhall.server.tables.table_cache import TableCache

logger = logging.getLogger(__name__)

DAY_MS: Final = 24 * 3600 * 1000
ABANDONED_AFTER_MS: Final = 14 * DAY_MS
"""Tables that never started, and at which nothing has happened for so long."""
IDLE_AFTER_MS: Final = 30 * DAY_MS
"""Guests who came so long ago, and have neither a game nor an account: all they lose is the name they gave."""

UNKNOWN_AFTER_MS: Final = 90 * DAY_MS
"""Addresses from which nobody has signed in for so long."""


class Cleanup:
    """Deletes abandoned tables and idle guests."""

    def __init__(self, tables: TableCache, people: PeopleStore, limits: LimitStore, clock: Clock) -> None:
        self._tables = tables
        self._people = people
        self._limits = limits
        self._clock = clock

    async def run(self, seconds: float) -> None:
        """Clean up now and every so many seconds."""
        while True:
            await self.clean_up()
            await asyncio.sleep(seconds)

    async def clean_up(self) -> None:
        now = self._clock.now_ms()
        try:
            await self._tables.delete_abandoned(now - ABANDONED_AFTER_MS)
            await self._people.delete_idle_guests(now - IDLE_AFTER_MS)
            await self._people.forget_addresses(now - UNKNOWN_AFTER_MS)
            await self._people.forget_ended_sessions(now)
            await self._limits.forget(now)
        except Exception:
            logger.exception("what nobody will miss could not be removed; trying again later")
