"""The house keeps its measures: modules one can read, folders one can look through, dependencies that point one way."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "meadhall"
GAMES = sorted(path.name for path in (PACKAGE / "games").iterdir() if (path / "state.py").exists())
MODULES = sorted(path for folder in ("src", "tests", "benchmarks") for path in (ROOT / folder).rglob("*.py"))
WEB_MODULES = sorted(
    path
    for folder in ("src", "scripts", "tests")
    for path in (ROOT / "web" / folder).rglob("*")
    if path.suffix in {".ts", ".js", ".svelte", ".css"} and path.name != "schema.d.ts"
)
"""Types of what the server sends are written by a command."""
FOLDERS = sorted(path.parent for path in PACKAGE.rglob("__init__.py"))

LINES = 350
ENGINE_LINES = 199
IN_A_FOLDER = 14

MAY_IMPORT = {
    "engine": {"engine"},
    "bots": {"bots", "engine", "words"},  # a program may ask for its options in words
    **{f"games/{game}": {f"games.{game}", "engine"} for game in GAMES},
}
"""What parts of the package import of it; all others may import what they like."""


def named(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


@pytest.mark.parametrize("path", [*MODULES, *WEB_MODULES], ids=named)
def test_a_module_is_short_enough_to_read(path: Path) -> None:
    limit = ENGINE_LINES if path.is_relative_to(PACKAGE / "engine") else LINES
    assert len(path.read_text(encoding="utf-8").splitlines()) <= limit


@pytest.mark.parametrize("folder", FOLDERS, ids=named)
def test_a_folder_can_be_looked_through(folder: Path) -> None:
    modules = [path for path in folder.glob("*.py") if path.name != "__init__.py"]
    assert len(modules) <= IN_A_FOLDER


def imports(path: Path) -> set[str]:
    """The modules that a module imports, wherever it does so; of `from meadhall import words`, `meadhall.words`."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert not node.level, f"{path}: modules are imported by their whole names"
            found |= {f"{node.module}.{alias.name}" for alias in node.names}
    return found


@pytest.mark.parametrize("part", MAY_IMPORT)
def test_dependencies_point_one_way(part: str) -> None:
    for path in sorted((PACKAGE / part).rglob("*.py")):
        own = {name.removeprefix("meadhall.") for name in imports(path) if f"{name}.".startswith("meadhall.")}
        wrong = {name for name in own if not f"{name}.".startswith(tuple(f"{may}." for may in MAY_IMPORT[part]))}
        assert not wrong, f"{named(path)} imports {sorted(wrong)}"


@pytest.mark.parametrize("game", GAMES)
def test_tests_of_a_game_lie_as_its_source_does(game: str) -> None:
    folders = {path.parent.name for path in (ROOT / "tests" / "games" / game).glob("*/*.py")}
    # The page's source is in web/src/games/; `second` has rules written once more.
    assert folders - {"page", "second"} <= {path.name for path in (PACKAGE / "games" / game).iterdir()}
