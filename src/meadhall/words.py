"""What is shown to people: Fluent messages in three languages, found by the names of the things they speak of.

A message's name begins with the name of the folder it is in: a game's id for what is in the game's own package
(`boru-ask-lead` is in `games/boru/locales/en.ftl`), `common`, `cli` or `web` for what all games share (`common-pass` is
in `locales/common/en.ftl`). A folder holds one file a language.
"""

from __future__ import annotations

import os
import re
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import resources
from importlib.metadata import entry_points
from importlib.resources.abc import Traversable
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

from meadhall.engine.advice import LEADS, TENTHS, Reason
from meadhall.engine.decision import Decision
from meadhall.engine.errors import MeadhallError
from meadhall.engine.sheets import Cell
from meadhall.engine.state import Event

LANGUAGES: Final = ("en", "pt-BR", "pl")

NONE: Final = "none"
"""What messages are given for nobody and nothing, to select by: `{ $other -> [none] … }`."""

_NUMBERED: Final = re.compile(r"(.*?)_?(\d+)")
_THING: Final = re.compile(r"[a-z_]\w*\.\w[\w.-]*")


class MissingWords(MeadhallError, LookupError):
    """No message of that name, or one that asks for what it is not given."""


class UnknownLanguage(MeadhallError):
    """A language that Meadhall does not speak."""


def language_of(environ: Mapping[str, str] = os.environ) -> str:
    """The language of the locale, English where it is none of ours."""
    locale = next((environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if environ.get(name)), "")
    return next((language for language in LANGUAGES if locale[:2].lower() == language[:2]), LANGUAGES[0])


class Words:
    """One language. `names` are always the players' names by seat; what is missing is said in English if need be.

    `lenient`: what cannot be said in English either is called by its name, rather than an error.
    """

    def __init__(self, language: str = "", *, fallback: bool = True, lenient: bool = False) -> None:
        self.language = language or language_of()
        if self.language not in LANGUAGES:
            known = ", ".join(LANGUAGES)
            message = f"there is no language {language!r}; there are: {known}"
            raise UnknownLanguage(message, "language", name=language, known=known)
        self._lenient = lenient
        speak = [self.language]
        if fallback and self.language != LANGUAGES[0]:
            speak.append(LANGUAGES[0])
        self._bundles = {language: FluentBundle([language], use_isolating=False) for language in speak}
        self._read: set[tuple[str, str]] = set()

    # Any message.

    def say(self, message: str, **args: str | int | float) -> str:
        """A message by its name."""
        said = self._find(message, "", args)
        if said is None:
            return self._without(message, f"there is no message {message!r}")
        return said

    def title(self, message: str) -> str:
        """The attribute `.title` of a message; '' if it has none."""
        return self._find(message, "title", {}) or ""

    def has(self, message: str) -> bool:
        return any(self._bundle(language, message).has_message(message) for language in self._bundles)

    # What the game asks and tells.

    def question(self, game: str, decision: Decision, names: Sequence[str] = ()) -> str:
        """What is asked."""
        return self.say(
            f"{game}-ask-{decision.kind}",
            seat=_player(decision.seat, names),
            about=self._phrase(game, decision.about, names),
            about_id=_id(decision.about),
        )

    def event(self, game: str, event: Event, names: Sequence[str] = ()) -> str:
        """What happened."""
        hidden = "-hidden" if event.private and not event.thing else ""
        return self.say(
            f"{game}-told-{event.kind}{hidden}",
            seat=_player(event.seat, names),
            thing=self._phrase(game, event.thing, names),
            thing_id=_id(event.thing),
            amount=event.amount,
            other=_player(event.other, names),
        )

    def thing(self, game: str, name: str, names: Sequence[str] = ()) -> str:
        """The name of a thing, such as an option."""
        said = self._thing(game, name, names)
        if said is None:
            return self._without(name, f"{game} has no word for {name!r}")
        return said

    def text(self, game: str, name: str) -> str:
        """What the thing does, in a sentence; '' if there is nothing to say."""
        return self._said_of(game, name, "text")

    def brief(self, game: str, name: str) -> str:
        """What has to be known of the thing to choose it, in a few words; '' if the game does not say."""
        return self._said_of(game, name, "brief")

    def _said_of(self, game: str, name: str, attribute: str) -> str:
        for message, args in _messages(game, name):
            said = self._find(message, attribute, args)
            if said is not None:
                return said
        return ""

    def why(self, game: str, reason: str) -> str:
        """Why something is not on offer, or should be thought of twice; a number may follow the reason."""
        name, _, amount = reason.partition(" ")
        return self.say(f"{game}-why-{name}", amount=int(amount or 0))

    def matters(self, game: str, kind: str, about: str = "") -> str:
        """Why such a decision matters, for those who learn the game; '' if the game does not say."""
        return self._find(f"{game}-matters-{kind}", "", {"about_id": _id(about)}) or ""

    def reason(self, game: str, reason: Reason, names: Sequence[str] = ()) -> str:
        """A reason for a hint."""
        part, _, name = reason.message.partition("-")
        args: dict[str, Any] = {
            "amount": abs(reason.amount),
            "points": abs(reason.amount) / TENTHS,
            "sign": "+" if reason.amount >= 0 else "−",
            "other": reason.other,
            "thing": self._phrase(game, reason.thing, names),
        }
        if part == "hope":
            return self.say("common-reason-hope", what=self.say(f"{game}-{reason.message}"), **args)
        # What all games have, such as points, a game need not say.
        message = f"{game}-{reason.message}" if name else f"common-reason-{part}"
        return self.say(message if self.has(message) else f"common-{reason.message}", **args)

    def reasons(self, game: str, reasons: Sequence[Reason], names: Sequence[str] = ()) -> list[str]:
        """All reasons for a hint: what changes right away together, what follows together in its place, the others."""
        said: dict[str, list[str]] = {"now": [], "then": [], "first": [], "rest": []}
        for reason in reasons:
            changes = reason.message.startswith("have-")
            other = "rest" if said["then"] else "first"
            place = other if not changes else "then" if reason.role == LEADS else "now"
            said[place].append(self.reason(game, reason, names))
        told = [", ".join(said["now"])] if said["now"] else []
        told += said["first"]
        if said["then"]:
            told.append(self.say("common-reason-leads", what=", ".join(said["then"])))
        return told + said["rest"]

    # The game itself, its scores and its tables.

    def name(self, game: str) -> str:
        return self.say(f"{game}-name")

    def score(self, game: str, category: str) -> str:
        return self.say(f"{game}-score-{category}")

    def tie(self, game: str, tie: str) -> str:
        return self.say(f"{game}-tie-{tie}")

    def setting(self, game: str, setting: str, value: str = "") -> str:
        """An option of the game, or one of its values."""
        return self.say(f"{game}-setting-{setting}-{value}" if value else f"{game}-setting-{setting}")

    def sheet(self, game: str, title: str) -> str:
        return self.say(f"{game}-sheet-{title}")

    def column(self, game: str, column: str) -> str:
        return self.say(f"{game}-column-{column}")

    def cell(self, game: str, cell: Cell, names: Sequence[str] = ()) -> str:
        """A cell of a sheet."""
        if isinstance(cell, int):
            return str(cell)
        parts = [cell] if isinstance(cell, str) else cell
        return ", ".join(self._phrase(game, part, names) for part in parts if part.strip())

    # How messages are found.

    def _phrase(self, game: str, phrase: str, names: Sequence[str]) -> str:
        """Names and plain words, with spaces between: `Ada: 2` for `seat.0 2`, `Dublin (Ada)` the other way round."""
        words = phrase.split()
        spoken = [
            self.thing(game, word, names) if _THING.fullmatch(word) else self._thing(game, word, names) or word
            for word in words
        ]
        for number, word in enumerate(words):
            if word.startswith("seat.") and len(words) > 1:
                spoken[number] = f"({spoken[number]})" if number else f"{spoken[number]}:"
        return " ".join(spoken) or NONE

    def _thing(self, game: str, name: str, names: Sequence[str]) -> str | None:
        if name.startswith("seat."):
            seat = int(name.removeprefix("seat."))
            return names[seat] if seat < len(names) else self.say("common-seat", number=seat + 1)
        for message, args in (*_messages(game, name), *_messages("common", name)):
            said = self._find(message, "", args)
            if said is not None:
                return said
        return None

    def _find(self, message: str, attribute: str, args: Mapping[str, Any]) -> str | None:
        for language in self._bundles:
            bundle = self._bundle(language, message)
            if not bundle.has_message(message):
                continue
            found = bundle.get_message(message)
            pattern = found.attributes.get(attribute) if attribute else found.value
            if pattern is None:
                continue
            said, errors = bundle.format_pattern(pattern, dict(args))
            if errors and not self._lenient:
                raise MissingWords(f"{language}: {message}: {errors[0]}")
            return str(said)
        return None

    def _without(self, name: str, why: str) -> str:
        """What is said where there are no words."""
        if self._lenient:
            return name
        raise MissingWords(f"{self.language}: {why}")

    def _bundle(self, language: str, message: str) -> FluentBundle:
        """The language, with the messages that the message's name belongs to; they are read when first needed."""
        bundle = self._bundles[language]
        name = message.partition("-")[0]
        if (language, name) not in self._read:
            self._read.add((language, name))
            bundle.add_resource(_resource(name, language))
        return bundle


def source(name: str, language: str) -> str:
    """The Fluent messages of a game, by its id, or of `common`, `cli` or `web`; '' where a language has none."""
    file = folder(name) / f"{language}.ftl"
    return file.read_text(encoding="utf-8") if file.is_file() else ""


@cache
def _resource(name: str, language: str) -> Any:
    """Those messages, parsed: once, since that is most of the work of a short command."""
    return FluentResource(source(name, language))


@cache
def folder(name: str) -> Traversable:
    """Where those messages are: `locales` in the package of the game of that id, else a folder of our own."""
    for point in entry_points(group="meadhall.games"):
        if point.name == name:
            return resources.files(point.module) / "locales"
    return resources.files("meadhall") / "locales" / name


def _player(seat: int, names: Sequence[str]) -> str:
    return names[seat] if 0 <= seat < len(names) else NONE


def _id(name: str) -> str:
    """What messages select by: `battle` of `icon.battle`; a bare word is its own id."""
    return name.partition(" ")[0].rpartition(".")[2] or NONE


def _messages(prefix: str, name: str) -> list[tuple[str, dict[str, str | int]]]:
    """The messages that may name a thing, the closest first: its id, the id without its number, its kind."""
    kind, _, thing = name.partition(".")
    if not thing:
        return [(f"{prefix}-{kind}", {})]
    key = thing.replace(".", "-")
    numbered = _NUMBERED.fullmatch(key)
    args: dict[str, str | int] = {"id": thing}
    if numbered:
        args["number"] = int(numbered[2])
    found = [(f"{prefix}-{kind}-{key}", args)]
    if numbered and numbered[1]:
        found.append((f"{prefix}-{kind}-{numbered[1]}", args))
    found.append((f"{prefix}-{kind}", args))
    return found
