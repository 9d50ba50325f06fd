"""One decision of a person: the question, the numbered options, and what else can be typed."""

from __future__ import annotations

from enum import Enum, auto
from pathlib import Path
from typing import TYPE_CHECKING, Final

from rich.columns import Columns
from rich.padding import Padding
from rich.table import Table

from meadhall import bots
from meadhall.arena.play import answer
from meadhall.cli.commands.hall import said
from meadhall.cli.table import hung
from meadhall.engine.advising.hints import hint
from meadhall.engine.errors import IllegalChoice, MeadhallError

if TYPE_CHECKING:
    from meadhall.cli.session import Session

COMMANDS: Final = ("help", "undo", "hint", "show", "log", "rules", "save", "quit")

SHORT_TEXT: Final = 16
"""What a thing does is said beside its name if it takes no more than so many letters, like the colour of a town."""

IN_COLUMNS: Final = 9
"""From so many options on they stand side by side."""

ROOM_FOR_TABLE: Final = 60
"""On a narrower terminal what an option does stands below its name."""


class Answer(Enum):
    """How a prompt ended."""

    CHOSEN = auto()
    UNDONE = auto()
    QUIT = auto()


class Prompt:
    """Asks until the seat has chosen, taken back, or left."""

    def __init__(self, session: Session, seat: int) -> None:
        decision = session.match.decision_of(seat)
        if decision is None:
            raise IllegalChoice(f"seat {seat} has nothing to decide")
        self.session = session
        self.words = session.words
        self.game = session.game.id
        self.console = session.console
        self.names = session.printer.names
        self.seat = seat
        self.decision = decision
        self.labels = dict(zip(labels(decision.options), decision.options, strict=True))

    def ask(self) -> Answer:
        self._print_question()
        while True:
            typed = input("> ").strip()
            option = self.labels.get(typed, typed)
            if option in self.decision.options:
                self.session.match.choose(option, self.seat)
                return Answer.CHOSEN
            command, _, rest = typed.partition(" ")
            if command == "quit":
                return Answer.QUIT
            if command == "undo":
                if self._undo():
                    return Answer.UNDONE
            elif command:
                self._do(command, rest.strip())

    def _do(self, command: str, rest: str) -> None:
        if command in ("help", "?"):
            self._help()
        elif command == "hint":
            self._hint(rest or bots.USUAL)
        elif command == "show":
            self.session.show_table(self.seat)
            self._print_question()
        elif command == "log":
            self.session.printer.events(self.session.match.events_seen_by(self.seat), numbered=True)
        elif command == "rules":
            self._rules()
        elif command == "save":
            self._save(rest)
        else:
            last = list(self.labels)[-1]
            self.console.print(self.words.say("cli-play-not-understood", typed=command, last=last))

    # The question.

    def _print_question(self) -> None:
        decision = self.decision
        self.console.print()
        self.console.print(self.words.question(self.game, decision, self.names), style="bold")
        about = self.words.text(self.game, decision.about) if decision.about else ""
        if about:
            self.console.print(hung(self.console, "  ", about), style="dim")
        lines = [hung(self.console, f"{label:>3}  ", self._named(option)) for label, option in self.labels.items()]
        if len(lines) >= IN_COLUMNS:
            self.console.print(Columns(lines, equal=True, column_first=True, padding=(0, 3)))
        else:
            for line in lines:
                self.console.print(line)

    def _named(self, option: str) -> str:
        name = self.words.thing(self.game, option, self.names)
        brief = self.words.brief(self.game, option)
        text = self.words.text(self.game, option)
        beside = brief or (text if len(text) <= SHORT_TEXT else "")
        return f"{name} ({beside})" if beside else name

    # What else can be typed.

    def _help(self) -> None:
        """What the options do, why other things are not on offer, and the commands."""
        words = self.words
        if self.console.width < ROOM_FOR_TABLE:
            self._help_below()
        else:
            table = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
            for label, option in self.labels.items():
                table.add_row(
                    f"{label:>3}", words.thing(self.game, option, self.names), words.text(self.game, option), option
                )
            self.console.print(table)
        explained = self.session.match.explain(self.seat)
        if explained is not None:
            self._reasons("cli-play-refused", explained.refused)
            self._reasons("cli-play-warned", explained.warned)
        self.console.print()
        for command in COMMANDS:
            self.console.print(hung(self.console, f"  {command:<6} ", words.say(f"cli-play-help-{command}")))

    def _help_below(self) -> None:
        """What the options do, each below its name: where there is no room for it beside."""
        for label, option in self.labels.items():
            named = f"{self.words.thing(self.game, option, self.names)} ({option})"
            self.console.print(hung(self.console, f"{label:>3}  ", named))
            text = self.words.text(self.game, option)
            if text:
                self.console.print(hung(self.console, "     ", text))

    def _reasons(self, message: str, reasons: dict[str, str] | None) -> None:
        words = self.words
        for reason, things in _by_reason(reasons).items():
            named = ", ".join(words.thing(self.game, thing, self.names) for thing in things)
            self.console.print()
            self.console.print(words.say(message, reason=words.why(self.game, reason)))
            self.console.print(Padding(named, (0, 2)), style="dim")

    def _hint(self, bot: str) -> None:
        """What a bot would choose, and what the game's advice says for it."""
        match = self.session.match
        seed = len(match.choices)
        try:
            given = hint(match.seen_by(self.seat), seed, self._choice_of(bot, seed))
        except MeadhallError as error:
            self.console.print(said(error, self.words))
            return
        except Exception as error:  # a game's own advice: the game goes on without it
            why = " ".join(f"{type(error).__name__}: {error}".split())
            self.console.print(self.words.say("cli-play-hint-failed", why=why), soft_wrap=True)
            return
        label = next(label for label, named in self.labels.items() if named == given.option)
        self.console.print(self.words.say("cli-play-hint", bot=bot, number=label, thing=self._named(given.option)))
        for reason in self.words.reasons(self.game, given.reasons, self.names):
            self.console.print(Padding(f"· {reason}", (0, 2)))

    def _choice_of(self, bot: str, seed: int) -> str:
        """What a bot chooses here; of the usual one, the hint itself knows it."""
        if bot == bots.USUAL:
            return ""
        adviser = bots.make(bot, seed)
        match = self.session.match.clone()
        answer(match, self.seat, adviser)
        adviser.end([])
        return match.choices[-1].option

    def _rules(self) -> None:
        """The rules in short, paragraph by paragraph."""
        number = 1
        while self.words.has(f"{self.game}-rules-{number}"):
            title = self.words.title(f"{self.game}-rules-{number}")
            if title:
                self.console.print(title, style="bold")
            self.console.print(self.words.say(f"{self.game}-rules-{number}"))
            self.console.print()
            number += 1

    def _save(self, file: str) -> None:
        path = Path(file) if file else self.session.save_path
        if path is None:
            self.console.print(self.words.say("cli-play-save-where"))
            return
        try:
            self.session.save(path)
        except OSError as error:
            self.console.print(f"{error.filename}: {error.strerror}", soft_wrap=True)
            return
        self.session.save_path = path
        self.console.print(self.words.say("cli-play-saved", file=str(path)), soft_wrap=True)

    def _undo(self) -> bool:
        bar = self.session.undo(self.seat)
        if bar:
            self.console.print(self.words.say(f"cli-play-undo-{bar}"))
        return not bar


def labels(options: list[str]) -> list[str]:
    """What is typed for each option: 1, 2, 3 …; amounts that count up from 0 or 1 stand for themselves."""
    for first in (0, 1):
        counted = range(first, first + len(options))
        if options == [f"amount.{n}" for n in counted]:
            return [str(n) for n in counted]
    return [str(n) for n in range(1, len(options) + 1)]


def _by_reason(reasons: dict[str, str] | None) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for thing, reason in (reasons or {}).items():
        found.setdefault(reason, []).append(thing)
    return found
