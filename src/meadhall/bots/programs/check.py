"""The conformance kit: plays with a program, and says in words what is wrong with it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

import msgspec

from meadhall.bots.bot import Bot
from meadhall.bots.programs.bot import ProgramBot, seconds_allowed
from meadhall.bots.programs.process import SECONDS_TO_END, Program, end_all, give_back
from meadhall.bots.random import RandomBot
from meadhall.engine.errors import BotFailed
from meadhall.engine.game import Game
from meadhall.engine.play.match import Match

OWN_DECISIONS: Final = 40
"""So many of its own in each game are enough to tell."""


class Stranger(msgspec.Struct, tag="later", tag_field="type"):
    """A line that no version has yet: a program that ignores what it does not know will play with later ones too."""

    news: str = "of a later version"


class Finding:
    """What was looked at, and what came of it: a message of the command line with its values, or why it failed."""

    __slots__ = ("failure", "message", "values")

    def __init__(self, message: str, failure: BotFailed | None = None, **values: str | int) -> None:
        self.message = message
        self.failure = failure
        self.values = values


def check(command: tuple[str, ...], games: Sequence[Game]) -> Iterator[Finding]:
    """One finding after the other; after the first failure nothing more is tried."""
    asked = 0
    longest = 0.0
    try:
        program = Program(command)
        yield Finding("hello", name=program.hello.name)
        give_back(program)
        for number, game in enumerate(games):
            players = min((count for count in game.players if count > 1), default=1)
            bot = ProgramBot(number, command)
            asked_here = _play(game, players, number % players, bot)
            bot.end([])
            asked += asked_here
            longest = max(longest, bot.longest)
            yield Finding("game", game=game.id, asked=asked_here)
        yield from _check_again(command, games[0])
        yield from _check_strangers(command, games[0])
        yield from _check_ends(command)
    except BotFailed as failed:
        yield Finding("failed", failed)
    else:
        limit = f"{seconds_allowed():g}"
        yield Finding("time", asked=asked, longest=f"{longest:.2f}", limit=limit)
    finally:
        end_all()


def _play(game: Game, players: int, seat: int, bot: ProgramBot) -> int:
    """A game between the program and random bots, as far as it goes; how often it was asked."""
    match = game.new(players, seed=seat)
    others: list[Bot] = [RandomBot(other) for other in range(players)]
    asked = 0
    while match.pending and asked < OWN_DECISIONS:
        deciding = match.pending[0].seat
        _answer(match, deciding, bot if deciding == seat else others[deciding])
        asked += deciding == seat
    if match.over:
        bot.end(match.scores())
    return asked


def _answer(match: Match, seat: int, bot: Bot) -> None:
    match.choose(bot.choose(match.seen_by(seat)), seat)


def _first_choices(command: tuple[str, ...], game: Game) -> list[str]:
    """What it chooses at the start of a game, always with the same seed."""
    bot = ProgramBot(7, command)
    match = game.new(max(game.players), seed=7)
    found: list[str] = []
    while match.pending and len(found) < 5:
        decision = match.pending[0]
        if decision.seat == 0:
            found.append(bot.choose(match.seen_by(0)))
            match.choose(found[-1], 0)
        else:
            match.choose(decision.options[0], decision.seat)
    bot.end([])
    return found


def _check_again(command: tuple[str, ...], game: Game) -> Iterator[Finding]:
    """The same game twice: the second is no continuation of the first, and the seed is all its chance."""
    first = _first_choices(command, game)
    same = first == _first_choices(command, game)
    yield Finding("same" if same else "not-same")


def _check_strangers(command: tuple[str, ...], game: Game) -> Iterator[Finding]:
    program = Program(command)
    program.say(Stranger())
    give_back(program)
    _first_choices(command, game)
    yield Finding("strangers")


def _check_ends(command: tuple[str, ...]) -> Iterator[Finding]:
    """It ends when it is told to, and when nobody is there any more."""
    seconds = f"{SECONDS_TO_END:g}"
    program = Program(command)
    if not program.quit():
        raise program.failed("engine-quit", f"does not end within {seconds} s of quit", seconds=seconds)
    program = Program(command)
    if not program.close():
        raise program.failed("engine-eof", f"does not end within {seconds} s of the end of its input", seconds=seconds)
    yield Finding("ends")
