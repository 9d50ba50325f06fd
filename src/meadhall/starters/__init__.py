"""Small working packages to begin with: `meadhall new-game` and `new-bot` write them under a name of one's own."""

from __future__ import annotations

import importlib.util
import keyword
import re
import sys
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

from meadhall import bots
from meadhall.engine.errors import MeadhallError
from meadhall.engine.registry import games

GAME_NAME: Final = re.compile(r"[a-z][a-z0-9_]{1,30}")
BOT_NAME: Final = re.compile(r"[a-z][a-z0-9]*(?:[-_][a-z0-9]+)*")
NO_BOTS: Final = ("human", "engine", "meadhall")
"""What stands where a bot is named, and is none."""
SHARED: Final = ("common", "cli", "web")
"""The names of messages that all games share begin with these."""
SUFFIX: Final = ".txt"
"""So that nobody takes a file of a starter for a module of Meadhall's own."""


class BadName(MeadhallError):
    """A name that the new package cannot have; says why."""


def write_game(name: str, into: Path) -> list[Path]:
    """Write the package of a new game into a folder that is not there yet; the files written."""
    if not GAME_NAME.fullmatch(name) or keyword.iskeyword(name):
        raise BadName(f"{name!r} is no name for a game: small letters, digits and _ only", "game-name", name=name)
    if name in SHARED or name in games() or importlib.util.find_spec(name) is not None:
        raise BadName(f"there is something named {name!r} already: choose another name", "game-taken", name=name)
    return _write_starter("game", {"__game__": name, "__Title__": title_of(name)}, into)


def write_bot(name: str, into: Path) -> list[Path]:
    """Write the package of a new bot into a folder that is not there yet; the files written."""
    module = name.replace("-", "_")
    if not BOT_NAME.fullmatch(name):
        message = f"{name!r} is no name for a bot: small letters and digits, with - or _ between, as in wise-owl"
        raise BadName(message, "bot-name", name=name)
    if name in [*bots.names(), *bots.broken(), *NO_BOTS]:
        raise BadName(f"there is something called {name!r} already", "bot-taken", name=name)
    if module in sys.stdlib_module_names or keyword.iskeyword(module):
        raise BadName(f"{name!r} means something else in Python", "python-name", name=name)
    marks = {"__bot__": name, "__bot_module__": module, "__BotClass__": class_of(name)}
    return _write_starter("bot", marks, into)


def class_of(name: str) -> str:
    """What the class of a bot of that name is called."""
    return "".join(part.capitalize() for part in re.split("[-_]", name))


def title_of(name: str) -> str:
    return name.replace("_", " ").capitalize()


def _write_starter(starter: str, filled_in: dict[str, str], into: Path) -> list[Path]:
    """Write a starter with its marks filled in, in texts and in names of files alike."""
    if into.exists():
        raise BadName(f"{into} is there already: nothing was written", "folder-there", folder=str(into))
    found: list[tuple[Path, str]] = []
    _collect(resources.files(__name__) / starter, into, filled_in, found)
    for path, text in found:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return sorted(path for path, _ in found)


def _collect(place: Traversable, target: Path, filled_in: dict[str, str], found: list[tuple[Path, str]]) -> None:
    for entry in place.iterdir():
        name = _filled(entry.name, filled_in)
        if entry.is_dir():
            _collect(entry, target / name, filled_in, found)
        elif name.endswith(SUFFIX):
            found.append((target / name.removesuffix(SUFFIX), _filled(entry.read_text(encoding="utf-8"), filled_in)))


def _filled(text: str, filled_in: dict[str, str]) -> str:
    for mark, value in filled_in.items():
        text = text.replace(mark, value)
    return text
