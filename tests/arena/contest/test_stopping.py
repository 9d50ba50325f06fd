"""The sequential test: it ends when the answer is clear, and seldom with a wrong one."""

from __future__ import annotations

import pytest

from meadhall.arena.contest.referee import Played
from meadhall.arena.contest.schedule import Contest
from meadhall.arena.contest.stopping import BETTER, ERROR, EVEN, OPEN, WORSE, Stopping, ahead
from tests.arena.contest.made_up import made_up

TWO = Contest("odin", 2, ("a", "b"), 1)


def verdict(strength: float, seed: int, games: int = 2000) -> tuple[str, int]:
    stopping = Stopping(TWO)
    for played in made_up(TWO, [strength, 0.0], games, seed):
        stopping.add(played)
        if stopping.is_clear:
            break
    return stopping.duels[0].verdict, stopping.duels[0].rounds


def test_a_clear_difference_is_found_soon() -> None:
    found = [verdict(200.0, seed) for seed in range(20)]
    assert [said for said, _ in found].count(BETTER) >= 19
    assert sum(rounds for _, rounds in found) / 20 < 60
    assert verdict(-200.0, 1)[0] == WORSE


def test_equals_are_seldom_called_different() -> None:
    found = [verdict(0.0, seed)[0] for seed in range(100)]
    assert found.count(EVEN) >= 90
    assert found.count(BETTER) + found.count(WORSE) <= 100 * ERROR + 4


def test_a_few_games_are_not_clear() -> None:
    assert verdict(800.0, 1, games=6)[0] == OPEN


def test_rounds_count_in_their_order_whoever_ends_first() -> None:
    games = list(made_up(TWO, [60.0, 0.0], 600, 4))
    one, other = Stopping(TWO), Stopping(TWO)
    for played in games:
        one.add(played)
    for start in range(0, 600, 12):
        for played in reversed(games[start : start + 12]):
            other.add(played)
    assert (one.duels[0].verdict, one.duels[0].rounds) == (other.duels[0].verdict, other.duels[0].rounds)


def test_it_goes_on_until_every_opponent_is_clear() -> None:
    three = Contest("odin", 2, ("a", "b", "c"), 1)
    stopping = Stopping(three)
    clear_after = []
    for number, played in enumerate(made_up(three, [150.0, 100.0, -500.0], 3000, 2)):
        stopping.add(played)
        if stopping.is_clear:
            clear_after.append(number)
            break
    verdicts = [duel.verdict for duel in stopping.duels]
    assert clear_after
    assert verdicts[1] == BETTER
    assert stopping.duels[1].rounds < stopping.duels[0].rounds


@pytest.mark.parametrize(
    ("places", "expected"), [([1, 2, 3], (2.0, 2)), ([3, 1, 2], (0.0, 2)), ([1, 1, 3], (1.5, 2)), ([], (0.0, 0))]
)
def test_pairs_are_compared_by_their_places(places: list[int], expected: tuple[float, int]) -> None:
    assert ahead(Played(number=0, seated=[0, 1, 1], places=places), 0, 1) == expected
