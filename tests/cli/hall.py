"""Help for testing commands: run one, and recorded games to run it on."""

from __future__ import annotations

from pathlib import Path

from typer.testing import CliRunner, Result

from meadhall.arena import play
from meadhall.cli import app
from meadhall.engine.registry import game
from meadhall.engine.saving import record

ENGLISH = {"LC_ALL": "C", "COLUMNS": "100", "MEADHALL_DATA": ""}


def run(*args: str, stdin: str = "", env: dict[str, str] | None = None) -> Result:
    return CliRunner().invoke(app, list(args), input=stdin, env=ENGLISH | (env or {}))


def write_finished(path: Path, seed: int = 7) -> Path:
    """A finished game of three random bots."""
    found = game("boru")
    names = ["random"] * 3
    path.write_text(record.dump(play(found, names, seed), names))
    return path


def write_running(path: Path, moves: int = 40, seats: list[str] | None = None) -> Path:
    """The same game, not yet over."""
    found = game("boru")
    match = play(found, ["random"] * 3, 7).at(moves)
    path.write_text(record.dump(match, ["human", "random", "random"] if seats is None else seats))
    return path
