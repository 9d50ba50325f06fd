"""The `meadhall` command and its parts."""

from __future__ import annotations

import io
import sys
from typing import Annotated

import typer

from meadhall import __version__
from meadhall.cli.admin import admin
from meadhall.cli.commands.analyse import analyse
from meadhall.cli.commands.arena import arena
from meadhall.cli.commands.bench import bench
from meadhall.cli.commands.check import check
from meadhall.cli.commands.check_engine import check_engine
from meadhall.cli.commands.data import data
from meadhall.cli.commands.games import games
from meadhall.cli.commands.hall import Command, Hall
from meadhall.cli.commands.new_bot import new_bot
from meadhall.cli.commands.new_game import new_game
from meadhall.cli.commands.play import play
from meadhall.cli.commands.replay import replay, show
from meadhall.cli.commands.serve import serve
from meadhall.cli.commands.simulate import simulate
from meadhall.cli.options import Language

app = typer.Typer(name="meadhall", cls=Hall, pretty_exceptions_enable=False)


@app.callback(invoke_without_command=True)
def meadhall(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version")] = False,
    lang: Language = "",
) -> None:
    context.obj = lang
    if version:
        typer.echo(f"meadhall {__version__}")
    elif context.invoked_subcommand is None:
        typer.echo(context.get_help())
    else:
        hall = context.command
        assert isinstance(hall, Hall)
        hall.tell_of_broken_plug_ins()


for command in (
    games,
    serve,
    play,
    simulate,
    arena,
    replay,
    show,
    analyse,
    data,
    bench,
    check,
    new_game,
    check_engine,
    new_bot,
):
    app.command(command.__name__.replace("_", "-"), cls=Command, context_settings=Command.EXTRA)(command)
app.add_typer(admin)


def main() -> None:
    # What a terminal cannot show, or what was typed in another encoding, becomes a question mark and not a crash.
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    app()
