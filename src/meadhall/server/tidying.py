"""What nobody will miss is removed, once a day."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from meadhall.server.moments import millis
from meadhall.server.storage.people import People
from meadhall.server.tables.keeper import Keeper

logger = logging.getLogger(__name__)

A_DAY_MS: Final = 24 * 3600 * 1000
TABLES_AFTER_MS: Final = 14 * A_DAY_MS
"""Tables that never started, and at which nothing has happened for so long."""
GUESTS_AFTER_MS: Final = 30 * A_DAY_MS
"""Guests who came so long ago, and have neither a game nor an account: all they lose is the name they gave."""


async def tidy_again_and_again(keeper: Keeper, people: People, seconds: float) -> None:
    """Tidy up now and every so many seconds."""
    while True:
        try:
            await keeper.forget_tables(millis() - TABLES_AFTER_MS)
            await people.forget_guests(millis() - GUESTS_AFTER_MS)
        except Exception:
            logger.exception("what nobody will miss could not be removed; trying again later")
        await asyncio.sleep(seconds)
