"""What the speed commands share: CPU time of random play, so that a busy machine disturbs less."""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections.abc import Callable

from meadhall import build
from meadhall.engine.play.playout import play_out
from meadhall.engine.registry import game


def add_expect(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--expect", choices=build.KINDS, default="", help="end with an error if it is another build")


def say_build(expected: str) -> None:
    """Say what is measured, so that no figure is taken for another build's; end if it is not what was asked for."""
    try:
        print(f"meadhall: {build.expect(expected)}", flush=True)
    except build.WrongBuild as error:
        sys.exit(str(error))


def decisions_per_second(play: Callable[[int], int], seconds: float, first_seed: int = 0) -> float:
    """Play whole games for about so long; `play(seed)` says how many decisions the game took."""
    decisions = 0
    seed = first_seed
    start = time.process_time()
    while time.process_time() - start < seconds:
        decisions += play(seed)
        seed += 1
    return decisions / (time.process_time() - start)


def random_game(game_id: str, players: int) -> Callable[[int], int]:
    """A whole game by chance, through the match, with all rules."""
    found = game(game_id)

    def play(seed: int) -> int:
        match = found.new(players, seed=seed)
        play_out(match, random.Random(seed).random)
        return len(match.choices)

    return play


def clone_microseconds(game_id: str, players: int, seconds: float) -> float:
    """A clone in mid-game."""
    found = game(game_id)
    length = random_game(game_id, players)(0)
    finished = found.new(players, seed=0)
    play_out(finished, random.Random(0).random)
    match = finished.at(length // 2)
    clones = 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        for _ in range(100):
            match.clone()
        clones += 100
    return (time.process_time() - start) / clones * 1e6
