"""Help for testing commands: run one, and recorded games to run it on."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from unittest.mock import patch

from typer.main import get_command
from typer.testing import CliRunner, Result

from meadhall.arena import play
from meadhall.cli import app
from meadhall.engine.registry import game
from meadhall.engine.saving import record

ENGLISH = {"LC_ALL": "C", "COLUMNS": "100", "MEADHALL_DATA": ""}


built = cache(get_command)
"""The commands, built once rather than for every run: half of a short one."""


def run(*args: str, stdin: str = "", env: dict[str, str] | None = None) -> Result:
    with patch("typer.testing._get_command", built):
        return CliRunner().invoke(app, list(args), input=stdin, env=ENGLISH | (env or {}))


@cache
def recorded(seed: int, moves: int | None, seats: tuple[str, ...]) -> str:
    """A game of three random bots after so many moves, or finished."""
    match = play(game("boru"), ["random"] * 3, seed)
    return record.dump(match if moves is None else match.at(moves), list(seats))


def write_finished(path: Path, seed: int = 7) -> Path:
    """A finished game of three random bots."""
    path.write_text(recorded(seed, None, ("random",) * 3))
    return path


def write_running(path: Path, moves: int = 40, seats: list[str] | None = None) -> Path:
    """The same game, not yet over."""
    path.write_text(recorded(7, moves, ("human", "random", "random") if seats is None else tuple(seats)))
    return path
