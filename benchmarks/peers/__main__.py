"""Meadhall beside Catanatron, the fastest Python engine of a comparable game, in one run: ratios are what counts.

    python -m benchmarks.peers [--seconds 4] [--rounds 5] [--expect source|compiled]

It says which build it measures, and ends with an error if another one was expected.

Needs the dependency group `peers` (`pip install --group peers`). Each round measures everybody in turn, so that the
machine's moods hit all alike; the ratio is the median over the rounds.
"""

from __future__ import annotations

import argparse
import gc
import random
import statistics
import time

from catanatron import Color, Game, RandomPlayer

from benchmarks.measure import add_expect, clone_microseconds, decisions_per_second, random_game, say_build
from meadhall.engine.registry import games

SEATS = {"boru": 4, "raiders": 3, "odin": 4, "feudum": 4}
"""With how many players each game is measured."""


def catan(seed: int) -> int:
    """A four-player game of Catanatron's random players."""
    random.seed(seed)
    table = Game([RandomPlayer(colour) for colour in Color])
    table.play()
    return len(table.state.actions)


def catan_copy_microseconds(seconds: float) -> float:
    random.seed(0)
    table = Game([RandomPlayer(colour) for colour in Color])
    for _ in range(300):
        table.play_tick()
    copies = 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        table.copy()
        copies += 1
    return (time.process_time() - start) / copies * 1e6


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--seconds", type=float, default=4.0, help="how long each is measured in a round")
    parser.add_argument("--rounds", type=int, default=5)
    add_expect(parser)
    asked = parser.parse_args()
    say_build(asked.expect)
    rates: dict[str, list[float]] = {name: [] for name in ["catanatron", *games()]}
    copies: dict[str, list[float]] = {name: [] for name in rates}
    gc.freeze()  # what was imported is nobody's garbage; it would only slow the later ones down
    for number in range(asked.rounds):
        rates["catanatron"].append(decisions_per_second(catan, asked.seconds, number * 1000))
        copies["catanatron"].append(catan_copy_microseconds(asked.seconds / 4))
        for name in games():
            play = random_game(name, SEATS.get(name, games()[name].players[0]))
            rates[name].append(decisions_per_second(play, asked.seconds, number * 1000))
            copies[name].append(clone_microseconds(name, SEATS.get(name, games()[name].players[0]), asked.seconds / 4))
    print(f"medians of {asked.rounds} rounds of {asked.seconds:g} s of CPU time each")
    print(f"{'':12} {'decisions/s':>12} {'ratio':>7} {'copy µs':>9} {'ratio':>7}")
    for name, figures in rates.items():
        ratio = statistics.median(a / b for a, b in zip(figures, rates["catanatron"], strict=True))
        cheaper = statistics.median(a / b for a, b in zip(copies[name], copies["catanatron"], strict=True))
        rate, copy = statistics.median(figures), statistics.median(copies[name])
        print(f"{name:12} {rate:12,.0f} {ratio:7.2f} {copy:9.1f} {cheaper:7.2f}")


if __name__ == "__main__":
    main()
