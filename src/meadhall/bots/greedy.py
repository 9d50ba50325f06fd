"""One choice ahead: whichever option leads to the position that the game's own advice values most."""

from __future__ import annotations

import math

from meadhall.bots.bot import Bot
from meadhall.engine.play.seen import Seen
from meadhall.engine.rng import Rng


class GreedyBot(Bot):
    """Adds the logarithm of an option's prior to the value it leads to: a prior e times as high weighs one point."""

    def __init__(self, seed: int) -> None:
        self.name = "greedy"
        self._rng = Rng(seed)

    def choose(self, seen: Seen) -> str:
        decision = seen.decision
        seat = decision.seat
        advice = seen.advice
        imagined = seen.imagine(self._rng)
        priors = advice.priors(imagined.state, seat, decision.kind, decision.options)
        best = ""
        best_worth = -math.inf
        for option, prior in zip(decision.options, priors, strict=True):
            after = imagined.clone()
            after.choose(option, seat)
            worth = advice.value(after.state, seat) + math.log(prior)
            if worth > best_worth:
                best_worth = worth
                best = option
        return best
