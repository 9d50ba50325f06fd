"""Flat Monte Carlo: play on by chance many times, and take the option that won most often. It needs no advice."""

from __future__ import annotations

import random

import meadhall


class FlatMonteCarlo(meadhall.Bot):
    """Each option is tried in as many imagined games as the others."""

    def __init__(self, seed: int = 0, games: int = 20) -> None:
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
                meadhall.play_out(match, self.chance)
                winners = match.winners()
                wins[option] += (seen.seat in winners) / len(winners)
        return max(wins, key=wins.__getitem__)
