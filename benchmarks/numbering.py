"""Thousands of random games of every number of players and random settings: no option is without a number, or twice.

    python -m benchmarks.numbering [GAME…] [--games 1000] [--seconds 0] [--seed 1]

`--seconds` ends each game's share by the clock, whatever is left of its games.

Every decision is also written as an observation, one in fifty from the place of every seat, and held against what the
seat could have imagined: nothing hidden may change it.
"""

from __future__ import annotations

import argparse
import random
import sys
import time

import numpy as np

from meadhall.engine.registry import game, games
from tests.envs.walk import positions, tables


def check(name: str, count: int, seconds: float, seed: int) -> None:
    chance = random.Random(seed)
    decisions, used, began = 0, set(), time.monotonic()
    actions = played = 0
    for match, encoder in tables(game(name), chance, count):
        if seconds and time.monotonic() - began > seconds:
            break
        played += 1
        actions = max(actions, len(encoder.actions))
        for position in positions(match, chance):
            for decision in position.pending:
                if encoder.mask(decision).sum() != len(decision.options):
                    sys.exit(f"{name}: two options of one number: {decision}")
                used.update(decision.options)
                encoder.observe(position, decision.seat)
            decisions += 1
            if decisions % 50 == 0:
                for seat in range(encoder.players):
                    seen = encoder.observe_state(position.state, seat)
                    imagined = encoder.observe_state(position.imagined_state(seat), seat)
                    different = np.flatnonzero(seen != imagined)
                    if len(different):
                        sys.exit(f"{name}: hidden, and seen: {[encoder.label(entry) for entry in different[:9]]}")
    took = time.monotonic() - began
    print(
        f"{name:10} {played:7,} games {decisions:10,} decisions, {len(used)} of {actions} options, {took:.0f} s",
        flush=True,
    )


def main() -> None:
    parser = argparse.ArgumentParser(description="Whether every option has a number, in random games.")
    parser.add_argument("names", nargs="*", metavar="GAME", help="default: every installed game")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument(
        "--seconds", type=float, default=0.0, help="how long each game is played, if it is to end by time"
    )
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    for name in asked.names or games():
        check(name, asked.games, asked.seconds, asked.seed)


if __name__ == "__main__":
    main()
