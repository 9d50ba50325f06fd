"""The settings of a game: what can be chosen, and what a table has chosen."""

from __future__ import annotations


class Setting:
    """Something that can be chosen of a game: its name and its values, the first being the default.

    `players`: for how many it means anything; unless said, for as many as can play.
    `earlier`: what records mean that were made before there was this setting; unless said, the default.
    """

    __slots__ = ("earlier", "name", "players", "values")

    def __init__(self, name: str, values: tuple[str, ...], players: range | None = None, earlier: str = "") -> None:
        self.name = name
        self.values = values
        self.players = players
        self.earlier = earlier or values[0]

    def is_for(self, players: int) -> bool:
        """Whether so many players can choose it."""
        return self.players is None or players in self.players

    @property
    def default(self) -> str:
        return self.values[0]


class Settings:
    """How a table is set up: the number of players, the value of each of the game's settings, the game's version."""

    __slots__ = ("chosen", "players", "version")

    def __init__(self, players: int, chosen: dict[str, str], version: int = 1) -> None:
        self.players = players
        self.chosen = chosen
        self.version = version

    def __getitem__(self, name: str) -> str:
        return self.chosen[name]

    def __repr__(self) -> str:
        return f"Settings({self.players}, {self.chosen!r}, {self.version})"
