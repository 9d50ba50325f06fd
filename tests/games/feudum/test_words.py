"""The words of Feudum name all that its rules ask, offer and tell, and say what its data say."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.serializer import serialize_pattern

import meadhall.games.feudum
from meadhall.games.feudum.components.cards import COUNTS_LOCATIONS, Way
from meadhall.games.feudum.components.differences import DIFFERENCES
from meadhall.games.feudum.components.pieces import GOODS_TOTAL, count
from meadhall.games.feudum.player import CATEGORIES
from meadhall.games.feudum.setup import SETTINGS
from meadhall.games.feudum.state import PHASES
from meadhall.words import LANGUAGES
from tests.games.feudum.table import COMPONENTS

HERE = Path(meadhall.games.feudum.__file__).parent
SOURCES = [HERE / "setup.py", *sorted((HERE / "rules").rglob("*.py"))]
THING = re.compile(r"(ability|action|function|harvest|invention|pouch|role|way)\.\w+")
CARDS = COMPONENTS.cards


@cache
def spoken(language: str) -> dict[str, str]:
    """Every message and attribute of a language, as it is written."""
    found: dict[str, str] = {}
    for entry in FluentParser().parse((HERE / "locales" / f"{language}.ftl").read_text(encoding="utf-8")).body:
        if isinstance(entry, ftl.Message) and entry.value:
            found[entry.id.name] = serialize_pattern(entry.value)
            for attribute in entry.attributes:
                found[f"{entry.id.name}.{attribute.id.name}"] = serialize_pattern(attribute.value)
    return found


@cache
def nodes() -> list[ast.AST]:
    """All that the rules are written in."""
    return [node for path in SOURCES for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))]


def constants() -> Iterator[str]:
    for node in nodes():
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


def said_by(function: str, place: int) -> set[str]:
    """What the rules give to a function at that place among its arguments, where they say it outright."""
    found = set()
    for node in nodes():
        if not isinstance(node, ast.Call) or len(node.args) <= place:
            continue
        called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        argument = node.args[place]
        if called == function and isinstance(argument, ast.Constant) and isinstance(argument.value, str):
            found.add(argument.value)
    return found


def is_named(language: str, thing: str) -> bool:
    kind, _, name = thing.partition(".")
    bare = re.sub(r"_?\d+$", "", name)
    candidates = {f"feudum-{kind}-{name}", f"feudum-{kind}-{bare}", f"feudum-{kind}"}
    return not candidates.isdisjoint(spoken(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_the_rules_ask_and_tell_has_words(language: str) -> None:
    asked = said_by("Decision", 1) | said_by("ask", 2)
    assert len(asked) > 30
    assert {kind for kind in asked if f"feudum-ask-{kind}" not in spoken(language)} == set()
    told = said_by("tell", 0)
    assert len(told) > 30
    assert {kind for kind in told if f"feudum-told-{kind}" not in spoken(language)} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_things_have_names(language: str) -> None:
    things = {value for value in constants() if THING.fullmatch(value)}
    assert len(things) > 15
    names = (
        COMPONENTS.board.locations,
        COMPONENTS.board.regions,
        COMPONENTS.goods,
        COMPONENTS.characters,
        COMPONENTS.kinds,
        COMPONENTS.vessels,
        COMPONENTS.monsters,
        COMPONENTS.landscapes,
        COMPONENTS.guilds.names,
        COMPONENTS.guilds.scrolls,
        CARDS.actions,
        CARDS.writs,
    )
    for named in names:
        things.update(named.names)
    things.update(f"phase.{phase}" for phase in PHASES)
    things.update(f"score.{category}" for category in CATEGORIES)
    assert {thing for thing in things if not is_named(language, thing)} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_abilities_and_guilds_say_what_they_do(language: str) -> None:
    things = [*CARDS.actions.names, *CARDS.writs.names, *COMPONENTS.guilds.names.names, *COMPONENTS.landscapes.names]
    things += sorted({value for value in constants() if value.startswith("ability.")})
    assert [thing for thing in things if f"feudum-{thing.replace('.', '-')}.text" not in spoken(language)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_setting_and_each_of_its_values_has_words(language: str) -> None:
    assert len(DIFFERENCES) == 19
    for setting in SETTINGS:
        assert f"feudum-setting-{setting.name}" in spoken(language)
        for value in setting.values:
            assert f"feudum-setting-{setting.name}-{value}" in spoken(language)


def numbers_in(text: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", text)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_differences_with_numbers_are_called_by_them(language: str) -> None:
    differences = COMPONENTS.differences
    for number, name in enumerate(DIFFERENCES):
        if name in ("region_scale", "farm_limit", "spill"):
            said = numbers_in(spoken(language)[f"feudum-setting-{name}-seed"])
            assert said == differences.seed_numbers[number]
    assert numbers_in(spoken(language)["feudum-setting-region_scale-published"]) == [1, 3, 5, 7, 9, 11]
    assert numbers_in(spoken(language)["feudum-setting-shillings-seed"]) == [3, 3]
    assert numbers_in(spoken(language)["feudum-setting-shillings-published"]) == [1, 3]


@pytest.mark.parametrize("language", LANGUAGES)
def test_charters_say_their_points(language: str) -> None:
    for writ, name in enumerate(CARDS.writs.names):
        points = [each for each in CARDS.charter_points[writ] if each]
        if not points:
            continue
        said = numbers_in(spoken(language)[f"feudum-{name.replace('.', '-')}.text"])
        assert [number for number in said if number in points][: len(points)] == points, name
        if CARDS.charter_counts[writ] == COUNTS_LOCATIONS:
            assert said == [*points, *range(1, len(points) + 1)]


def numbers_of(way: Way) -> list[int]:
    """What a way to play a mandate costs and brings, as numbers."""
    paid = [count(way.pay, good) for good in range(GOODS_TOTAL) if count(way.pay, good)]
    return [*paid, way.stars, way.attack, way.shillings, way.goods, way.markers]


@pytest.mark.parametrize("language", LANGUAGES)
def test_mandates_say_what_they_cost_and_bring(language: str) -> None:
    for writ, ways in enumerate(CARDS.ways):
        said = numbers_in(spoken(language)[f"feudum-{CARDS.writs.names[writ].replace('.', '-')}.text"])
        wanted = {number for way in ways for number in numbers_of(way) if number}
        assert set(said) == wanted, CARDS.writs.names[writ]
