"""`meadhall check-engine`: whether a program speaks as bots do, and in words what is wrong if it does not."""

from __future__ import annotations

from typing import Annotated

import typer

from meadhall.bots.programs.check import check
from meadhall.bots.programs.process import command_of
from meadhall.cli.commands.hall import said
from meadhall.cli.options import Language, known_games, printer, speak
from meadhall.engine.registry import game as find_game
from meadhall.engine.registry import games as installed


def check_engine(
    context: typer.Context,
    command: Annotated[str, typer.Argument(metavar="COMMAND", show_default=False)],
    game: Annotated[
        list[str] | None, typer.Option("--game", metavar="GAME", autocompletion=known_games, show_default=False)
    ] = None,
    lang: Language = "",
) -> None:
    words = speak(context, lang)
    console = printer()
    found = [find_game(name) for name in game or installed()]
    failed = False
    for finding in check(command_of(command), found):
        failed = failed or finding.failure is not None
        values = finding.values if finding.failure is None else {"why": said(finding.failure, words)}
        mark = "✗" if finding.failure is not None else "✓"
        if finding.message == "not-same":
            mark = "!"
        console.print(f"{mark} {words.say(f'cli-check-engine-{finding.message}', **values)}", soft_wrap=True)
    if failed:
        raise typer.Exit(1)
