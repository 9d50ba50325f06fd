"""Files that the documentation names in its tables are there."""

from __future__ import annotations

import re
from fnmatch import fnmatch
from pathlib import Path

import pytest

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
    there = [path.as_posix() for folder in folders for path in folder.rglob("*.*")]
    named = {name for line in PAGES[page].splitlines() if line.startswith("|") for name in FILE.findall(line)}
    assert not {name for name in named if not any(fnmatch(path, f"*/{name}") for path in there)}


@pytest.mark.parametrize("game", ["odin", "raiders"])
def test_rules_and_their_tests_are_in_the_game_s_table(game: str) -> None:
    named = set(FILE.findall(PAGES[f"{game}.md"]))
    for folder in (ROOT / "src" / "meadhall" / "games" / game, ROOT / "tests" / "games" / game):
        modules = {path.relative_to(folder).as_posix() for path in folder.glob("rules/[a-z]*.py")}
        assert not modules - named
