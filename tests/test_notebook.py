"""A match in a notebook shows its table, in words, as the seat sees it that is asked."""

from __future__ import annotations

import re
from html.parser import HTMLParser

import pytest

import meadhall
from meadhall.arena import play
from meadhall.engine.registry import games
from meadhall.notebook import html_of
from meadhall.words import LANGUAGES, Words


class Balanced(HTMLParser):
    """Fails where what is opened is not closed, and keeps the text."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.text = ""
        self.feed(html)
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: object) -> None:
        self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text += data + " "


def test_a_match_shows_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C")
    match = meadhall.game("boru").new(3, seed=1)
    html = match._repr_html_()
    assert html is not None
    text = Balanced(html).text
    assert "Brian Boru" in text
    assert "Which" in text or "Where" in text
    assert "Regions" in text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", list(games()))
def test_every_game_is_shown_in_words(game: str, language: str) -> None:
    found = meadhall.game(game)
    match = found.new(max(found.players), seed=2)
    text = Balanced(html_of(match, words=Words(language, fallback=False))).text
    assert not re.search(r"\b[a-z]+\.[a-z]\w*\b", text), text


def test_what_another_seat_holds_is_not_shown() -> None:
    match = play(meadhall.game("boru"), ["random"] * 3, 3).at(30)
    words = Words("en")
    assert html_of(match, 0, words) != html_of(match, 1, words)


def test_a_finished_match_is_shown_too() -> None:
    match = play(meadhall.game("boru"), ["random"] * 3, 4)
    assert str(match.scores()[0].total) in Balanced(html_of(match, words=Words("en"))).text
