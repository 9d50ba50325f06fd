"""What comes of many games: exact sums, so that the order in which they are added never shows."""

from __future__ import annotations

import math
from typing import Final, NamedTuple

from meadhall.engine.errors import BotFailed
from meadhall.engine.scoring import Score, winners

Z: Final = 1.959964
"""Of a normal distribution 95 % lie within so many standard deviations."""


class Share(NamedTuple):
    """A share of the victories, its 95 % interval, and what it would be if all played equally well."""

    share: float
    low: float
    high: float
    fair: float


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share, by Wilson's score; shared victories make `wins` a fraction."""
    if not games:
        return 0.0, 1.0
    share = wins / games
    shrink = 1 + Z * Z / games
    middle = (share + Z * Z / (2 * games)) / shrink
    half = Z * math.sqrt(share * (1 - share) / games + Z * Z / (4 * games * games)) / shrink
    return max(0.0, middle - half), min(1.0, middle + half)


class Tally:
    """The scores of one bot or seat. All whole numbers: tallies of parts add up to the tally of the whole."""

    __slots__ = ("count", "forfeits", "high", "low", "squares", "total", "unscored", "won")

    def __init__(self) -> None:
        self.count = 0
        self.unscored = 0
        """How often it sat in a game that was forfeited, by itself or by another: there are no scores then."""
        self.forfeits = 0
        """How often it was by itself."""
        self.total = 0
        self.squares = 0
        self.low = 0
        self.high = 0
        self.won: dict[int, int] = {}
        """How often it won, by the number of those who shared the victory."""

    def add(self, score: int, shared_by: int) -> None:
        """A score; `shared_by` is the number of winners if it won, else 0."""
        if score < self.low or not self.count:
            self.low = score
        if score > self.high or not self.count:
            self.high = score
        self.count += 1
        self.total += score
        self.squares += score * score
        self._win(shared_by)

    def add_forfeited(self, shared_by: int, own: bool) -> None:
        """A game without scores: `shared_by` is the number of winners if it won; `own`: by its own fault."""
        self.unscored += 1
        self.forfeits += own
        self._win(shared_by)

    def _win(self, shared_by: int) -> None:
        if shared_by:
            self.won[shared_by] = self.won.get(shared_by, 0) + 1

    def merge(self, other: Tally) -> None:
        """Count in what another has counted."""
        if other.count:
            self.low = min(self.low, other.low) if self.count else other.low
            self.high = max(self.high, other.high) if self.count else other.high
        self.count += other.count
        self.unscored += other.unscored
        self.forfeits += other.forfeits
        self.total += other.total
        self.squares += other.squares
        for shared_by, times in other.won.items():
            self.won[shared_by] = self.won.get(shared_by, 0) + times

    @property
    def held(self) -> int:
        """How often it sat at a table."""
        return self.count + self.unscored

    @property
    def wins(self) -> float:
        """Victories, a shared one counting as its share."""
        return sum((times / shared_by for shared_by, times in sorted(self.won.items())), 0.0)

    @property
    def mean(self) -> float:
        return self.total / self.count if self.count else 0.0

    @property
    def stdev(self) -> float:
        """The spread of the scores (of a sample; 0 for a single score)."""
        if self.count < 2:
            return 0.0
        return math.sqrt((self.count * self.squares - self.total * self.total) / (self.count * (self.count - 1)))

    @property
    def error(self) -> float:
        """The standard error of the mean."""
        return self.stdev / math.sqrt(self.count) if self.count else 0.0


class Results:
    """What came of some games, by bot as they were named, by seat, and for whoever won.

    `games` have winners, and only those count for bots and seats; `forfeited` of them ended because a bot failed;
    `unfinished` were stopped; `decisions` are of all.
    """

    __slots__ = ("bots", "decisions", "failures", "forfeited", "games", "seats", "unfinished", "winning")

    def __init__(self, bots: int, players: int) -> None:
        self.games = 0
        self.forfeited = 0
        self.failures: dict[int, tuple[int, BotFailed]] = {}
        """By bot, the first game that it forfeited, and why."""
        self.unfinished = 0
        self.decisions = 0
        self.bots = [Tally() for _ in range(bots)]
        self.seats = [Tally() for _ in range(players)]
        self.winning = Tally()

    def add(self, scores: list[Score], lineup: list[int], decisions: int) -> None:
        """A game; `lineup` says which bot sat where."""
        self.games += 1
        self.decisions += decisions
        won = winners(scores)
        self.winning.add(scores[won[0]].total, len(won))
        for score in scores:
            seat, total = score.seat, score.total
            shared_by = len(won) if seat in won else 0
            self.seats[seat].add(total, shared_by)
            self.bots[lineup[seat]].add(total, shared_by)

    def add_forfeited(self, number: int, failed: BotFailed, lineup: list[int], decisions: int) -> None:
        """Game `number`, which ended because a bot failed: all seats of other bots share the victory."""
        self.games += 1
        self.forfeited += 1
        self.decisions += decisions
        loser = lineup[failed.seat]
        self._keep_failure(loser, number, failed)
        others = sum(bot != loser for bot in lineup)
        for seat, bot in enumerate(lineup):
            shared_by = 0 if bot == loser else others
            self.seats[seat].add_forfeited(shared_by, seat == failed.seat)
            self.bots[bot].add_forfeited(shared_by, seat == failed.seat)

    def _keep_failure(self, bot: int, number: int, failed: BotFailed) -> None:
        if bot not in self.failures or number < self.failures[bot][0]:
            self.failures[bot] = (number, failed)

    def add_unfinished(self, decisions: int) -> None:
        """A game that was stopped, and has no winner."""
        self.unfinished += 1
        self.decisions += decisions

    def share(self, tally: Tally) -> Share:
        """What part of the victories a bot or seat has; its fair share is that of the seats it held."""
        low, high = wilson(tally.wins, self.games)
        held = len(self.seats) * self.games
        return Share(tally.wins / self.games, low, high, tally.held / held) if held else Share(0.0, low, high, 0.0)

    def __add__(self, other: Results) -> Results:
        both = Results(len(self.bots), len(self.seats))
        both.merge(self)
        both.merge(other)
        return both

    def merge(self, other: Results) -> None:
        """Count in the games of others."""
        self.games += other.games
        self.forfeited += other.forfeited
        for bot, (number, failed) in other.failures.items():
            self._keep_failure(bot, number, failed)
        self.unfinished += other.unfinished
        self.decisions += other.decisions
        for own, more in zip(self._tallies(), other._tallies(), strict=True):
            own.merge(more)

    def _tallies(self) -> list[Tally]:
        return [*self.bots, *self.seats, self.winning]
