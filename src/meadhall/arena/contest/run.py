"""A contest from its first missing game to its last, whoever plays them, with everything kept as it comes."""

from __future__ import annotations

import time
from collections.abc import Callable, Generator, Iterator
from contextlib import closing
from dataclasses import dataclass
from typing import Final, Protocol

from meadhall.arena.contest.referee import Played
from meadhall.arena.contest.stopping import Stopping
from meadhall.arena.contest.store import Store

KEEP_SECONDS: Final = 0.1
"""So often what was played is put into the file: somebody who kills the arena loses no more."""


class Players(Protocol):
    """Processes, here or elsewhere, that play games by their numbers."""

    def play(self, numbers: Iterator[int]) -> Generator[Played]:
        """Those games, in the order in which they end."""

    def close(self) -> None:
        """Let go of all that is held."""


@dataclass
class Outcome:
    """How a run ended."""

    played: int = 0
    """Games of this run."""
    clear: bool = False
    """Whether it ended because the answer is clear."""
    interrupted: bool = False


def run(
    store: Store,
    games: int,
    players: Callable[[], Players],
    *,
    stopping: Stopping | None = None,
    progress: Callable[[int], None] | None = None,
) -> Outcome:
    """Play those of the first `games` games that the store lacks; Ctrl-C ends it, and keeps what was played."""
    outcome = Outcome()
    there = store.numbers()
    if stopping is not None:
        for played in store.games():
            stopping.add(played)
        outcome.clear = stopping.is_clear
    missing = [number for number in range(games) if number not in there]
    if progress is not None:
        progress(games - len(missing))
    if outcome.clear or not missing:
        return outcome
    keeper = _Keeper(store)
    try:
        with closing(players()) as crew, closing(crew.play(iter(missing))) as playing:
            for played in playing:
                keeper.add(played)
                outcome.played += 1
                if progress is not None:
                    progress(1)
                if stopping is not None:
                    stopping.add(played)
                    if stopping.is_clear:
                        outcome.clear = True
                        break
    except KeyboardInterrupt:
        outcome.interrupted = True
    finally:
        keeper.keep()
    return outcome


class _Keeper:
    """Puts games into the store, a few at a time."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._games: list[Played] = []
        self._kept = time.monotonic()

    def add(self, played: Played) -> None:
        self._games.append(played)
        if time.monotonic() - self._kept >= KEEP_SECONDS:
            self.keep()

    def keep(self) -> None:
        self._store.add(self._games)
        self._games = []
        self._kept = time.monotonic()
