"""`meadhall new-game`: a small working package to begin with."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from meadhall.cli.options import Language, printer, speak
from meadhall.starters import write_game


def new_game(
    context: typer.Context,
    name: Annotated[str, typer.Argument(metavar="NAME", show_default=False)],
    folder: Annotated[Path | None, typer.Option("--folder", metavar="DIR", show_default=False)] = None,
    lang: Language = "",
) -> None:
    words = speak(context, lang)
    into = folder or Path(name)
    console = printer()
    for path in write_game(name, into):
        console.print(f"  {path}", soft_wrap=True)
    console.print(words.say("cli-new-game-next"))
    for line in (f"pip install -e {into}", f"meadhall check {name}", f"meadhall play {name}"):
        console.print(f"  {line}", soft_wrap=True)
