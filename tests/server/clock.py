"""A clock for tests."""

from __future__ import annotations

import time


class Clock:
    """The time of the server, which the test can put forward."""

    def __init__(self) -> None:
        self.ahead = 0

    def time_ns(self) -> int:
        return time.time_ns() + self.ahead

    def forward(self, seconds: float) -> None:
        self.ahead += int(seconds * 1e9)
