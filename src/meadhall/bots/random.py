"""Any legal option, each as likely as the other."""

from __future__ import annotations

from meadhall.bots.bot import Bot
from meadhall.engine.play.seen import Seen
from meadhall.engine.rng import Rng


class RandomBot(Bot):
    """Every option is as likely as the others."""

    def __init__(self, seed: int) -> None:
        self.name = "random"
        self._rng = Rng(seed)

    def choose(self, seen: Seen) -> str:
        options = seen.decision.options
        return options[self._rng.below(len(options))]
