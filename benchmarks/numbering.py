"""Thousands of random games of every number of players and random settings: no option is without a number.

    python -m benchmarks.numbering [GAME…] [--games 1000] [--seed 1]

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


def check(name: str, count: int, seed: int) -> None:
    chance = random.Random(seed)
    decisions, used, began = 0, set(), time.monotonic()
    actions = 0
    for match, encoder in tables(game(name), chance, count):
        actions = max(actions, len(encoder.actions))
        for position in positions(match, chance):
            for decision in position.pending:
                encoder.mask(decision)
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
    seconds = time.monotonic() - began
    print(f"{name:10} {count:7,} games {decisions:10,} decisions, {len(used)} of {actions} options, {seconds:.0f} s")


def main() -> None:
    parser = argparse.ArgumentParser(description="Whether every option has a number, in random games.")
    parser.add_argument("names", nargs="*", metavar="GAME", help="default: every installed game")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    for name in asked.names or games():
        check(name, asked.games, asked.seed)


if __name__ == "__main__":
    main()
