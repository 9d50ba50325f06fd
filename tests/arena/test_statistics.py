"""Sums that come out the same in any order."""

from __future__ import annotations

import statistics

import pytest
from hypothesis import given
from hypothesis import strategies as st

from meadhall.arena import Results, Tally
from meadhall.arena.statistics import wilson
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
    assert (Tally().wins, Tally().mean, Tally().stdev, Tally().error) == (0.0, 0.0, 0.0, 0.0)
    nothing = Results(bots=1, players=2)
    assert nothing.share(nothing.bots[0]) == (0.0, 0.0, 1.0, 0.0)


@given(SCORES)
def test_the_error_of_the_mean_is_the_spread_by_the_root_of_the_number(scores: list[tuple[int, int]]) -> None:
    points = [score for score, _ in scores]
    assert tally(scores).error == pytest.approx(statistics.stdev(points) / len(points) ** 0.5, abs=1e-9)


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (0, 10, 0.0, 0.2775),
        (5, 10, 0.2366, 0.7634),
        (10, 10, 0.7225, 1.0),
        (81, 263, 0.2553, 0.3662),  # the example of Newcombe 1998, table I
        (15, 148, 0.0624, 0.1605),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_intervals_are_wilsons(wins: float, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=5e-5)
    assert wilson(games - wins, games) == pytest.approx((1 - high, 1 - low), abs=5e-5)


def test_shares_are_of_the_finished_games_and_fair_ones_of_the_seats_held() -> None:
    results = Results(bots=2, players=3)
    scores = [Score(0, [("a", 7)], []), Score(1, [("a", 3)], []), Score(2, [("a", 7)], [])]
    results.add(scores, lineup=[0, 1, 1], decisions=12)
    results.add(scores, lineup=[0, 1, 0], decisions=12)
    results.add_unfinished(20_000)
    assert (results.games, results.unfinished, results.decisions) == (2, 1, 20_024)
    assert [results.share(bot).share for bot in results.bots] == [0.75, 0.25]
    assert [results.share(bot).fair for bot in results.bots] == [0.5, 0.5]
    assert [results.share(seat).share for seat in results.seats] == [0.5, 0.0, 0.5]
    assert [results.share(seat).fair for seat in results.seats] == pytest.approx([1 / 3] * 3)
    assert results.share(results.seats[0])[1:3] == wilson(1, 2)
    both = results + results
    assert (both.games, both.unfinished, both.share(both.bots[0]).share) == (4, 2, 0.75)
    assert results.games == 2


def test_a_shared_victory_counts_half_for_bot_and_seat() -> None:
    results = Results(bots=2, players=3)
    scores = [Score(0, [("a", 7)], []), Score(1, [("a", 3)], []), Score(2, [("a", 7)], [])]
    results.add(scores, lineup=[0, 1, 0], decisions=12)
    assert [seat.wins for seat in results.seats] == [0.5, 0.0, 0.5]
    assert [bot.wins for bot in results.bots] == [1.0, 0.0]
    assert [bot.mean for bot in results.bots] == [7.0, 3.0]
    assert (results.winning.count, results.winning.mean) == (1, 7.0)
    assert (results.games, results.decisions) == (1, 12)
