"""One game between bots, from the first decision to the last."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Final

from meadhall import bots
from meadhall.arena.processes import NOBODY
from meadhall.bots import Bot
from meadhall.bots.loading import told
from meadhall.engine.errors import BadSettings, BotFailed, UnknownBot
from meadhall.engine.game import Game
from meadhall.engine.play.match import Match
from meadhall.engine.play.playout import MOST_CHOICES, play_out, stopped_after
from meadhall.engine.registry import game as find_game
from meadhall.engine.rng import check_seed, new_seed, rng_of
from meadhall.engine.scoring import Score

BOTS_APART: Final = 0x9E3779B97F4A7C1
"""Set between the table's seed and those of its bots: a bot's chance says nothing of the table's."""

RANDOM: Final = "random"


def unheard(seat: int) -> None:
    """For games in which it does not matter how long somebody thinks."""


def play(
    game: Game | str,
    players: Sequence[str | Bot],
    seed: int | None = None,
    *,
    settings: Mapping[str, str] | None = None,
    corrections: Path | str | None = None,
    listen: bool = False,
    limit: int = MOST_CHOICES,
) -> Match:
    """The finished match of these bots; one given by name is seeded by the table's seed and its seat.

    A game that is not over after `limit` choices raises `TooLong`, a bot that fails `BotFailed`; whoever wants the
    match all the same begins it with `game.new` and plays it with `finish`.
    """
    found = find_game(game) if isinstance(game, str) else game
    match = found.new(len(players), seed=seed, settings=settings, corrections=corrections, listen=listen)
    finish(match, players, limit=limit)
    return match


def finish(
    match: Match,
    players: Sequence[str | Bot],
    *,
    limit: int = MOST_CHOICES,
    tell: Callable[[int], None] = unheard,
) -> None:
    """Let bots or those of these names answer, each for its seat, until the game is over.

    `TooLong` if it is not over after so many choices, `BotFailed` if a bot fails: the match stands where it happened.
    `tell` hears of every seat that begins to think, and of -1 when it is done.
    """
    if len(players) != match.settings.players:
        named, seats = str(len(players)), str(match.settings.players)
        raise BadSettings(f"{named} bots for {seats} seats", "bots-seats", named=named, seats=seats)
    seed = match.seed if match.seed >= 0 else new_seed()  # one that was imagined has none
    if all(player == RANDOM for player in players):
        # The engine's own loop, with dice for all of them: a third of the time goes into asking each for itself.
        play_out(match, random.Random(seed ^ BOTS_APART).random, limit)
    else:
        _finish(match, seat_bots(players, seed), limit, tell)


def _finish(match: Match, seated: Sequence[Bot], limit: int, tell: Callable[[int], None]) -> None:
    scores: list[Score] = []
    try:
        for _ in range(limit):
            if not match.pending:
                break
            seat = match.pending[0].seat
            tell(seat)
            answer(match, seat, seated[seat])
            tell(NOBODY)
        if match.pending:
            raise stopped_after(limit)
        scores = match.scores()
    finally:
        for seat, bot in enumerate(seated):
            tell(seat)
            bot.end(scores)
            tell(NOBODY)


def answer(match: Match, seat: int, bot: Bot) -> None:
    """Let a bot decide for a seat; whatever it does but choose one of the options is `BotFailed`."""
    seen = match.seen_by(seat)
    try:
        option = bot.choose(seen)
    except BotFailed as failed:
        failed.seat = seat
        raise
    except Exception as error:
        why = told(error)
        raise _failed(seat, f"the bot {bot.name} has failed: {why}", "bot-raised", bot=bot.name, why=why) from error
    if option not in seen.decision.options:
        kind, said = seen.decision.kind, repr(option)[:80]
        message = f"the bot {bot.name} chose {said}, which {kind} does not offer"
        raise _failed(seat, message, "bot-option", bot=bot.name, said=said, kind=kind)
    match.choose(option, seat)


def _failed(seat: int, message: str, code: str, **values: str) -> BotFailed:
    failed = BotFailed(message, code, **values)
    failed.seat = seat
    return failed


def seat_bots(players: Sequence[str | Bot], seed: int) -> list[Bot]:
    """The bots for the seats of a table with that seed: those of a name are made, the others are as they are."""
    seeds = bot_seeds(seed, len(players))
    return [_seated(player, bot_seed) for player, bot_seed in zip(players, seeds, strict=True)]


def _seated(player: str | Bot, seed: int) -> Bot:
    if isinstance(player, str):
        return bots.make(player, seed)
    if isinstance(player, Bot):
        return player
    raise UnknownBot(f"a seat is for a bot or the name of one, not for {player!r}")


def bot_seeds(seed: int, players: int) -> list[int]:
    """The seeds of the bots at a table with that seed."""
    source = rng_of(check_seed(seed) ^ BOTS_APART)
    return [source.fork().seed for _ in range(players)]
