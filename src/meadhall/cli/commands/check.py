"""`meadhall check`: whether a game keeps the contract, can be said in words, and plays as it did."""

from __future__ import annotations

import traceback
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

from meadhall.cli.options import GameId, Language, printer, speak
from meadhall.contract import CHECKS, Case, ContractBroken, cases_of, title_of
from meadhall.contract.golden import check_golden, write_golden
from meadhall.contract.wording import explained_nowhere, missing_words, unused_words
from meadhall.engine.errors import BadData
from meadhall.engine.game import Game
from meadhall.engine.registry import game as find_game
from meadhall.lessons import faults, lessons
from meadhall.words import LANGUAGES, Words


def check(
    context: typer.Context,
    game: GameId,
    golden: Annotated[Path | None, typer.Option("--golden", metavar="DIR", show_default=False)] = None,
    write: Annotated[bool, typer.Option("--write")] = False,
    thorough: Annotated[bool, typer.Option("--thorough")] = False,
    lang: Language = "",
) -> None:
    checker = Checker(find_game(game), speak(context, lang), printer())
    for case in cases_of(checker.game, thorough=thorough):
        checker.contract(case)
    for language in LANGUAGES:
        checker.wording(language)
    checker.left_over_words()
    checker.lessons()
    if golden is not None:
        checker.golden(golden, write=write)
    checker.close()


class Checker:
    """Checks one game, and says what it finds."""

    def __init__(self, game: Game, words: Words, console: Console) -> None:
        self.game = game
        self.words = words
        self.console = console
        self.faults = 0
        self._said: set[str] = set()

    def contract(self, case: Case) -> None:
        """The whole suite on one case. Whatever one check finds, the others are made too."""
        before = self.faults
        for check in CHECKS:
            self._try(f"{case}: {title_of(check)}", partial(check, case), check.__doc__ or "")
        if self.faults == before:
            self._good(str(case), self.words.say("cli-check-kept", count=len(CHECKS)))

    def wording(self, language: str) -> None:
        title = self.words.say("cli-check-words")
        missing = self._try(title, partial(missing_words, self.game, language))
        for problem in missing or []:
            self._bad(title, problem)
        if missing == []:
            self._good(title, self.words.say("cli-check-words-there", language=language))

    def left_over_words(self) -> None:
        """Messages that nothing seems to use are listed, and are no fault; what the handbook explains must be there."""
        title = self.words.say("cli-check-words")
        for problem in self._try(title, partial(explained_nowhere, self.game)) or []:
            self._bad(title, problem)
        found = self._try(title, partial(unused_words, self.game))
        if found:
            self.console.print(f"· {title}: {self.words.say('cli-check-words-unused', names=', '.join(found))}")

    def lessons(self) -> None:
        """The chapters from which the game is learnt can be played; a game without any says nothing."""
        title = self.words.say("cli-check-lessons")
        try:
            chapters = lessons(self.game)
        except BadData as error:
            self._bad(title, str(error))
            return
        found = [f"{chapter.name}: {fault}" for chapter in chapters for fault in faults(chapter)]
        for problem in found:
            self._bad(title, problem)
        if chapters and not found:
            self._good(title, self.words.say("cli-check-lessons-played", count=len(chapters)))

    def golden(self, folder: Path, *, write: bool) -> None:
        title = self.words.say("cli-check-golden")
        act = write_golden if write else check_golden
        written = self._try(title, partial(act, self.game, folder))
        if written is None:
            self.console.print(self.words.say("cli-check-golden-meant", game=self.game.id, folder=str(folder)))
        elif written:
            self._good(title, self.words.say("cli-check-golden-written", count=len(written), folder=str(folder)))
        else:
            self._good(title, self.words.say("cli-check-golden-same"))

    def close(self) -> None:
        """The last line, and the exit status."""
        name = self.game.id
        if self.faults:
            self.console.print(self.words.say("cli-check-faults", game=name, count=self.faults), style="bold")
            raise typer.Exit(1)
        self.console.print(self.words.say("cli-check-sound", game=name), style="bold")

    def _try(self, title: str, what: Callable[[], Any], meaning: str = "") -> Any:
        """What it gives; None, and the reason is said, where the game fails at it."""
        try:
            return what()
        except ContractBroken as error:
            self._bad(title, str(error), meaning)
        except Exception as error:
            self._bad(title, self.words.say("cli-check-crash", why=_where(error)), meaning)
        return None

    def _good(self, title: str, what: str) -> None:
        self.console.print(f"✓ {title}: {what}", style="green")

    def _bad(self, title: str, what: str, meaning: str = "") -> None:
        self.faults += 1
        if what in self._said:  # the checks of a case look at one game: what is wrong with it, many of them find
            return
        self._said.add(what)
        self.console.print(f"✗ {title}", style="bold red")
        for line in filter(None, [meaning.strip().partition("\n")[0], what]):
            self.console.print(f"    {line}", soft_wrap=True)


def _where(error: Exception) -> str:
    """What went wrong in somebody's code, and the innermost line of it."""
    frames = traceback.extract_tb(error.__traceback__)
    last = frames[-1]
    said = " ".join(str(error).split())
    return f"{type(error).__name__}: {said} ({last.filename}:{last.lineno}, {last.name})"
