"""`meadhall new-bot`: writes a small package with a bot that works."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from meadhall.cli.options import Language, printer, speak
from meadhall.starters import class_of, write_bot


def new_bot(
    context: typer.Context,
    name: Annotated[str, typer.Argument(metavar="NAME", show_default=False)],
    folder: Annotated[Path | None, typer.Option("--folder", metavar="DIR", show_default=False)] = None,
    lang: Language = "",
) -> None:
    words = speak(context, lang)
    into = folder or Path(name)
    file = next(path for path in write_bot(name, into) if path.name == "__init__.py")
    bot = f"{file}:{class_of(name)}"
    said = words.say("cli-new-bot-done", folder=str(into), file=str(file), bot=bot, name=name)
    printer().print(said, soft_wrap=True)
