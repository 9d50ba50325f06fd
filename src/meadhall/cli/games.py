"""`meadhall games`: what can be played."""

from __future__ import annotations

import typer
from rich.table import Table

from meadhall.cli.options import Language, printer, speak
from meadhall.engine.game import Game
from meadhall.engine.registry import games as installed
from meadhall.words import Words


def games(context: typer.Context, lang: Language = "") -> None:
    words = speak(context, lang)
    table = Table(box=None, padding=(0, 2, 1, 0))
    for column in ("game", "about", "players", "options"):
        table.add_column(words.say(f"cli-games-{column}"))
    for game in installed().values():
        about = f"{words.name(game.id)}\n{words.say(f'{game.id}-blurb')}"
        table.add_row(game.id, about, _players(game), _options(game, words))
    printer().print(table)


def _players(game: Game) -> str:
    fewest, most = min(game.players), max(game.players)
    return str(fewest) if fewest == most else f"{fewest}–{most}"


def _options(game: Game, words: Words) -> str:
    """Each option as it is given on the command line; the first value is the default."""
    lines: list[str] = []
    for setting in game.settings:
        lines.append(f"{setting.name}={'|'.join(setting.values)}")
        lines.append(f"  {words.setting(game.id, setting.name)}")
        if setting.players is not None:
            lines.append(f"  {words.say('cli-games-option-for', players=', '.join(map(str, setting.players)))}")
    return "\n".join(lines) or "–"
