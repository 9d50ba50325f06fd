"""The server: accounts, the hall, tables, and the page."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path


def print_address(address: str) -> None:
    print(f"Meadhall is open at {address} (stop it with Ctrl-C)", flush=True)


def serve(
    host: str | None = None,
    port: int | None = None,
    database: str | None = None,
    data_dir: Path | None = None,
    open_browser: bool = False,
    *,
    corrections: Path | None = None,
    announce: Callable[[str], None] = print_address,
) -> None:
    """Serve until interrupted; what is not given comes from the environment. `announce` is told the address."""
    # Read only here: the bots' worker processes belong to this package too, and need nothing of it.
    import msgspec

    from meadhall.server.operations.logs import set_up
    from meadhall.server.serving import Server
    from meadhall.server.settings import from_environment
    from meadhall.server.storage.database_check import check_database

    given = {"host": host, "port": port, "database": database, "data_dir": data_dir, "corrections": corrections}
    chosen = {name: value for name, value in given.items() if value is not None}
    settings = msgspec.structs.replace(from_environment(), **chosen)
    check_database(settings.database_url)
    server = Server(settings, open_browser=open_browser, announce=announce)
    set_up(settings.log)
    server.run()
