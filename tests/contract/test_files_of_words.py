"""The files of words: what cannot be read is named by its line, and so is what only English says, or nobody uses."""

from __future__ import annotations

import pytest

from meadhall.contract import wording
from meadhall.contract.wording import files, missing_words, unused_words
from meadhall.engine.registry import game
from meadhall.handbook import Section
from meadhall.words import Words, source

BORU = game("boru")


def with_words(monkeypatch: pytest.MonkeyPatch, language: str, text: str) -> None:
    """Boru, as if its file of that language ended so."""

    def read(name: str, asked: str) -> str:
        return source(name, asked) + (text if asked == language else "")

    monkeypatch.setattr(files, "source", read)


def test_a_line_that_is_no_fluent_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    with_words(monkeypatch, "pl", "\nboru-oops = { $seat\n")
    line = source("boru", "pl").count("\n") + 2
    (fault,) = files.file_faults(BORU, "pl")
    assert fault.startswith((f"locales/pl.ftl, line {line}: ", f"locales/pl.ftl, line {line + 1}: "))
    assert "boru-oops" in fault


def test_what_english_says_all_languages_say(monkeypatch: pytest.MonkeyPatch) -> None:
    with_words(monkeypatch, "en", "\nboru-town-atlantis = Atlantis\nboru-name = Boru\n    .text = A game.\n")
    assert files.file_faults(BORU, "en") == []
    assert files.file_faults(BORU, "pl") == [
        "pl: 'boru-name' has no .text, which English has",
        "pl: there is no message 'boru-town-atlantis', which English has",
    ]


def test_words_of_another_game_are_listed(monkeypatch: pytest.MonkeyPatch) -> None:
    assert unused_words(BORU) == []
    with_words(monkeypatch, "en", "\nboru-told-unwraps = { $seat } unwraps it.\n")
    assert unused_words(BORU) == ["boru-told-unwraps"]


@pytest.mark.parametrize("message", ["hope-", "have-", "reason-", "matters-"])
def test_words_of_hints_are_looked_for(message: str, monkeypatch: pytest.MonkeyPatch) -> None:
    has = Words._find

    def find(self: Words, name: str, attribute: str, args: dict[str, str]) -> str | None:
        return None if name.startswith(f"boru-{message}") else has(self, name, attribute, args)

    monkeypatch.setattr(Words, "_find", find)
    assert any(f"boru-{message}" in line for line in missing_words(BORU, "en"))


def test_the_handbook_explains_what_there_is(monkeypatch: pytest.MonkeyPatch) -> None:
    assert wording.explained_nowhere(BORU) == []
    section = Section("x", "Trade", 1, "", ["bargain_hunting"])
    monkeypatch.setattr(wording, "handbook", lambda game, language: [section])
    (fault,) = wording.explained_nowhere(BORU)
    assert fault.startswith("handbook/en.md, 'Trade': explains 'bargain_hunting'")
