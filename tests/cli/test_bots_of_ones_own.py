"""Bots of one's own at the terminal: a new one is written, programs are checked, and one that fails is replaced."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from hatch_build import find_node
from meadhall import bots
from meadhall.bots.programs.process import end_all
from meadhall.words import LANGUAGES, Words
from tests.bots.plug_ins import FIRST, write_engine
from tests.cli.hall import run, write_running
from tests.cli.test_plug_ins import meadhall

EXAMPLES = Path(__file__).parents[2] / "examples" / "engines"


@pytest.fixture(autouse=True)
def _end_programs() -> Iterator[None]:
    yield
    end_all()


# new-bot


@pytest.fixture
def owl(tmp_path: Path) -> Path:
    done = run("new-bot", "wise-owl", "--folder", str(tmp_path / "wise-owl"))
    assert (done.exit_code, done.stderr) == (0, "")
    assert "wise-owl" in done.stdout
    return tmp_path / "wise-owl"


def test_a_new_bot_is_a_small_package(owl: Path) -> None:
    files = {str(path.relative_to(owl)) for path in owl.rglob("*") if path.is_file()}
    assert files == {"pyproject.toml", "README.md", "src/wise_owl/__init__.py", "tests/test_wise_owl.py"}
    assert len((owl / "src" / "wise_owl" / "__init__.py").read_text().splitlines()) < 40
    assert 'wise-owl = "wise_owl:WiseOwl"' in (owl / "pyproject.toml").read_text()
    assert not any("__bot" in path.read_text().lower() for path in owl.rglob("*.*") if path.is_file())


def test_a_new_bot_plays_from_its_file(owl: Path) -> None:
    name = f"{owl / 'src' / 'wise_owl' / '__init__.py'}:WiseOwl"
    done = run("simulate", "boru", "--players", "3", "--games", "1", "--bots", f"{name},random", "--seed", "1")
    assert (done.exit_code, done.stderr) == (0, "")
    assert bots.make(name, 1).name == "wise-owl"


def test_nothing_is_written_over(owl: Path) -> None:
    done = run("new-bot", "wise-owl", "--folder", str(owl))
    assert done.exit_code == 2
    assert "is there already: nothing was written" in done.stderr


@pytest.mark.slow
def test_the_tests_of_a_new_bot_pass(owl: Path) -> None:
    environ = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST")}
    line = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider"]
    done = subprocess.run(line, cwd=owl, env=environ, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout
    assert "2 passed" in done.stdout or ".." in done.stdout


@pytest.mark.slow
def test_a_new_bot_is_installed_and_plays_by_its_name(owl: Path, tmp_path: Path) -> None:
    place = tmp_path / "installed"
    pip = [sys.executable, "-m", "pip", "install", "-q", "--no-deps", "--no-build-isolation", "--target", str(place)]
    done = subprocess.run([*pip, str(owl)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    played = meadhall(place, "simulate", "boru", "--players", "3", "--games", "2", "--bots", "wise-owl,random")
    assert (played.returncode, played.stderr) == (0, "")
    assert "wise-owl" in played.stdout


# check-engine


@pytest.mark.parametrize("example", ["python3 plain.py", f"{find_node()} plain.js"], ids=["python", "node"])
def test_the_example_engines_pass(example: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(EXAMPLES)
    done = run("check-engine", example, "--game", "boru", "--game", "raiders")
    assert done.exit_code == 0, done.stdout
    assert [line[0] for line in done.stdout.splitlines()] == ["✓"] * 7
    assert "raiders: it made 40 choices." in done.stdout
    assert "All is well: 80 decisions" in done.stdout


@pytest.mark.parametrize(
    ("decide", "said"),
    [
        ("if heard['number'] == 3: raise KeyError('card')", "has ended (status 1): KeyError: 'card'"),
        ("print('thinking', flush=True)", "said 'thinking': JSON is malformed"),
    ],
)
def test_what_is_wrong_with_a_program_is_said(decide: str, said: str, tmp_path: Path) -> None:
    command = write_engine(tmp_path, decide).removeprefix(bots.ENGINE)
    done = run("check-engine", command, "--game", "boru")
    assert done.exit_code == 1
    assert done.stdout.startswith("✓ It says hello: test.\n✗ the engine ")
    assert said in done.stdout


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("        break", "        pass", "does not end within 1 s of “quit”"),
        ('    elif heard["type"] == "quit":\n        break', "    else: 1 / 0", "has ended (status 1)"),
        (
            "for line in sys.stdin:",
            "import time\nwhile True:\n    line = sys.stdin.readline() or time.sleep(9)",
            "input",
        ),
        ('heard["options"][0]', '__import__("random").choice(heard["options"])', "The same seed made other choices"),
    ],
)
def test_how_a_program_ends_and_begins_again_is_checked_too(old: str, new: str, said: str, tmp_path: Path) -> None:
    command = write_engine(tmp_path).removeprefix(bots.ENGINE)
    source = (tmp_path / "engine.py").read_text()
    assert old in source
    (tmp_path / "engine.py").write_text(source.replace(old, new))
    done = run("check-engine", command, "--game", "boru")
    assert said in done.stdout
    assert done.exit_code == (0 if said.startswith("The same") else 1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_said_in_the_language_asked_for(language: str, tmp_path: Path) -> None:
    command = write_engine(tmp_path).removeprefix(bots.ENGINE)
    done = run("check-engine", command, "--game", "boru", "--lang", language)
    assert Words(language).say("cli-check-engine-strangers") in done.stdout


# play and simulate


def test_one_plays_against_an_engine(tmp_path: Path) -> None:
    command = write_engine(tmp_path).removeprefix(bots.ENGINE)
    done = run("play", "boru", "--engine", command, "--seed", "3", stdin="1\n1\nquit\n")
    assert done.exit_code == 0
    assert "You leave the table" in done.stdout


def test_a_bot_that_fails_at_the_terminal_is_replaced_and_the_game_goes_on(tmp_path: Path) -> None:
    (tmp_path / "first.py").write_text(FIRST)
    seats = f"random,{tmp_path / 'first.py'}:Failing:Ada,random"
    done = run("play", "boru", "--seats", seats, "--seed", "3")
    assert done.exit_code == 0
    said = " ".join(done.stdout.split())
    assert said.count("Ada plays no more: the bot ") == 1
    assert "RuntimeError: the idea is missing. The bot greedy plays on in that seat." in said


def test_bots_of_a_saved_game_that_are_programs_are_named_again(tmp_path: Path) -> None:
    (tmp_path / "first.py").write_text(FIRST)
    name = f"{tmp_path / 'first.py'}:First"
    saved = write_running(tmp_path / "saved.jsonl", seats=["human", name, "random"])
    refused = run("play", str(saved))
    assert refused.exit_code == 2
    assert "which would be run here; say who plays by --seats" in refused.stderr
    played = run("play", str(saved), "--seats", f"human,{name},random", stdin="quit\n")
    assert played.exit_code == 0
    assert "First 2" in run("replay", str(saved)).stdout


def test_forfeits_are_said_and_printed(tmp_path: Path) -> None:
    (tmp_path / "first.py").write_text(FIRST)
    name = f"{tmp_path / 'first.py'}:Failing"
    line = ["simulate", "boru", "--players", "3", "--games", "3", "--seed", "1", "--bots", f"random,greedy,{name}"]
    said = " ".join(run(*line, env={"COLUMNS": "300"}).stdout.split())
    assert f"{name} forfeited 3 games, the first of them game 0: the bot {name} has failed" in said
    assert "The winning score" not in said
    assert '"forfeits": 3' in run(*line, "--json").stdout
