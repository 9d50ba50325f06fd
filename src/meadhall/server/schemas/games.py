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


class GamePage(Struct):
    """What a game from another package brings for the page, by the addresses where it is; '' where it brings none."""

    board: str
    """A module that draws its board."""
    style: str
    """How what is drawn looks."""
    icons: dict[str, str]
    """Signs of things, by names of files without `.svg`: `card-7` or `card` for `card.7`, `game` for itself."""


class GameInfo(Struct):
    """A game: how many can play it, how it can be set up, and who can sit in for a missing player."""

    id: str
    version: int
    players: list[int]
    settings: list[SettingInfo]
    bots: list[str]
    """Names of bots: ours from the weakest to the strongest, then those that the host has installed."""
    lessons: list[str]
    """Names of the chapters from which it is learnt, in their order."""
    handbook: bool = False
    """Whether it brings its rules in its own words."""
    page: GamePage | None = None
    """Null for the games that the page knows."""


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


class HandbookSection(Struct):
    """A section of a game's rules: its heading, its depth (1 to 3), and its text as HTML without links or scripts."""

    id: str
    """The same in all languages."""
    title: str
    level: int
    html: str
    explains: list[str]
    """The kinds of decisions, and the chapters of lessons, that it speaks of."""
