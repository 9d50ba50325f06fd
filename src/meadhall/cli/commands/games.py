"""`meadhall games`: what can be played."""

from __future__ import annotations

from typing import Final

import typer
from rich.padding import Padding
from rich.table import Table

from meadhall.cli.options import Language, printer, speak
from meadhall.engine.game import Game
from meadhall.engine.registry import games as installed
from meadhall.words import Words

NARROW: Final = 70
"""On fewer columns than this each game stands by itself, a line after the other."""


def games(context: typer.Context, lang: Language = "") -> None:
    words = speak(context, lang)
    console = printer()
    if console.width < NARROW:
        for game in installed().values():
            for line in (game.id, _about(game.id, words), _players(game), _options(game, words)):
                console.print(line if line == game.id else Padding(line, (0, 0, 0, 2)))
        return
    table = Table(box=None, padding=(0, 2, 1, 0))
    for column in ("game", "about", "players", "options"):
        table.add_column(words.say(f"cli-games-{column}"))
    for game in installed().values():
        table.add_row(game.id, _about(game.id, words), _players(game), _options(game, words))
    console.print(table)


def _about(game_id: str, words: Words) -> str:
    """Its name and what it is; a game of somebody else's may lack the words, and the others are listed all the same."""
    messages = (f"{game_id}-name", f"{game_id}-blurb")
    return "\n".join(words.say(message) for message in messages if words.has(message))


def _players(game: Game) -> str:
    fewest, most = min(game.players), max(game.players)
    return str(fewest) if fewest == most else f"{fewest}–{most}"


def _options(game: Game, words: Words) -> str:
    """Each option as it is given on the command line; the first value is the default."""
    lines: list[str] = []
    for setting in game.settings:
        lines.append(f"{setting.name}={'|'.join(setting.values)}")
        if words.has(f"{game.id}-setting-{setting.name}"):
            lines.append(f"  {words.setting(game.id, setting.name)}")
        if setting.players is not None:
            lines.append(f"  {words.say('cli-games-option-for', players=', '.join(map(str, setting.players)))}")
    return "\n".join(lines) or "–"
