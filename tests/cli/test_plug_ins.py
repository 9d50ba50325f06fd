"""Games and bots from other packages: one that is broken is named, and the others are played."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.hall import ENGLISH

pytestmark = pytest.mark.slow

MEADHALL = Path(sys.executable).parent / "meadhall"

WORKING = """
from meadhall.engine.game import Game
from meadhall.engine.rules import Rules
def unused(*whatever): raise NotImplementedError
RULES = Rules(setup=unused, step=unused, view=unused, scores=unused, imagine=unused, faults=unused)
GAME = Game("bare", version=1, players=range(2, 3), package="bare", rules=RULES)
"""


BOT = """
import meadhall
class Owl(meadhall.Bot):
    def choose(self, seen):
        return seen.decision.options[-1]
"""


def install(folder: Path, name: str, source: str, point: str = "") -> None:
    """A package with one game or whatever else its entry point says, as an installer would leave it."""
    (folder / name).mkdir()
    (folder / name / "__init__.py").write_text(source)
    info = folder / f"{name}-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(point or f"[meadhall.games]\n{name} = {name}:GAME\n")


def meadhall(folder: Path, *line: str) -> subprocess.CompletedProcess[str]:
    path = os.pathsep.join(filter(None, [str(folder), os.environ.get("PYTHONPATH")]))
    environ = os.environ | ENGLISH | {"PYTHONPATH": path}
    return subprocess.run([str(MEADHALL), *line], env=environ, capture_output=True, text=True, check=False)


@pytest.fixture
def broken(tmp_path: Path) -> Path:
    install(tmp_path, "chess", "raise RuntimeError('the board\\nis missing')\n")
    return tmp_path


def test_a_broken_plug_in_is_named_once_and_everything_else_goes_on(broken: Path) -> None:
    done = meadhall(broken, "simulate", "boru", "--games", "4", "--jobs", "2")
    assert done.returncode == 0
    assert "4 games" in done.stdout
    assert done.stderr == "meadhall: the game 'chess' cannot be loaded: RuntimeError: the board is missing\n"


def test_it_is_named_in_the_language_asked_for(broken: Path) -> None:
    said = meadhall(broken, "--lang", "pl", "games").stderr
    assert said == "meadhall: nie można wczytać gry 'chess': RuntimeError: the board is missing\n"
    assert meadhall(broken, "games", "--lang", "pl").stderr == said


@pytest.mark.parametrize("line", ["simulate chess", "play chess", "data chess"])
def test_asking_for_it_says_why_it_cannot_be_played(line: str, broken: Path) -> None:
    done = meadhall(broken, *line.split())
    assert done.returncode == 2
    assert done.stderr == "meadhall: the game 'chess' cannot be loaded: RuntimeError: the board is missing\n"


@pytest.mark.parametrize(
    ("source", "said"),
    [
        ("GAME = 3", "chess:GAME is no Game"),
        ("", "AttributeError: module 'chess' has no attribute 'GAME'"),
        ("from meadhall.games.boru import GAME", "chess:GAME calls itself 'boru'"),
    ],
)
def test_what_is_no_game_is_broken_too(source: str, said: str, tmp_path: Path) -> None:
    install(tmp_path, "chess", source)
    done = meadhall(tmp_path, "data", "boru", "--check")
    assert done.returncode == 0
    assert done.stderr == f"meadhall: the game 'chess' cannot be loaded: {said}\n"


def test_a_game_without_component_files_and_words_is_listed(tmp_path: Path) -> None:
    install(tmp_path, "bare", WORKING)
    done = meadhall(tmp_path, "games")
    assert (done.returncode, done.stderr) == (0, "")
    assert "bare" in done.stdout
    assert meadhall(tmp_path, "data", "bare").returncode == 0


# Bots.


def test_a_bot_of_another_package_plays_by_its_name_in_every_process(tmp_path: Path) -> None:
    install(tmp_path, "owls", BOT, "[meadhall.bots]\nowl = owls:Owl\n")
    done = meadhall(
        tmp_path, "simulate", "boru", "--players", "3", "--games", "4", "--bots", "owl,random", "--jobs", "2"
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert "owl" in done.stdout
    assert (
        "there are: random, easy, greedy, normal, hard, owl"
        in meadhall(tmp_path, "simulate", "boru", "--bots", "hen").stderr
    )


def test_a_broken_bot_is_named_once_and_everything_else_goes_on(tmp_path: Path) -> None:
    install(tmp_path, "owls", "raise RuntimeError('no wings')\n", "[meadhall.bots]\nowl = owls:Owl\n")
    done = meadhall(tmp_path, "simulate", "boru", "--games", "2")
    assert done.returncode == 0
    assert done.stderr == "meadhall: the bot 'owl' cannot be loaded: RuntimeError: no wings\n"
    asked = meadhall(tmp_path, "--lang", "pl", "play", "boru", "--seats", "human,owl,random")
    assert asked.returncode == 2
    assert asked.stderr.splitlines()[-1] == "meadhall: nie można wczytać bota 'owl': RuntimeError: no wings"
