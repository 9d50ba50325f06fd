"""Plays like somebody who is learning: mostly sensible, often not the best."""

from __future__ import annotations

import math
from typing import Final

from meadhall.bots.bot import Bot
from meadhall.engine.play.lookahead import worths
from meadhall.engine.play.seen import Seen
from meadhall.engine.rng import Rng

TEMPERATURE: Final = 2.0
"""An option that seems worth so many points less is chosen e times more seldom."""
FINENESS: Final = 1 << 30


class EasyBot(Bot):
    """Looks one choice ahead as `greedy` does, and errs by a point or two."""

    def __init__(self, seed: int) -> None:
        self.name = "easy"
        self._rng = Rng(seed)

    def choose(self, seen: Seen) -> str:
        decision = seen.decision
        found = worths(seen.imagine(self._rng), decision, seen.advice)
        highest = max(found)
        weights = [math.exp((worth - highest) / TEMPERATURE) for worth in found]
        left = self._rng.below(FINENESS) / FINENESS * math.fsum(weights)
        for option, weight in zip(decision.options, weights, strict=True):
            left -= weight
            if left < 0:
                return option
        return decision.options[-1]
