"""How fast a game goes: games of random bots or others, copies of a position, and the memory that one takes."""

from __future__ import annotations

import time
import tracemalloc

import msgspec

from meadhall.arena.play import RANDOM, play
from meadhall.build import is_compiled
from meadhall.engine.game import Game
from meadhall.engine.play.match import Match

POSITIONS = 40
"""So many positions, spread over one game, are copied again and again."""


class Speed(msgspec.Struct, frozen=True):
    """What was measured, in time of one core; of other bots than `random`, which may have programs of their own, in
    time that passes.
    """

    game: str
    players: int
    bot: str
    compiled: bool
    games_per_second: float
    decisions_per_second: float
    clone_us: float
    position_bytes: int


def usual_players(game: Game) -> int:
    """Four, or as many as can play."""
    return 4 if 4 in game.players else max(game.players)


def bench(game: Game, players: int, seconds: float, bot: str = RANDOM) -> Speed:
    """Play for about so many seconds, then copy for a quarter as long."""
    play(game, [RANDOM] * players, 0)  # data are read and tables made before the clock starts
    games, decisions, spent = _play_for(game, [bot] * players, seconds * 0.8)
    positions = _positions(game, players)
    return Speed(
        game=game.id,
        players=players,
        bot=bot,
        compiled=is_compiled(),
        games_per_second=round(games / spent, 2),
        decisions_per_second=round(decisions / spent),
        clone_us=round(_clone_us(positions, seconds * 0.2), 2),
        position_bytes=_position_bytes(positions),
    )


def _play_for(game: Game, seated: list[str], seconds: float) -> tuple[int, int, float]:
    games = decisions = 0
    clock = time.process_time if seated[0] == RANDOM else time.perf_counter
    start = clock()
    spent = 0.0
    while spent < seconds or not games:
        decisions += len(play(game, seated, games).choices)
        games += 1
        spent = clock() - start
    return games, decisions, spent


def _positions(game: Game, players: int) -> list[Match]:
    match = play(game, [RANDOM] * players, 1)
    step = max(1, len(match.choices) // POSITIONS)
    return [match.at(move) for move in range(0, len(match.choices), step)]


def _clone_us(positions: list[Match], seconds: float) -> float:
    clones = 0
    start = time.process_time()
    spent = 0.0
    while spent < seconds or not clones:
        for position in positions:
            position.clone()
        clones += len(positions)
        spent = time.process_time() - start
    return spent / clones * 1e6


def _position_bytes(positions: list[Match]) -> int:
    """What a copy takes in memory beside the original, as a search keeps it."""
    tracemalloc.start()
    try:
        before = tracemalloc.get_traced_memory()[0]
        kept = [position.clone() for position in positions]
        return round((tracemalloc.get_traced_memory()[0] - before) / len(kept))
    finally:
        tracemalloc.stop()
