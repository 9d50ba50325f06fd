"""`meadhall admin`: what the host of a hall does, whether a server runs or not."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import typer

from meadhall.cli.admin.copies import back_up, move, restore
from meadhall.cli.admin.people import ban, host, mute, reset, users
from meadhall.cli.admin.tables import export_records, import_records, purge, remove, tables
from meadhall.cli.commands.hall import Command, Group

admin = typer.Typer(name="admin", cls=Group, pretty_exceptions_enable=False)


@admin.callback(invoke_without_command=True)
def look_after_the_hall(context: typer.Context) -> None:
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


COMMANDS: Final[dict[str, Callable[..., None]]] = {
    "backup": back_up,
    "restore": restore,
    "move": move,
    "users": users,
    "host": host,
    "mute": mute,
    "ban": ban,
    "reset": reset,
    "tables": tables,
    "remove": remove,
    "purge": purge,
    "export": export_records,
    "import": import_records,
}

for name, command in COMMANDS.items():
    admin.command(name, cls=Command, context_settings=Command.EXTRA)(command)
