"""What a step of an environment costs, observation and mask included, beside a plain decision of a `Match`.

    python -m benchmarks.envs [GAME…] [--tables 64] [--steps 300] [--rounds 5] [--allow 2] [--expect source|compiled]

All play by chance, new games included, and take turns in CPU time, so that the machine's moods hit all alike; the
ratio is the median over the rounds. `tables` is many tables stepped at once, `aec` PettingZoo's cycle at one table.
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


def plain(name: str, players: int, tables: int, steps: int) -> float:
    """Seconds a decision of as many matches, one after the other."""
    found = game(name)
    chance = random.Random(1).random
    matches = [found.new(players, seed=seed) for seed in range(tables)]
    seed = tables
    start = time.process_time()
    for _ in range(steps):
        for table, match in enumerate(matches):
            options = match.pending[0].options
            match.choose(options[int(chance() * len(options))])
            if match.over:
                seed += 1
                match.scores()
                matches[table] = found.new(players, seed=seed)
    return (time.process_time() - start) / (steps * tables)


def stepped(name: str, players: int, tables: int, steps: int) -> float:
    """The same by `Tables`."""
    chance = random.Random(1).random
    env = Tables(name, players, tables, seed=1)
    number = env.encoder.number
    start = time.process_time()
    for _ in range(steps):
        offered = [decision.options for decision in env.decisions]
        env.step([number[options[int(chance() * len(options))]] for options in offered])
    return (time.process_time() - start) / (steps * tables)


def cycled(name: str, players: int, tables: int, steps: int) -> float:
    """The same by PettingZoo's cycle, a tenth as often."""
    chance = random.Random(1).random
    env = TableEnv(name, players)
    env.reset(seed=1)
    count = steps * tables // 10
    start = time.process_time()
    for _ in range(count):
        observation, _, over, cut_off, _ = env.last()
        if over or cut_off or observation is None:
            env.reset()
            continue
        offered = np.flatnonzero(observation["action_mask"])
        env.step(int(offered[int(chance() * len(offered))]))
    return (time.process_time() - start) / count


WAYS: dict[str, Callable[[str, int, int, int], float]] = {"plain": plain, "tables": stepped, "aec": cycled}


def main() -> None:
    parser = argparse.ArgumentParser(description="What a step of an environment costs beside a plain decision.")
    parser.add_argument("names", nargs="*", metavar="GAME", help="default: every installed game")
    parser.add_argument("--tables", type=int, default=64)
    parser.add_argument("--steps", type=int, default=300)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--allow", type=float, default=2.0, help="how many plain decisions a step of `tables` may cost")
    add_expect(parser)
    asked = parser.parse_args()
    say_build(asked.expect)
    print(f"{'microseconds':12}" + "".join(f"{way:>9}" for way in WAYS) + f"{'ratio':>9}")
    slow = []
    for name in asked.names or games():
        players = usual_players(game(name))
        rounds = [[way(name, players, asked.tables, asked.steps) for way in WAYS.values()] for _ in range(asked.rounds)]
        costs = [statistics.median(column) for column in zip(*rounds, strict=True)]
        ratio = statistics.median(tables / bare for bare, tables, _ in rounds)
        print(f"{name:12}" + "".join(f"{cost * 1e6:9.1f}" for cost in costs) + f"{ratio:9.2f}", flush=True)
        if ratio > asked.allow:
            slow.append(name)
    if slow:
        sys.exit(f"a step costs more than {asked.allow:g} plain decisions: {', '.join(slow)}")


if __name__ == "__main__":
    main()
