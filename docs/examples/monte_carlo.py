"""Flat Monte Carlo: play on by chance many times, and take the option that won most often. It needs no advice."""

from __future__ import annotations

import random

import meadhall
from meadhall.engine.play.playout import play_out


class FlatMonteCarlo(meadhall.Bot):
    """Each option is tried in as many imagined games as the others."""

    def __init__(self, seed: int, games: int = 20) -> None:
        self.name = "monte-carlo"
        self.chance = random.Random(seed)
        self.games = games

    def choose(self, seen: meadhall.Seen) -> str:
        wins = dict.fromkeys(seen.decision.options, 0.0)
        for _ in range(self.games):
            imagined = seen.imagine(self.chance)
            for option in wins:
                match = imagined.clone()
                match.choose(option, seen.seat)
                play_out(match, self.chance.random)
                winners = match.winners()
                wins[option] += (seen.seat in winners) / len(winners)
        return max(wins, key=wins.__getitem__)
