"""The server's modules depend one way: from the API over the use-cases down to storage."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import meadhall.server

ROOT = Path(meadhall.server.__file__).parent

LAYERS = [
    {"storage", "socket_protocol"},
    {"errors", "clock", "tokens", "user_text", "settings", "schemas", "operations"},
    {"caller", "lessons", "rate_limits", "messaging"},
    {"tables"},
    {"bots", "people", "cleanup", "admin", "turn_notices"},
    {"services"},
    {"api"},
    {"app", "http_protocol"},
    {"serving"},
    {"__init__"},
]
"""From the lowest up: a module imports its own layer and those below."""


def layer_of(name: str) -> int:
    return next(number for number, names in enumerate(LAYERS) if name in names)


def imported_by(path: Path) -> set[str]:
    """The parts of the server that a module imports."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    modules = [node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
    return {module.split(".")[2] for module in modules if module.startswith("meadhall.server.")}


@pytest.mark.parametrize("path", sorted(ROOT.rglob("*.py")), ids=lambda path: path.relative_to(ROOT).as_posix())
def test_a_module_imports_nothing_from_above(path: Path) -> None:
    own = path.relative_to(ROOT).with_suffix("").parts[0]
    above = {name for name in imported_by(path) if layer_of(name) > layer_of(own)}
    assert not above
