"""The time of day, as the database and the API have it."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Final

logger = logging.getLogger(__name__)

COMPARE_SECONDS: Final = 3600
SET_MS: Final = 500


class Clock:
    """The machine's clock; a test hands in one that it can put forward."""

    def now_ms(self) -> int:
        """Milliseconds since 1970."""
        return time.time_ns() // 1_000_000

    def elapsed_ms(self) -> int:
        """Milliseconds that have passed since some moment: by a clock that nobody puts forward or back."""
        return time.monotonic_ns() // 1_000_000


class JumpWatch:
    """Notices when the time of day and the time that has passed part: somebody has set the clock, or it slept."""

    def __init__(self, clock: Clock, tolerance_ms: int) -> None:
        self._clock = clock
        self._tolerance_ms = tolerance_ms
        self._offset_ms = clock.now_ms() - clock.elapsed_ms()

    def jumped(self) -> bool:
        """Whether that has happened since this was last asked."""
        offset = self._clock.now_ms() - self._clock.elapsed_ms()
        jumped = abs(offset - self._offset_ms) > self._tolerance_ms
        self._offset_ms = offset
        return jumped


class SharedClock(Clock):
    """The database's time of day, on which servers on several machines agree, however their own clocks are set.

    It is asked for at the start, every hour, and when this machine's clock was set; between, time passes evenly.
    """

    def __init__(self, machine: Clock, read: Callable[[], Awaitable[int]]) -> None:
        self._machine = machine
        self._read = read
        self._ahead_ms = machine.now_ms() - machine.elapsed_ms()
        self._set = JumpWatch(machine, SET_MS)
        self._compared_ms = 0

    def now_ms(self) -> int:
        return self._machine.elapsed_ms() + self._ahead_ms

    def elapsed_ms(self) -> int:
        return self._machine.elapsed_ms()

    async def compare(self) -> None:
        before = self.elapsed_ms()
        now = await self._read()
        self._compared_ms = self.elapsed_ms()
        self._ahead_ms = now - (before + self._compared_ms) // 2

    async def run(self, seconds: float) -> None:
        """Until cancelled: look every so many seconds whether there is a reason to ask the database."""
        due = False
        while True:
            await asyncio.sleep(seconds)
            due = due or self._set.jumped() or self.elapsed_ms() > self._compared_ms + COMPARE_SECONDS * 1000
            try:
                if due:
                    await self.compare()
                due = False
            except Exception as error:
                logger.info("the database's time could not be asked for: %s", error)
