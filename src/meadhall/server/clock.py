"""The time of day, as the database and the API have it."""

from __future__ import annotations

import time


class Clock:
    """The machine's clock; a test hands in one that it can put forward."""

    def now_ms(self) -> int:
        """Milliseconds since 1970."""
        return time.time_ns() // 1_000_000
