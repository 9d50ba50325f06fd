"""How long a search may take: a time, or a number of simulations, by which it can be repeated exactly."""

from __future__ import annotations

import math
import time
from typing import Final

from meadhall.engine.errors import UnknownBot

UNITS: Final = ("ms", "cpu", "x")
BESIDE: Final = "@"
MOST_PROCESSES: Final = 64


class Budget:
    """`seconds` or `simulations` for one decision, whichever is given.

    Seconds go by the clock on the wall; with `cpu` they are those in which this thread was really at work: the same on
    a machine that has other things to do.
    """

    __slots__ = ("_ends", "_now", "cpu", "done", "is_shared", "seconds", "simulations")

    def __init__(
        self, *, seconds: float = 0.0, simulations: int = 0, cpu: bool = False, is_shared: bool = False
    ) -> None:
        self.seconds = seconds
        self.simulations = simulations
        self.cpu = cpu
        self.is_shared = is_shared
        """With other processes, of which nobody here knows what they have found."""
        self.done = 0
        """Simulations of this decision."""
        self._ends = 0.0
        self._now = 0.0

    def begin(self) -> None:
        """A decision begins: nothing is spent yet."""
        self.done = 0
        if self.seconds:
            self._now = self._clock()
            self._ends = self._now + self.seconds

    def is_spent(self) -> bool:
        """Whether it is time to decide."""
        if self.simulations and self.done >= self.simulations:
            return True
        if self.seconds:
            self._now = self._clock()
        return self.seconds > 0 and self._now >= self._ends

    @property
    def left(self) -> float:
        """How many simulations may still follow, at the pace of those that were done."""
        if self.is_shared or not self.done:
            return math.inf
        left = float(self.simulations - self.done) if self.simulations else math.inf
        if self.seconds:
            spent = self.seconds - (self._ends - self._now)
            left = min(left, self.done * (self._ends - self._now) / spent if spent > 0 else math.inf)
        return left

    def part(self, number: int, processes: int) -> Budget:
        """What one of several processes may spend: all have the same time, simulations are shared out."""
        own = (self.simulations + processes - 1 - number) // processes
        return Budget(
            seconds=self.seconds, simulations=max(own, 1) if self.simulations else 0, cpu=self.cpu, is_shared=True
        )

    def _clock(self) -> float:
        return time.thread_time() if self.cpu else time.perf_counter()


def budget_named(name: str) -> Budget | None:
    """`300ms`: so long; `300cpu`: so long of the processor's time; `200x`: so many simulations; else None."""
    for unit in UNITS:
        number = name.removesuffix(unit)
        if number != name and number.isdecimal():
            if not 1 <= int(number) <= 3_600_000:
                least, most = f"1{unit}", f"3600000{unit}"
                raise UnknownBot(f"{name!r}: from {least} to {most}", "bot-size", name=name, least=least, most=most)
            if unit == "x":
                return Budget(simulations=int(number))
            return Budget(seconds=int(number) / 1000, cpu=unit == "cpu")
    return None


def processes_named(name: str) -> tuple[str, int]:
    """`hard@2`: the name of the bot, and in how many processes it thinks; 1 where nothing is said."""
    bot, at, count = name.rpartition(BESIDE)
    if not at or not count.isdecimal():
        return name, 1
    if not 1 <= int(count) <= MOST_PROCESSES:
        known = f"{bot}{BESIDE}{MOST_PROCESSES}"
        raise UnknownBot(f"{name!r}: in 1 to {MOST_PROCESSES} processes", "bot", name=name, known=known)
    return bot, int(count)
