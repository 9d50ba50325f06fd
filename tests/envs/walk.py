"""Random games of random settings, position by position."""

from __future__ import annotations

import random
from collections.abc import Iterator

from meadhall.engine.game import Game
from meadhall.engine.play.match import Match
from meadhall.envs import Encoder


def tables(game: Game, chance: random.Random, count: int) -> Iterator[tuple[Match, Encoder]]:
    """So many new matches: all numbers of players in turn, settings by chance."""
    for number in range(count):
        players = game.players[number % len(game.players)]
        settings = {setting.name: chance.choice(setting.values) for setting in game.settings if setting.is_for(players)}
        yield (
            game.new(players, seed=chance.getrandbits(40), settings=settings),
            Encoder(game, players, settings),
        )


def positions(match: Match, chance: random.Random) -> Iterator[Match]:
    """The match before each of its decisions, played on by chance; what is decided at once comes in any order."""
    while match.pending:
        yield match
        decision = chance.choice(match.pending)
        match.choose(chance.choice(decision.options), decision.seat)
