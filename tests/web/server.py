"""The server as tests of the page want it: one seed for all tables, no limits, tables at any position."""

from __future__ import annotations

from dataclasses import replace
from unittest.mock import patch

import msgspec
from litestar import Litestar, post

from meadhall.server import print_address
from meadhall.server.api.shared import TheCaller, TheServices
from meadhall.server.schemas.tables import NewTable
from meadhall.server.serving import Server
from meadhall.server.settings import from_environment
from meadhall.server.storage.rows import LogEntry
from meadhall.server.tables import creation
from meadhall.server.tables.match_from_log import match_from_log
from meadhall.server.tables.progress import after_start
from tests.server.running_server import NO_LIMITS
from tests.web.positions import SEED


class PlayedTable(msgspec.Struct):
    """A table, and the choices that were made at it: who, and what."""

    table: NewTable
    choices: list[tuple[int, str]]
    seed: int = SEED


@post("/api/tests/tables")
async def open_played_table(data: PlayedTable, caller: TheCaller, services: TheServices) -> dict[str, str]:
    """Store a table as if all that had been chosen there: quicker than to let it be chosen one by one."""
    now, corrections = services.clock.now_ms(), services.settings.corrections
    with patch.object(creation, "new_seed", lambda: data.seed):
        row, seats, log = creation.new_table(data.table, caller.require_person(), now, corrections)
    log += [LogEntry(row.id, place, "chose", now, seat, option) for place, (seat, option) in enumerate(data.choices, 2)]
    match = match_from_log(row, len(seats), log, corrections)
    row = after_start(replace(row, number=len(log)), seats, match, number=len(log), now=now)
    await services.tables.add((row, seats, log))
    return {"id": row.id}


if __name__ == "__main__":
    settings = msgspec.structs.replace(from_environment(), limits=NO_LIMITS)
    # All visitors come from one address: together they would be too many guests, and too hasty ones.
    server = Server(settings, open_browser=False, announce=print_address)
    assert isinstance(server.config.app, Litestar)
    server.config.app.register(open_played_table)
    with patch.object(creation, "new_seed", lambda: SEED):
        server.run()
