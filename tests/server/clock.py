"""A clock for tests."""

from __future__ import annotations

from meadhall.server.clock import Clock


class MovableClock(Clock):
    """A server's clock, which the test can put forward."""

    def __init__(self) -> None:
        self._ahead_ms = 0
        self._set_ms = 0

    def now_ms(self) -> int:
        return super().now_ms() + self._ahead_ms + self._set_ms

    def elapsed_ms(self) -> int:
        return super().elapsed_ms() + self._ahead_ms

    def forward(self, seconds: float) -> None:
        """So much time passes."""
        self._ahead_ms += int(seconds * 1000)

    def jump(self, seconds: float) -> None:
        """Somebody sets the clock, and no time passes."""
        self._set_ms += int(seconds * 1000)
