"""The server as tests of the page want it: one seed for all tables, no limits, tables at any position."""

from __future__ import annotations

from litestar import Litestar, post
from msgspec import Struct
from msgspec.structs import replace

from meadhall.engine.registry import game as find_game
from meadhall.server import say_where
from meadhall.server.api.routes import TheCaller, TheServices
from meadhall.server.moments import millis
from meadhall.server.schemas.tables import NewTable
from meadhall.server.serving import Server
from meadhall.server.settings import from_environment
from meadhall.server.storage.rows import Entry
from meadhall.server.tables import opening
from meadhall.server.tables.record import replay
from meadhall.server.tables.standing import start_facts
from tests.server.house import NO_LIMITS
from tests.web.positions import SEED


class PlayedTable(Struct):
    """A table, and the choices that were made at it: who, and what."""

    table: NewTable
    choices: list[tuple[int, str]]


@post("/api/tests/tables")
async def open_played_table(data: PlayedTable, caller: TheCaller, services: TheServices) -> dict[str, str]:
    """Store a table as if all that had been chosen there: quicker than to let it be chosen one by one."""
    now, corrections = millis(), services.settings.corrections
    game = find_game(data.table.game)
    facts, seats, log = opening.new_table(game, data.table, caller.somebody(), now, corrections)
    log += [Entry(facts.id, place, "chose", now, seat, option) for place, (seat, option) in enumerate(data.choices, 2)]
    match = replay(facts, len(seats), log, corrections)
    stands = start_facts(match, seats, facts.move_seconds, number=len(log), now=now)
    await services.keeper.add((replace(facts, number=len(log), **stands), seats, log))
    return {"id": facts.id}


if __name__ == "__main__":
    opening.fresh_seed = lambda: SEED
    # All visitors come from one address: together they would be too many guests, and too hasty ones.
    server = Server(replace(from_environment(), limits=NO_LIMITS), open_browser=False, announce=say_where)
    assert isinstance(server.config.app, Litestar)
    server.config.app.register(open_played_table)
    server.run()
