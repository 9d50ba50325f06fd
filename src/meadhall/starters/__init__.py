"""Small working packages to begin with: `meadhall new-game` writes them down under a name of one's own."""

from __future__ import annotations

import importlib.util
import keyword
import re
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

from meadhall.engine.errors import MeadhallError
from meadhall.engine.registry import games

NAME: Final = re.compile(r"[a-z][a-z0-9_]{1,30}")
SHARED: Final = ("common", "cli", "web")
"""The names of messages that all games share begin with these."""
SUFFIX: Final = ".txt"
"""So that nobody takes a file of a starter for a module of Meadhall's own."""


class BadName(MeadhallError):
    """A name that the new package cannot have; says why."""


def write_game(name: str, into: Path) -> list[Path]:
    """Write the package of a new game into a folder that is not there yet; the files written."""
    if not NAME.fullmatch(name) or keyword.iskeyword(name):
        raise BadName(f"{name!r} is no name for a game: small letters, digits and _ only", "game-name", name=name)
    if name in SHARED or name in games() or importlib.util.find_spec(name) is not None:
        raise BadName(f"there is something named {name!r} already: choose another name", "game-taken", name=name)
    if into.exists():
        raise BadName(f"{into} is there already: nothing was written", "folder-there", folder=str(into))
    return write_starter("game", {"__game__": name, "__Title__": title_of(name)}, into)


def title_of(name: str) -> str:
    return name.replace("_", " ").capitalize()


def write_starter(starter: str, filled_in: dict[str, str], into: Path) -> list[Path]:
    """Write a starter with its marks filled in, in texts and in names of files alike."""
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
