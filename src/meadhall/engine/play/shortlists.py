"""Which options are worth a look, by what they were worth in earlier simulations of the same search."""

from __future__ import annotations

from typing import Final

SHORT: Final = 5
"""So many options are judged, of those that looked best."""
RENEWED: Final = 16
"""Every so many times all of them are."""


class Shortlists:
    """For decisions that come again in every simulation: what was poor for a seat there mostly stays poor."""

    __slots__ = ("_met", "_worths")

    def __init__(self) -> None:
        self._met: dict[str, int] = {}
        self._worths: dict[str, dict[str, float]] = {}

    def of(self, where: str, options: list[str]) -> list[str]:
        """The options to judge there: the best so far and those that are new, or all."""
        met = self._met.get(where, 0)
        self._met[where] = met + 1
        if met % RENEWED == 0 or len(options) <= SHORT:
            return options
        worths = self._worths[where]
        known = sorted([-worths[option] for option in options if option in worths])
        if len(known) <= SHORT:
            return options
        least = -known[SHORT - 1]
        return [option for option in options if option not in worths or worths[option] >= least]

    def keep(self, where: str, options: list[str], found: list[float]) -> None:
        """What options there were found to be worth, against the best of them."""
        worths = self._worths.setdefault(where, {})
        best = max(found)
        for option, worth in zip(options, found, strict=True):
            worths[option] = worth - best
