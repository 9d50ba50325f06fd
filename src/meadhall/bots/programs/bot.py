"""A program in any language as a bot."""

from __future__ import annotations

import os
import random
import time
from typing import Final

from meadhall.bots.bot import Bot
from meadhall.bots.programs.process import Program, give_back, kind_of, lend
from meadhall.bots.programs.protocol import Choose, Decide, Hello, Info, NewGame, Over, Try
from meadhall.bots.programs.trying import TO, tried
from meadhall.engine.errors import BadSettings
from meadhall.engine.play.seen import Seen
from meadhall.engine.scoring import Score, winners

SECONDS: Final = "MEADHALL_ENGINE_SECONDS"
"""How long a program may think about a decision, wherever it plays: processes inherit it."""

TRYING: Final = 0.8
"""The part of its time that the hall may use up by trying things for it."""


def seconds_allowed() -> float:
    """How long a program may think about a decision."""
    said = os.environ.get(SECONDS) or "10"
    try:
        seconds = float(said)
    except ValueError:
        seconds = 0.0
    if not 0 < seconds < 1e6:
        raise BadSettings(f"{SECONDS} is a number of seconds, not {said!r}", "engine-seconds", value=said)
    return seconds


class ProgramBot(Bot):
    """A program that speaks JSON lines. It runs from the first question on, and is kept for the next game."""

    def __init__(self, seed: int, command: tuple[str, ...]) -> None:
        self.name = f"engine:{' '.join(command)}"
        self.longest = 0.0
        """The most seconds that an answer took."""
        self._seed = seed
        self._command = command
        self._program: Program | None = None
        self._chance = random.Random(seed)
        self._asked = 0

    def choose(self, seen: Seen) -> str:
        program = self._program or self._begin(seen)
        try:
            return self._ask(program, seen)
        except BaseException:  # an interrupt too: what it says next would be the answer to another question
            self._program = None
            program.kill()
            raise

    def end(self, scores: list[Score]) -> None:
        program = self._program
        self._program = None
        if program is not None:
            program.say(Over([score.total for score in scores], winners(scores)))
            give_back(program)

    def __del__(self) -> None:
        self.end([])

    def _begin(self, seen: Seen) -> Program:
        program = self._program = lend(self._command)
        self._asked = 0
        self._chance = random.Random(self._seed)
        settings = seen.settings
        program.say(NewGame(seen.game, settings.version, settings.players, settings.chosen, seen.seat, self._seed))
        return program

    def _ask(self, program: Program, seen: Seen) -> str:
        while not program.is_silent():
            said = program.hear(time.monotonic())
            if not isinstance(said, Info):
                raise program.nonsense(kind_of(said), "nobody has asked")
        self._asked += 1
        seconds = seconds_allowed()
        began = time.monotonic()
        program.say(self._question(seen, program.hello.words, seconds))
        while True:
            said = program.hear(began + seconds)
            if isinstance(said, Choose):
                self.longest = max(self.longest, time.monotonic() - began)
                return self._chosen(program, seen, said)
            if isinstance(said, Try):
                if said.to not in TO:
                    raise program.nonsense(said.to, f"one tries up to: {', '.join(TO)}")
                program.say(tried(seen, said.to, said.worlds, self._chance, began + TRYING * seconds))
            elif isinstance(said, Hello):
                raise program.nonsense("hello", "that was said before")

    def _question(self, seen: Seen, language: str, seconds: float) -> Decide:
        decision = seen.decision
        asked = Decide(self._asked, decision.kind, decision.about, decision.options, seen.view, seconds)
        if language:
            # Read only here: few programs want words, and reading them takes a while.
            from meadhall.bots.programs.wording import put_into_words

            put_into_words(asked, seen, language)
        return asked

    def _chosen(self, program: Program, seen: Seen, said: Choose) -> str:
        if said.number != self._asked:
            raise program.nonsense(f"choose {said.number}", f"decision {self._asked} is asked")
        if said.option not in seen.decision.options:
            raise program.nonsense(said.option, f"{seen.decision.kind} has no such option")
        return said.option
