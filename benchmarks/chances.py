"""How far winning chances can be believed: `python -m benchmarks.chances [--games 20] [--players 4] [game …]`.

Bots play, and at a dozen moments of each game the chances that an analysis would show are held against who won: of all
who had about 30 %, three in ten should have. `surprise` is the mean logarithmic loss, beside that of somebody who
knows nothing; it is least where a game's `swing` is right.
"""

from __future__ import annotations

import argparse
import math

from meadhall import build
from meadhall.arena import play
from meadhall.bots.analysis.chances import chances, standing, swing_of
from meadhall.engine.game import Game
from meadhall.engine.play.match import Match
from meadhall.engine.registry import game, games
from meadhall.engine.rng import Rng

MOMENTS = 12
BINS = 5
BOTS = ("greedy", "easy", "greedy")

Moment = tuple[list[float], float, list[int]]
"""What each seat could expect, how much of the game lay ahead, and who won."""


def moments_of(match: Match, seed: int) -> list[Moment]:
    moves = len(match.choices)
    found = []
    for part in range(MOMENTS):
        move = part * moves // MOMENTS
        gone = move / moves
        found.append((standing(match.at(move), Rng(seed + move), gone), 1 - gone, match.winners()))
    return found


def surprise(moments: list[Moment], swing: float) -> float:
    """The mean logarithmic loss: how much the winners surprise whoever believes the chances."""
    lost = [
        -math.log(max(1e-4, sum(chances(points, swing, left)[seat] for seat in won) / 100))
        for points, left, won in moments
    ]
    return math.fsum(lost) / len(lost)


def measure(played: Game, players: int, number: int) -> None:
    moments: list[Moment] = []
    swing = 0.0
    for seed in range(number):
        bots = [BOTS[(seat + seed) % len(BOTS)] for seat in range(players)]
        match = play(played, bots, seed)
        swing = swing_of(match)
        moments += moments_of(match, seed)
    told = [
        (chance, (seat in won) / len(won))
        for points, left, won in moments
        for seat, chance in enumerate(chances(points, swing, left))
    ]
    print(f"{played.id}, {players} players, {number} games: ", end="")
    print(f"surprise {surprise(moments, swing):.3f} (knowing nothing {math.log(players):.3f})")
    for low in range(0, 100, 100 // BINS):
        here = [pair for pair in told if low <= pair[0] < low + 100 // BINS or pair[0] == low + 100 // BINS == 100]
        if here:
            said, came = (math.fsum(column) / len(here) for column in zip(*here, strict=True))
            print(f"  told {said:5.1f} %, won {100 * came:5.1f} %  ({len(here)} times)")
    by_swing = {factor * swing: surprise(moments, factor * swing) for factor in (0.5, 0.7, 1.0, 1.4, 2.0)}
    print("  by swing: " + ", ".join(f"{each:.1f}: {lost:.3f}" for each, lost in by_swing.items()))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="*", default=list(games()))
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--players", type=int, default=0)
    options = parser.parse_args()
    print(build.current())
    for name in options.game:
        found = game(name)
        measure(found, options.players or max(found.players), options.games)


if __name__ == "__main__":
    main()
