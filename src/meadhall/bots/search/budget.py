"""How long a search may take: a time, or a number of simulations, by which it can be repeated exactly."""

from __future__ import annotations

import time

from meadhall.engine.errors import UnknownBot


class Budget:
    """`seconds` or `simulations` for one decision, whichever is given."""

    __slots__ = ("_ends", "done", "seconds", "simulations")

    def __init__(self, *, seconds: float = 0.0, simulations: int = 0) -> None:
        self.seconds = seconds
        self.simulations = simulations
        self.done = 0
        """Simulations of this decision."""
        self._ends = 0.0

    def begin(self) -> None:
        """A decision begins: nothing is spent yet."""
        self.done = 0
        if self.seconds:
            self._ends = time.perf_counter() + self.seconds

    def is_spent(self) -> bool:
        """Whether it is time to decide."""
        if self.simulations and self.done >= self.simulations:
            return True
        return self.seconds > 0 and time.perf_counter() >= self._ends


def budget_named(name: str) -> Budget | None:
    """`300ms`: so long; `200x`: so many simulations; None for any other name."""
    for unit in ("ms", "x"):
        number = name.removesuffix(unit)
        if number != name and number.isdecimal():
            if not 1 <= int(number) <= 3_600_000:
                least, most = f"1{unit}", f"3600000{unit}"
                raise UnknownBot(f"{name!r}: from {least} to {most}", "bot-size", name=name, least=least, most=most)
            return Budget(seconds=int(number) / 1000) if unit == "ms" else Budget(simulations=int(number))
    return None
