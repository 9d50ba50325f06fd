"""The server that is hurt, by a clock that can be set while it runs; and all that it needs, read once for many of them.

Servers are forked from a process that has this module: in the seconds that reading takes, nothing could be hurt.
"""

from __future__ import annotations

import multiprocessing
import os
import threading
from pathlib import Path
from typing import Any

import msgspec

from meadhall.server import print_address
from meadhall.server.app import read_games
from meadhall.server.clock import Clock
from meadhall.server.serving import Server
from meadhall.server.settings import Limits, Settings

read_games(Settings())


class WrongClock(Clock):
    """A clock that somebody sets while time passes evenly; a file says by how many milliseconds it is wrong."""

    def __init__(self, file: Path) -> None:
        self._file = file

    def now_ms(self) -> int:
        wrong = self._file.read_text() if self._file.exists() else ""
        return super().now_ms() + int(wrong or 0)


def endless() -> Limits:
    """All who play come from one address, and some of them play fast."""
    given: dict[str, Any] = {
        field.name: (1e9, 1e3) if isinstance(field.default, tuple) else 100_000
        for field in msgspec.structs.fields(Limits)
    }
    return Limits(**given)


def serve(folder: Path, port: int, database: str, clock: Path, log: Path) -> None:
    """Serve until killed; what is said and what fails is written to the log."""
    os.setsid()
    threading.Thread(target=_end_with_parent, daemon=True).start()
    written = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    for stream in (1, 2):
        os.dup2(written, stream)
    settings = Settings(data_dir=folder, port=port, database=database, limits=endless(), idle_table_seconds=5)
    server = Server(settings, open_browser=False, announce=print_address, clock=WrongClock(clock))
    # The processes of bots are started by the first question, not with each of these many servers.
    server.config.app.state.services.bot_pool.wake = _sleep_on  # type: ignore[union-attr]
    server.run()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


async def _sleep_on() -> None:
    """Nothing is to be woken."""
