"""A finished game as a bot that looks ahead sees it, in words."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from meadhall.bots import Budget
from meadhall.bots.analysis.whole_game import Step, steps
from meadhall.cli.commands import analyse
from meadhall.engine.play.match import Match
from meadhall.engine.saving import record
from tests.cli.hall import run, write_finished, write_running

LAST = 5
"""So many decisions are enough for a test: whole games take a while."""
LED = [(move, [0.0, 0.0, 30.0 * (move > 6)]) for move in range(12)]
"""What a bot might think of the first moves: with the choice after move 6, somebody takes the lead."""


@pytest.fixture
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    def a_few_steps(match: Match, budget: Budget, seed: int, *, seat: int) -> Iterator[Step]:
        yield from (Step(move, points, None) for move, points in LED)
        yield from steps(match, budget, seed, seat=seat, first=len(match.choices) - LAST)

    monkeypatch.setattr(analyse, "steps", a_few_steps)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return write_finished(tmp_path / "game.jsonl", seed=6)


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
    turned = said.index("Where the game turned")
    assert "random 3 33\u00a0→\u00a0" in said[turned:]
    seats = ",".join("human" if seat == match.choices[6].seat else "greedy" for seat in range(3))
    assert f"meadhall play {file} --at 6 --seats {seats}" in said
    assert "The bot would choose" in said
    assert "Decisions" in said


@pytest.mark.usefixtures("short")
@pytest.mark.parametrize("language", ["pt-BR", "pl"])
def test_it_is_told_in_every_language(file: Path, language: str) -> None:
    said = run("analyse", str(file), "--bot", "1x", "--lang", language).stdout
    assert {"pt-BR": "Onde a partida virou", "pl": "Kiedy losy gry się odwróciły"}[language] in said


@pytest.mark.usefixtures("short")
def test_one_seat_is_judged_if_one_is_named(file: Path) -> None:
    seat = record.read(file).match.choices[-1].seat
    said = run("analyse", str(file), "--bot", "1x", "--seat", str(seat)).stdout
    table = said[said.index("Decisions") :]
    assert f"random {seat + 1} " in table
    assert not any(f"random {other + 1}  " in table for other in range(3) if other != seat)


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
