"""What `meadhall simulate --bots random` costs beside the bare engine, in one run: no more than a tenth.

    python -m benchmarks.overhead [--games 100] [--rounds 9] [--allow 0.1] [--expect source|compiled]

Bare is `play_out` on matches that nobody listens to. The two take turns, in CPU time, so that the machine's moods hit
both alike; the ratio is the median over the rounds.
"""

from __future__ import annotations

import argparse
import random
import statistics
import sys
import time

from benchmarks.measure import add_expect, say_build
from meadhall.arena import Plan, simulate
from meadhall.arena.bench import usual_players
from meadhall.engine.play.playout import play_out
from meadhall.engine.registry import game, games


def bare(plan: Plan, count: int) -> float:
    """Decisions a second of the engine alone, on tables with the same seeds."""
    found = game(plan.game)
    decisions = 0
    start = time.process_time()
    for number in range(count):
        seed = plan.seed_of(number)
        match = found.new(plan.players, seed=seed)
        play_out(match, random.Random(seed).random)
        decisions += len(match.choices)
    return decisions / (time.process_time() - start)


def simulated(plan: Plan, count: int) -> float:
    start = time.process_time()
    results = simulate(plan, count, progress=lambda done: None)
    return results.decisions / (time.process_time() - start)


def main() -> None:
    parser = argparse.ArgumentParser(description="What simulating costs beside the bare engine.")
    parser.add_argument("names", nargs="*", metavar="GAME", help="default: every installed game")
    parser.add_argument("--games", type=int, default=100, help="games in a round")
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--allow", type=float, default=0.1, help="what it may cost, as a part of one")
    add_expect(parser)
    asked = parser.parse_args()
    say_build(asked.expect)
    print(f"{'':12} {'bare':>12} {'simulated':>12} {'cost':>7}")
    slow = []
    for name in asked.names or games():
        plan = Plan(name, usual_players(game(name)), ("random",), seed=1)
        simulated(plan, 2), bare(plan, 2)  # data are read and tables made before the clock starts
        pairs = [(bare(plan, asked.games), simulated(plan, asked.games)) for _ in range(asked.rounds)]
        cost = 1 - statistics.median(second / first for first, second in pairs)
        first, second = (statistics.median(column) for column in zip(*pairs, strict=True))
        print(f"{name:12} {first:12,.0f} {second:12,.0f} {cost:7.1%}", flush=True)
        if cost > asked.allow:
            slow.append(name)
    if slow:
        sys.exit(f"simulating costs more than {asked.allow:.0%}: {', '.join(slow)}")


if __name__ == "__main__":
    main()
