"""From nothing to a game that is played: new-game, install, check, play, simulate."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from meadhall.contract import CHECKS
from meadhall.starters import BadName, write_bot, write_game
from tests.cli.hall import run as run_here
from tests.outside.packages import BRANDUBH, FERRY, describe, install, run, starter

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder into which pip has installed a new game, a new bot and the examples, and nothing else."""
    folder = tmp_path_factory.mktemp("installed")
    written = tmp_path_factory.mktemp("written")
    for package in (starter(), BRANDUBH, FERRY):
        shutil.copytree(package, written / package.name, ignore=shutil.ignore_patterns("__pycache__"))
    write_bot("wise-owl", written / "wise-owl")
    how = ["--quiet", "--no-deps", "--no-index", "--no-build-isolation", "--disable-pip-version-check"]
    packages = map(str, sorted(written.iterdir()))
    command = [sys.executable, "-m", "pip", "install", *how, "--target", str(folder), *packages]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return folder


def test_the_command_writes_a_package_and_says_what_comes_next(tmp_path: Path) -> None:
    done = run_here("new-game", "treasure", "--folder", str(tmp_path / "t"))
    assert done.exit_code == 0
    assert "meadhall check treasure" in done.stdout
    assert (tmp_path / "t" / "src" / "treasure" / "locales" / "pl.ftl").exists()
    texts = {path: path.read_text(encoding="utf-8") for path in (tmp_path / "t").rglob("*.*") if path.is_file()}
    assert not [path for path, text in texts.items() if re.search(r"__(game|Title)__", f"{path} {text}")]
    again = run_here("new-game", "treasure", "--folder", str(tmp_path / "t"))
    assert again.exit_code == 2
    assert "is there already: nothing was written" in again.output


@pytest.mark.parametrize("name", ["Treasure", "a-b", "7up", "class", "web", "boru", "json", "x"])
def test_a_name_that_cannot_be_one_is_refused(name: str, tmp_path: Path) -> None:
    with pytest.raises(BadName):
        write_game(name, tmp_path / "new")
    assert not (tmp_path / "new").exists()


def test_a_new_game_keeps_the_contract(installed: Path, tmp_path: Path) -> None:
    done = run(installed, "meadhall", "check", "gifts", "--golden", str(tmp_path / "golden"))
    assert (done.returncode, done.stderr) == (0, "")
    assert f"gifts-3: {len(CHECKS)} checks passed" in done.stdout.replace("\u00a0", " ")
    assert "everything can be said in pl" in done.stdout
    assert {path.name for path in (tmp_path / "golden").iterdir()} >= {"2.jsonl", "2.txt", "3.perft.json"}
    assert done.stdout.endswith("gifts keeps the contract.\n")


@pytest.mark.parametrize(
    ("game", "language", "says"),
    [
        ("gifts", "en", "Which card do you bid?"),
        ("gifts", "pt-BR", "Que carta você oferece?"),
        ("gifts", "pl", "Którą kartę licytujesz?"),
        ("brandubh", "en", "Which piece do you move?"),
        ("brandubh", "pt-BR", "Que peça você move?"),
        ("brandubh", "pl", "Którą figurą ruszasz?"),
    ],
)
def test_it_is_played_in_the_terminal(installed: Path, game: str, language: str, says: str) -> None:
    typed = "1\n" * 5 + "quit\n"
    done = run(installed, "meadhall", "play", game, "--lang", language, typed=typed, columns=40)
    assert done.returncode == 0, done.stderr
    assert says in done.stdout
    assert max(map(len, done.stdout.splitlines())) <= 40


@pytest.mark.parametrize("game", ["gifts", "brandubh", "ferry"])
def test_it_is_simulated_with_a_bot_from_another_package(installed: Path, game: str) -> None:
    done = run(installed, "meadhall", "simulate", game, "--games", "10", "--bots", "wise-owl,random", "--seed", "1")
    assert (done.returncode, done.stderr) == (0, "")
    assert re.search("wise-owl +10", done.stdout)
    assert "10 games" in done.stdout


def test_its_own_tests_pass(installed: Path) -> None:
    shutil.copytree(starter() / "tests", installed / "tests", dirs_exist_ok=True)
    done = run(installed, "pytest", "-q", "-p", "no:cacheprovider", "tests")
    assert done.returncode == 0, done.stdout
    assert "passed" in done.stdout


@pytest.fixture
def changed(tmp_path: Path) -> Path:
    install(starter(), tmp_path)
    return tmp_path


def change(folder: Path, file: str, before: str, after: str) -> None:
    path = folder / "gifts" / file
    text = path.read_text(encoding="utf-8")
    assert before in text
    path.write_text(text.replace(before, after), encoding="utf-8")


@pytest.mark.parametrize(
    ("file", "before", "after", "says"),
    [
        ("__init__.py", "rng.deal(unseen)", "pass", "imagined"),
        ("__init__.py", "other.revealed = self.revealed", "pass", "a copy differs from its state"),
        ("__init__.py", "    table.reveal()\n", "", "call state.reveal\\(\\) where something hidden is shown"),
        (
            "__init__.py",
            "DECK.of(table.hands[seat]))\n    table.bids",
            "[])\n    table.bids",
            "without anything to choose",
        ),
        ("__init__.py", '"label.gifts_left", view["gifts_left"]', '"label.gifts_left", None', "None is no cell"),
        ("locales/pl.ftl", "gifts-ask-bid", "gifts-ask-bit", "pl: there is no message 'gifts-ask-bid'"),
    ],
)
def test_what_is_wrong_with_a_game_is_said_in_words(
    changed: Path, file: str, before: str, after: str, says: str
) -> None:
    change(changed, file, before, after)
    done = run(changed, "meadhall", "check", "gifts")
    assert done.returncode == 1
    assert re.search(says, done.stdout), done.stdout
    assert "Traceback" not in done.stdout + done.stderr
    assert re.search(r"gifts: \d+\u00a0faults?\.\n$", done.stdout)


def test_a_change_of_rules_shows_in_the_golden_games(changed: Path) -> None:
    golden = ("meadhall", "check", "gifts", "--golden", "golden")
    assert run(changed, *golden).returncode == 0
    change(changed, "__init__.py", "table.bids.index(max(table.bids))", "table.bids.index(min(table.bids))")
    done = run(changed, *golden)
    assert done.returncode == 1
    assert "the golden game is played otherwise than it was" in done.stdout
    assert "If that is meant: meadhall check gifts --golden golden --write" in done.stdout
    assert run(changed, *golden, "--write").returncode == 0
    assert run(changed, *golden).returncode == 0


@pytest.mark.parametrize("example", [BRANDUBH, FERRY], ids=lambda example: str(example.name))
def test_the_examples_keep_the_contract_and_their_rules(example: Path, tmp_path: Path) -> None:
    install(example, tmp_path)
    shutil.copytree(example / "tests", tmp_path / "tests", ignore=shutil.ignore_patterns("__pycache__"))
    done = run(tmp_path, "pytest", "-q", "-p", "no:cacheprovider", "tests")
    assert done.returncode == 0, done.stdout


def test_a_grid_is_printed_in_forty_columns(tmp_path: Path) -> None:
    install(BRANDUBH, tmp_path)
    done = run(tmp_path, "meadhall", "play", "brandubh", typed="1\n1\nquit\n", columns=40)
    assert done.returncode == 0, done.stderr
    assert "atta atta defe king defe atta atta" in done.stdout
    assert max(map(len, done.stdout.splitlines())) <= 40


def test_a_plug_in_that_is_broken_is_named_and_the_new_game_is_checked(changed: Path) -> None:
    (changed / "chess").mkdir()
    (changed / "chess" / "__init__.py").write_text("raise RuntimeError('no board')\n")
    describe("chess", changed)
    done = run(changed, "meadhall", "simulate", "gifts", "--games", "2")
    assert done.returncode == 0
    assert done.stderr == "meadhall: the game 'chess' cannot be loaded: RuntimeError: no board\n"
