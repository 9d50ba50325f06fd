"""One game between bots, from the first decision to the last."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from meadhall import bots
from meadhall.bots import Bot
from meadhall.engine.errors import BadSettings
from meadhall.engine.game import Game
from meadhall.engine.match import Match
from meadhall.engine.rng import SEED_BITS, Rng

BOTS_APART: Final = 0x9E3779B97F4A7C1
"""Set between the table's seed and those of its bots: a bot's chance says nothing of the table's."""

RANDOM: Final = "random"


def play(
    game: Game,
    players: Sequence[str] | Sequence[Bot],
    seed: int | None = None,
    *,
    options: Mapping[str, str] | None = None,
    corrections: Path | None = None,
    listen: bool = False,
) -> Match:
    """The finished match of these bots, or of bots of these names seeded by the table's seed."""
    if seed is None:
        seed = secrets.randbits(SEED_BITS)
    match = game.new(len(players), seed=seed, settings=options, corrections=corrections, listen=listen)
    if all(player == RANDOM for player in players):
        _finish_at_random(match, [Rng(bot_seed) for bot_seed in bot_seeds(seed, len(players))])
        return match
    names = [player for player in players if isinstance(player, str)]
    seated = [player for player in players if isinstance(player, Bot)]
    finish(match, seat_bots(names, seed) if names else seated)
    return match


def finish(match: Match, players: Sequence[Bot]) -> None:
    """Let the bots answer, each for its seat, until the game is over."""
    while match.pending:
        seat = match.pending[0].seat
        match.choose(players[seat].choose(match.seen_by(seat)), seat)


def _finish_at_random(match: Match, sources: list[Rng]) -> None:
    """What random bots with these seeds would do, without a word to them: a third of the time goes into that."""
    while match.pending:
        decision = match.pending[0]
        options = decision.options
        match.choose(options[sources[decision.seat].below(len(options))], decision.seat)


def seat_bots(names: Sequence[str], seed: int) -> list[Bot]:
    """Bots of these names for the seats of a table with that seed."""
    return [bots.make(name, bot_seed) for name, bot_seed in zip(names, bot_seeds(seed, len(names)), strict=True)]


def bot_seeds(seed: int, players: int) -> list[int]:
    if not 0 <= seed < 1 << SEED_BITS:
        raise BadSettings(f"a seed is a whole number from 0 to 2**{SEED_BITS} - 1")
    source = Rng(seed ^ BOTS_APART)
    return [source.fork().seed for _ in range(players)]
