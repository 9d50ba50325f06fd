"""The site of the documentation is strict (`make docs` builds it): what it must not let pass, and what it must hold."""

from __future__ import annotations

import importlib.util
import re
from pathlib import Path
from types import ModuleType, SimpleNamespace

import griffe

from meadhall.words import LANGUAGES

ROOT = Path(__file__).parent.parent
OURS = ("boru", "feudum", "odin", "raiders")
SETTINGS = (ROOT / "mkdocs.yml").read_text(encoding="utf-8")


def module(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, ROOT / "docs" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    loaded = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(loaded)
    return loaded


def test_a_public_name_without_a_docstring_is_found() -> None:
    hooks = module("hooks")
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
    # Not `--quiet`: what is not told is not counted either.
    assert "mkdocs build --strict\n" in (ROOT / "Makefile").read_text(encoding="utf-8")


# For players.


def test_tables_of_the_players_pages_are_as_the_data_have_them() -> None:
    tables = module("tables")
    old = [path for path in tables.pages() if tables.made_anew(path) != path.read_text(encoding="utf-8")]
    assert not old, "python docs/tables.py writes them anew"


def test_a_language_has_all_players_pages_and_they_are_on_the_site() -> None:
    folders = [path for path in (ROOT / "docs" / "players").iterdir() if path.is_dir()]
    assert {folder.name for folder in folders} == set(LANGUAGES)
    for language in LANGUAGES:
        index = (ROOT / "docs" / "players" / language / "index.md").read_text(encoding="utf-8")
        for game in OURS:
            assert f"src/meadhall/games/{game}/handbook/{language}.md)" in index
            assert f": players/{language}/{game}.md\n" in SETTINGS


def test_links_between_players_pages_lead_to_where_they_are_on_the_site() -> None:
    page = SimpleNamespace(file=SimpleNamespace(src_uri="players/pl/index.md"))
    text = "[a](../../../src/meadhall/games/odin/handbook/pl.md), [b](../../../../../docs/odin.md)"
    assert module("hooks").on_page_markdown(text, page, {}, None) == "[a](odin.md), [b](../../odin.md)"
