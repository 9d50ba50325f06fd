"""How a running server notices what a command has done in its database."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable
from typing import Final

from meadhall.server.messaging.notifier import Notifier
from meadhall.server.operations import logs
from meadhall.server.storage.people import PeopleStore
from meadhall.server.storage.server_values import ServerValues
from meadhall.server.tables.table_cache import TableCache
from meadhall.server.tokens import Secret

logger = logging.getLogger(__name__)

CHANGED: Final = "attention"
"""The value that is another after each change of people or tables by a host."""
RESTORED: Final = "restored"
"""The value that is another after the whole database has become another."""


async def call_attention(values: ServerValues, what: str = CHANGED) -> None:
    """Let all servers on the database look."""
    await values.put(what, secrets.token_hex(8))


class Attention:
    """Looks from time to time, and lets tables and sockets read again what may be another."""

    def __init__(
        self,
        values: ServerValues,
        tables: TableCache,
        people: PeopleStore,
        notifier: Notifier,
        secret: Secret,
        *,
        begin_anew: Callable[[], Awaitable[None]],
    ) -> None:
        self._values = values
        self._tables = tables
        self._people = people
        self._notifier = notifier
        self._secret = secret
        self._begin_anew = begin_anew
        self._seen: dict[str, str | None] = {}

    async def open(self) -> None:
        """Remember how it stands: a server that starts has read everything."""
        self._seen = await self._read()

    async def run(self, seconds: float) -> None:
        failing = False
        while True:
            await asyncio.sleep(seconds)
            try:
                await self.look()
                failing = False
            except Exception as error:
                if not failing:
                    logs.failure(logger, "what hosts have done could not be looked for; trying again", error)
                failing = True

    async def look(self) -> None:
        now = await self._read()
        before, self._seen = self._seen, now
        if now.get(RESTORED) != before.get(RESTORED):
            self._secret.key = await self._people.signing_key()
            await self._begin_anew()
        elif now != before:
            await self._tables.catch_up_all()
            self._notifier.missed()

    async def _read(self) -> dict[str, str | None]:
        return {name: await self._values.get(name) for name in (CHANGED, RESTORED)}
