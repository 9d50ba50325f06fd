"""Who looks at which table is told to the other servers, however many come at once."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from contextlib import AsyncExitStack
from pathlib import Path

from meadhall.server.storage.database import Database
from meadhall.server.storage.servers import ServerStore
from meadhall.server.tables.presence import Presence


class SlowStore(ServerStore):
    """Is told by one after the other, and keeps what it was told; or fails."""

    def __init__(self, folder: Path) -> None:
        super().__init__(Database(f"sqlite+aiosqlite:///{folder}/none.sqlite"))
        self.told: dict[str, dict[int, int]] = {}
        self.times = 0
        self.fails = False

    async def put_presence(self, counts: Mapping[str, Mapping[int, int]]) -> None:
        self.times += 1
        await asyncio.sleep(0.01)
        if self.fails:
            raise ConnectionError
        self.told |= {table: dict(seats) for table, seats in counts.items()}

    async def beat(self) -> bool:
        return False


async def come(presence: Presence, sockets: int) -> AsyncExitStack:
    """So many people sit down at the same moment, three at a table."""
    stack = AsyncExitStack()
    places = [presence.at(f"table {number // 3}", [number % 3]) for number in range(sockets)]
    await asyncio.gather(*(stack.enter_async_context(place) for place in places))
    return stack


def test_nobody_who_sits_down_waits_for_each_of_the_others(tmp_path: Path) -> None:
    async def story() -> None:
        store = SlowStore(tmp_path)
        presence = Presence(store)
        people = await come(presence, 60)
        assert store.told == {f"table {number}": {0: 1, 1: 1, 2: 1} for number in range(20)}
        assert store.times <= 3
        await people.aclose()
        assert not any(sum(seats.values()) for seats in store.told.values())

    asyncio.run(story())


def test_what_could_not_be_told_is_told_later(tmp_path: Path) -> None:
    async def story() -> None:
        store = SlowStore(tmp_path)
        presence = Presence(store)
        store.fails = True
        people = await come(presence, 6)
        assert store.told == {}
        assert store.times <= 3
        store.fails = False
        running = asyncio.create_task(presence.run(0.01))
        async with asyncio.timeout(5):
            while len(store.told) < 2:
                await asyncio.sleep(0.01)
        running.cancel()
        await people.aclose()

    asyncio.run(story())
