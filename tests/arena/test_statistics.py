"""Sums that come out the same in any order."""

from __future__ import annotations

import statistics

import pytest
from hypothesis import given
from hypothesis import strategies as st

from meadhall.arena import Results, Tally
from meadhall.engine.scoring import Score

SCORES = st.lists(st.tuples(st.integers(-50, 200), st.integers(0, 5)), min_size=2, max_size=40)


def tally(scores: list[tuple[int, int]]) -> Tally:
    found = Tally()
    for score, shared_by in scores:
        found.add(score, shared_by)
    return found


@given(SCORES)
def test_figures_are_those_of_the_scores(scores: list[tuple[int, int]]) -> None:
    found = tally(scores)
    points = [score for score, _ in scores]
    assert found.mean == pytest.approx(statistics.mean(points))
    assert found.stdev == pytest.approx(statistics.stdev(points), abs=1e-9)
    assert (found.low, found.high) == (min(points), max(points))
    assert found.wins == pytest.approx(sum(1 / shared_by for _, shared_by in scores if shared_by))


@given(SCORES, st.integers(0, 40))
def test_parts_add_up_to_the_whole(scores: list[tuple[int, int]], at: int) -> None:
    whole, first, second = tally(scores), tally(scores[:at]), tally(scores[at:])
    second.merge(first)
    for figure in ("count", "mean", "stdev", "low", "high", "wins"):
        assert getattr(second, figure) == getattr(whole, figure)


def test_nothing_counted_is_nothing() -> None:
    assert (Tally().wins, Tally().mean, Tally().stdev) == (0.0, 0.0, 0.0)


def test_a_shared_victory_counts_half_for_bot_and_seat() -> None:
    results = Results(bots=2, players=3)
    scores = [Score(0, [("a", 7)], []), Score(1, [("a", 3)], []), Score(2, [("a", 7)], [])]
    results.add(scores, lineup=[0, 1, 0], decisions=12)
    assert [seat.wins for seat in results.seats] == [0.5, 0.0, 0.5]
    assert [bot.wins for bot in results.bots] == [1.0, 0.0]
    assert [bot.mean for bot in results.bots] == [7.0, 3.0]
    assert (results.winning.count, results.winning.mean) == (1, 7.0)
    assert (results.games, results.decisions) == (1, 12)
