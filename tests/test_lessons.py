"""Every chapter of every lesson can be played by the rules, and says what it has to say in all three languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from meadhall.engine.errors import BadData
from meadhall.engine.game import Game
from meadhall.engine.registry import games
from meadhall.lessons import Lesson, LessonData, StepData, faults, lesson, lessons
from meadhall.words import LANGUAGES, Words
from tests.test_words import shapes

CHAPTERS = [chapter for game in games().values() for chapter in lessons(game)]
LONGEST = 240
SENTENCE_END = re.compile(r"[.!?](?:\s|$)")


def named(chapter: Lesson) -> str:
    return f"{chapter.game.id}-{chapter.name}"


def message(chapter: Lesson, step: str = "") -> str:
    return f"{chapter.game.id}-lesson-{chapter.name}" + (f"-{step}" if step else "")


@pytest.mark.parametrize("chapter", CHAPTERS, ids=named)
def test_a_chapter_can_be_played_by_the_rules(chapter: Lesson) -> None:
    assert faults(chapter) == []


@pytest.mark.parametrize("chapter", CHAPTERS, ids=named)
def test_whoever_learns_is_asked_before_others_move(chapter: Lesson) -> None:
    """Nothing moves while the first words are read; and whoever learns has something to do."""
    assert chapter.turns[0].seat == chapter.seat
    assert chapter.begin().decision_of(chapter.seat) is not None
    assert len({step.id for step in chapter.steps}) == len(chapter.steps)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("chapter", CHAPTERS, ids=named)
def test_a_step_is_said_in_two_sentences_at_most(chapter: Lesson, language: str) -> None:
    words = Words(language, fallback=False)
    assert words.say(message(chapter))
    said = [words.say(message(chapter, step.id)) for step in chapter.steps]
    assert [each for each in said if len(each) > LONGEST or len(SENTENCE_END.findall(each)) > 2] == []


@pytest.mark.parametrize("chapter", CHAPTERS, ids=named)
def test_something_is_said_when_something_else_is_tried(chapter: Lesson) -> None:
    """Where anything else could be tried."""
    match = chapter.begin()
    known = shapes("en", chapter.game.id)
    for step in chapter.steps:
        strict = False
        for turn in step.turns:
            decision = match.decision_of(turn.seat)
            assert decision is not None
            strict |= turn.seat == chapter.seat and not all(map(turn.allows, decision.options))
            match.choose(next(filter(turn.allows, decision.options)), turn.seat)
        assert strict == (f"{message(chapter, step.id)}.else" in known), step.id


@pytest.mark.parametrize("chapter", CHAPTERS, ids=named)
def test_what_is_lit_has_a_name(chapter: Lesson) -> None:
    words = Words("en", fallback=False)
    assert all(
        words.thing(chapter.game.id, thing, ["A", "B", "C", "D"]) for step in chapter.steps for thing in step.light
    )


@pytest.mark.parametrize("game", games().values(), ids=list(games()))
def test_there_is_no_word_without_a_step_and_no_file_without_a_chapter(game: Game) -> None:
    steps = {message(chapter, step.id) for chapter in lessons(game) for step in chapter.steps}
    known = steps | {message(chapter) for chapter in lessons(game)}
    said = {each for each in shapes("en", game.id) if each.startswith(f"{game.id}-lesson-")}
    assert {each.removesuffix(".else") for each in said} == known
    folder = Path(__file__).parents[1] / "src" / "meadhall" / "games" / game.id / "lessons"
    assert {path.stem for path in folder.glob("*.toml")} == set(game.lessons)


def test_a_rule_that_breaks_a_chapter_is_found() -> None:
    game = games()["boru"]
    broken = LessonData(
        players=3, seed=1, steps=(StepData("a", moves="town.mun1|town.atlantis"), StepData("b", moves="card.1"))
    )
    (fault,) = faults(Lesson(game, "broken", broken))
    assert fault.startswith("step b: at move 1 seat 0 cannot choose card.1")
    assert faults(Lesson(game, "broken", LessonData(players=9, seed=1, steps=())))[0].startswith("it cannot begin")
    one_way = LessonData(players=3, seed=1, steps=(StepData("a", moves="town.mun1|town.nun1 1:town.mun2"),))
    (fault,) = faults(Lesson(game, "broken", one_way))
    assert fault.startswith("after town.mun1, at move 1 seat 1 cannot choose town.mun2")


def test_a_game_in_a_package_of_its_own_brings_its_lessons(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "gifted_hall"
    (package / "lessons").mkdir(parents=True)
    (package / "__init__.py").touch()
    (package / "lessons" / "first.toml").write_text(
        'players = 2\nseed = 1\n[[steps]]\nid = "hello"\nmoves = "a 1:b c|d"\n'
    )
    (package / "lessons" / "wrong.toml").write_text("players = 2\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    game = Game(
        "gifted",
        version=1,
        players=range(2, 3),
        package="gifted_hall",
        rules=games()["boru"].rules,
        lessons=("first", "wrong"),
    )
    first = lesson(game, "first")
    assert first is not None
    assert [tuple(turn) for turn in first.turns] == [(0, ("a",)), (1, ("b",)), (0, ("c", "d"))]
    assert first.turn_at(1) == first.turns[1]
    assert first.turn_at(3) is None
    assert lesson(game, "second") is None
    with pytest.raises(BadData, match=r"gifted/lessons/wrong\.toml"):
        lesson(game, "wrong")
