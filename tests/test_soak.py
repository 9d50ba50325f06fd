"""A short sample of the soak: many random games of every game, as `make soak` plays by the ten thousand."""

from __future__ import annotations

from collections import Counter

import pytest

from benchmarks.soak import FULL_RUN, WAYS_TO_END, Found, Job, never_came, soak
from meadhall.contract import Case
from tests.contract.cases import CASES

pytestmark = pytest.mark.slow

SAMPLE = 12


@pytest.mark.parametrize("case", CASES, ids=str)
def test_random_games_come_to_an_end(case: Case) -> None:
    _, found = soak(Job(case.game.id, case.players, case.settings, range(SAMPLE), thorough=False))
    assert found.wrong == []
    assert len(found.best) == len(found.lengths) == SAMPLE


def ended(games: int, **endings: int) -> Found:
    return Found([50] * games, [1000] * games, Counter(endings), [])


def test_a_full_run_in_which_a_way_to_end_never_came_is_a_fault() -> None:
    assert never_came("raiders", ended(FULL_RUN, fortresses=9_000, valkyries=1_000)) == [
        "no game of 10,000 ended by offerings"
    ]
    assert never_came("raiders", ended(FULL_RUN, fortresses=9_998, offerings=1, valkyries=1)) == []


def test_a_short_run_need_not_show_every_way_to_end() -> None:
    assert never_came("raiders", ended(FULL_RUN - 1, fortresses=9_999)) == []


def test_a_game_with_one_way_to_end_has_none_to_miss() -> None:
    assert never_came("boru", ended(FULL_RUN)) == []


def test_the_ways_to_end_are_named_as_games_name_them() -> None:
    _, found = soak(Job("raiders", 2, {}, range(40), thorough=False))
    assert sorted(found.endings) == sorted(WAYS_TO_END["raiders"])
