"""Handbooks: rules in three languages, built alike, with a place for every question and lesson; safe to show."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from meadhall.engine.game import Game
from meadhall.engine.registry import games
from meadhall.handbook import handbook, has_handbook, to_html
from meadhall.words import LANGUAGES
from tests.test_words import shapes

OURS = ("boru", "feudum", "odin", "raiders")


@pytest.mark.parametrize("game_id", OURS)
def test_every_question_and_lesson_is_explained_in_one_place_and_there_is_an_example(game_id: str) -> None:
    begin = f"{game_id}-ask-"
    asked = {each.removeprefix(begin) for each in shapes("en", game_id) if each.startswith(begin)}
    known = {kind for kind in asked if "." not in kind} | set(games()[game_id].lessons) | {"example"}
    explained = [name for section in handbook(games()[game_id], "en") for name in section.explains]
    assert set(explained) == known
    assert len(explained) == len(known)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game_id", OURS)
def test_it_is_built_alike_in_all_languages(game_id: str, language: str) -> None:
    own = handbook(games()[game_id], language)
    english = handbook(games()[game_id], "en")
    assert [(each.id, each.level, each.explains) for each in own] == [
        (each.id, each.level, each.explains) for each in english
    ]
    assert [each.html.count("<table>") for each in own] == [each.html.count("<table>") for each in english]
    assert len({each.id for each in own}) == len(own)
    assert language == "en" or all(a.title != b.title for a, b in zip(own, english, strict=True))


@pytest.mark.parametrize("game_id", OURS)
def test_what_is_for_the_documentation_alone_is_not_in_it(game_id: str) -> None:
    for language in LANGUAGES:
        whole = "".join(section.html for section in handbook(games()[game_id], language))
        assert not re.search(r"&lt;!--|\]\(|\.md", whole)


def test_nothing_but_text_comes_of_it() -> None:
    text = '<b onclick="x()">a</b> [b](javascript:x) [c](https://example.org "t") ![d](https://example.org/d.png)'
    assert to_html(text) == ("<p>&lt;b onclick=&quot;x()&quot;&gt;a&lt;/b&gt; [b](javascript:x) c d</p>\n")
    assert to_html("a <!-- site -->for the site<!-- end -->b<!-- c --> `<i>`") == "<p>a b <code>&lt;i&gt;</code></p>\n"


def test_a_game_in_a_package_of_its_own_brings_its_handbook(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "told_hall"
    (package / "handbook").mkdir(parents=True)
    (package / "__init__.py").touch()
    (package / "handbook" / "en.md").write_text("# A game\n\nAll.\n\n## A turn\n\n<!-- explains: cell -->\n\nOne.\n")
    (package / "handbook" / "pl.md").write_text("# Gra\n\nWszystko.\n\n## Ruch\n\nJeden.\n", encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    rules = games()["boru"].rules
    game = Game("told", version=1, players=range(2, 3), package="told_hall", rules=rules)
    assert has_handbook(game)
    assert [(each.id, each.title, each.explains) for each in handbook(game, "pl")] == [
        ("a-game", "Gra", []),
        ("a-turn", "Ruch", ["cell"]),
    ]
    assert handbook(game, "pt-BR") == handbook(game, "en")
    silent = Game("silent", version=1, players=range(2, 3), package="meadhall.engine", rules=rules)
    assert not has_handbook(silent)
    assert handbook(silent, "en") == []
