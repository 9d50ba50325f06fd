"""How fast one caller may do things."""

from __future__ import annotations

import math
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

from meadhall.server.clock import Clock
from meadhall.server.errors import Refused
from meadhall.server.settings import Limits
from meadhall.server.storage.limits import LimitStore
from meadhall.server.tokens import Secret

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
            raise _too_fast(seconds)


class SharedLimit:
    """The same for all servers on the database: for what protects accounts and the hall, and is written down anyway."""

    def __init__(self, name: str, rate: tuple[float, float], store: LimitStore, clock: Clock, secret: Secret) -> None:
        self._name = name
        self._burst = rate[0]
        self._share_ms = max(1, round(1000 / rate[1]))
        self._store = store
        self._clock = clock
        self._secret = secret

    async def take(self, name: str) -> None:
        """Take one, or be refused."""
        missing = await self._store.take(
            self._digest(name), burst=self._burst, share_ms=self._share_ms, now=self._clock.now_ms()
        )
        if missing:
            raise _too_fast(missing / 1000)

    async def give_back(self, name: str) -> None:
        """What was taken did no harm, and does not count."""
        await self._store.give_back(self._digest(name), share_ms=self._share_ms)

    def _digest(self, name: str) -> str:
        return self._secret.digest(f"{self._name} {name}")


class RateLimits:
    """The limits of a server, by what they are for."""

    def __init__(self, limits: Limits, store: LimitStore, clock: Clock, secret: Secret) -> None:
        self.requests = RateLimit(*limits.requests)
        self.address_requests = RateLimit(*limits.address_requests)
        self.sign_ins = SharedLimit("sign-in", limits.sign_ins, store, clock, secret)
        self.guesses = SharedLimit("guess", limits.guesses, store, clock, secret)
        self.first_guesses = SharedLimit("first guess", limits.first_guesses, store, clock, secret)
        self.all_first_guesses = SharedLimit("first guesses", limits.all_first_guesses, store, clock, secret)
        self.registrations = SharedLimit("registration", limits.registrations, store, clock, secret)
        self.new_people = SharedLimit("guest", limits.new_people, store, clock, secret)
        self.new_tables = SharedLimit("table", limits.new_tables, store, clock, secret)
        self.address_tables = SharedLimit("tables", limits.address_tables, store, clock, secret)
        self.hints = RateLimit(*limits.hints)
        self.consults = RateLimit(*limits.consults)
        self.chats = RateLimit(*limits.chats)


def _too_fast(seconds: float) -> Refused:
    return Refused("too_fast", "not so fast; try again in a moment", seconds=math.ceil(seconds))


class OpenSockets:
    """How many sockets an address, or a person, has open."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._open: Counter[str] = Counter()

    @contextmanager
    def one(self, name: str) -> Iterator[bool]:
        """One more while this lasts; False if it is too many."""
        self._open[name] += 1
        try:
            yield self._open[name] <= self._most
        finally:
            self._open[name] -= 1
            if not self._open[name]:
                del self._open[name]
