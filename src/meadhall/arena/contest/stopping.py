"""A sequential test: is the first bot better than each of the others, or worse? It ends as soon as that is clear.

Two one-sided tests of Wald's against the same opponent, as Sobel and Wald joined them: that the first bot comes out
ahead of it in half of the games, or in `margin` more (or less) of them. What is added is the mean of a whole round, in
which both have sat everywhere with the same seed; its spread is taken from the rounds themselves (generalised SPRT).
"""

from __future__ import annotations

import math
from typing import Final

from meadhall.arena.contest.referee import Played
from meadhall.arena.contest.schedule import Contest

MARGIN: Final = 0.1
"""Six games of ten rather than five: some 70 points of a rating."""

ERROR: Final = 0.05
"""With bots that are equally good, one contest in twenty says that they are not, or fewer."""

BETTER: Final = "better"
WORSE: Final = "worse"
EVEN: Final = "even"
OPEN: Final = "open"
VERDICTS: Final = (BETTER, WORSE, EVEN, OPEN)


class Duel:
    """The test against one opponent."""

    def __init__(self, opponents: int = 1, margin: float = MARGIN) -> None:
        self.margin = margin
        self.rounds = 0
        self.verdict = OPEN
        # Two rounds that never were, one won and one lost: a few that are all alike do not seem certain.
        self._count, self._sum, self._squares = 2.0, 1.0, 1.0
        wrong = ERROR / 2 / opponents
        self._above = math.log((1 - ERROR) / wrong)
        self._below = math.log(ERROR / (1 - wrong))

    def add(self, ahead: float) -> None:
        """A round, in which the first bot was ahead in that part of the comparisons."""
        if self.verdict != OPEN:
            return
        self.rounds += 1
        self._count += 1
        self._sum += ahead
        self._squares += ahead * ahead
        better, worse = self._evidence(self.margin), self._evidence(-self.margin)
        if better >= self._above:
            self.verdict = BETTER
        elif worse >= self._above:
            self.verdict = WORSE
        elif better <= self._below and worse <= self._below:
            self.verdict = EVEN

    def _evidence(self, margin: float) -> float:
        """The logarithm of how much likelier the rounds are with that margin than without."""
        mean = self._sum / self._count
        variance = self._squares / self._count - mean * mean
        return self._count * margin * (mean - 0.5 - margin / 2) / variance


def ahead(played: Played, first: int, second: int) -> tuple[float, int]:
    """In how many of how many comparisons one bot was ahead of the other; the same place counts half."""
    won, compared = 0.0, 0
    for seat, bot in enumerate(played.seated):
        for other_seat, other in enumerate(played.seated):
            if (bot, other) == (first, second) and played.places:
                mine, theirs = played.places[seat], played.places[other_seat]
                won += 1.0 if mine < theirs else 0.5 if mine == theirs else 0.0
                compared += 1
    return won, compared


class Stopping:
    """The tests of a contest. Rounds count in their order, each when it is whole: however many processes play them."""

    def __init__(self, contest: Contest, margin: float = MARGIN) -> None:
        self.contest = contest
        self.duels = [Duel(len(contest.bots) - 1, margin) for _ in contest.bots[1:]]
        self._next = 0
        self._waiting: dict[int, Played] = {}

    def add(self, played: Played) -> None:
        self._waiting[played.number] = played
        size = self.contest.round_size
        while not self.is_clear and all(number in self._waiting for number in range(self._next, self._next + size)):
            games = [self._waiting.pop(number) for number in range(self._next, self._next + size)]
            self._next += size
            for opponent, duel in enumerate(self.duels, 1):
                found = [ahead(game, 0, opponent) for game in games]
                compared = sum(many for _, many in found)
                if compared:
                    duel.add(sum(won for won, _ in found) / compared)

    @property
    def is_clear(self) -> bool:
        return all(duel.verdict != OPEN for duel in self.duels)
