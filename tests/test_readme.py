"""What the README shows works as shown."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"```python\n(.*?)```", README, re.S)
COMMANDS = [
    shlex.split(line, comments=True)
    for line in re.findall(r"^\$ (meadhall .*)$", README, re.M)
    if "--seats human" not in line and "serve" not in line  # somebody has to be there: tests/cli and tests/web are
]


def test_the_python_examples_run_as_one_program(capsys: pytest.CaptureFixture[str]) -> None:
    assert len(BLOCKS) == 2
    exec(compile("\n".join(BLOCKS), "README.md", "exec"), {"__name__": "readme"})
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines[:4]] == ["0", "1", "2", "3"]
    assert re.fullmatch(r"\[[012](, [012])*\]", lines[4])


def test_the_examples_are_as_short_as_the_readme_says() -> None:
    for block in BLOCKS:
        code = [line for line in block.splitlines() if line.strip()]
        assert len(code) <= 10


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """One folder for all commands, since later ones read what earlier ones wrote."""
    return tmp_path_factory.mktemp("readme")


@pytest.mark.xdist_group("readme")
@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_the_commands_run(command: list[str], folder: Path) -> None:
    if "--games" in command:
        command = [*command]
        command[command.index("--games") + 1] = "4"
    if "bench" in command:
        command = [*command, "--seconds", "0.5"]
    program = [str(Path(sys.executable).parent / "meadhall"), *command[1:]]
    done = subprocess.run(program, cwd=folder, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip()


def test_what_the_readme_links_to_is_there() -> None:
    for target in re.findall(r"\]\(([^):]+)\)", README):
        assert (ROOT / target).exists(), target


def test_it_says_whose_games_these_are() -> None:
    assert "unofficial fan implementation" in README
    assert "worth buying" in README
