"""What happens to a hall, one thing after the other, by chance."""

from __future__ import annotations

import asyncio
import random
import signal
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Final

from benchmarks.faults.proxy import Proxy
from benchmarks.faults.world import World

HOUR_MS: Final = 3_600_000
JUMPS_MS: Final = (-40 * 24 * HOUR_MS, -HOUR_MS, -5_000, -500, 0, 500, 5_000, HOUR_MS, 40 * 24 * HOUR_MS)

LONGEST_SECONDS: Final = 40.0
"""After so long without choices the next trouble comes, whatever the last one has done."""

Trouble = Callable[[], Awaitable[None]]


class Troubles:
    """Makes trouble until it is stopped, and counts it by its kind."""

    def __init__(self, world: World, chance: random.Random, made: Callable[[], int]) -> None:
        self.counts: Counter[str] = Counter()
        self._world = world
        self._chance = chance
        self._made = made
        """How many choices were made so far."""
        self._kinds: dict[str, Trouble] = {
            "server killed": self._kill,
            "all servers killed": self._kill_all,
            "server stopped in order": self._terminate,
            "server hangs for a while": self._suspend,
            "connections cut": self._cut,
            "messages torn": self._tear,
            "answers lost, then cut": self._deafen,
            "connections dead without a word": self._black_out,
            "network slow": self._delay,
            "network still": self._stall,
            "clock set": self._set_clock,
        }
        if not world.disk.why_not:
            self._kinds["disk full"] = self._fill
        if world.postgres is not None:
            self._kinds |= {
                "database restarted": lambda: world.restart_database("fast", self._seconds(0, 2)),
                "database crashed": lambda: world.restart_database("immediate", self._seconds(0, 2)),
                "connections to the database cut": self._cut_database,
                "connections to the database dead": self._black_out_database,
                "database slow": self._delay_database,
                "database still": self._stall_database,
            }

    async def run(self, choices: int) -> None:
        """One after the other, each kind as often as any other; about so many choices are made between two."""
        while True:
            for kind in self._chance.sample(list(self._kinds), len(self._kinds)):
                await self._let_play(self._chance.randint(0, 2 * choices))
                self.counts[kind] += 1
                await self._kinds[kind]()

    async def _let_play(self, choices: int) -> None:
        """Until so many choices were made; not for ever, since the hall may be in no state for any."""
        goal, end = self._made() + choices, time.monotonic() + LONGEST_SECONDS
        while self._made() < goal and time.monotonic() < end:
            await asyncio.sleep(0.05)

    async def end(self) -> None:
        """All is as it should be again; clocks stay as they are."""
        world = self._world
        for proxy in (world.door, world.database_door):
            proxy.delay = 0
            proxy.go_on()
        for server in world.servers:
            server.signal(signal.SIGCONT)
        world.disk.clear()
        await world.start_database()

    def _seconds(self, least: float, most: float) -> float:
        return least + self._chance.random() * (most - least)

    # Servers.

    async def _kill(self) -> None:
        server = self._chance.choice(self._world.servers)
        server.down_seconds = self._seconds(0, 2)
        server.signal(signal.SIGKILL)

    async def _kill_all(self) -> None:
        for server in self._world.servers:
            server.signal(signal.SIGKILL)

    async def _terminate(self) -> None:
        self._chance.choice(self._world.servers).signal(signal.SIGTERM)

    async def _suspend(self) -> None:
        server = self._chance.choice(self._world.servers)
        server.signal(signal.SIGSTOP)
        await asyncio.sleep(self._seconds(0.5, 7))
        server.signal(signal.SIGCONT)

    async def _set_clock(self) -> None:
        self._chance.choice(self._world.servers).set_clock(self._chance.choice(JUMPS_MS))

    async def _fill(self) -> None:
        try:
            await asyncio.to_thread(self._world.disk.fill)
            await asyncio.sleep(self._seconds(0.5, 3))
        finally:
            self._world.disk.clear()
        await self._world.start_database()

    # Between pages and servers.

    async def _cut(self) -> None:
        for link in self._world.door.some(self._chance, self._chance.choice((0.3, 1.0))):
            link.cut()

    async def _tear(self) -> None:
        for link in self._world.door.some(self._chance, 0.5):
            link.torn = True

    async def _deafen(self) -> None:
        """What the pages send arrives and is done; they hear nothing of it."""
        deaf = self._world.door.some(self._chance, 0.7)
        for link in deaf:
            link.deaf = True
        await asyncio.sleep(self._seconds(0.2, 1.5))
        for link in deaf:
            link.cut()

    async def _black_out(self) -> None:
        for link in self._world.door.some(self._chance, 0.3):
            link.dead = True

    async def _delay(self) -> None:
        await self._slow(self._world.door)

    async def _stall(self) -> None:
        await self._still(self._world.door, 5)

    # Between servers and database.

    async def _cut_database(self) -> None:
        for link in self._world.database_door.some(self._chance, self._chance.choice((0.5, 1.0))):
            link.cut()

    async def _black_out_database(self) -> None:
        for link in self._world.database_door.some(self._chance, 0.5):
            link.dead = True

    async def _delay_database(self) -> None:
        await self._slow(self._world.database_door)

    async def _stall_database(self) -> None:
        await self._still(self._world.database_door, 4)

    async def _slow(self, proxy: Proxy) -> None:
        proxy.delay = self._seconds(0.02, 0.3)
        await asyncio.sleep(self._seconds(1, 3))
        proxy.delay = 0

    async def _still(self, proxy: Proxy, most: float) -> None:
        proxy.stop()
        await asyncio.sleep(self._seconds(0.5, most))
        proxy.go_on()
