"""What the compiled wheel compiles: every module of engine, bots and games, but for those with a reason."""

from __future__ import annotations

import ast
import importlib
import tomllib
from functools import cache
from pathlib import Path

import pytest
from pathspec import PathSpec

from meadhall import build

ROOT = Path(__file__).parent.parent
FOLDERS = ("engine", "bots", "games")
WHEEL = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["hatch"]["build"]["targets"][
    "wheel"
]
HOOK = WHEEL["hooks"]["mypyc"]

# The build hook uses the older name too.
pytestmark = pytest.mark.filterwarnings("ignore:GitWildMatchPattern:DeprecationWarning")

INTERPRETED = {
    "src/meadhall/bots/loading.py": "reads modules and files of others, once",
    "src/meadhall/bots/registry.py": "reads entry points, once",
    **dict.fromkeys(
        (f"src/meadhall/bots/programs/{name}.py" for name in ("bot", "process", "trying", "wording")),
        "waits for another program",
    ),
    "src/meadhall/engine/saving/digest.py": "looks into the fields of any state, compiled or not",
    "src/meadhall/engine/errors.py": "exceptions, which Python raises and pickles itself",
    "src/meadhall/engine/game.py": "takes functions and msgspec shapes of games that other packages bring",
    "src/meadhall/engine/registry.py": "reads entry points, once",
}
"""Modules that are not compiled though they define no msgspec shapes, and why."""


def modules() -> list[str]:
    """The modules that could be compiled, as paths from the project's root."""
    found = (path for folder in FOLDERS for path in (ROOT / "src" / "meadhall" / folder).rglob("*.py"))
    return sorted(path.relative_to(ROOT).as_posix() for path in found if path.name != "__init__.py")


def matched(patterns: list[str], paths: list[str]) -> set[str]:
    """The paths that patterns match, by the build hook's own matcher."""
    return set(PathSpec.from_lines("gitwildmatch", patterns).match_files(paths))


@cache
def compiled() -> set[str]:
    """The modules that the build hook hands to mypyc."""
    return matched(HOOK["include"], modules()) - matched(HOOK["exclude"], modules())


def has_msgspec_shapes(path: str) -> bool:
    """Whether classes of a module are msgspec's, which are made at run time."""
    tree = ast.parse((ROOT / path).read_text(encoding="utf-8"))
    bases = (base for node in ast.walk(tree) if isinstance(node, ast.ClassDef) for base in node.bases)
    return any(ast.unparse(base) in ("msgspec.Struct", "Struct") for base in bases)


def test_every_module_is_compiled_unless_there_is_a_reason() -> None:
    reasons = {path for path in modules() if has_msgspec_shapes(path)} | INTERPRETED.keys()
    assert sorted(set(modules()) - compiled()) == sorted(reasons)


def test_every_pattern_is_of_use() -> None:
    package = [path.relative_to(ROOT).as_posix() for path in (ROOT / "src").rglob("*.py")]
    for pattern in (*HOOK["include"], *HOOK["exclude"]):
        assert matched([pattern], package), f"{pattern} matches nothing"


@pytest.mark.parametrize("path", modules())
def test_it_is_loaded_as_it_was_built(path: str) -> None:
    name = path.removeprefix("src/").removesuffix(".py").replace("/", ".")
    file = str(importlib.import_module(name).__file__)
    if build.is_compiled() and path in compiled():
        assert file.endswith((".so", ".pyd"))
    else:
        assert file.endswith(".py")
