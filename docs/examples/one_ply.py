"""A bot that looks one choice ahead, at several deals that fit what its seat knows."""

from __future__ import annotations

import random

import meadhall


class OnePly(meadhall.Bot):
    """Whichever option leads to the best positions on the mean, by the game's own advice."""

    def __init__(self, seed: int = 0, deals: int = 3) -> None:
        self.name = "one-ply"
        self.chance = random.Random(seed)
        self.deals = deals

    def choose(self, seen: meadhall.Seen) -> str:
        imagined = [seen.imagine(self.chance) for _ in range(self.deals)]

        def worth(option: str) -> float:
            total = 0.0
            for match in imagined:
                after = match.clone()
                after.choose(option, seen.seat)
                total += seen.advice.value(after.state, seen.seat)
            return total

        return max(seen.decision.options, key=worth)
