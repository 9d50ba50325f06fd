"""A race: every promising option is played out in the same worlds, and compared with what seemed best at once."""

from __future__ import annotations

import math
from typing import Final

from meadhall.bots.search.found import Found
from meadhall.engine.advice import Horizon
from meadhall.engine.play.lookahead import Lookahead
from meadhall.engine.play.match import Match
from meadhall.engine.play.seen import Seen
from meadhall.engine.rng import Rng

GAP_DEVIATION: Final = 1.5
"""By so many points is greedy's first judgement mostly wrong."""
SURE: Final = 2.0
"""An option is dropped if so many standard errors do not bring it up to the best."""
MOST_RUNNERS: Final = 12
FEWEST_WORLDS: Final = 6
"""So many worlds are played before anybody is dropped."""


class Runner:
    """An option and what it brought against the favourite, world by world."""

    __slots__ = ("_gap", "option", "squares", "total", "worlds")

    def __init__(self, option: str, gap: float) -> None:
        self.option = option
        self._gap = gap
        """How much less it seemed to be worth at first sight."""
        self.worlds = 0
        self.total = 0.0
        self.squares = 0.0

    @property
    def found(self) -> Found:
        return Found(self.option, self._gap, self.worlds, self.total, self.squares)

    def add(self, difference: float) -> None:
        self.worlds += 1
        self.total += difference
        self.squares += difference * difference

    @property
    def variance(self) -> float:
        if self.worlds < 2:
            return 4 * GAP_DEVIATION**2
        mean = self.total / self.worlds
        return max(0.01, (self.squares - self.worlds * mean * mean) / (self.worlds - 1))

    @property
    def estimate(self) -> float:
        """The mean difference, drawn towards the first judgement as long as there are few worlds."""
        weight = self.variance / GAP_DEVIATION**2
        return (weight * self._gap + self.total) / (weight + self.worlds)

    @property
    def error(self) -> float:
        weight = self.variance / GAP_DEVIATION**2
        return math.sqrt(self.variance / (weight + self.worlds))


def value_in(world: Match, seen: Seen, horizon: Horizon, option: str, luck: Rng) -> float:
    """What comes of an option in an imagined world, where all play on by advice up to the horizon."""
    ahead = Lookahead(world.clone(), seen.seat, seen.advice, horizon, luck.copy())
    ahead.choose(ahead.match.timeline.play.awaited(seen.seat), option)
    ahead.play_on()
    return ahead.value()


def runners_of(options: list[str], worths: list[float]) -> list[Runner]:
    """The favourite first, then the others by what they seemed to be worth."""
    highest = max(worths)
    order = sorted(range(len(options)), key=lambda at: -worths[at])
    return [Runner(options[at], worths[at] - highest) for at in order[:MOST_RUNNERS]]


def leader(runners: list[Runner]) -> Runner:
    """Who is ahead; the favourite stands at 0 by itself."""
    best = runners[0]
    best_estimate = 0.0
    for runner in runners[1:]:
        if runner.estimate > best_estimate:
            best = runner
            best_estimate = runner.estimate
    return best


def without_hopeless(runners: list[Runner]) -> list[Runner]:
    """The favourite stays, since all are measured against it; others go if they cannot catch up any more."""
    first = leader(runners)
    best = 0.0 if first is runners[0] else first.estimate
    return runners[:1] + [
        runner
        for runner in runners[1:]
        if runner.worlds < FEWEST_WORLDS or runner.estimate + SURE * runner.error >= best
    ]


def is_decided(runners: list[Runner]) -> bool:
    """Whether nobody is left who could still come first: the leader alone, or with the favourite hopelessly behind."""
    if len(runners) == 1:
        return True
    if len(runners) > 2:
        return False
    other = runners[1]
    return other.worlds >= FEWEST_WORLDS and other.estimate - SURE * other.error > 0
