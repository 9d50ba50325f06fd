"""What a step of an environment costs, observation and mask included, beside a plain decision of a `Match`.

    python -m benchmarks.envs [GAME…] [--tables 64] [--steps 300] [--allow 2] [--expect source|compiled]

All play by chance, new games included, and take turns step by step in CPU time, so that the machine's moods hit all
alike, and each finds cold caches, as in training, where a network goes over much memory between two steps. (By runs of
ten steps plain decisions find their matches in the cache and cost half; environments gain less, and the ratio is higher
by a quarter to a half.) Costs are medians over the steps. `tables` is many tables stepped at once, `aec` PettingZoo's
cycle at one table.
"""

from __future__ import annotations

import argparse
import random
import statistics
import sys
import time
from collections.abc import Callable

import numpy as np

from benchmarks.measure import add_expect, say_build
from meadhall.arena.bench import usual_players
from meadhall.engine.registry import game, games
from meadhall.envs import TableEnv, Tables

Step = Callable[[], None]


def plain(name: str, players: int, tables: int) -> Step:
    """A decision in each of so many matches, one after the other."""
    found = game(name)
    chance = random.Random(1).random
    matches = [found.new(players, seed=seed) for seed in range(tables)]
    seeds = iter(range(tables, sys.maxsize))

    def step() -> None:
        for table, match in enumerate(matches):
            options = match.pending[0].options
            match.choose(options[int(chance() * len(options))])
            if match.over:
                match.scores()
                matches[table] = found.new(players, seed=next(seeds))

    return step


def stepped(name: str, players: int, tables: int) -> Step:
    """The same by `Tables`."""
    chance = random.Random(1).random
    env = Tables(name, players, tables, seed=1)
    number = env.encoder.number

    def step() -> None:
        offered = [decision.options for decision in env.decisions]
        env.step([number[options[int(chance() * len(options))]] for options in offered])

    return step


def cycled(name: str, players: int, tables: int) -> Step:
    """As many decisions by PettingZoo's cycle, at one table."""
    chance = random.Random(1).random
    env = TableEnv(name, players)
    env.reset(seed=1)

    def step() -> None:
        for _ in range(tables):
            observation, _, over, cut_off, _ = env.last()
            if over or cut_off or observation is None:
                env.reset()
                continue
            offered = np.flatnonzero(observation["action_mask"])
            env.step(int(offered[int(chance() * len(offered))]))

    return step


WAYS: dict[str, Callable[[str, int, int], Step]] = {"plain": plain, "tables": stepped, "aec": cycled}


def costs(name: str, tables: int, steps: int) -> list[float]:
    """Seconds a decision, way by way."""
    ways = [way(name, usual_players(game(name)), tables) for way in WAYS.values()]
    spent: list[list[float]] = [[] for _ in ways]
    for _ in range(steps):
        for way, times in zip(ways, spent, strict=True):
            start = time.thread_time()
            way()
            times.append((time.thread_time() - start) / tables)
    return [statistics.median(times) for times in spent]


def main() -> None:
    parser = argparse.ArgumentParser(description="What a step of an environment costs beside a plain decision.")
    parser.add_argument("names", nargs="*", metavar="GAME", help="default: every installed game")
    parser.add_argument("--tables", type=int, default=64)
    parser.add_argument("--steps", type=int, default=300)
    parser.add_argument("--allow", type=float, default=2.0, help="how many plain decisions a step of `tables` may cost")
    add_expect(parser)
    asked = parser.parse_args()
    say_build(asked.expect)
    print(f"{'microseconds':12}" + "".join(f"{way:>9}" for way in WAYS) + f"{'ratio':>9}")
    slow = []
    for name in asked.names or games():
        found = costs(name, asked.tables, asked.steps)
        ratio = found[1] / found[0]
        print(f"{name:12}" + "".join(f"{cost * 1e6:9.1f}" for cost in found) + f"{ratio:9.2f}", flush=True)
        if ratio > asked.allow:
            slow.append(name)
    if slow:
        sys.exit(f"a step costs more than {asked.allow:g} plain decisions: {', '.join(slow)}")


if __name__ == "__main__":
    main()
