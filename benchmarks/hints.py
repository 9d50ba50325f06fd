"""How long hints with their reasons take: `python -m benchmarks.hints [--games 1] [game …]`; at most 50 ms compiled.

In time of the processor, so that it says the same on a busy machine.
"""

from __future__ import annotations

import argparse
import time
from collections import defaultdict

from meadhall import build
from meadhall.engine.advising.hints import hint
from meadhall.engine.game import Game
from meadhall.engine.registry import game, games
from meadhall.engine.rng import Rng


def measure(played: Game, number: int) -> dict[str, list[float]]:
    """Milliseconds of each hint by kind of decision, in games that follow the hints two times out of three."""
    took: dict[str, list[float]] = defaultdict(list)
    for seed in range(number):
        rng = Rng(seed)
        match = played.new(max(played.players), seed=seed)
        while match.pending:
            decision = match.pending[rng.below(len(match.pending))]
            began = time.process_time()
            given = hint(match.seen_by(decision.seat), len(match.choices))
            took[decision.kind].append((time.process_time() - began) * 1000)
            follows = rng.below(3) > 0
            option = given.option if follows else decision.options[rng.below(len(decision.options))]
            match.choose(option, decision.seat)
    return took


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="*", default=list(games()))
    parser.add_argument("--games", type=int, default=1)
    options = parser.parse_args()
    print(build.current())
    for name in options.game:
        took = measure(game(name), options.games)
        every = sorted(each for times in took.values() for each in times)
        print(f"{name}: {len(every)} hints, median {every[len(every) // 2]:.1f} ms, longest {every[-1]:.1f} ms")
        for kind, times in sorted(took.items(), key=lambda item: -max(item[1]))[:5]:
            print(f"  {kind:<20} {len(times):>5} hints, longest {max(times):6.1f} ms")


if __name__ == "__main__":
    main()
