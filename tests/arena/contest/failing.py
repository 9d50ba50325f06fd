"""Contests in which some bots fail, made where the games are played: in processes of their own too."""

from __future__ import annotations

import os
import time
from dataclasses import dataclass

from meadhall.arena.contest.schedule import Contest
from meadhall.bots import Bot
from meadhall.bots.programs.bot import SECONDS
from meadhall.engine.errors import MeadhallError
from meadhall.engine.play.seen import Seen


class Raising(Bot):
    def choose(self, seen: Seen) -> str:
        raise ZeroDivisionError("nothing is left")


class Silly(Bot):
    def choose(self, seen: Seen) -> str:
        return "castle.sky"


class Hanging(Bot):
    def choose(self, seen: Seen) -> str:
        while True:
            time.sleep(0.05)


class Late(Bot):
    def choose(self, seen: Seen) -> str:
        time.sleep(0.3)
        return seen.decision.options[0]


class Engine(Bot):
    """As a program in another process fails."""

    def choose(self, seen: Seen) -> str:
        raise MeadhallError(f"the engine gave no answer in {os.environ[SECONDS]} s", "engine-late")


class Dying(Bot):
    def choose(self, seen: Seen) -> str:
        os._exit(7)


FAILING: dict[str, type[Bot]] = {
    "raising": Raising,
    "silly": Silly,
    "hanging": Hanging,
    "late": Late,
    "dying": Dying,
    "engine": Engine,
}


@dataclass(frozen=True)
class FailingContest(Contest):
    """Knows the bots that fail by their names."""

    def make_bot(self, bot: int, seed: int) -> Bot:
        name = self.bots[bot]
        return FAILING[name]() if name in FAILING else super().make_bot(bot, seed)
