"""The files that words are kept in: they can be read, say the same in all languages, and nothing is left over."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Final

from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message

from meadhall.engine.game import Game
from meadhall.words import LANGUAGES, source

NAMED: Final = ("ask", "told", "why", "score", "tie", "sheet", "column", "label", "matters", "have", "hope", "reason")
"""What follows one of these is a name that the game's own code has."""
CODE: Final = (".py", ".toml", ".js")


def file_faults(game: Game, language: str) -> list[str]:
    """Lines that are no Fluent, and messages and attributes that English has and this language does not."""
    found = [f"locales/{language}.ftl, line {line}: {why}" for line, why in _junk(source(game.id, language))]
    if language == LANGUAGES[0]:
        return found
    own = messages_of(game, language)
    for message, attributes in messages_of(game, LANGUAGES[0]).items():
        if message not in own:
            found.append(f"{language}: there is no message {message!r}, which English has")
        else:
            found += [
                f"{language}: {message!r} has no .{name}, which English has" for name in attributes - own[message]
            ]
    return found


def left_over(game: Game, met: set[str]) -> list[str]:
    """Messages that were not met while playing, and whose names are nowhere in the game's code."""
    code = "\n".join(_code(resources.files(game.package)))
    words = set(re.findall(r"\w+", code))
    begun = tuple(re.findall(r"(\w+_)\{", code))  # names that are put together: f"laid_{island}"
    found = []
    for message in messages_of(game, LANGUAGES[0]):
        _, part, *name = message.split("-", 2)
        named = name[0].removesuffix("-hidden") if name else ""
        if part in NAMED and message not in met and named not in words and not named.startswith(begun):
            found.append(message)
    return found


def words_in_code(game: Game) -> set[str]:
    """All words of the game's own code and data."""
    return set(re.findall(r"\w+", "\n".join(_code(resources.files(game.package)))))


def messages_of(game: Game, language: str) -> dict[str, set[str]]:
    """The game's messages in a language, each with its attributes."""
    entries = FluentParser().parse(source(game.id, language)).body
    return {
        entry.id.name: {attribute.id.name for attribute in entry.attributes}
        for entry in entries
        if isinstance(entry, Message)
    }


def _junk(text: str) -> Iterator[tuple[int, str]]:
    """Where something is no Fluent: the line, and why."""
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, Junk):
            for note in entry.annotations:
                at = note.span.start if note.span else 0
                line = text.count("\n", 0, at) + 1
                begun = (entry.content or "").strip().partition("\n")[0]
                yield line, f"{note.message} (in {begun!r})"


def _code(folder: Traversable) -> Iterator[str]:
    for file in folder.iterdir():
        if file.is_dir():
            yield from _code(file)
        elif file.name.endswith(CODE):
            yield file.read_text(encoding="utf-8")
