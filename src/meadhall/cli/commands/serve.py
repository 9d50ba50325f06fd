"""`meadhall serve`: play in the browser."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from meadhall.cli.options import Corrections, Language, speak

Host = Annotated[str | None, typer.Option("--host", metavar="ADDRESS", envvar="MEADHALL_HOST", show_default=False)]
Port = Annotated[int | None, typer.Option("--port", min=0, max=65535, envvar="MEADHALL_PORT", show_default=False)]
Database = Annotated[
    str | None, typer.Option("--database", metavar="FILE|URL", envvar="MEADHALL_DATABASE", show_default=False)
]
DataDir = Annotated[
    Path | None, typer.Option("--data-dir", metavar="DIR", envvar="MEADHALL_DATA_DIR", show_default=False)
]
Browser = Annotated[bool, typer.Option("--browser/--no-browser", show_default=False)]


def serve(
    context: typer.Context,
    host: Host = None,
    port: Port = None,
    database: Database = None,
    data_dir: DataDir = None,
    corrections: Corrections = None,
    browser: Browser = True,
    lang: Language = "",
) -> None:
    # Read only here: the other commands need nothing of the server.
    from meadhall.server import serve as run

    words = speak(context, lang)

    def announce(address: str) -> None:
        typer.echo(words.say("cli-serve-open", address=address))

    run(host, port, database, data_dir, browser, corrections=corrections, announce=announce)
