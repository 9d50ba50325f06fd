"""Thousands of games of bots against bots, on as many cores as one likes, with the same results on any."""

from __future__ import annotations

import multiprocessing
import signal
import threading
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import permutations
from multiprocessing.pool import Pool
from pathlib import Path

from meadhall import bots
from meadhall.arena.play import play
from meadhall.arena.statistics import Results
from meadhall.engine import record
from meadhall.engine.errors import BadSettings
from meadhall.engine.match import Match
from meadhall.engine.registry import game as find_game
from meadhall.engine.rng import SEED_BITS, Rng

CHUNK = 64
"""At most so many games between two reports of progress."""


@dataclass(frozen=True)
class Plan:
    """What is played: enough for any process to play game number n of it."""

    game: str
    players: int
    bots: tuple[str, ...]
    seed: int
    options: dict[str, str] = field(default_factory=dict)
    corrections: Path | None = None
    records: Path | None = None
    """Where each game is written down, if anywhere."""

    def check(self) -> None:
        """Refuse what cannot be played, before anything is."""
        find_game(self.game).settings_for(self.players, self.options)
        find_game(self.game).components(self.corrections)
        if not self.bots:
            raise BadSettings("say which bots play")
        if len(self.bots) > self.players:
            raise BadSettings(f"{len(self.bots)} bots are too many for {self.players} seats")
        for name in self.bots:
            bots.make(name, 0)
        if not 0 <= self.seed < 1 << SEED_BITS:
            raise BadSettings(f"a seed is a whole number from 0 to 2**{SEED_BITS} - 1")

    def lineup(self, number: int) -> list[int]:
        """Which of the named bots sits at each seat of game `number`.

        In as many games as there are seats everybody sits everywhere once; then the neighbours change.
        """
        orders = list(permutations(range(1, self.players)))
        order = (0, *orders[number // self.players % len(orders)])
        return [order[(seat + number) % self.players] % len(self.bots) for seat in range(self.players)]

    def seed_of(self, number: int) -> int:
        """The seed of game `number`: a fork of the plan's own source takes two draws."""
        return Rng(self.seed, 2 * number).fork().seed

    def play(self, number: int) -> Match:
        """Game `number`, whoever plays it and whenever."""
        found = find_game(self.game)
        names = [self.bots[bot] for bot in self.lineup(number)]
        match = play(found, names, self.seed_of(number), options=self.options, corrections=self.corrections)
        if self.records is not None:
            path = self.records / f"{self.game}-{number:06d}.jsonl"
            record.write(path, record.dump(match, names), lasting=False)
        return match

    def play_some(self, numbers: range) -> Results:
        results = Results(len(self.bots), self.players)
        for number in numbers:
            match = self.play(number)
            results.add(match.scores(), self.lineup(number), len(match.choices))
        return results


def simulate(plan: Plan, games: int, *, jobs: int = 1, progress: Callable[[int], None] | None = None) -> Results:
    """Play the plan's first `games` games; `progress` hears of every few that are done."""
    plan.check()
    results = Results(len(plan.bots), plan.players)
    for part in _parts(plan, games, jobs):
        results.merge(part)
        if progress is not None:
            progress(part.games)
    return results


def _parts(plan: Plan, games: int, jobs: int) -> Iterator[Results]:
    size = max(1, min(CHUNK, games // (jobs * 8)))
    chunks = [range(start, min(start + size, games)) for start in range(0, games, size)]
    jobs = min(jobs, len(chunks))
    if jobs <= 1:
        yield from map(plan.play_some, chunks)
        return
    with _workers(jobs) as pool:
        yield from pool.imap_unordered(plan.play_some, chunks)


def _workers(jobs: int) -> Pool:
    """Processes of our own. Ctrl-C is for the parent, which ends them: they are born deaf to it."""
    # Spawned, not forked: the same on every system, and safe beside the progress bar's thread.
    context = multiprocessing.get_context("spawn")
    if threading.current_thread() is not threading.main_thread():
        return context.Pool(jobs)
    hear = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        return context.Pool(jobs)
    finally:
        signal.signal(signal.SIGINT, hear)
