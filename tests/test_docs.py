"""Files that the documentation names in its tables are there, and the session of the arena goes as it is told."""

from __future__ import annotations

import re
import shlex
import sqlite3
from contextlib import closing
from fnmatch import fnmatch
from pathlib import Path

import pytest

from tests.cli.hall import run
from tests.outside.packages import starter

ROOT = Path(__file__).parent.parent
PAGES = {path.name: path.read_text(encoding="utf-8") for path in sorted((ROOT / "docs").glob("*.md"))}
FILE = re.compile(r"`([\w./*-]+\.(?:py|toml|ftl))`")
FOLDER = re.compile(r"`((?:src|tests)/[\w/]+)`")
"""A page that names its folders has names of files that lie in them."""

PICTURE = re.compile(r'(?:src|srcset)="([^"]+\.webp)"')


def test_pictures_are_there_by_day_and_night_and_each_is_shown() -> None:
    texts = {ROOT / "README.md": (ROOT / "README.md").read_text(encoding="utf-8")}
    texts |= {ROOT / "docs" / name: text for name, text in PAGES.items()}
    shown = {(page.parent / name).resolve() for page, text in texts.items() for name in PICTURE.findall(text)}
    assert shown == {path.resolve() for path in (ROOT / "docs" / "pictures").glob("*.webp")}
    assert {path.name.replace("-dark", "-light") for path in shown} <= {path.name for path in shown}


@pytest.mark.parametrize("page", [name for name, text in PAGES.items() if FOLDER.search(text)])
def test_files_named_in_tables_are_there(page: str) -> None:
    folders = [ROOT / folder for folder in FOLDER.findall(PAGES[page])]
    there = [path.as_posix() for folder in [*folders, starter()] for path in folder.rglob("*.*")]
    named = {name for line in PAGES[page].splitlines() if line.startswith("|") for name in FILE.findall(line)}
    assert not {name for name in named if not any(fnmatch(path, f"*/{name}") for path in there)}


@pytest.mark.parametrize("game", ["odin", "raiders"])
def test_rules_and_their_tests_are_in_the_game_s_table(game: str) -> None:
    named = set(FILE.findall(PAGES[f"{game}.md"]))
    for folder in (ROOT / "src" / "meadhall" / "games" / game, ROOT / "tests" / "games" / game):
        modules = {path.relative_to(folder).as_posix() for path in folder.glob("rules/[a-z]*.py")}
        assert not modules - named


# docs/arena.md


def shortened(line: str) -> list[str]:
    """A command with few games, and with a bot that does not take its time; the larger run still is the larger one."""
    games = re.search(r"--games (\d+)", line)
    assert games is not None
    few = "3" if int(games[1]) <= 60 else "4"
    return shlex.split(line.replace(games[0], f"--games {few}").replace("normal,", "easy,"))


@pytest.mark.slow
def test_the_session_of_the_arena_goes_as_it_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    blocks = re.findall(r"```console\n(.*?)```", PAGES["arena.md"], re.S)
    commands = [line for block in blocks for line in re.findall(r"^\$ meadhall (.*)$", block, re.M)]
    assert len(commands) == 5
    told = [run(*shortened(line)) for line in commands]
    assert [result.exit_code for result in told] == [0, 0, 2, 0, 0], [result.stderr for result in told]
    shown = blocks[0].splitlines()
    assert shown[1].split() == told[0].stdout.splitlines()[0].replace("\u00a0", " ").split()
    assert shown[-1] == "60 games are in boru.sqlite; played just now: 60."
    assert told[0].stdout.splitlines()[-1] == "3 games are in boru.sqlite; played just now: 3."
    assert told[1].stdout.splitlines()[-1] == "4 games are in boru.sqlite; played just now: 1."
    assert blocks[2].splitlines()[1:] == told[2].stderr.splitlines()
    assert (tmp_path / "boru.html").exists()
    [query] = re.findall(r"```sql\n(.*?)```", PAGES["arena.md"], re.S)
    with closing(sqlite3.connect("boru.sqlite")) as connection:
        assert [bot for bot, _ in connection.execute(query)] == [0, 1, 2]
    [program] = re.findall(r"```python\n(.*?)```", PAGES["arena.md"], re.S)
    exec(compile(program, "arena.md", "exec"), {"__name__": "arena"})
    assert re.fullmatch(r"greedy: .*\neasy: .*\nrandom: .* ± \d+\n", capsys.readouterr().out)
