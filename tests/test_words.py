"""Every message is there in all three languages, and every game can be told in them."""

from __future__ import annotations

import re
from functools import cache
from itertools import product
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import meadhall
from meadhall.contract.wording import Spoken
from meadhall.engine.decision import Decision
from meadhall.engine.registry import game, games
from meadhall.engine.state import Event
from meadhall.words import LANGUAGES, MissingWords, UnknownLanguage, Words, folder, language_of, source

SHARED = ("cli", "common", "web")
ALL = (*SHARED, *games())
NAMES = ["Ada", "Bruno", "Celina", "Dorota", "Edu"]
ROOM_IN_A_BUTTON = 28


class Variables(Visitor):
    """Collects the variables that a message uses, and the messages and terms it refers to."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the visitor's own name
        self.variables.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.references.add(f"-{node.id.name}")

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)


@cache
def entries(language: str, name: str) -> list[ast.EntryType]:
    return list(FluentParser().parse(source(name, language)).body)


def used(node: ast.BaseNode) -> set[str]:
    visitor = Variables()
    visitor.visit(node)
    return visitor.variables


@cache
def shapes(language: str, name: str) -> dict[str, set[str]]:
    """Each message and attribute of a game or of what games share, with the variables it uses."""
    found: dict[str, set[str]] = {}
    for entry in entries(language, name):
        if isinstance(entry, ast.Message):
            found[entry.id.name] = used(entry.value) if entry.value else set()
            for attribute in entry.attributes:
                found[f"{entry.id.name}.{attribute.id.name}"] = used(attribute.value)
    return found


def without_cases(shapes: dict[str, set[str]]) -> dict[str, set[str]]:
    """A language may decline what it names, by its id."""
    return {
        message: {
            each for each in variables if each.removesuffix("_id") == each or each.removesuffix("_id") not in variables
        }
        for message, variables in shapes.items()
    }


# The files.


@pytest.mark.parametrize("name", ALL)
def test_every_language_has_a_file_and_there_are_no_others(name: str) -> None:
    assert {path.name for path in folder(name).iterdir()} == {f"{language}.ftl" for language in LANGUAGES}


def test_the_page_speaks_the_same_languages() -> None:
    types = (Path(__file__).parents[1] / "web" / "src" / "lib" / "types.ts").read_text(encoding="utf-8")
    spoken = re.search(r"export const LANGUAGES = \[(.*?)\]", types)
    assert spoken is not None
    assert tuple(re.findall(r'"(.*?)"', spoken[1])) == LANGUAGES


def test_words_are_in_the_folder_of_their_game_or_are_shared() -> None:
    package = Path(meadhall.__file__).parent
    places = {f"games/{game_id}/locales" for game_id in games()} | {f"locales/{name}" for name in SHARED}
    assert {path.parent.relative_to(package).as_posix() for path in package.rglob("*.ftl")} == places


@pytest.mark.parametrize(("language", "name"), list(product(LANGUAGES, ALL)))
def test_every_file_is_valid_and_says_nothing_twice(language: str, name: str) -> None:
    found = entries(language, name)
    assert [entry.content for entry in found if isinstance(entry, ast.Junk)] == []
    messages = [entry.id.name for entry in found if isinstance(entry, ast.Message)]
    assert len(set(messages)) == len(messages), sorted(each for each in messages if messages.count(each) > 1)
    assert [message for message in messages if message.partition("-")[0] != name] == []


@pytest.mark.parametrize(("language", "name"), list(product(LANGUAGES[1:], ALL)))
def test_every_language_has_the_same_messages_attributes_and_variables(language: str, name: str) -> None:
    assert without_cases(shapes(language, name)) == without_cases(shapes("en", name))


@pytest.mark.parametrize(("language", "name"), list(product(LANGUAGES, ALL)))
def test_what_a_message_refers_to_is_there(language: str, name: str) -> None:
    found = entries(language, name)
    there = {entry.id.name for entry in found if isinstance(entry, ast.Message)}
    there |= {f"-{entry.id.name}" for entry in found if isinstance(entry, ast.Term)}
    visitor = Variables()
    for entry in found:
        visitor.visit(entry)
    assert visitor.references <= there


# Finding words.


@pytest.mark.parametrize(
    ("environ", "language"),
    [
        ({}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "pt_PT.UTF-8"}, "pt-BR"),
        ({"LANG": "pl_PL.UTF-8"}, "pl"),
        ({"LANG": "pl_PL.UTF-8", "LC_MESSAGES": "pt_BR.UTF-8"}, "pt-BR"),
        ({"LANG": "pl_PL.UTF-8", "LC_ALL": "en_GB.UTF-8"}, "en"),
        ({"LANG": "pl_PL.UTF-8", "LC_ALL": ""}, "pl"),
    ],
)
def test_the_language_comes_from_the_locale(environ: dict[str, str], language: str) -> None:
    assert language_of(environ) == language


def test_a_language_that_is_not_spoken_is_refused() -> None:
    with pytest.raises(UnknownLanguage, match="there are: en, pt-BR, pl"):
        Words("xx")


def test_a_thing_is_named_by_its_id_then_without_its_number_then_by_its_kind() -> None:
    words = Words("en")
    assert words.thing("boru", "card.11") == "red 11"
    assert words.thing("boru", "town.con5") == "Connaught 5"
    assert words.text("boru", "town.con5") == "red"
    assert words.thing("boru", "amount.3") == "3"
    assert words.thing("boru", "pass") == "Don't expand"
    assert words.thing("odin", "pass") == "Pass"


def test_a_seat_is_named_by_its_player() -> None:
    assert Words("pl").thing("boru", "seat.1", NAMES) == "Bruno"
    assert Words("pl").thing("boru", "seat.1") == "Gracz 2"


def test_a_cell_is_worded_part_by_part() -> None:
    words = Words("en")
    assert words.cell("boru", ["seat.1 2", "label.viking 1"], NAMES) == "Bruno: 2, (Vikings) 1"
    assert words.cell("boru", "town.con5 seat.1", NAMES) == "Connaught 5 (Bruno)"
    assert words.cell("boru", "1/4") == "1/4"
    assert words.cell("boru", 7) == "7"
    assert words.cell("boru", "") == ""
    assert words.cell("boru", ["", " "]) == ""


def test_what_is_missing_is_an_error() -> None:
    words = Words("en")
    for missing in ("town.atlantis1", "nothing"):
        with pytest.raises(MissingWords):
            words.thing("boru", missing)
    with pytest.raises(MissingWords):
        words.question("boru", Decision(0, "no_such_question", []), NAMES)
    with pytest.raises(MissingWords):
        words.event("boru", Event("no_such_event", 0, "", 0, -1, False), NAMES)
    with pytest.raises(MissingWords):
        words.say("common-amount")  # a variable that the message needs is not given


def test_a_hidden_thing_is_told_without_it() -> None:
    event = Event("keeps", 1, "card.11", 0, -1, True)
    words = Words("en")
    assert words.event("boru", event.seen_by(1), NAMES) == "Bruno keeps red 11."
    assert words.event("boru", event.seen_by(0), NAMES) == "Bruno keeps a card."


def test_bare_words_select_and_are_never_shown() -> None:
    words = Words("en")
    assert words.question("boru", Decision(0, "lose_town", [], "own"), NAMES).startswith("Which of your towns")
    assert words.question("boru", Decision(0, "lose_town", [], "seat.2"), NAMES).startswith("Which town does Celina")


@pytest.mark.parametrize(
    ("amount", "said"),
    [(1, "1 monetę"), (2, "2 monety"), (4, "4 monety"), (5, "5 monet"), (12, "12 monet"), (22, "22 monety")],
)
def test_polish_counts_in_three_forms(amount: int, said: str) -> None:
    assert Words("pl").event("boru", Event("coins", 0, "", amount, -1, False), NAMES) == f"Ada dostaje {said}."


def test_no_invisible_marks_are_put_around_names() -> None:
    assert Words("en").event("boru", Event("names", 0, "town.con5", 0, -1, False), NAMES) == "Ada chooses Connaught 5."


def test_a_game_in_a_package_of_its_own_brings_its_words(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    class Point:
        name = "chess"
        module = "chess_hall"

    (tmp_path / "chess_hall" / "locales").mkdir(parents=True)
    (tmp_path / "chess_hall" / "__init__.py").touch()
    (tmp_path / "chess_hall" / "locales" / "en.ftl").write_text("chess-name = Chess\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setattr("meadhall.words.entry_points", lambda group: [Point])
    assert Words("pl").name("chess") == "Chess"  # in English, as it speaks no Polish


# Every game can be told.


@pytest.fixture(scope="module", params=list(games()))
def spoken(request: pytest.FixtureRequest) -> tuple[str, Spoken]:
    return request.param, Spoken(game(request.param))


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_can_be_told(spoken: tuple[str, Spoken], language: str) -> None:
    game_id, heard = spoken
    words = Words(language, fallback=False)
    assert words.name(game_id)
    assert words.say(f"{game_id}-blurb")
    assert words.say(f"{game_id}-rules-1")
    said = [words.thing(game_id, name, NAMES) for name in sorted(heard.things)]
    said += [words.text(game_id, name) for name in sorted(heard.things)]
    said += [words.why(game_id, reason) for reason in sorted(heard.reasons)]
    said += [words.score(game_id, category) for category in sorted(heard.categories)]
    said += [words.tie(game_id, name) for name in sorted(heard.ties)]
    said += [words.sheet(game_id, title) for title in sorted(heard.titles)]
    said += [words.column(game_id, column) for column in sorted(heard.columns)]
    for setting in game(game_id).settings:
        said.append(words.setting(game_id, setting.name))
        said += [words.setting(game_id, setting.name, value) for value in setting.values]
    for cell in sorted(heard.cells):
        bare = [word for word in cell.split() if "." not in word]
        assert not re.search(r"[^\W\d]", " ".join(bare)), f"{cell!r} is shown as it is, in every language"
        said.append(words.cell(game_id, cell, NAMES))
    for decision in heard.questions.values():
        question = words.question(game_id, decision, NAMES)
        assert_bare_word_is_not_shown(language, decision.about, question)
        said.append(question)
    for event in heard.events.values():
        told = words.event(game_id, event, NAMES)
        assert told, f"{event} is told with nothing"
        assert_bare_word_is_not_shown(language, event.thing, told)
        said.append(told)
    raw = re.compile(r"\b[a-z]\w*\.\w|\bnone\b(?! of\b)|\{")
    assert [sentence for sentence in said if raw.search(sentence)] == []


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_fits_a_button(spoken: tuple[str, Spoken], language: str) -> None:
    """Those that were offered, and all others of their kinds."""
    game_id, heard = spoken
    words = Words(language, fallback=False)
    kinds = {f"{game_id}-{option.partition('.')[0]}" for option in heard.options}
    names = [words.thing(game_id, option, NAMES) for option in sorted(heard.options)]
    names += [
        words.say(message, number=2, id="2")
        for message in sorted(shapes(language, game_id))
        if "." not in message and (message in kinds or any(message.startswith(f"{kind}-") for kind in kinds))
    ]
    assert [name for name in names if len(name) > ROOM_IN_A_BUTTON or name.endswith(".")] == []


def assert_bare_word_is_not_shown(language: str, name: str, said: str) -> None:
    """A bare word chooses between variants; in English it may happen to be an English word."""
    if language != "en" and name and "." not in name:
        assert not re.search(rf"\b{name}\b", said), f"{name!r} is shown as it is in {said!r}"


def test_what_cannot_be_said_is_called_by_its_name_where_a_game_must_go_on() -> None:
    lenient = Words("pl", lenient=True)
    assert lenient.say("boru-no-such-message") == "boru-no-such-message"
    assert lenient.thing("boru", "card.no_such") == "card.no_such"
