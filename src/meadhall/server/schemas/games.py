"""The games that can be played here."""

from __future__ import annotations

from typing import Any

from msgspec import Struct


class SettingInfo(Struct):
    """An option of a game; `default` is the first of its values, `players` are the numbers of players it is for."""

    name: str
    values: list[str]
    default: str
    players: list[int]


class GameInfo(Struct):
    """A game: how many can play it, how it can be set up, and who can sit in for a missing player."""

    id: str
    version: int
    players: list[int]
    settings: list[SettingInfo]
    bots: list[str]
    """Names of bots: ours from the weakest to the strongest, then those that the host has installed."""


class LedgerLine(Struct):
    """How many rows of a table of component data have a grade."""

    file: str
    table: str
    grade: str
    count: int


class GameAbout(Struct):
    """Everything printed on the game's pieces, and how sure it is.

    `components` holds each file of the game's data under its name without `.toml`; `corrections` is a short
    digest when the host plays with corrected data.
    """

    game: GameInfo
    ledger: list[LedgerLine]
    corrections: str
    components: dict[str, Any]
