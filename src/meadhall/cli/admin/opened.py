"""A hall's database as these commands find it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, NamedTuple, TypeVar

import typer

from meadhall.cli.commands.serve import Database as DatabaseOption
from meadhall.cli.commands.serve import DataDir
from meadhall.engine.errors import BadSettings

if TYPE_CHECKING:
    from meadhall.server.admin.host_tools import HostTools
    from meadhall.server.clock import Clock
    from meadhall.server.settings import Settings
    from meadhall.server.storage.database import Database
    from meadhall.server.storage.tables import TableStore

__all__ = ["DataDir", "DatabaseOption", "Name", "Off", "Opened", "in_hall", "settings_of"]

T = TypeVar("T")

Name = Annotated[str, typer.Argument(metavar="NAME", show_default=False)]
Off = Annotated[bool, typer.Option("--off")]


class Opened(NamedTuple):
    """The parts of a hall that commands work with."""

    settings: Settings
    database: Database
    tools: HostTools
    tables: TableStore
    clock: Clock


def settings_of(database: str | None, data_dir: Path | None) -> Settings:
    """Where the hall is kept: as these options say, or as `meadhall serve` finds it."""
    import msgspec

    from meadhall.server.settings import from_environment

    given = {"database": database, "data_dir": data_dir}
    return msgspec.structs.replace(
        from_environment(), **{name: value for name, value in given.items() if value is not None}
    )


def require_hall(settings: Settings) -> None:
    """Refuse to make a new hall where somebody has mistyped a path."""
    from sqlalchemy import make_url

    url = make_url(settings.database_url)
    if url.get_backend_name() == "sqlite" and not Path(url.database or "").is_file():
        raise BadSettings(f"{url.database}: no such file or directory", "file", file=str(url.database))


def in_hall(database: str | None, data_dir: Path | None, work: Callable[[Opened], Awaitable[T]]) -> T:
    """Do something with the hall that is there; what the hall refuses is an error of the command."""
    settings = settings_of(database, data_dir)
    require_hall(settings)
    return run(settings, work)


def run(settings: Settings, work: Callable[[Opened], Awaitable[T]]) -> T:
    from meadhall.server.errors import Refused
    from meadhall.server.storage.database_check import check_database

    check_database(settings.database_url)
    try:
        return asyncio.run(_run(settings, work))
    except Refused as refused:
        raise BadSettings(refused.message, refused.code.replace("_", "-")) from None


async def _run(settings: Settings, work: Callable[[Opened], Awaitable[T]]) -> T:
    from meadhall.server.admin.host_tools import HostTools
    from meadhall.server.clock import Clock
    from meadhall.server.storage.database import Database
    from meadhall.server.storage.hosting import HostStore
    from meadhall.server.storage.people import PeopleStore
    from meadhall.server.storage.server_values import ServerValues
    from meadhall.server.storage.tables import TableStore
    from meadhall.server.tokens import Secret

    opened = Database(settings.database_url)
    try:
        people, tables, clock, secret = PeopleStore(opened), TableStore(opened), Clock(), Secret()
        secret.key = await people.signing_key()
        tools = HostTools(HostStore(opened), people, tables, ServerValues(opened), clock, secret)
        return await work(Opened(settings, opened, tools, tables, clock))
    finally:
        await opened.close()
