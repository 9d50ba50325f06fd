"""Thousands of random games of every game, player count and set of options: none stuck, none illegal, nothing lost.

    python -m benchmarks.soak [GAME ...] [--games 10000] [--jobs 2]

Every game is played to its end; at every fiftieth decision of every tenth game all invariants are checked.
"""

from __future__ import annotations

import argparse
import random
import statistics
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from typing import NamedTuple

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from meadhall.engine.registry import game, games
from tests.contract.cases import option_sets

STUCK = 20_000
"""A game with more decisions than this does not end."""

CHUNK = 100


class Job(NamedTuple):
    game_id: str
    players: int
    options: dict[str, str]
    seeds: range


def soak(job: Job) -> tuple[Job, list[int], list[int], list[str]]:
    """Play the job's games: winning scores, lengths, and what was wrong."""
    found = game(job.game_id)
    rules = found.rules()
    best: list[int] = []
    lengths: list[int] = []
    wrong: list[str] = []
    for seed in job.seeds:
        match = found.new(job.players, seed=seed, options=job.options)
        chance = random.Random(seed).random
        while match.pending:
            decision = match.pending[int(chance() * len(match.pending))]
            match.choose(decision.options[int(chance() * len(decision.options))], decision.seat)
            made = len(match.choices)
            if seed % 10 == 0 and made % 50 == 0:
                wrong += [f"seed {seed}, move {made}: {fault}" for fault in rules.faults(match.state)]
            if made > STUCK:
                wrong.append(f"seed {seed}: no end after {made} decisions")
                break
        best.append(max(score.total for score in match.scores()))
        lengths.append(len(match.choices))
    return job, best, lengths, wrong


def main() -> None:
    parser = argparse.ArgumentParser(description="Thousands of random games: none stuck, none illegal, nothing lost.")
    parser.add_argument("names", nargs="*", metavar="GAME", help="default: every installed game")
    parser.add_argument("--games", type=int, default=10_000, help="games for each player count and set of options")
    parser.add_argument("--jobs", type=int, default=2, help="processes")
    asked = parser.parse_args()
    jobs = [
        Job(name, players, options, range(start, min(start + CHUNK, asked.games)))
        for name in asked.names or games()
        for players in game(name).players
        for options in option_sets(game(name))
        for start in range(0, asked.games, CHUNK)
    ]
    found: dict[str, tuple[list[int], list[int], list[str]]] = {}
    began = time.monotonic()
    with ProcessPoolExecutor(asked.jobs) as pool, Progress() as progress:
        bar = progress.add_task("Playing", total=len(jobs))
        for job, best, lengths, wrong in pool.map(soak, jobs):
            name = " ".join([job.game_id, f"{job.players} players", *(f"{k}={v}" for k, v in job.options.items())])
            row = found.setdefault(name, ([], [], []))
            row[0].extend(best)
            row[1].extend(lengths)
            row[2].extend(wrong)
            progress.advance(bar)
    table = Table("", "games", "decisions a game", "longest", "winner's mean", "winner's range", "faults")
    for name, (best, lengths, wrong) in found.items():
        table.add_row(
            name,
            f"{len(best):,}",
            f"{statistics.mean(lengths):.0f}",
            f"{max(lengths):,}",
            f"{statistics.mean(best):.1f}",
            f"{min(best)}-{max(best)}",
            str(len(wrong)),
        )
    Console().print(table)
    print(f"{time.monotonic() - began:.0f} s")
    faults = [f"{name}: {fault}" for name, (_, _, wrong) in found.items() for fault in wrong]
    if faults:
        sys.exit("\n".join(faults[:20]))


if __name__ == "__main__":
    main()
