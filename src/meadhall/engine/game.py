"""A game as the outside sees it: its name, who can play it, its options, and where its rules are."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from meadhall.engine.data import Data
from meadhall.engine.errors import BadOptions
from meadhall.engine.match import Match
from meadhall.engine.rng import SEED_BITS
from meadhall.engine.rules import Options, Rules


class Setting:
    """An option of a game: its name, what it can be, the first being what it is unless told otherwise.

    `players`: for how many it means anything; unless said, for as many as can play.
    """

    __slots__ = ("name", "players", "values")

    def __init__(self, name: str, values: tuple[str, ...], players: range | None = None) -> None:
        self.name = name
        self.values = values
        self.players = players

    def is_for(self, players: int) -> bool:
        return self.players is None or players in self.players

    @property
    def default(self) -> str:
        return self.values[0]


class Game:
    """One game. `version` goes up whenever the same choices could lead to another state."""

    def __init__(
        self,
        game_id: str,
        *,
        version: int,
        players: range,
        package: str,
        rules: Callable[[Data], Rules[Any]],
        settings: tuple[Setting, ...] = (),
    ) -> None:
        self.id = game_id
        self.version = version
        self.players = players
        self.settings = settings
        self._package = package
        self._make_rules = rules
        self._made: dict[Path | None, tuple[Data, Rules[Any]]] = {}

    def data(self, corrections: Path | None = None) -> Data:
        return self._load(corrections)[0]

    def rules(self, corrections: Path | None = None) -> Rules[Any]:
        return self._load(corrections)[1]

    def options(self, players: int, chosen: Mapping[str, str] | None = None) -> Options:
        """The options of a table, checked; what is not named is as the game has it by default."""
        if players not in self.players:
            fit = ", ".join(str(n) for n in self.players)
            message = f"{self.id} is for {fit} players, not {players}"
            raise BadOptions(message, "players", game=self.id, fit=fit, players=str(players))
        settings = [setting for setting in self.settings if setting.is_for(players)]
        asked = dict(chosen or {})
        full = {setting.name: asked.pop(setting.name, setting.default) for setting in settings}
        for name in asked:
            known = ", ".join(setting.name for setting in settings) or "–"
            if self._setting(name) is None:
                message = f"{self.id} has no option {name!r}; it has: {known}"
                raise BadOptions(message, "option", game=self.id, name=name, known=known)
            message = f"{self.id} has no option {name!r} for {players} players; it has: {known}"
            raise BadOptions(message, "option-players", game=self.id, name=name, known=known, players=str(players))
        for setting in settings:
            if full[setting.name] not in setting.values:
                known = ", ".join(setting.values)
                value = full[setting.name]
                message = f"{self.id}: {setting.name} is one of {known}, not {value!r}"
                raise BadOptions(message, "value", game=self.id, name=setting.name, known=known, value=value)
        return Options(players, full)

    def recorded_options(self, players: int, chosen: Mapping[str, str]) -> dict[str, str]:
        """The options of an earlier table that mean anything: some have named others, which changed nothing."""
        kept: dict[str, str] = {}
        for name, value in chosen.items():
            setting = self._setting(name)
            if setting is None or setting.is_for(players):
                kept[name] = value
        return kept

    def _setting(self, name: str) -> Setting | None:
        for setting in self.settings:
            if setting.name == name:
                return setting
        return None

    def new(
        self,
        players: int,
        *,
        seed: int | None = None,
        options: Mapping[str, str] | None = None,
        corrections: Path | None = None,
        listen: bool = False,
    ) -> Match:
        """A match at its first decision; without a seed, one that nobody can guess."""
        table = self.options(players, options)
        if seed is None:
            seed = secrets.randbits(SEED_BITS)
        elif not 0 <= seed < 1 << SEED_BITS:
            raise BadOptions(f"a seed is a whole number from 0 to 2**{SEED_BITS} - 1")
        return Match.new(self.rules(corrections), table, seed, listen)

    def _load(self, corrections: Path | None) -> tuple[Data, Rules[Any]]:
        if corrections not in self._made:
            data = Data(self._package, corrections)
            self._made[corrections] = (data, self._make_rules(data))
        return self._made[corrections]

    def __repr__(self) -> str:
        return f"<Game {self.id}>"
