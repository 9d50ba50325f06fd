"""Seats: every named bot sits everywhere equally often, whatever the numbers of bots and seats."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from meadhall.arena.seating import cycle, lineup

TABLES = [(players, bots) for players in range(1, 7) for bots in range(1, players + 1)]


def test_two_bots_at_three_seats_take_turns_with_the_seat_more() -> None:
    seats = Counter(bot for number in range(6) for bot in lineup(3, 2, number))
    assert seats == {0: 9, 1: 9}


@pytest.mark.parametrize(("players", "bots"), TABLES)
def test_in_as_many_games_as_there_are_bots_each_sits_at_every_seat_once(players: int, bots: int) -> None:
    for start in range(0, min(cycle(players, bots), 40 * bots), bots):
        places = Counter(
            (seat, bot) for n in range(start, start + bots) for seat, bot in enumerate(lineup(players, bots, n))
        )
        assert places == {(seat, bot): 1 for seat in range(players) for bot in range(bots)}


@pytest.mark.parametrize(("players", "bots"), TABLES)
def test_after_any_number_of_games_nobody_is_far_ahead(players: int, bots: int) -> None:
    places: Counter[tuple[int, int]] = Counter()
    for number in range(5 * bots + bots // 2):
        places.update(enumerate(lineup(players, bots, number)))
        counts = [places[seat, bot] for seat in range(players) for bot in range(bots)]
        assert max(counts) - min(counts) <= 1


@pytest.mark.parametrize(("players", "bots"), TABLES)
def test_no_game_gives_a_bot_two_seats_more_than_another(players: int, bots: int) -> None:
    for number in range(20):
        seats = Counter(lineup(players, bots, number))
        assert set(seats) == set(range(bots))
        assert max(seats.values()) - min(seats.values()) <= 1


@pytest.mark.parametrize(("players", "bots"), [table for table in TABLES if table[0] > 2 and table[1] > 1])
def test_over_a_cycle_all_have_the_same_neighbours(players: int, bots: int) -> None:
    lineups = [lineup(players, bots, number) for number in range(cycle(players, bots))]
    pairs = Counter((seats[at - 1], seats[at]) for seats in lineups for at in range(players))
    alike = {pairs[bot, bot] for bot in range(bots)}
    assert len(alike) == 1
    if bots in (2, 3, players, players - 1):
        assert len({pairs[pair] for pair in permutations(range(bots), 2)}) == 1
    assert [lineup(players, bots, len(lineups) + number) for number in range(10)] == [
        lineups[number % len(lineups)] for number in range(10)
    ]


def test_each_lineup_comes_once_in_a_cycle() -> None:
    for players, bots in TABLES:
        if players < 6:
            lineups = [tuple(lineup(players, bots, number)) for number in range(cycle(players, bots))]
            assert len(set(lineups)) == len(lineups)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_as_many_bots_as_seats_move_on_by_a_seat_then_the_neighbours_change(players: int) -> None:
    orders = list(permutations(range(1, players)))
    for number in range(3 * players):
        order = (0, *orders[number // players % len(orders)])
        assert lineup(players, players, number) == [order[(seat + number) % players] for seat in range(players)]


def test_a_few_rounds_are_varied() -> None:
    """Of four bots at five seats one has two: in ten rounds they are not always the same two."""
    doubles = {
        tuple(seat for seat in range(5) if seats.count(seats[seat]) > 1)
        for seats in (lineup(5, 4, 4 * n) for n in range(10))
    }
    assert len(doubles) >= 6
