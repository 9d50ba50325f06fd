"""The same games on a Ray of this machine; without Ray, one line that says what to install."""

from __future__ import annotations

import sys
from contextlib import closing

import pytest

from meadhall.arena.contest.cluster import Cluster
from meadhall.arena.contest.referee import SLOW, Played, play
from meadhall.arena.contest.schedule import Contest
from meadhall.engine.errors import BadSettings
from tests.arena.contest.failing import FailingContest


def outcome(played: Played) -> tuple[object, ...]:
    return played.number, played.seated, played.places, played.points, played.chosen


@pytest.mark.extras
def test_a_local_ray_plays_the_same_games() -> None:
    contest = Contest("boru", 3, ("greedy", "random"), 5)
    with closing(Cluster(contest, 2)) as cluster:
        found = sorted(map(outcome, cluster.play(iter(range(5)))), key=lambda each: str(each[0]))
    assert found == [outcome(play(contest, number, lambda seat: None)) for number in range(5)]


@pytest.mark.extras
def test_a_bot_that_hangs_forfeits_there_too() -> None:
    contest = FailingContest("boru", 3, ("hanging", "random"), 5, patience=0.1, ladder=True)
    with closing(Cluster(contest, 1)) as cluster:
        games = list(cluster.play(iter(range(2))))
    assert [played.forfeit.why for played in games if played.forfeit] == [SLOW, SLOW]


def test_without_ray_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(BadSettings, match=r"pip install 'meadhall\[cluster\]'"):
        Cluster(Contest("boru", 3, ("random",), 5), 1)
