"""Every installed game can be sat down to, simulated, told and shown, in every language."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from meadhall.cli.options import fewest_players
from meadhall.engine.registry import game, games
from meadhall.words import LANGUAGES, Words
from tests.cli.hall import run

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game_id", list(games()))
def test_it_is_played_recorded_and_told(game_id: str, language: str, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    seats = ",".join(["human"] + ["random"] * (fewest_players(game(game_id)) - 1))
    typed = "help\n1\n1\nundo\n1\nshow\nlog\nrules\nquit\n"
    speak = ("--lang", language)
    played = run("play", game_id, "--seats", seats, "--seed", "4", "--save", str(file), *speak, stdin=typed)
    assert played.exit_code == 0, played.exception
    for line in (("replay", str(file)), ("show", str(file)), ("show", str(file), "--seat", "0", "--at", "1")):
        shown = run(*line, *speak)
        assert shown.exit_code == 0, shown.exception
        assert shown.stdout
    assert Words(language).name(game_id) in run("games", *speak, env={"COLUMNS": "300"}).stdout


@pytest.mark.parametrize("game_id", list(games()))
def test_it_is_simulated_and_measured(game_id: str) -> None:
    simulated = run("simulate", game_id, "--games", "2", "--seed", "1", "--json")
    assert simulated.exit_code == 0, simulated.exception
    assert json.loads(simulated.stdout)["games"] == 2
    measured = run("bench", game_id, "--seconds", "0.1", "--json")
    assert json.loads(measured.stdout)[0]["game"] == game_id
    assert run("data", game_id, "--check").exit_code == 0
