"""How fast one caller may do things."""

from __future__ import annotations

import math
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

from meadhall.server.errors import Refused
from meadhall.server.settings import Limits

REMEMBERED: Final = 20_000


class RateLimit:
    """So many at once, so many a second in the long run, for each name."""

    def __init__(self, burst: float, per_second: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.burst = burst
        self.per_second = per_second
        self._clock = clock
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def wait(self, name: str) -> float:
        """Take one; 0 if there was one to take, or else the seconds until there is."""
        now = self._clock()
        left, at = self._left.pop(name, (self.burst, now))
        left = min(self.burst, left + (now - at) * self.per_second)
        missing = max(0.0, 1 - left)
        self._left[name] = (left if missing else left - 1, now)
        if len(self._left) > REMEMBERED:
            self._left.popitem(last=False)
        return missing / self.per_second

    def take(self, name: str) -> None:
        """Take one, or be refused."""
        seconds = self.wait(name)
        if seconds:
            raise Refused("too_fast", "not so fast; try again in a moment", seconds=math.ceil(seconds))


class RateLimits:
    """The limits of a server, by what they are for."""

    def __init__(self, limits: Limits) -> None:
        self.requests = RateLimit(*limits.requests)
        self.sign_ins = RateLimit(*limits.sign_ins)
        self.new_people = RateLimit(*limits.new_people)
        self.new_tables = RateLimit(*limits.new_tables)
        self.hints = RateLimit(*limits.hints)
        self.consults = RateLimit(*limits.consults)
        self.chats = RateLimit(*limits.chats)


class OpenSockets:
    """How many sockets an address has open."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._open: Counter[str] = Counter()

    @contextmanager
    def one(self, address: str) -> Iterator[bool]:
        """One more while this lasts; False if it is too many."""
        self._open[address] += 1
        try:
            yield self._open[address] <= self._most
        finally:
            self._open[address] -= 1
            if not self._open[address]:
                del self._open[address]
