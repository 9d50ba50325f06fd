"""Ferry keeps Meadhall's contract, has all its words, can be learnt, and plays by its rules."""

from __future__ import annotations

from pathlib import Path

import pytest

from ferry import GAME
from ferry.table import Table
from meadhall.contract import CHECKS, Case, Check, cases_of
from meadhall.contract.golden import check_golden
from meadhall.contract.wording import missing_words
from meadhall.engine.play.match import Match
from meadhall.lessons import faults, lessons
from meadhall.words import LANGUAGES

EACH = [pytest.param(case, check, id=f"{case}-{check.__name__}") for case in cases_of(GAME) for check in CHECKS]
HONEY, WOOL, SALT, TIMBER, AMBER = range(5)


@pytest.mark.parametrize(("case", "check"), EACH)
def test_it_keeps_the_contract(case: Case, check: Check) -> None:
    check(case)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_can_be_said(language: str) -> None:
    assert missing_words(GAME, language) == []


def test_golden_games_are_played_as_they_were() -> None:
    check_golden(GAME, Path(__file__).parent / "golden")


def test_the_lessons_can_be_played() -> None:
    assert [fault for chapter in lessons(GAME) for fault in faults(chapter)] == []


def table(storms: str = "off", **goods: list[int]) -> Match:
    """Two players; `hand` and `boat` are what the first has, the second holds two kinds."""
    match = GAME.new(2, seed=1, settings={"storms": storms})
    state = match.state.copy()
    assert isinstance(state, Table)
    for place in (*state.hands, *state.boats):
        place[:] = [0] * len(place)
    for good in goods.get("hand", []):
        state.hands[0][good] += 1
    for good in goods.get("boat", []):
        state.boats[0][good] += 1
    state.hands[1][HONEY] = state.hands[1][WOOL] = 1
    return Match.begin(GAME, match.settings, state, listen=True)


def options(match: Match) -> list[str]:
    assert match.decision is not None
    return match.decision.options


def test_a_boat_carries_no_more_than_it_can() -> None:
    match = table(hand=[WOOL, TIMBER], boat=[SALT])
    assert options(match) == ["good.wool", "sail"]
    explained = match.explain(0)
    assert explained is not None
    assert explained.refused == {"good.timber": "too_heavy 2"}


def test_what_is_on_board_is_sold() -> None:
    match = table(hand=[WOOL], boat=[SALT, HONEY])
    match.choose("sail")
    assert [score.total for score in match.scores()] == [9, 0]
    assert match.view(None)["players"][0]["boat"] == []


def test_a_storm_takes_the_heaviest_good() -> None:
    match = table("on", hand=[WOOL], boat=[SALT, HONEY])
    match.choose("sail")
    [rolled] = [event.amount for event in match.events if event.kind == "rolls"]
    assert [score.total for score in match.scores()] == [3 if rolled <= 2 else 9, 0]


def test_who_loads_draws_a_good_and_cannot_take_it_back() -> None:
    match = table(hand=[WOOL, TIMBER])
    before = match.view(None)["pile"]
    match.choose("good.wool")
    assert match.view(None)["pile"] == before - 1
    assert len(match.view(0)["hand"]) == 2
    assert match.choices[-1].mark
