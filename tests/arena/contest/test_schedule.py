"""Who meets whom: everybody everywhere, and the same seed for each seating."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from meadhall.arena.contest.schedule import Contest
from meadhall.engine.errors import BadSettings


def contest(players: int, bots: int, *, ladder: bool = False) -> Contest:
    return Contest("odin", players, tuple(f"b{n}" for n in range(bots)), 1, ladder=ladder)


@pytest.mark.parametrize(("players", "bots"), [(2, 2), (2, 5), (3, 2), (3, 5), (4, 4), (4, 6)])
def test_in_a_round_every_bot_sits_at_every_seat_once_with_the_same_seed(players: int, bots: int) -> None:
    found = contest(players, bots)
    size = found.round_size
    for start in range(0, 30 * size, size):
        games = range(start, start + size)
        seats = Counter((seat, bot) for n in games for seat, bot in enumerate(found.lineup(n)))
        assert set(seats.values()) == {1}
        assert len({found.seed_of(n) for n in games}) == 1
    assert len({found.seed_of(n) for n in range(30 * size)}) == 30


def test_more_bots_than_seats_meet_in_all_sets_equally_often() -> None:
    found = contest(3, 5)
    met = Counter(tuple(sorted(found.lineup(number))) for number in range(2 * 3 * 10))
    assert met == dict.fromkeys(combinations(range(5), 3), 6)


@pytest.mark.parametrize(("players", "bots"), [(2, 2), (4, 2), (4, 3), (4, 7)])
def test_in_a_ladder_the_new_bot_sits_at_every_seat_of_a_round(players: int, bots: int) -> None:
    found = contest(players, bots, ladder=True)
    for start in range(0, 20 * players, players):
        lineups = [found.lineup(n) for n in range(start, start + players)]
        assert [seats.index(0) for seats in lineups] == list(range(players))
        assert all(seats.count(0) == 1 for seats in lineups)
        assert len({tuple(sorted(seats)) for seats in lineups}) == 1
    field = Counter(bot for n in range(players * 60) for bot in found.lineup(n) if bot)
    assert set(field) == set(range(1, bots))
    assert max(field.values()) - min(field.values()) <= players * 3


def test_one_among_others_of_one_kind() -> None:
    assert contest(4, 2, ladder=True).lineup(6) == [1, 1, 0, 1]


def test_alone_all_bots_have_the_same_seeds() -> None:
    found = contest(1, 3)
    assert [found.lineup(n)[0] for n in range(6)] in ([0, 1, 2] * 2, [0, 2, 1] * 2)
    seeds = [found.seed_of(n) for n in range(6)]
    assert seeds == [seeds[0]] * 3 + [seeds[3]] * 3
    assert seeds[0] != seeds[3]


def test_a_ladder_wants_a_field() -> None:
    with pytest.raises(BadSettings, match="field"):
        Contest("boru", 3, ("greedy",), 1, ladder=True).check()
    with pytest.raises(BadSettings, match="two players"):
        Contest("odin", 1, ("greedy", "random"), 1, ladder=True).check()
    Contest("boru", 3, ("greedy",) * 5, 1).check()
