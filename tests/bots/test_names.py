"""A bot is named by its kind, by an entry point, by its class or by a command; anything else is refused in one line."""

from __future__ import annotations

from pathlib import Path

import pytest

from meadhall import bots
from meadhall.arena import play
from meadhall.bots import ProgramBot, SearchBot
from meadhall.bots.registry import OURS
from meadhall.engine.errors import MeadhallError, UnknownBot
from meadhall.words import LANGUAGES, Words
from tests.bots.plug_ins import FIRST, offer


@pytest.fixture
def first(tmp_path: Path) -> Path:
    path = tmp_path / "first.py"
    path.write_text(FIRST, encoding="utf-8")
    return path


def said(error: MeadhallError) -> list[str]:
    """What went wrong, in each language, with all that the message wants to know."""
    return [Words(language, fallback=False).say(f"cli-wrong-{error.code}", **error.values) for language in LANGUAGES]


def test_ours_are_named_from_the_weakest_to_the_strongest(monkeypatch: pytest.MonkeyPatch) -> None:
    offer(monkeypatch, {})
    assert bots.names() == list(OURS)
    assert [bots.make(name, 1).name for name in OURS] == list(OURS)
    assert isinstance(bots.make("20x", 1), SearchBot)


def test_a_bot_of_another_package_is_named_after_ours(monkeypatch: pytest.MonkeyPatch) -> None:
    offer(monkeypatch, {"owl": "docs.examples.one_ply:OnePly"})
    assert bots.names() == [*OURS, "owl"]
    assert play("boru", ["owl", "random", "random"], 1, limit=2000).over
    assert bots.make_installed("owl", 3).name == "one-ply"


@pytest.mark.parametrize(
    ("name", "value", "why"),
    [
        ("owl", "tests.no_such_module:Owl", "ModuleNotFoundError: No module named 'tests.no_such_module'"),
        ("owl", "json:loads", "json:loads is no class that derives from meadhall.Bot"),
        ("owl", "docs.examples.one_ply:Owl", "has no attribute 'Owl'"),
        ("greedy", "docs.examples.one_ply:OnePly", "the name 'greedy' is taken"),
        ("human", "docs.examples.one_ply:OnePly", "the name 'human' is taken"),
        ("wise,owl", "docs.examples.one_ply:OnePly", "is no name for a bot"),
        ("engine:owl", "docs.examples.one_ply:OnePly", "is no name for a bot"),
    ],
)
def test_a_broken_plug_in_is_left_out_and_named(
    name: str, value: str, why: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    offer(monkeypatch, {name: value, "fine": "docs.examples.one_ply:OnePly"})
    assert bots.names() == [*OURS, "fine"]
    assert list(bots.broken()) == [name]
    assert why in bots.broken()[name]


def test_who_asks_for_a_broken_plug_in_is_told_why(monkeypatch: pytest.MonkeyPatch) -> None:
    offer(monkeypatch, {"owl": "json:loads"})
    with pytest.raises(UnknownBot, match="the bot 'owl' cannot be loaded: json:loads is no class") as refused:
        bots.make("owl", 1)
    assert all("owl" in words for words in said(refused.value))


def test_a_class_is_named_by_its_file_or_its_module(first: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    by_file = bots.make(f"{first}:First", 1)
    assert by_file.name == f"{first}:First"
    assert type(by_file) is type(bots.make(f"{first}:First", 2))
    monkeypatch.chdir(first.parent)
    assert play("boru", ["first.py:First", "first:First", "docs.examples.one_ply:OnePly"], 1).over


def test_a_file_is_read_with_what_lies_beside_it(tmp_path: Path) -> None:
    (tmp_path / "beside_it.py").write_text(FIRST, encoding="utf-8")
    (tmp_path / "mine.py").write_text("from beside_it import First\nclass Mine(First):\n    name = 'mine'\n")
    assert bots.make(f"{tmp_path / 'mine.py'}:Mine", 1).name == "mine"


@pytest.mark.parametrize(
    ("name", "code", "message"),
    [
        ("nobody", "bot", "there is no bot 'nobody'; there are: random"),
        ("", "bot", "there is no bot ''"),
        ("first.py:Second", "bot-class", "there is no 'Second' in first.py; its bots are: First, Failing"),
        ("first.py:Thing", "bot-kind", "first.py:Thing is no class that derives from meadhall.Bot"),
        ("first.py:Choosy", "bot-unmade", "cannot be made with a seed: TypeError"),
        ("broken.py:First", "broken-bot", "cannot be loaded: SyntaxError"),
        ("missing.py:First", "bot-file", "there is no file 'missing.py'"),
        ("no_such_module:First", "bot-module", "there is no module 'no_such_module'"),
        ("wants:First", "broken-bot", "No module named 'no_such_module'"),
        ("engine:", "engine-empty", "say which command starts the engine"),
        ("engine:./no-such-program --fast", "engine-missing", "'./no-such-program' cannot be run"),
        ("engine:'open", "engine-command", "cannot be read as a command: No closing quotation"),
    ],
)
def test_what_is_no_bot_is_refused_in_one_line_in_every_language(
    name: str, code: str, message: str, first: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (first.parent / "broken.py").write_text("def:\n")
    (first.parent / "wants.py").write_text("import no_such_module\n")
    monkeypatch.chdir(first.parent)
    monkeypatch.syspath_prepend(first.parent)
    with pytest.raises(UnknownBot) as refused:
        bots.make(name, 1)
    assert message in str(refused.value)
    assert refused.value.code == code
    assert len({*said(refused.value)}) == len(LANGUAGES)


def test_what_is_no_name_at_all_is_refused() -> None:
    with pytest.raises(UnknownBot, match="a bot is named by a text, not by 3"):
        bots.make(3, 1)  # type: ignore[arg-type]
    with pytest.raises(UnknownBot, match="a seat is for a bot or the name of one, not for 3"):
        play("boru", ["random", 3, "random"])  # type: ignore[list-item]


@pytest.mark.parametrize("name", ["first.py:First", "docs.examples.one_ply:OnePly", "engine:cat", "200x", "nobody"])
def test_names_of_others_make_nothing_but_what_is_installed(
    name: str, first: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(first.parent)
    with pytest.raises(UnknownBot, match="there is no bot"):
        bots.make_installed(name, 1)


def test_an_engine_is_started_only_when_it_is_asked() -> None:
    assert isinstance(bots.make("engine:cat", 1), ProgramBot)


def test_names_stand_between_commas_that_are_not_quoted() -> None:
    assert bots.split_names("a, b") == ["a", "b"]
    assert bots.split_names('greedy,engine:"./my engine" --at 1') == ["greedy", 'engine:"./my engine" --at 1']
    assert bots.split_names('engine:./e "--at=1,2",b') == ['engine:./e "--at=1,2"', "b"]
    assert bots.split_names("a,") == ["a", ""]
