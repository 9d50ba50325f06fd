"""The site of the documentation is strict (`make docs` builds it): what it must not let pass, and what it must hold."""

from __future__ import annotations

import importlib.util
import re
from pathlib import Path
from types import ModuleType

import griffe
import pytest

ROOT = Path(__file__).parent.parent
SETTINGS = (ROOT / "mkdocs.yml").read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def hooks() -> ModuleType:
    spec = importlib.util.spec_from_file_location("hooks", ROOT / "docs" / "hooks.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_a_public_name_without_a_docstring_is_found(hooks: ModuleType) -> None:
    code = {
        "__init__.py": '"""A package."""\nfrom small.inner import Kept, left\n__all__ = ["Kept"]\n',
        "inner.py": '"""Inside."""\n\n'
        'class Base:\n    """One."""\n    def told(self) -> None:\n        """Yes."""\n\n'
        'class Kept(Base):\n    """Two."""\n    def told(self) -> None: ...\n    def silent(self) -> None: ...\n'
        "    def _own(self) -> None: ...\n\ndef left() -> None: ...\n",
    }
    with griffe.temporary_visited_package("small", modules=code) as small:
        assert list(hooks.undocumented(small, set())) == ["small.inner.Kept.silent"]
        assert list(hooks.undocumented(small["inner"], set())) == ["small.inner.Kept.silent", "small.inner.left"]


def test_packages_that_say_what_is_public_are_in_the_reference() -> None:
    shown = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "docs" / "reference").glob("*.md"))
    for name in ("meadhall", "meadhall.bots", "meadhall.arena", "meadhall.contract", "meadhall.envs"):
        assert f"::: {name}\n" in shown


def test_whatever_is_wrong_is_a_warning_and_thus_an_error() -> None:
    checks = re.findall(
        r"^    (\w+): (\w+)$", SETTINGS[SETTINGS.index("\nvalidation:") : SETTINGS.index("\nnav:")], re.M
    )
    assert len(checks) == 7
    assert {level for _, level in checks} == {"warn"}
    assert "mkdocs build --strict" in (ROOT / "Makefile").read_text(encoding="utf-8")
