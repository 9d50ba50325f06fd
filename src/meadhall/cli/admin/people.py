"""`meadhall admin users`, `host`, `mute`, `ban` and `reset`: people of the hall."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from typing import Annotated, Literal

import typer
from rich.table import Table

from meadhall.cli.admin.opened import DatabaseOption, DataDir, Name, Off, Opened, in_hall
from meadhall.cli.options import Language, printer, speak

Search = Annotated[str, typer.Argument(metavar="[TEXT]", show_default=False)]
Most = Annotated[int, typer.Option("--most", min=1, max=100_000)]
Address = Annotated[str | None, typer.Option("--address", metavar="URL", envvar="MEADHALL_ADDRESS", show_default=False)]


def day_of(moment: int) -> str:
    return datetime.fromtimestamp(moment / 1000).strftime("%Y-%m-%d")


def users(
    context: typer.Context,
    search: Search = "",
    most: Most = 100,
    database: DatabaseOption = None,
    data_dir: DataDir = None,
    lang: Language = "",
) -> None:
    words = speak(context, lang)

    async def work(hall: Opened) -> Table:
        table = Table(box=None, padding=(0, 2, 0, 0))
        for column in ("id", "account", "name", "since", "tables", "marks"):
            # An id that was cut off could not be said to another command.
            table.add_column(words.say(f"cli-admin-{column}"), no_wrap=column == "id")
        for person, sitting in await hall.tools.users(search, most):
            marks = {"host": person.is_host, "muted": person.muted, "banned": person.banned}
            told = ", ".join(words.say(f"cli-admin-mark-{mark}") for mark, on in marks.items() if on)
            account = person.account or words.say("cli-admin-guest")
            table.add_row(person.id, account, person.name, day_of(person.created_at), str(sitting), told)
        return table

    printer().print(in_hall(database, data_dir, work))


def host(
    context: typer.Context,
    name: Name,
    off: Off = False,
    database: DatabaseOption = None,
    data_dir: DataDir = None,
    lang: Language = "",
) -> None:
    _mark(context, name, "is_host", off, database, data_dir, lang)


def mute(
    context: typer.Context,
    name: Name,
    off: Off = False,
    database: DatabaseOption = None,
    data_dir: DataDir = None,
    lang: Language = "",
) -> None:
    _mark(context, name, "muted", off, database, data_dir, lang)


def ban(
    context: typer.Context,
    name: Name,
    off: Off = False,
    database: DatabaseOption = None,
    data_dir: DataDir = None,
    lang: Language = "",
) -> None:
    _mark(context, name, "banned", off, database, data_dir, lang)


def _mark(
    context: typer.Context,
    name: str,
    mark: Literal["is_host", "muted", "banned"],
    off: bool,
    database: str | None,
    data_dir: Path | None,
    lang: str,
) -> None:
    async def work(hall: Opened) -> str:
        person = await hall.tools.mark(await hall.tools.person(name), mark, not off)
        return person.account or person.name

    said = f"cli-admin-{mark.replace('_', '-')}-{'off' if off else 'on'}"
    printer().print(speak(context, lang).say(said, who=in_hall(database, data_dir, work)))


def reset(
    context: typer.Context,
    name: Name,
    address: Address = None,
    database: DatabaseOption = None,
    data_dir: DataDir = None,
    lang: Language = "",
) -> None:
    words = speak(context, lang)

    async def work(hall: Opened) -> tuple[str, str]:
        person = await hall.tools.person(name)
        where = address or hall.settings.address or f"http://127.0.0.1:{hall.settings.port}"
        return person.account or "", f"{where.rstrip('/')}/reset#{hall.tools.reset_token(person)}"

    account, link = in_hall(database, data_dir, work)
    printer(err=True).print(words.say("cli-admin-reset", who=account))
    typer.echo(link)
