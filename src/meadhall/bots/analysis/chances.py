"""Winning chances: how every seat stands in points, and what that says of who wins in the end."""

from __future__ import annotations

import math
from typing import Final

from meadhall.engine.play.lookahead import Lookahead, with_other_luck
from meadhall.engine.play.match import Match
from meadhall.engine.rng import Rng
from meadhall.engine.scoring import Score

ROLLS: Final = 2
"""A position is played on to its horizon so often, with other dice each time."""
TRUST: Final = 4
"""So steeply do scores gain weight over hopes: by this power of how much of the game is played."""
LEAST_SWING: Final = 0.25
"""Points: however near the end is, nobody is sure of winning by less."""


def standing(match: Match, rng: Rng, gone: float) -> list[float]:
    """What the position promises each seat, in points: the mean where all play on by advice up to the horizon.

    The game is over and nothing of it is secret: cards lie as they lay, dice are thrown anew. `gone`: how much (of 1)
    of the game is played; towards its end, the scores there count for more than what advice still hopes for.
    """
    advice = match.game.advice
    seats = range(match.settings.players)
    scored = gone**TRUST
    found = [0.0 for _ in seats]
    for _ in range(ROLLS):
        world = with_other_luck(match, rng)
        ahead = Lookahead(world, world.pending[0].seat, advice, advice.horizon(world.state), rng.fork())
        ahead.play_on()
        scores = ahead.match.scores()
        for seat in seats:
            value = advice.value(ahead.match.state, seat)
            found[seat] += (value + scored * (scores[seat].total - value)) / ROLLS
    return found


def swing_of(match: Match) -> float:
    """By how many points a judgement at the beginning errs; where the advice does not say, as the scores differ."""
    swing = match.game.advice.swing
    return swing if swing else max(1.0, spread(match.scores()))


def spread(scores: list[Score]) -> float:
    """How far totals lie from their mean, by the root of the mean square."""
    totals = [score.total for score in scores]
    mean = math.fsum(totals) / len(totals)
    return math.sqrt(math.fsum((total - mean) ** 2 for total in totals) / len(totals))


def chances(points: list[float], swing: float, left: float) -> list[float]:
    """Each seat's chance to win, in percent, while `left` (of 1) of the game lies ahead.

    A softmax: an advantage of as many points as the judgement still errs makes somebody e times as likely to win.
    What is still open shrinks with the root of what lies ahead, as the error of a sum of so many steps does.
    """
    errs = max(LEAST_SWING, swing * math.sqrt(left))
    highest = max(points)
    weights = [math.exp((value - highest) / errs) for value in points]
    whole = math.fsum(weights)
    return [100 * weight / whole for weight in weights]


def outcome(match: Match) -> list[float]:
    """The same of a game that is over: winners share what there is."""
    winners = match.winners()
    return [100 / len(winners) if seat in winners else 0.0 for seat in range(match.settings.players)]
