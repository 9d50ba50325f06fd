"""What can be played, where its data come from, how fast it goes."""

from __future__ import annotations

import json
from pathlib import Path

from meadhall.engine.registry import games
from meadhall.words import Words
from tests.cli.hall import run


def test_every_game_is_listed_with_its_players_and_options() -> None:
    said = run("games", env={"COLUMNS": "200"}).stdout
    for game in games().values():
        assert Words("en").name(game.id) in said
        assert f"{min(game.players)}–{max(game.players)}" in said
        for setting in game.settings:
            assert f"{setting.name}={'|'.join(setting.values)}" in said
    assert "For this many players only: 1" in said


def test_games_are_named_in_the_language_asked_for() -> None:
    assert "Wielki Król Irlandii" in run("games", "--lang", "pl", env={"COLUMNS": "200"}).stdout
    assert "Wielki Król Irlandii" in run("--lang", "pl", "games", env={"COLUMNS": "200"}).stdout


def test_the_ledger_counts_every_record_by_grade() -> None:
    for game in games().values():
        said = run("data", game.id).stdout
        ledger = game.data().ledger()
        total = next(line for line in said.splitlines() if line.startswith("Total"))
        assert sum(map(int, total.split()[1:])) == sum(entry.count for entry in ledger)
        for grade in {entry.grade for entry in ledger}:
            assert f"{grade}: {Words('en').say(f'cli-grade-{grade}')}" in said


def corrections(folder: Path, text: str) -> Path:
    (folder / "boru").mkdir()
    (folder / "boru" / "rules.toml").write_text(text)
    return folder


def test_data_are_checked_with_and_without_corrections(tmp_path: Path) -> None:
    assert "all checks passed" in run("data", "boru", "--check").stdout
    laid = corrections(tmp_path, "[start]\ncoins = 4\n")
    said = run("data", "boru", "--check", "--data", str(laid)).stdout
    assert "Corrected by the owner" in said
    assert "all checks passed" in said
    assert "Corrected by the owner" in run("data", "boru", env={"MEADHALL_DATA": str(laid)}).stdout


def test_a_wrong_correction_is_named(tmp_path: Path) -> None:
    laid = corrections(tmp_path, "[start]\ncoins = 'many'\n")
    result = run("data", "boru", "--check", "--data", str(laid))
    assert result.exit_code == 2
    assert "boru/rules.toml: start.coins" in result.stderr


def test_bench_prints_one_json_list() -> None:
    measured = json.loads(run("bench", "boru", "--seconds", "0.2", "--json").stdout)
    assert [set(entry) for entry in measured] == [
        {
            "game",
            "players",
            "bot",
            "compiled",
            "games_per_second",
            "decisions_per_second",
            "clone_us",
            "position_bytes",
        }
    ]
    assert measured[0]["game"] == "boru"
    assert measured[0]["players"] == 4


def test_bench_prints_a_table() -> None:
    said = run("bench", "boru", "--seconds", "0.1", "--players", "3").stdout
    assert "Decisions/s" in said
    assert said.splitlines()[1].split()[:2] == ["boru", "3"]
