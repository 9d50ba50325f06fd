"""Games that nobody played, between bots of a known strength."""

from __future__ import annotations

import math
import random
from collections.abc import Iterator, Sequence

from meadhall.arena.contest.referee import Played
from meadhall.arena.contest.schedule import Contest


def made_up(contest: Contest, strengths: Sequence[float], games: int, seed: int) -> Iterator[Played]:
    """Places as Plackett and Luce have them; a strength is in points of a rating."""
    chance = random.Random(seed)
    for number in range(games):
        seated = contest.lineup(number)
        rates = [10 ** (strengths[bot] / 400) for bot in seated]
        times = [-math.log(1 - chance.random()) / rate for rate in rates]
        yield Played(number=number, seated=seated, places=[1 + sum(other < own for other in times) for own in times])
