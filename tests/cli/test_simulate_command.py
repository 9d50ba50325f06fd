"""`meadhall simulate`: tables and figures."""

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

from tests.cli.hall import run


def figures(*args: str) -> dict[str, Any]:
    result = run("simulate", "boru", "--json", *args)
    assert result.exit_code == 0, result.stderr
    found: dict[str, Any] = json.loads(result.stdout)
    return found


def test_json_is_one_object_with_these_fields() -> None:
    found = figures("--players", "4", "--games", "8", "--bots", "random,greedy", "--seed", "1")
    assert {
        "game",
        "players",
        "games",
        "decisions",
        "seconds",
        "games_per_second",
        "decisions_per_second",
        "bots",
        "seats",
        "winning_mean",
        "winning_min",
        "winning_max",
    } <= set(found)
    assert (found["game"], found["players"], found["games"]) == ("boru", 4, 8)
    assert [set(bot) for bot in found["bots"]] == [{"bot", "wins", "mean", "stdev", "min", "max"}] * 2
    assert [bot["bot"] for bot in found["bots"]] == ["random", "greedy"]
    assert [set(seat) for seat in found["seats"]] == [{"seat", "wins", "mean"}] * 4
    assert sum(bot["wins"] for bot in found["bots"]) == pytest.approx(8)
    assert sum(seat["wins"] for seat in found["seats"]) == pytest.approx(8)
    assert found["bots"][1]["wins"] > found["bots"][0]["wins"]
    assert found["winning_min"] <= found["winning_mean"] <= found["winning_max"]
    assert found["winning_mean"] > max(bot["mean"] for bot in found["bots"])


def test_a_single_bot_fills_all_seats() -> None:
    found = figures("--players", "3", "--games", "4", "--bots", "random")
    assert [bot["bot"] for bot in found["bots"]] == ["random"]
    assert found["bots"][0]["wins"] == 4


def test_the_same_seed_gives_the_same_figures_whatever_the_jobs() -> None:
    def steady(*args: str) -> dict[str, Any]:
        found = figures("--players", "3", "--games", "10", "--seed", "77", *args)
        return {key: value for key, value in found.items() if "second" not in key}

    assert steady("--jobs", "2") == steady("--jobs", "1") == steady()


def test_without_players_as_few_play_as_can_and_as_many_as_there_are_bots() -> None:
    assert figures("--games", "1")["players"] == 3
    assert figures("--games", "1", "--bots", "random,random,random,random")["players"] == 4


def test_the_table_has_a_line_for_each_bot_and_seat() -> None:
    result = run("simulate", "boru", "--players", "3", "--games", "6", "--bots", "random", "--seed", "1")
    lines = [line.split() for line in result.stdout.splitlines() if line]
    assert lines[0][:2] == ["Bot", "Wins"]
    assert lines[1][:3] == ["random", "6.0", "100.0"]
    assert [line[0] for line in lines[3:6]] == ["0", "1", "2"]
    assert "6 games" in result.stdout
    assert "(seed 1)" in result.stdout


def test_every_game_is_recorded(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "games"
    figures("--games", "2", "--seed", "3", "--records", str(folder))
    assert sorted(file.name for file in folder.iterdir()) == ["boru-000000.jsonl", "boru-000001.jsonl"]
    assert run("replay", str(folder / "boru-000001.jsonl")).exit_code == 0


def test_corrections_change_the_games(tmp_path: Path) -> None:
    (tmp_path / "boru").mkdir()
    (tmp_path / "boru" / "rules.toml").write_text("[start]\npoints = 1000\n")
    assert figures("--games", "1", "--data", str(tmp_path))["seats"][0]["mean"] > 900


def test_an_interrupt_ends_it_without_a_word(tmp_path: Path) -> None:
    program = Path(sys.executable).parent / "meadhall"
    games = tmp_path / "games"
    line = ["simulate", "boru", "--games", "100000", "--jobs", "2", "--records", str(games)]
    running = subprocess.Popen(
        [str(program), *line],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    while not (games.is_dir() and any(games.iterdir())):
        assert running.poll() is None
        time.sleep(0.05)
    os.killpg(running.pid, signal.SIGINT)  # as Ctrl-C does: to all its processes
    said, complained = running.communicate(timeout=60)
    assert running.returncode == 130
    assert said == ""
    assert "Traceback" not in complained
