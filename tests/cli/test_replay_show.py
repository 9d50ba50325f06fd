"""Recorded games in words."""

from __future__ import annotations

from pathlib import Path

from meadhall.engine.saving import record
from tests.cli.hall import run, write_finished, write_running


def test_a_finished_game_is_told_to_its_winner(tmp_path: Path) -> None:
    file = write_finished(tmp_path / "game.jsonl")
    result = run("replay", str(file))
    assert result.exit_code == 0
    match = record.read(file).match
    assert "Round 3 begins." in result.stdout
    assert "keeps a card" not in result.stdout  # nothing of it is secret any more
    assert "Claim tokens" in result.stdout
    totals = next(line for line in result.stdout.splitlines() if line.startswith("Total"))
    assert sorted(map(int, totals.split()[1:])) == sorted(score.total for score in match.scores())
    winner = match.winners()[0]
    assert f"random {winner + 1} wins!" in result.stdout


def test_a_game_is_told_up_to_a_move(tmp_path: Path) -> None:
    file = write_finished(tmp_path / "game.jsonl")
    lines = run("replay", str(file), "--to", "25").stdout.splitlines()
    numbers = [int(line.split()[0]) for line in lines if line[:5].strip().isdigit()]
    assert max(numbers) == 25
    assert lines[-1].startswith("After move 25, it is the turn of")


def test_of_a_running_game_only_what_all_have_seen_is_told(tmp_path: Path) -> None:
    result = run("replay", str(write_running(tmp_path / "game.jsonl")))
    assert "keeps a card." in result.stdout
    assert "Total" not in result.stdout


def test_a_game_is_told_in_the_language_asked_for(tmp_path: Path) -> None:
    file = write_finished(tmp_path / "game.jsonl")
    assert "Zaczyna się runda 1." in run("replay", str(file), "--lang", "pl").stdout
    assert "Começa a rodada 1." in run("replay", str(file), env={"LC_ALL": "pt_BR.UTF-8"}).stdout


def test_players_who_cannot_play_on_are_still_named(tmp_path: Path) -> None:
    file = write_running(tmp_path / "game.jsonl", seats=["human:Ada", "oracle:Pythia", "oracle"])
    said = run("show", str(file)).stdout
    assert "Ada" in said
    assert "Pythia" in said
    assert "oracle 3" in said


def test_the_table_is_shown_as_a_seat_sees_it(tmp_path: Path) -> None:
    file = write_finished(tmp_path / "game.jsonl")
    assert "Your hand" in run("show", str(file), "--at", "40", "--seat", "1").stdout
    openly = run("show", str(file), "--at", "40").stdout
    assert "Your hand" not in openly
    assert "Regions" in openly


def test_the_table_is_shown_with_what_is_asked(tmp_path: Path) -> None:
    file = write_finished(tmp_path / "game.jsonl")
    first = run("show", str(file), "--at", "0").stdout
    assert "Where do you place your first disc?" in first
    assert "Where do you place" not in run("show", str(file)).stdout


def test_a_record_made_with_corrections_needs_them(tmp_path: Path) -> None:
    (tmp_path / "boru").mkdir()
    (tmp_path / "boru" / "rules.toml").write_text("[start]\ncoins = 9\n")
    games = tmp_path / "games"
    run("simulate", "boru", "--games", "1", "--records", str(games), "--data", str(tmp_path))
    file = str(games / "boru-000000.jsonl")
    assert run("replay", file, "--data", str(tmp_path)).exit_code == 0
    assert run("replay", file, env={"MEADHALL_DATA": str(tmp_path)}).exit_code == 0
    refused = run("replay", file)
    assert refused.exit_code == 2
    assert "--data" in refused.stderr
