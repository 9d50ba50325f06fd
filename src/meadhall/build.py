"""Which Meadhall this is: run from its source or compiled, and where it lies."""

from __future__ import annotations

from pathlib import Path
from typing import Final, NamedTuple

import meadhall
from meadhall.engine.errors import MeadhallError
from meadhall.engine.play import match

SOURCE: Final = "source"
COMPILED: Final = "compiled"
MIXED: Final = "mixed"
"""Compiled modules lie among the sources of which others are run: left by a build in place, they would hide edits."""

KINDS: Final = (SOURCE, COMPILED)


class WrongBuild(MeadhallError):
    """Another build than the one that was asked for."""


class Build(NamedTuple):
    """A build: `source`, `compiled`, or `mixed`, which nobody should want."""

    kind: str
    path: Path

    def __str__(self) -> str:
        return f"{self.kind} at {self.path}"


def current() -> Build:
    """The build that runs."""
    path = Path(meadhall.__file__).parent
    if is_compiled():
        return Build(COMPILED, path)
    stray = any(file.suffix in (".so", ".pyd") for file in path.rglob("*.*"))
    return Build(MIXED if stray else SOURCE, path)


def is_compiled() -> bool:
    """Whether the engine runs as the compiled extension."""
    return not str(match.__file__).endswith(".py")


def expect(kind: str) -> Build:
    """The build that runs; an error if it is not of that kind ('' for any)."""
    found = current()
    if kind and found.kind != kind:
        raise WrongBuild(f"meadhall is {found}; asked for was {kind}")
    return found
