"""The time of day, as the database and the API have it."""

from __future__ import annotations

import time


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
