"""What the suite runs on: a game with a number of players and a mix of its settings."""

from __future__ import annotations

import itertools
import math
from collections.abc import Mapping
from typing import Final

from meadhall.contract.broken import ContractBroken, difference
from meadhall.engine.game import Game
from meadhall.engine.play.match import Match
from meadhall.engine.play.playout import MOST_CHOICES

ALL_MIXES: Final = 24
"""A game with more mixes of settings than this is tried with each value in turn instead."""

SEED: Final = 20
"""Of the game by chance that most checks look at."""


class Case:
    """One game, for so many players, with these settings.

    `limit`: a game of more choices counts as one that never ends.
    """

    __slots__ = ("game", "limit", "players", "settings")

    def __init__(
        self, game: Game, players: int, settings: Mapping[str, str] | None = None, *, limit: int = MOST_CHOICES
    ) -> None:
        self.game = game
        self.players = players
        self.settings = dict(settings or {})
        self.limit = limit

    def new(self, seed: int = SEED, *, listen: bool = False) -> Match:
        """A new match of this case."""
        return self.game.new(self.players, seed=seed, settings=self.settings, listen=listen)

    def broken(self, what: str, *, move: int | None = None, seed: int = SEED) -> ContractBroken:
        """What to raise: where it happened, and what is wrong."""
        where = [self.game.id, f"{self.players} players", *(f"{k}={v}" for k, v in self.settings.items())]
        where.append(f"seed {seed}")
        if move is not None:
            where.append(f"after {move} choices")
        return ContractBroken(f"{', '.join(where)}: {what}")

    def expect(self, got: object, expected: object, what: str, *, move: int | None = None, seed: int = SEED) -> None:
        """Raise unless the two are the same; `what` says what it means that they are not."""
        if got != expected:
            raise self.broken(f"{what}: {difference(got, expected)}", move=move, seed=seed)

    def __str__(self) -> str:
        """The game, the number of players, and the settings that are not as usual."""
        usual = {setting.name: setting.default for setting in self.game.settings}
        other = [f"{name}={value}" for name, value in self.settings.items() if value != usual.get(name)]
        return "-".join([self.game.id, str(self.players), *other])


def setting_mixes(game: Game, players: int) -> list[dict[str, str]]:
    """Every mix of the settings for so many players; of too many, each value of each setting beside the defaults."""
    settings = [setting for setting in game.settings if setting.is_for(players)]
    if math.prod(len(setting.values) for setting in settings) <= ALL_MIXES:
        return [
            dict(zip((setting.name for setting in settings), values, strict=True))
            for values in itertools.product(*(setting.values for setting in settings))
        ]
    default = {setting.name: setting.default for setting in settings}
    single = [
        default | {setting.name: value} for setting in settings for value in setting.values if value != setting.default
    ]
    return [default, *single]


def cases_of(game: Game, *, thorough: bool = False) -> list[Case]:
    """All that the suite tries of a game.

    Of too many mixes of settings only the defaults are tried with every number of players, and each other value with
    one, in turn; `thorough`: with every one.
    """
    found: list[Case] = []
    for number, players in enumerate(game.players):
        mixes = setting_mixes(game, players)
        if len(mixes) > ALL_MIXES and not thorough:
            mixes = [mixes[0], *mixes[1 + number :: len(game.players)]]
        found += [Case(game, players, mix) for mix in mixes]
    return found
