"""`meadhall arena`: it goes on where it was, refuses other settings, and tells what came of it."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from benchmarks.arena_killed import numbers
from tests.cli.hall import ENGLISH, run

pytestmark = pytest.mark.slow


def figures(file: Path, *args: str) -> dict[str, Any]:
    result = run("arena", "boru", "--json", "--out", str(file), *args)
    assert result.exit_code == 0, result.stderr
    found: dict[str, Any] = json.loads(result.stdout)
    return found


def test_the_same_command_goes_on_and_other_settings_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "a.sqlite"
    page = tmp_path / "a.html"
    first = figures(file, "--bots", "random,random", "--games", "2", "--seed", "5")
    assert (first["games"], first["played"], first["players"], first["seed"]) == (2, 2, 3, 5)
    more = run("arena", "boru", "--bots", "random,random", "--games", "4", "--out", str(file), "--report", str(page))
    assert more.exit_code == 0, more.stderr
    assert "4 games are in" in more.stdout
    assert "played just now: 2" in " ".join(more.stdout.split())
    assert '<section id="ratings">' in page.read_text(encoding="utf-8")
    there = figures(file, "--bots", "random,random", "--games", "4")
    assert (there["games"], there["played"]) == (4, 0)
    assert [set(bot) >= {"bot", "rating", "rating_error", "share", "forfeits"} for bot in there["bots"]] == [True] * 2
    assert sum(seat["wins"] for seat in there["seats"]) == pytest.approx(4)
    other = run("arena", "boru", "--bots", "random,greedy", "--games", "4", "--out", str(file))
    assert other.exit_code == 2
    assert other.stderr.count("\n") == 1
    assert 'bots is ["random","random"] there, not ["random","greedy"]; name another file' in other.stderr


def test_what_cannot_be_played_is_refused_before_a_file_is_made(tmp_path: Path) -> None:
    file = tmp_path / "a.sqlite"
    for args, said in (
        (["--bots", "nobody,random"], "there is no bot 'nobody'"),
        (["--bots", "random", "--ladder"], "--ladder wants a new bot"),
        (["--bots", "random", "--stop"], "--stop compares the first bot with others"),
        (["--players", "9"], "boru is for 3, 4, 5 players, not 9"),
        (["--option", "printing"], "--option is name=value"),
        (["--report", "/dev/null/a.html"], "/dev/null: cannot be made"),
    ):
        result = run("arena", "boru", "--out", str(file), *args)
        assert (result.exit_code, result.stderr.count("\n")) == (2, 1)
        assert said in result.stderr
    assert not file.exists()


def test_it_stops_when_the_answer_is_clear(tmp_path: Path) -> None:
    args = ["arena", "boru", "--bots", "greedy,random", "--ladder", "--games", "90", "--stop", "--margin", "0.4"]
    result = run(*args, "--jobs", "2", "--out", str(tmp_path / "a.sqlite"))
    assert result.exit_code == 0, result.stderr
    assert "greedy is better than random." in result.stdout
    assert "of 90 games, so no more are played." in result.stdout
    assert "+" in result.stdout.splitlines()[1]


def test_an_interrupt_keeps_what_was_played(tmp_path: Path) -> None:
    file = tmp_path / "a.sqlite"
    command = [sys.executable, "-m", "meadhall", "arena", "boru", "--bots", "random", "--games", "5000"]
    with subprocess.Popen(
        [*command, "--out", str(file)],
        env=os.environ | ENGLISH,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as arena:
        while not (file.exists() and file.stat().st_size > 20_000):
            assert arena.poll() is None
            time.sleep(0.02)
        arena.send_signal(signal.SIGINT)
        told, complained = arena.communicate(timeout=60)
    assert arena.returncode == 130
    found = numbers(file)
    assert found
    assert f"Interrupted: {len(found)} of 5,000 games are in" in " ".join(told.split())
    assert "Traceback" not in complained
