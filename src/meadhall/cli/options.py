"""What several commands take."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from meadhall import bots
from meadhall.engine.errors import BadSettings
from meadhall.engine.game import Game
from meadhall.engine.registry import games
from meadhall.words import LANGUAGES, Words


def known_games(incomplete: str) -> list[str]:
    return [game for game in games() if game.startswith(incomplete)]


def _known_languages(incomplete: str) -> list[str]:
    return [language for language in LANGUAGES if language.startswith(incomplete)]


def _known_settings(context: typer.Context, incomplete: str) -> list[str]:
    game = games().get(context.params.get("game") or "")
    pairs = [f"{setting.name}={value}" for setting in game.settings for value in setting.values] if game else []
    return [pair for pair in pairs if pair.startswith(incomplete)]


def complete_names(incomplete: str, known: list[str]) -> list[str]:
    """How the last of some names with commas between may go on."""
    before, comma, last = incomplete.rpartition(",")
    return [f"{before}{comma}{name}" for name in known if name.startswith(last)]


def known_bots(incomplete: str) -> list[str]:
    return complete_names(incomplete, bots.names())


GameId = Annotated[str, typer.Argument(metavar="GAME", autocompletion=known_games, show_default=False)]
Language = Annotated[
    str, typer.Option("--lang", metavar="|".join(LANGUAGES), autocompletion=_known_languages, show_default=False)
]
Corrections = Annotated[Path | None, typer.Option("--data", metavar="DIR", envvar="MEADHALL_DATA", show_default=False)]
Settings = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="NAME=VALUE", autocompletion=_known_settings, show_default=False),
]
Engine = Annotated[str | None, typer.Option("--engine", metavar="COMMAND", show_default=False)]
Bots = Annotated[str, typer.Option("--bots", metavar="BOT[,BOT…]", autocompletion=known_bots)]
RecordFile = Annotated[Path, typer.Argument(metavar="FILE", show_default=False)]
AsJson = Annotated[bool, typer.Option("--json")]


def speak(context: typer.Context, lang: str, *, lenient: bool = False) -> Words:
    """The words of the language asked for: by the command, by `meadhall --lang`, or by the locale."""
    return Words(lang or context.obj or "", lenient=lenient)


def printer(*, err: bool = False) -> Console:
    """Prints what it is given, as it is: names of players are no markup."""
    return Console(stderr=err, highlight=False, markup=False, emoji=False)


def fewest_players(game: Game) -> int:
    """As few as can play against each other; one only where no more can play."""
    return min((count for count in game.players if count > 1), default=1)


def check_seat(seat: int | None, players: int) -> None:
    """A seat that there is, or none in particular."""
    if seat is not None and not 0 <= seat < players:
        message = f"there are seats 0 to {players - 1}, not {seat}"
        raise BadSettings(message, "seat", last=str(players - 1), seat=str(seat))


def settings_of(pairs: list[str] | None) -> dict[str, str]:
    """`name=value` pairs as the game takes them."""
    chosen: dict[str, str] = {}
    for pair in pairs or []:
        name, equals, value = pair.partition("=")
        if not (name and equals and value):
            raise BadSettings(f"--option is name=value, not {pair!r}", "pair", pair=pair)
        if name in chosen:
            raise BadSettings(f"--option {name} is given twice", "twice", name=name)
        chosen[name] = value
    return chosen


def make_folder(folder: Path) -> None:
    """A folder that can be written to, or a complaint before the first game."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        why = (error.strerror or str(error)).lower()
        raise BadSettings(f"{folder}: cannot be made: {why}", "folder", folder=str(folder), why=why) from None
    if not os.access(folder, os.W_OK | os.X_OK):
        raise BadSettings(f"{folder}: cannot be written to", "locked", folder=str(folder))
