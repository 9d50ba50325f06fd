"""`meadhall admin backup`, `restore` and `move`: the whole hall, copied."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Annotated

import typer

from meadhall.cli.admin.opened import DatabaseOption, DataDir, Opened, in_hall, require_hall, run, settings_of
from meadhall.cli.options import Language, printer, speak

File = Annotated[Path, typer.Argument(metavar="FILE", show_default=False)]
Target = Annotated[str, typer.Argument(metavar="FILE|URL", show_default=False)]
Replace = Annotated[bool, typer.Option("--replace")]


def back_up(
    context: typer.Context,
    file: File,
    database: DatabaseOption = None,
    data_dir: DataDir = None,
    lang: Language = "",
) -> None:
    from meadhall.server.admin.copying import back_up as copy
    from meadhall.server.storage.database import Database

    settings = settings_of(database, data_dir)
    require_hall(settings)

    async def work() -> None:
        # An SQLite file is copied as it is: before a new version brings it up to date, a copy of the old is wanted.
        hall = Database(settings.database_url)
        try:
            await copy(hall, file)
        finally:
            await hall.close()

    asyncio.run(work())
    printer().print(speak(context, lang).say("cli-admin-backed-up", file=str(file)))


def restore(
    context: typer.Context,
    file: File,
    replace: Replace = False,
    database: DatabaseOption = None,
    data_dir: DataDir = None,
    lang: Language = "",
) -> None:
    from meadhall.server.admin.copying import restore as bring_back

    async def work(hall: Opened) -> int:
        return await bring_back(file, hall.database, replace=replace)

    count = run(settings_of(database, data_dir), work)
    printer().print(speak(context, lang).say("cli-admin-restored", count=count))


def move(
    context: typer.Context,
    target: Target,
    replace: Replace = False,
    database: DatabaseOption = None,
    data_dir: DataDir = None,
    lang: Language = "",
) -> None:
    from meadhall.server.admin.copying import copy_rows
    from meadhall.server.storage.database import Database
    from meadhall.server.storage.database_check import check_database

    url = settings_of(target, None).database_url
    check_database(url)

    async def work(hall: Opened) -> int:
        other = Database(url)
        try:
            return await copy_rows(hall.database, other, replace=replace)
        finally:
            await other.close()

    count = in_hall(database, data_dir, work)
    printer().print(speak(context, lang).say("cli-admin-moved", count=count))
