"""What nobody will miss is removed, once a day."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from meadhall.server.clock import now_ms
from meadhall.server.storage.people import PeopleStore
from meadhall.server.tables.table_cache import TableCache

logger = logging.getLogger(__name__)

A_DAY_MS: Final = 24 * 3600 * 1000
TABLES_AFTER_MS: Final = 14 * A_DAY_MS
"""Tables that never started, and at which nothing has happened for so long."""
GUESTS_AFTER_MS: Final = 30 * A_DAY_MS
"""Guests who came so long ago, and have neither a game nor an account: all they lose is the name they gave."""


async def clean_up_regularly(tables: TableCache, people: PeopleStore, seconds: float) -> None:
    """Tidy up now and every so many seconds."""
    while True:
        try:
            await tables.delete_abandoned(now_ms() - TABLES_AFTER_MS)
            await people.forget_guests(now_ms() - GUESTS_AFTER_MS)
        except Exception:
            logger.exception("what nobody will miss could not be removed; trying again later")
        await asyncio.sleep(seconds)
