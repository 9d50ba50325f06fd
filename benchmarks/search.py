"""Simulations of the search a second, on a decision in mid-game of each game, and how they grow with processes.

    python -m benchmarks.search [GAME…] [--seconds 5] [--processes 2] [--expect source|compiled]

`a CPU second`: in one process, by the thread's own clock; the other columns go by the clock on the wall, so they want
an idle machine. Beside them Catanatron's: its MCTS (of a package that is not on PyPI) copies the game in mid-game and
lets random players end it, again and again. A simulation of Meadhall's goes to the horizon of the game's advice, all
seats choosing by advice. Needs the dependency group `peers` (`pip install --group peers`).
"""

from __future__ import annotations

import argparse
import random
import time

from catanatron import Color, Game, RandomPlayer

from benchmarks.measure import add_expect, say_build
from meadhall.arena.bench import usual_players
from meadhall.bots import Budget, GreedyBot, SearchBot
from meadhall.engine.play.match import Match
from meadhall.engine.registry import game, games

CATAN_MIDDLE = 150
"""After so many ticks a game of Catanatron's random players is well under way."""


def mid_game(name: str) -> Match:
    """Half way through a game of greedy players, at a decision with a real choice."""
    found = game(name)
    match = found.new(usual_players(found), seed=1)
    bots = [GreedyBot(seat) for seat in range(match.settings.players)]
    while match.decision is not None:
        seat = match.decision.seat
        match.choose(bots[seat].choose(match.seen_by(seat)), seat)
    middle = len(match.choices) // 2
    while len(match.at(middle).pending[0].options) < 3:
        middle += 1
    return match.at(middle)


def simulations(match: Match, budget: Budget, processes: int) -> tuple[int, float]:
    """How many there were, and in how many seconds on the wall."""
    decision = match.pending[0]
    seen = match.seen_by(decision.seat)
    SearchBot(1, Budget(simulations=processes), processes=processes).consider(seen)  # all processes are there
    start = time.perf_counter()
    thought = SearchBot(1, budget, processes=processes).consider(seen)
    return thought.simulations, time.perf_counter() - start


def catan_rates(seconds: float) -> tuple[float, float]:
    """Play-outs of Catanatron from mid-game to the end, a second of CPU time and on the wall."""
    random.seed(1)
    table = Game([RandomPlayer(colour) for colour in Color])
    for _ in range(CATAN_MIDDLE):
        table.play_tick()
    done = 0
    start, wall = time.thread_time(), time.perf_counter()
    while time.thread_time() - start < seconds:
        table.copy().play()
        done += 1
    return done / (time.thread_time() - start), done / (time.perf_counter() - wall)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("names", nargs="*", metavar="GAME", help="default: every installed game")
    parser.add_argument("--seconds", type=float, default=5.0, help="how long each search takes")
    parser.add_argument("--processes", type=int, default=2)
    add_expect(parser)
    asked = parser.parse_args()
    say_build(asked.expect)
    together = f"in {asked.processes}"
    print(f"{'simulations':12} {'a CPU second':>13} {'a second':>9} {together:>9} {'times':>6}  way")
    for name in asked.names or games():
        match = mid_game(name)
        by_cpu, _ = simulations(match, Budget(seconds=asked.seconds, cpu=True), 1)
        alone, alone_seconds = simulations(match, Budget(seconds=asked.seconds), 1)
        beside, beside_seconds = simulations(match, Budget(seconds=asked.seconds), asked.processes)
        rate, rate_beside = alone / alone_seconds, beside / beside_seconds
        way = match.game.advice.horizon(match.state).way
        print(
            f"{name:12} {by_cpu / asked.seconds:13.1f} {rate:9.1f} {rate_beside:9.1f} {rate_beside / rate:6.2f}  {way}",
            flush=True,
        )
    by_cpu_second, by_second = catan_rates(asked.seconds)
    print(f"{'catanatron':12} {by_cpu_second:13.1f} {by_second:9.1f} {'-':>9} {'-':>6}  random to the end")


if __name__ == "__main__":
    main()
