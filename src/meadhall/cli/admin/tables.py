"""`meadhall admin tables`, `remove`, `purge`, `export` and `import`: tables of the hall and their records."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from meadhall.cli.admin.opened import DatabaseOption, DataDir, Name, Opened, in_hall
from meadhall.cli.admin.people import Most, day_of
from meadhall.cli.options import Corrections, Language, printer, speak
from meadhall.engine.errors import BadSettings

STATES = ("gathering", "running", "over")
State = Annotated[str, typer.Option("--state", metavar="|".join(STATES), show_default=False)]
TableIds = Annotated[list[str], typer.Argument(metavar="TABLE…", show_default=False)]
Days = Annotated[int, typer.Option("--days", min=1, max=36_500)]
Folder = Annotated[Path, typer.Argument(metavar="DIR", show_default=False)]
Files = Annotated[list[Path], typer.Argument(metavar="FILE…", show_default=False)]


def tables(
    context: typer.Context,
    state: State = "",
    most: Most = 100,
    database: DatabaseOption = None,
    data_dir: DataDir = None,
    lang: Language = "",
) -> None:
    words = speak(context, lang)
    if state not in ("", *STATES):
        known = ", ".join(STATES)
        raise BadSettings(f"--state is one of {known}, not {state!r}", "state", known=known, value=state)

    async def work(hall: Opened) -> Table:
        table = Table(box=None, padding=(0, 2, 0, 0))
        for column in ("id", "game", "state", "seats", "move", "changed"):
            # An id that was cut off could not be said to another command.
            table.add_column(words.say(f"cli-admin-{column}"), no_wrap=column == "id")
        for row, seats in await hall.tools.tables(state, most):
            names = ", ".join(seat.name or "–" for seat in seats)
            stage = words.say(f"cli-admin-state-{row.state}")
            table.add_row(row.id, row.game, stage, names, str(row.move), day_of(row.changed_at))
        return table

    printer().print(in_hall(database, data_dir, work))


def remove(
    context: typer.Context,
    table_ids: TableIds,
    database: DatabaseOption = None,
    data_dir: DataDir = None,
    lang: Language = "",
) -> None:
    async def work(hall: Opened) -> None:
        for table_id in table_ids:
            await hall.tools.remove_table(table_id)

    in_hall(database, data_dir, work)
    printer().print(speak(context, lang).say("cli-admin-removed", count=len(table_ids)))


def purge(
    context: typer.Context,
    days: Days = 365,
    database: DatabaseOption = None,
    data_dir: DataDir = None,
    lang: Language = "",
) -> None:
    async def work(hall: Opened) -> tuple[int, int, int]:
        return await hall.tools.purge(days)

    over, abandoned, guests = in_hall(database, data_dir, work)
    said = speak(context, lang).say("cli-admin-purged", over=over, abandoned=abandoned, guests=guests)
    printer().print(said)


def export_records(
    context: typer.Context,
    folder: Folder,
    database: DatabaseOption = None,
    data_dir: DataDir = None,
    corrections: Corrections = None,
    lang: Language = "",
) -> None:
    words = speak(context, lang)

    async def work(hall: Opened) -> tuple[int, list[str]]:
        from meadhall.server.admin.records import export_records as export

        return await export(hall.tables, folder, corrections)

    written, unreadable = in_hall(database, data_dir, work)
    printer().print(words.say("cli-admin-exported", count=written, folder=str(folder)))
    if unreadable:
        printer(err=True).print(words.say("cli-admin-unreadable", names=", ".join(unreadable)))


def import_records(
    context: typer.Context,
    name: Name,
    files: Files,
    database: DatabaseOption = None,
    data_dir: DataDir = None,
    corrections: Corrections = None,
    lang: Language = "",
) -> None:
    async def work(hall: Opened) -> None:
        from meadhall.server.admin.records import rows_of_record

        person = await hall.tools.person(name)
        # All are read before one is written: a bad file among them changes nothing.
        found = [rows_of_record(file, person, hall.clock.now_ms(), corrections) for file in files]
        for rows in found:
            await hall.tables.add(*rows)

    in_hall(database, data_dir, work)
    printer().print(speak(context, lang).say("cli-admin-imported", count=len(files), who=name))
