"""How strong each bot is, with error bars, from the places of all games.

OpenSkill's Plackett-Luce: well kept, without dependencies, and made for games of several players, of which it takes the
whole order at once, so that no comparison counts twice; with two players it is the model of Bradley and Terry.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import Final, NamedTuple

from openskill.models import PlackettLuce, PlackettLuceRating

from meadhall.arena.contest.referee import Played
from meadhall.arena.statistics import Z

ELO: Final = 400 / math.log(10)
"""Points of a rating for each unit of the model's scale: 400 more are ten to one."""


class Rating(NamedTuple):
    """Points as in chess, 0 being the mean of all who play; with 95 % certainty it is no further off than `error`."""

    points: float
    error: float


class Ratings:
    """The ratings after some games, which are to be added in the order of their numbers."""

    def __init__(self, bots: int, players: int) -> None:
        # Bots do not change (tau), and a game tells as much as its likelihood says (gamma), not less.
        self._model = PlackettLuce(mu=0.0, tau=0.0, gamma=_in_full)
        self._ratings = [self._model.rating() for _ in range(bots)]
        self._scale = ELO / (math.sqrt(players) * self._model.beta)

    def add(self, played: Played) -> None:
        if len(set(played.seated)) < 2 or not played.places:
            return
        before = self._ratings
        teams = [[self._model.rating(before[bot].mu, before[bot].sigma)] for bot in played.seated]
        after = self._model.rate(teams, ranks=[float(place) for place in played.places])
        for bot in set(played.seated):
            found = [team[0] for team, sat in zip(after, played.seated, strict=True) if sat == bot]
            before[bot] = self._joined(before[bot], found)

    def _joined(self, before: PlackettLuceRating, after: list[PlackettLuceRating]) -> PlackettLuceRating:
        """What several seats of one bot have told of it: precisions add up."""
        prior = before.sigma**-2
        precision = prior + sum(each.sigma**-2 - prior for each in after)
        told = before.mu * prior + sum(each.mu * each.sigma**-2 - before.mu * prior for each in after)
        return self._model.rating(told / precision, precision**-0.5)

    def found(self) -> list[Rating]:
        """By bot, as they were named."""
        mean = math.fsum(rating.mu for rating in self._ratings) / len(self._ratings)
        return [Rating((rating.mu - mean) * self._scale, Z * rating.sigma * self._scale) for rating in self._ratings]


def ratings_of(games: Iterable[Played], bots: int, players: int) -> list[Rating]:
    ratings = Ratings(bots, players)
    for played in games:
        ratings.add(played)
    return ratings.found()


def _in_full(*_: object) -> float:
    return 1.0
