"""Thousands of random games of every game, player count and set of options: none stuck, none illegal, nothing lost.

    python -m benchmarks.soak [GAME ...] [--games 10000] [--jobs 2] [--thorough] [--expect source|compiled]

Every game is played to its end; at every fiftieth decision of every tenth game (thoroughly: at every decision of
every game) all invariants are checked. Where a game can end in several ways, they are counted; in a full run each of
them must have come.
"""

from __future__ import annotations

import argparse
import random
import statistics
import sys
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from typing import Final, NamedTuple

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from benchmarks.measure import add_expect, say_build
from meadhall.contract.cases import setting_mixes
from meadhall.engine.play.playout import MOST_CHOICES
from meadhall.engine.registry import game, games
from meadhall.games.raiders.state import ENDINGS

CHUNK = 100

FULL_RUN = 10_000
"""Among so many games every way to end must have come."""

WAYS_TO_END: Final[dict[str, list[str]]] = {"raiders": [ending for ending in ENDINGS if ending]}
"""For the games that can end in several ways."""


class Job(NamedTuple):
    game_id: str
    players: int
    options: dict[str, str]
    seeds: range
    thorough: bool


class Found(NamedTuple):
    """Winning scores, lengths, ways to end, and what was wrong."""

    best: list[int]
    lengths: list[int]
    endings: Counter[str]
    wrong: list[str]


def soak(job: Job) -> tuple[Job, Found]:
    """Play the job's games."""
    found = game(job.game_id)
    rules = found.rules
    best: list[int] = []
    lengths: list[int] = []
    endings: Counter[str] = Counter()
    wrong: list[str] = []
    for seed in job.seeds:
        match = found.new(job.players, seed=seed, settings=job.options)
        chance = random.Random(seed).random
        while match.pending:
            decision = match.pending[int(chance() * len(match.pending))]
            made = len(match.choices) + 1
            try:
                match.choose(decision.options[int(chance() * len(decision.options))], decision.seat)
            except Exception as error:  # whatever it is, it is what a soak is there to find
                wrong.append(f"seed {seed}, move {made}, at {decision.kind}: {error!r}")
                break
            if job.thorough or (seed % 10 == 0 and made % 50 == 0):
                wrong += [f"seed {seed}, move {made}: {fault}" for fault in rules.faults(match.state)]
            if made > MOST_CHOICES:
                wrong.append(f"seed {seed}: no end after {made} decisions")
                break
        best.append(max(score.total for score in match.scores()))
        lengths.append(len(match.choices))
        ending = match.view(None).get("ending")
        if ending:
            endings[str(ending)] += 1
    return job, Found(best, lengths, endings, wrong)


def never_came(game_id: str, found: Found) -> list[str]:
    """The ways to end that a full run should have shown and did not."""
    if len(found.best) < FULL_RUN:
        return []
    ways = WAYS_TO_END.get(game_id, [])
    return [f"no game of {len(found.best):,} ended by {way}" for way in ways if not found.endings[way]]


def main() -> None:
    parser = argparse.ArgumentParser(description="Thousands of random games: none stuck, none illegal, nothing lost.")
    parser.add_argument("names", nargs="*", metavar="GAME", help="default: every installed game")
    parser.add_argument("--games", type=int, default=10_000, help="games for each player count and set of options")
    parser.add_argument("--jobs", type=int, default=2, help="processes")
    parser.add_argument("--thorough", action="store_true", help="check the invariants at every decision")
    add_expect(parser)
    asked = parser.parse_args()
    say_build(asked.expect)
    jobs = [
        Job(name, players, options, range(start, min(start + CHUNK, asked.games)), asked.thorough)
        for name in asked.names or games()
        for players in game(name).players
        for options in setting_mixes(game(name), players)
        for start in range(0, asked.games, CHUNK)
    ]
    found: dict[tuple[str, str], Found] = {}
    began = time.monotonic()
    with ProcessPoolExecutor(asked.jobs) as pool, Progress() as progress:
        bar = progress.add_task("Playing", total=len(jobs))
        for job, more in pool.map(soak, jobs):
            played = " ".join([f"{job.players} players", *(f"{k}={v}" for k, v in job.options.items())])
            row = found.setdefault((job.game_id, played), Found([], [], Counter(), []))
            row.best.extend(more.best)
            row.lengths.extend(more.lengths)
            row.endings.update(more.endings)
            row.wrong.extend(more.wrong)
            progress.advance(bar)
    table = Table("", "games", "decisions a game", "longest", "winner's mean", "winner's range", "ended by", "faults")
    for (game_id, played), row in found.items():
        row.wrong.extend(never_came(game_id, row))
        best, lengths, endings, wrong = row
        table.add_row(
            f"{game_id} {played}",
            f"{len(best):,}",
            f"{statistics.mean(lengths):.0f}",
            f"{max(lengths):,}",
            f"{statistics.mean(best):.1f}",
            f"{min(best)}-{max(best)}",
            ", ".join(f"{ending}: {count:,}" for ending, count in sorted(endings.items())),
            str(len(wrong)),
        )
    Console().print(table)
    print(f"{time.monotonic() - began:.0f} s")
    faults = [f"{game_id} {played}: {fault}" for (game_id, played), row in found.items() for fault in row.wrong]
    if faults:
        sys.exit("\n".join(faults[:20]))


if __name__ == "__main__":
    main()
