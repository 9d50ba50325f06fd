"""What options are worth at first sight, judged in a few imagined worlds: by hints, and when looking back."""

from __future__ import annotations

from typing import Final

from meadhall.engine.play.lookahead import best_of, worths
from meadhall.engine.play.match import Match
from meadhall.engine.play.seen import Seen
from meadhall.engine.rng import Rng

WORLDS: Final = 3
"""What is luck in one of them seldom is in all."""


def judged(seen: Seen, rng: Rng) -> tuple[Match, list[float]]:
    """What each option is worth, on the mean of the worlds; and the first of these."""
    decision = seen.decision
    match = seen.imagine(rng)
    found = worths(match, decision, seen.advice)
    if decision.kind in seen.advice.by_sight:
        return match, found
    for _ in range(WORLDS - 1):
        for at, worth in enumerate(worths(seen.imagine(rng), decision, seen.advice)):
            found[at] += worth
    return match, [worth / WORLDS for worth in found]


def second_of(found: list[float], at: int) -> int:
    """Which is best but for that one."""
    best = best_of(found[:at] + found[at + 1 :])
    return best + (best >= at)
