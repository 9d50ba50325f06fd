"""Processes that play games of a contest."""

from __future__ import annotations

import os
from collections.abc import Callable

from meadhall.arena import processes
from meadhall.arena.contest.referee import CRASHED, SLOW, Forfeit, Played, forfeited, play
from meadhall.arena.contest.schedule import Contest
from meadhall.bots.programs.bot import SECONDS


class Refereed:
    """The games of a contest, each with its referee."""

    def __init__(self, contest: Contest) -> None:
        self.contest = contest

    @property
    def patience(self) -> float:
        return self.contest.patience

    def begin(self) -> None:
        """Programs have the same time as classes."""
        os.environ[SECONDS] = f"{self.contest.patience:g}"

    def play(self, number: int, tell: Callable[[int], None]) -> Played:
        return play(self.contest, number, tell)

    def lost(self, number: int, seat: int, said: str, *, hanging: bool) -> Played:
        """A forfeit by whoever was thinking when the process ended."""
        return forfeited(self.contest, number, Forfeit(seat, SLOW if hanging else CRASHED, said))


class Crew(processes.Crew[Played]):
    """So many processes on this machine."""

    def __init__(self, contest: Contest, jobs: int) -> None:
        super().__init__(Refereed(contest), jobs)
