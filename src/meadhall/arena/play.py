"""One game between bots, from the first decision to the last."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from meadhall import bots
from meadhall.bots import Bot
from meadhall.engine.game import Game
from meadhall.engine.play.match import Match
from meadhall.engine.play.playout import MOST_CHOICES, play_out, stopped_after
from meadhall.engine.rng import check_seed, rng_of

BOTS_APART: Final = 0x9E3779B97F4A7C1
"""Set between the table's seed and those of its bots: a bot's chance says nothing of the table's."""

RANDOM: Final = "random"


def play(
    game: Game,
    players: Sequence[str | Bot],
    seed: int | None = None,
    *,
    settings: Mapping[str, str] | None = None,
    corrections: Path | None = None,
    listen: bool = False,
    limit: int = MOST_CHOICES,
) -> Match:
    """The finished match of these bots; one given by name is seeded by the table's seed and its seat.

    A game that is not over after `limit` choices raises `TooLong`; whoever wants the match all the same begins it
    with `game.new` and plays it with `finish`.
    """
    match = game.new(len(players), seed=seed, settings=settings, corrections=corrections, listen=listen)
    finish_seeded(match, players, limit=limit)
    return match


def finish(match: Match, players: Sequence[Bot], *, limit: int = MOST_CHOICES) -> None:
    """Let the bots answer, each for its seat, until the game is over; `TooLong` if it is not after so many choices."""
    for _ in range(limit):
        if not match.pending:
            return
        seat = match.pending[0].seat
        match.choose(players[seat].choose(match.seen_by(seat)), seat)
    if match.pending:
        raise stopped_after(limit)


def finish_seeded(match: Match, players: Sequence[str | Bot], *, limit: int = MOST_CHOICES) -> None:
    """The same with bots or their names, as `play` takes them."""
    if all(player == RANDOM for player in players):
        # The engine's own loop, with dice for all of them: a third of the time goes into asking each for itself.
        play_out(match, random.Random(match.seed ^ BOTS_APART).random, limit)
    else:
        finish(match, seat_bots(players, match.seed), limit=limit)


def seat_bots(players: Sequence[str | Bot], seed: int) -> list[Bot]:
    """The bots for the seats of a table with that seed: those of a name are made, the others are as they are."""
    seeds = bot_seeds(seed, len(players))
    return [
        bots.make(player, bot_seed) if isinstance(player, str) else player
        for player, bot_seed in zip(players, seeds, strict=True)
    ]


def bot_seeds(seed: int, players: int) -> list[int]:
    """The seeds of the bots at a table with that seed."""
    source = rng_of(check_seed(seed) ^ BOTS_APART)
    return [source.fork().seed for _ in range(players)]
