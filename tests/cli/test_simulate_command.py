"""`meadhall simulate`: tables and figures."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from tests.cli.hall import ENGLISH, run

pytestmark = pytest.mark.slow


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
    common = {"wins", "share", "share_low", "share_high", "fair", "mean", "error"}
    assert [set(bot) for bot in found["bots"]] == [{"bot", "seats", "stdev", "min", "max", "forfeits"} | common] * 2
    assert [bot["bot"] for bot in found["bots"]] == ["random", "greedy"]
    assert [set(seat) for seat in found["seats"]] == [{"seat"} | common] * 4
    assert [bot["fair"] for bot in found["bots"]] == [0.5, 0.5]
    assert [seat["fair"] for seat in found["seats"]] == [0.25] * 4
    assert sum(seat["share"] for seat in found["seats"]) == pytest.approx(1, abs=0.001)
    for entry in (*found["bots"], *found["seats"]):
        assert entry["share_low"] < entry["share_high"]
        assert entry["share_low"] <= entry["share"] <= entry["share_high"]
    assert (found["asked"], found["unfinished"], found["limit"], found["interrupted"]) == (8, 0, 20_000, False)
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
    assert lines[0][:4] == ["Bot", "Seats", "Wins", "%"]
    assert lines[1][:6] == ["random", "18", "6.0", "100.0", "61.0–100.0", "100.0"]
    assert lines[2][:3] == ["Seat", "Wins", "%"]
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


def test_two_bots_at_three_seats_sit_equally_often() -> None:
    assert [bot["seats"] for bot in figures("--bots", "random,greedy", "--games", "2")["bots"]] == [3, 3]


def test_games_that_do_not_end_are_told_and_counted() -> None:
    line = ["simulate", "boru", "--games", "3", "--limit", "50"]
    told = run(*line)
    assert told.exit_code == 0
    assert "3 games were stopped after 50 choices" in told.stdout
    assert "3 partie zostały przerwane po 50 wyborach" in run(*line, "--lang", "pl").stdout
    result = run(*line, "--json")
    assert "3 games were stopped" in result.stderr
    found = json.loads(result.stdout)
    assert (found["games"], found["unfinished"], found["limit"]) == (0, 3, 50)


@pytest.mark.parametrize("language", ["en", "pt-BR", "pl"])
@pytest.mark.parametrize("columns", [40, 60, 80, 120])
def test_results_fit_any_width(language: str, columns: int) -> None:
    line = ["simulate", "boru", "--players", "5", "--games", "5", "--bots", "random,random", "--lang", language]
    said = run(*line, env={"COLUMNS": str(columns)}).stdout
    assert all(len(line) <= columns for line in said.splitlines())
    assert "…" not in said
    assert said.count("±") == 2 + 5 + 1  # of each bot and seat, and in the note


def interrupted(games: Path, *more: str) -> tuple[str, str]:
    """What is said after Ctrl-C, once some games were played."""
    program = Path(sys.executable).parent / "meadhall"
    line = ["simulate", "boru", "--games", "100000", "--records", str(games), *more]
    running = subprocess.Popen(
        [str(program), *line],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=os.environ | ENGLISH,
        start_new_session=True,
    )
    while not (games.is_dir() and len(list(games.glob("*.jsonl"))) > 20):
        assert running.poll() is None
        time.sleep(0.05)
    os.killpg(running.pid, signal.SIGINT)  # as Ctrl-C does: to all its processes
    said, complained = running.communicate(timeout=60)
    assert running.returncode == 130
    assert "Traceback" not in complained
    assert all(file.suffix == ".jsonl" for file in games.iterdir())
    return said, complained


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_an_interrupt_keeps_the_statistics(jobs: str, tmp_path: Path) -> None:
    said, complained = interrupted(tmp_path / "games", "--jobs", jobs)
    assert said.splitlines()[0].startswith("Bot")
    played = re.search(r"Interrupted: these are the figures of (\d+) of 100,000 games", said)
    assert played is not None
    assert 0 < int(played[1]) <= len(list((tmp_path / "games").iterdir()))
    assert complained == ""


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_an_interrupt_keeps_the_statistics_for_programs_too(jobs: str, tmp_path: Path) -> None:
    said, complained = interrupted(tmp_path / "games", "--jobs", jobs, "--json")
    found = json.loads(said)
    assert found["interrupted"]
    assert found["asked"] == 100_000
    assert sum(seat["wins"] for seat in found["seats"]) == pytest.approx(found["games"])
    assert complained == f"Interrupted: these are the figures of {found['games']} of 100,000 games.\n"
