"""Ratings find out who is stronger, and by how much."""

from __future__ import annotations

import math

import pytest

from meadhall.arena.contest.ratings import ratings_of
from meadhall.arena.contest.referee import Played
from meadhall.arena.contest.schedule import Contest
from meadhall.arena.statistics import Z
from tests.arena.contest.made_up import made_up

STRENGTHS = [120.0, -200.0, 0.0, 60.0, -80.0]


def test_a_known_order_is_found_again() -> None:
    contest = Contest("boru", 3, tuple("abcde"), 1)
    found = ratings_of(made_up(contest, STRENGTHS, 900, seed=1), 5, 3)
    assert sorted(range(5), key=lambda bot: found[bot].points) == [1, 4, 2, 3, 0]
    assert sum(rating.points for rating in found) == pytest.approx(0, abs=1e-6)
    mean = sum(STRENGTHS) / 5
    for rating, strength in zip(found, STRENGTHS, strict=True):
        assert abs(rating.points - (strength - mean)) < 1.5 * rating.error


@pytest.mark.parametrize(("players", "ladder"), [(2, False), (4, True)])
def test_error_bars_hold_what_they_promise(players: int, ladder: bool) -> None:
    """Of the differences between two bots about 95 in 100 are within their bars."""
    contest = Contest("odin", players, ("a", "b"), 1, ladder=ladder)
    held = 0
    for seed in range(60):
        first, second = ratings_of(made_up(contest, [100.0, 0.0], 120, seed), 2, players)
        error = math.hypot(first.error, second.error)
        held += abs(first.points - second.points - 100) < error
    assert 52 <= held <= 60


def test_more_games_make_shorter_bars() -> None:
    contest = Contest("odin", 2, ("a", "b"), 1)
    errors = [ratings_of(made_up(contest, [0.0, 0.0], games, 3), 2, 2)[0].error for games in (50, 200, 800)]
    assert errors[0] > 1.7 * errors[1] > 2.9 * errors[2]
    # As for a share: the standard error of the odds' logarithm after so many even games is 2 / sqrt(800).
    assert errors[2] == pytest.approx(Z * 2 / math.sqrt(800) * 400 / math.log(10), rel=0.1)


def test_a_shared_place_tells_of_no_difference_and_oneself_is_no_opponent() -> None:
    shared = Played(number=0, seated=[0, 1], places=[1, 1])
    assert [rating.points for rating in ratings_of([shared] * 9, 2, 2)] == [0.0, 0.0]
    alike = Played(number=0, seated=[0, 0], places=[1, 2])
    assert ratings_of([alike] * 9, 2, 2)[0] == ratings_of([], 2, 2)[0]
