"""`meadhall bench`: how fast the games go."""

from __future__ import annotations

from typing import Annotated

import msgspec
import typer
from rich.table import Table

from meadhall.arena import bench as arena_bench
from meadhall.bots import make
from meadhall.cli.options import AsJson, Language, complete_names, known_bots, printer, speak
from meadhall.engine.registry import game as find_game
from meadhall.engine.registry import games as installed


def _known_games(incomplete: str) -> list[str]:
    return complete_names(incomplete, list(installed()))


def bench(
    context: typer.Context,
    games: Annotated[
        list[str] | None, typer.Argument(metavar="GAME", autocompletion=_known_games, show_default=False)
    ] = None,
    players: Annotated[int | None, typer.Option("--players", min=1, show_default=False)] = None,
    bot: Annotated[str, typer.Option("--bot", metavar="BOT", autocompletion=known_bots)] = "random",
    seconds: Annotated[float, typer.Option("--seconds", min=0.1, max=3600)] = 5.0,
    as_json: AsJson = False,
    lang: Language = "",
) -> None:
    words = speak(context, lang)
    make(bot, 0)
    found = [find_game(game) for game in games or installed()]
    tables = [(game, game.settings_for(players or arena_bench.usual_players(game)).players) for game in found]
    measured = [arena_bench.bench(game, count, seconds, bot) for game, count in tables]
    if as_json:
        typer.echo(msgspec.json.format(msgspec.json.encode(measured)).decode())
        return
    table = Table(box=None, padding=(0, 2, 0, 0))
    columns = ("game", "players", "bot", "compiled", "games", "decisions", "clone", "bytes")
    for column in columns:
        table.add_column(words.say(f"cli-bench-{column}"), justify="left" if column in ("game", "bot") else "right")
    for speed in measured:
        table.add_row(
            speed.game,
            str(speed.players),
            speed.bot,
            words.say("cli-yes" if speed.compiled else "cli-no"),
            f"{speed.games_per_second:.1f}",
            f"{speed.decisions_per_second:.0f}",
            f"{speed.clone_us:.1f}",
            str(speed.position_bytes),
        )
    printer().print(table)
