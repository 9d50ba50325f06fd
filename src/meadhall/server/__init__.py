"""The server: accounts, the hall, tables, and the page."""

from __future__ import annotations

from pathlib import Path


def serve(
    host: str | None = None,
    port: int | None = None,
    database: str | None = None,
    data_dir: Path | None = None,
    open_browser: bool = False,
) -> None:
    """Serve until interrupted; what is not given comes from the environment."""
    # Read only here: the bots' worker processes belong to this package too, and need nothing of it.
    from meadhall.server import serving

    serving.serve(host, port, database, data_dir, open_browser)
