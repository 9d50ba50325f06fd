"""Every game, player count and set of options that the contract suite runs on."""

from __future__ import annotations

import itertools
import random
from typing import NamedTuple

from meadhall.engine.digest import digest
from meadhall.engine.game import Game
from meadhall.engine.match import Match
from meadhall.engine.playout import play_out
from meadhall.engine.registry import games

ALL_MIXES = 24
"""A game with more mixes of options than this is tried with each value in turn instead."""


class Case(NamedTuple):
    game: Game
    players: int
    options: dict[str, str]

    def new(self, seed: int, *, listen: bool = False) -> Match:
        return self.game.new(self.players, seed=seed, settings=self.options, listen=listen)

    def finished(self, seed: int, *, listen: bool = False) -> Match:
        """A whole game by chance."""
        match = self.new(seed, listen=listen)
        play_out(match, random.Random(seed).random)
        return match

    def __str__(self) -> str:
        return "-".join([self.game.id, str(self.players), *(f"{k}={v}" for k, v in self.options.items())])


def option_sets(game: Game, players: int) -> list[dict[str, str]]:
    """Every mix of the options for so many players; of too many, each value of each option beside the defaults."""
    settings = [setting for setting in game.settings if setting.is_for(players)]
    mixes = [
        dict(zip((setting.name for setting in settings), values, strict=True))
        for values in itertools.product(*(setting.values for setting in settings))
    ]
    if len(mixes) <= ALL_MIXES:
        return mixes
    default = {setting.name: setting.default for setting in settings}
    single = [
        default | {setting.name: value} for setting in settings for value in setting.values if value != setting.default
    ]
    return [default, *single]


CASES = [
    Case(game, players, options)
    for game in games().values()
    for players in game.players
    for options in option_sets(game, players)
]


def standing(match: Match) -> tuple[str, list[tuple[int, str, str, tuple[str, ...]]]]:
    """Where a match stands: its state, and what is asked."""
    asked = sorted((d.seat, d.kind, d.about, tuple(d.options)) for d in match.pending)
    return digest(match.state), asked
