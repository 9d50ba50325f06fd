"""Who sits where, game by game, so that no named bot has more seats or better ones than another."""

from __future__ import annotations

import math


def lineup(players: int, bots: int, number: int) -> list[int]:
    """Which of so many named bots sits at each seat of game `number`.

    A round is as many games as there are bots: in it every bot sits at every seat exactly once. From round to round
    the arrangement around the table changes, until each has come and a new cycle begins (`cycle` says how long one is).
    Two bots at three seats, a cycle of six games: 0 0 1, 1 1 0; 1 0 0, 0 1 1; 0 1 0, 1 0 1.
    """
    if bots == 1:
        return [0] * players
    rounds, turn = divmod(number, bots)
    seats = _arrangement(players, bots, rounds)
    if bots == players:
        return seats[turn:] + seats[:turn]  # everybody moves on by a seat
    # Everybody's place goes to the next bot: whoever had a seat more than others has it in turn.
    return [(bot + turn) % bots for bot in seats]


def cycle(players: int, bots: int) -> int:
    """After how many games everything has come equally often: seats, neighbours, and seats more than others."""
    return bots * _arrangements(players, bots)


def _counts(players: int, bots: int) -> list[int]:
    """How many seats each bot has in the first game of a round: as equal as can be."""
    return [len(range(bot, players, bots)) for bot in range(bots)]


def _arrangements(players: int, bots: int) -> int:
    """How many there are; where the seats can be shared out evenly, the first bot keeps the first seat of a round."""
    counts = _counts(players, bots)
    if players % bots == 0:
        counts[0] -= 1
    return math.factorial(sum(counts)) // math.prod(map(math.factorial, counts))


def _arrangement(players: int, bots: int, number: int) -> list[int]:
    counts = _counts(players, bots)
    many = _arrangements(players, bots)
    first: list[int] = []
    if players % bots == 0:
        counts[0] -= 1
        first = [0]
    if bots == players:
        return first + _in_order(counts, number % many)
    return first + _in_order(counts, number * _stride(many) % many)


def _stride(many: int) -> int:
    """Steps that reach each of many, far apart at first: a few rounds are then as varied as can be."""
    return next(step for step in range(max(1, round(many * 0.618)), many + 1) if math.gcd(step, many) == 1)


def _in_order(counts: list[int], number: int) -> list[int]:
    """The arrangement of so many of each, of that number among all of them in order."""
    left = counts[:]
    seats: list[int] = []
    ways = math.factorial(sum(left)) // math.prod(map(math.factorial, left))
    while (total := sum(left)) > 0:
        for bot, more in enumerate(left):
            begin_so = ways * more // total
            if number < begin_so:
                ways = begin_so
                left[bot] -= 1
                seats.append(bot)
                break
            number -= begin_so
    return seats
