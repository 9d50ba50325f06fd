"""Places and winners."""

from __future__ import annotations

from meadhall.engine.scoring import Score, places, winners


def scored(*rows: tuple[int, int]) -> list[Score]:
    return [Score(seat, [("points", total)], [("tie", tie)]) for seat, (total, tie) in enumerate(rows)]


def test_most_points_win() -> None:
    assert winners(scored((3, 9), (5, 0), (4, 1))) == [1]
    assert places(scored((3, 9), (5, 0), (4, 1))) == [3, 1, 2]


def test_ties_are_broken_in_order_or_shared() -> None:
    assert winners(scored((5, 1), (5, 2), (4, 9))) == [1]
    assert winners(scored((5, 2), (5, 2), (4, 9))) == [0, 1]
    assert places(scored((5, 2), (5, 2), (4, 9))) == [1, 1, 3]


def test_the_total_is_the_sum_of_the_parts() -> None:
    assert Score(0, [("a", 3), ("b", -5)], []).total == -2
