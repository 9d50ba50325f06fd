"""Whose turn it is when more is asked than can be answered at once."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class FairQueue:
    """So many at once; those who wait come round by round, one of each name: who asks much waits for oneself alone."""

    def __init__(self, places: int) -> None:
        self._free = places
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    @asynccontextmanager
    async def one(self, name: str) -> AsyncIterator[None]:
        """One place while this lasts."""
        await self._take(name)
        try:
            yield
        finally:
            self._give()

    async def _take(self, name: str) -> None:
        if self._free:
            self._free -= 1
            return
        turn = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(name, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():
                self._give()  # the turn came in the moment in which it was no longer wanted
            raise

    def _give(self) -> None:
        while self._waiting:
            name, line = self._waiting.popitem(last=False)
            turn = line.popleft()
            if line:
                self._waiting[name] = line
            if not turn.done():
                turn.set_result(None)
                return
        self._free += 1
