"""What the games of a contest come to: for bots, seats, pairs of bots, categories and what was chosen."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable

from meadhall.arena.contest.ratings import Rating, Ratings
from meadhall.arena.contest.referee import Played
from meadhall.arena.contest.schedule import Contest
from meadhall.arena.contest.stopping import ahead
from meadhall.arena.statistics import Share, Tally, wilson


class Standing:
    """How a bot or a seat did. Games that were stopped do not count; forfeited ones do, without scores."""

    def __init__(self) -> None:
        self.games = 0
        self.held = 0
        """Seats, of which a bot may have several in one game."""
        self.wins = 0.0
        self.forfeits = 0
        self.scores = Tally()
        self.categories: Counter[str] = Counter()
        self.thinking = 0.0

    def share(self, players: int) -> Share:
        """The victories among the games in which it sat down."""
        if not self.games:
            return Share(0.0, 0.0, 1.0, 0.0)
        low, high = wilson(self.wins, self.games)
        return Share(self.wins / self.games, low, high, self.held / (players * self.games))


class Did:
    """How often winners and others chose a thing in a game."""

    __slots__ = ("others", "squares", "winners")

    def __init__(self) -> None:
        self.winners = 0
        self.others = 0
        self.squares = 0


class Summary:
    """The figures of a contest; games are added in the order of their numbers."""

    def __init__(self, contest: Contest, games: Iterable[Played] = ()) -> None:
        named, players = len(contest.bots), contest.players
        self.contest = contest
        self.games = 0
        self.stopped = 0
        self.seconds = 0.0
        self.lengths: list[int] = []
        self.bots = [Standing() for _ in range(named)]
        self.seats = [Standing() for _ in range(players)]
        self.winning = Tally()
        self.scores: list[Counter[int]] = [Counter() for _ in range(named)]
        """How often each bot had each score."""
        self.pairs = [[(0.0, 0)] * named for _ in range(named)]
        """In how many of how many comparisons the first was ahead of the second."""
        self.failures: list[Counter[str]] = [Counter() for _ in range(named)]
        self.said: dict[int, str] = {}
        """What was first said of a bot that failed."""
        self.did: dict[str, Did] = {}
        self.winners = 0
        self.others = 0
        self._ratings = Ratings(named, players)
        for played in games:
            self.add(played)

    def add(self, played: Played) -> None:
        self.seconds += played.seconds
        if not played.places:
            self.stopped += 1
            return
        self.games += 1
        self._ratings.add(played)
        self._add_standings(played)
        self._add_pairs(played)
        if played.forfeit is not None:
            bot = played.seated[played.forfeit.seat]
            self.bots[bot].forfeits += 1
            self.seats[played.forfeit.seat].forfeits += 1
            self.failures[bot][played.forfeit.why] += 1
            self.said.setdefault(bot, played.forfeit.said)
            return
        self.lengths.append(played.choices)
        self._add_scores(played)
        self._add_chosen(played)

    @property
    def ratings(self) -> list[Rating]:
        return self._ratings.found()

    def _add_standings(self, played: Played) -> None:
        for bot in set(played.seated):
            self.bots[bot].games += 1
        # Alone against one's own forfeit nobody wins.
        won = [seat for seat, place in enumerate(played.places) if place == 1 and not _failed(played, seat)]
        for seat, bot in enumerate(played.seated):
            self.seats[seat].games += 1
            for standing in (self.bots[bot], self.seats[seat]):
                standing.held += 1
                standing.wins += (seat in won) / max(1, len(won))
                standing.thinking += played.thinking[seat] if played.thinking else 0.0

    def _add_pairs(self, played: Played) -> None:
        met = sorted(set(played.seated))
        for first in met:
            for second in met:
                if first != second:
                    won, compared = ahead(played, first, second)
                    before = self.pairs[first][second]
                    self.pairs[first][second] = (before[0] + won, before[1] + compared)

    def _add_scores(self, played: Played) -> None:
        won = played.places.count(1)
        best = played.places.index(1)
        for score in played.scores:
            bot = played.seated[score.seat]
            shared_by = won if played.places[score.seat] == 1 else 0
            self.scores[bot][score.total] += 1
            for standing in (self.bots[bot], self.seats[score.seat]):
                standing.scores.add(score.total, shared_by)
            self.bots[bot].categories.update(dict(score.categories))
            if score.seat == best:
                self.winning.add(score.total, won)

    def _add_chosen(self, played: Played) -> None:
        for seat, chosen in enumerate(played.chosen):
            is_winner = played.places[seat] == 1
            self.winners += is_winner
            self.others += not is_winner
            for option, times in chosen.items():
                did = self.did.setdefault(option, Did())
                did.squares += times * times
                if is_winner:
                    did.winners += times
                else:
                    did.others += times

    def telling(self) -> list[tuple[str, float, float]]:
        """Things that winners chose more or less often than others, the clearest first: how often each, in a game."""
        if not self.winners or not self.others:
            return []
        seats = self.winners + self.others
        found = []
        for option, did in self.did.items():
            mean = (did.winners + did.others) / seats
            variance = did.squares / seats - mean * mean
            winners, others = did.winners / self.winners, did.others / self.others
            spread = math.sqrt(variance * (1 / self.winners + 1 / self.others))
            if spread > 0:
                found.append((abs(winners - others) / spread, option, winners, others))
        found.sort(key=lambda each: (-each[0], each[1]))
        return [(option, winners, others) for _, option, winners, others in found]


def _failed(played: Played, seat: int) -> bool:
    return played.forfeit is not None and played.forfeit.seat == seat
