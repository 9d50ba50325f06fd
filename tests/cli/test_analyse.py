"""A finished game as a bot that looks ahead sees it, in words."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from meadhall.bots import Budget
from meadhall.bots.analysis.analysis import Step, steps
from meadhall.cli.commands import analyse
from meadhall.engine.play.match import Match
from meadhall.engine.saving import record
from tests.cli.hall import run, write_finished, write_running

LAST = 7
"""So many decisions are enough for a test: whole games take a while."""


@pytest.fixture
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    def last_steps(match: Match, budget: Budget, seed: int, *, seat: int) -> Iterator[Step]:
        return steps(match, budget, seed, seat=seat, first=len(match.choices) - LAST)

    monkeypatch.setattr(analyse, "steps", last_steps)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return write_finished(tmp_path / "game.jsonl")


@pytest.mark.usefixtures("short")
def test_chances_turning_points_and_choices_are_told(file: Path) -> None:
    result = run("analyse", str(file), "--bot", "1x")
    assert result.exit_code == 0
    said = result.stdout
    match = record.read(file).match
    assert ", as 1x sees it" in said
    for seat in range(3):
        row = next(line for line in said.splitlines() if line.startswith(f"random {seat + 1} "))
        assert any(bar in row for bar in "▁▂▃▄▅▆▇█")
        assert row.endswith(" → 100" if seat in match.winners() else " → 0")
    assert "Where the game turned" in said
    assert f"meadhall play {file} --at " in said
    assert "The bot would choose" in said
    assert "Decisions" in said


@pytest.mark.usefixtures("short")
@pytest.mark.parametrize("language", ["pt-BR", "pl"])
def test_it_is_told_in_every_language(file: Path, language: str) -> None:
    said = run("analyse", str(file), "--bot", "1x", "--seat", "1", "--lang", language).stdout
    assert {"pt-BR": "Onde a partida virou", "pl": "Kiedy losy gry się odwróciły"}[language] in said


@pytest.mark.usefixtures("short")
def test_the_same_seed_and_simulations_say_the_same(file: Path) -> None:
    assert run("analyse", str(file), "--bot", "2x").stdout == run("analyse", str(file), "--bot", "2x").stdout


def test_who_interrupts_is_told_what_was_found(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(match: Match, budget: Budget, seed: int, *, seat: int) -> Iterator[Step]:
        yield Step(0, [0.0, 1.0, 2.0], None)
        raise KeyboardInterrupt

    monkeypatch.setattr(analyse, "steps", interrupted)
    result = run("analyse", str(file))
    assert result.exit_code == 130
    assert "Interrupted at move 0" in result.stdout
    assert "→" in result.stdout


def test_what_cannot_be_analysed_is_refused_in_a_line(tmp_path: Path, file: Path) -> None:
    running = write_running(tmp_path / "running.jsonl")
    for arguments, why in (
        ((str(running),), "not over yet"),
        ((str(file), "--bot", "greedy"), "does not look ahead"),
        ((str(file), "--seat", "3"), "seats 0 to 2"),
        ((str(tmp_path / "none.jsonl"),), "no such file"),
    ):
        result = run("analyse", *arguments)
        assert result.exit_code == 2
        assert why in result.stderr
        assert len(result.stderr.splitlines()) == 1


def test_a_finished_game_is_played_on_from_a_move_and_stays_as_it_is(file: Path) -> None:
    before = file.read_text()
    result = run("play", str(file), "--at", "20", "--seats", "greedy,human,greedy", stdin="1\nquit\n")
    assert result.exit_code == 0
    assert "not saved" in result.stdout
    assert file.read_text() == before
    assert "0 to" in run("play", str(file), "--at", "100000").stderr
    assert "--at" in run("play", "boru", "--at", "3").stderr
