"""What the hall tries out for a program that does not know the rules: every option, in imagined worlds."""

from __future__ import annotations

import random
import time
from typing import Final

from meadhall.bots.programs.protocol import Tried
from meadhall.engine.play.lookahead import worths
from meadhall.engine.play.match import Match
from meadhall.engine.play.playout import play_out
from meadhall.engine.play.seen import Seen

NEXT: Final = "next"
END: Final = "end"
TO: Final = (NEXT, END)


def tried(seen: Seen, to: str, worlds: int, chance: random.Random, ends: float) -> Tried:
    """Means over so many worlds, or over as many as there is time for: one at least."""
    totals = [0.0] * len(seen.decision.options)
    done = 0
    while not done or (done < worlds and time.monotonic() < ends):
        world = seen.imagine(chance)
        found = worths(world, seen.decision, seen.advice) if to == NEXT else _wins(world, seen, chance)
        totals = [total + more for total, more in zip(totals, found, strict=True)]
        done += 1
    return Tried([total / done for total in totals], done)


def _wins(world: Match, seen: Seen, chance: random.Random) -> list[float]:
    """The share of the victory that each option leads to, if all play on by chance."""
    found = []
    for option in seen.decision.options:
        match = world.clone()
        match.choose(option, seen.seat)
        play_out(match, chance.random)
        winners = match.winners()
        found.append((seen.seat in winners) / len(winners))
    return found
