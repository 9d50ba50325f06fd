"""One choice ahead: whichever option leads to the position that the game's own advice values most."""

from __future__ import annotations

from meadhall.bots.bot import Bot
from meadhall.engine.play.lookahead import best_of, worths_at_a_glance
from meadhall.engine.play.seen import Seen
from meadhall.engine.rng import Rng


class GreedyBot(Bot):
    """Adds the logarithm of an option's prior to the value it leads to: a prior e times as high weighs one point."""

    def __init__(self, seed: int) -> None:
        self.name = "greedy"
        self._rng = Rng(seed)

    def choose(self, seen: Seen) -> str:
        decision = seen.decision
        return decision.options[best_of(worths_at_a_glance(seen.imagine(self._rng), decision, seen.advice))]
