"""The hall: which tables there are."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller, Response
from litestar.params import QueryParameter

from meadhall.server.api.shared import NumberQuery, TheCaller, TheServices, get
from meadhall.server.caller import Caller
from meadhall.server.schemas.common import NO_NUL, Health
from meadhall.server.schemas.tables import Hall, MyTables, TableInfo
from meadhall.server.services import Services
from meadhall.server.storage.tables import Listed
from meadhall.server.tables.views.render import table_info

SHOWN = 100
PAGE = 30


def without_moved(earlier: Listed, *later: Listed) -> Listed:
    """Without those that began or ended while the lists were read: they stand in a later list too."""
    moved = {row.id for rows in later for row, _ in rows}
    return [(row, seats) for row, seats in earlier if row.id not in moved]


async def refresh(services: Services, *lists: Listed) -> None:
    await services.presence.refresh([row.id for rows in lists for row, _ in rows])


def infos(rows: Listed, caller: Caller, services: Services) -> list[TableInfo]:
    return [table_info(row, seats, caller, services.presence.here(row.id)) for row, seats in rows]


class HallController(Controller):
    path = "/api"
    tags = ("hall",)

    @get("/hall", summary="Listed tables: with room, and to be watched")
    async def hall(self, caller: TheCaller, services: TheServices) -> Hall:
        store = services.tables.store
        gathering = await store.listed("gathering", SHOWN)
        running = await store.listed("running", SHOWN)
        await refresh(services, gathering, running)
        return Hall(infos(without_moved(gathering, running), caller, services), infos(running, caller, services))

    @get("/mine", summary="Your tables, those that wait for you first")
    async def mine(
        self,
        caller: TheCaller,
        services: TheServices,
        before: NumberQuery = None,
        last: Annotated[str, QueryParameter(max_length=40, pattern=NO_NUL)] = "",
    ) -> MyTables:
        person = caller.person
        if person is None:
            return MyTables([], [], [], False)
        store = services.tables.store
        gathering = await store.of_person(person.id, "gathering", SHOWN)
        running = await store.of_person(person.id, "running", SHOWN)
        over = await store.of_person(person.id, "over", PAGE + 1, None if before is None else (before, last))
        await refresh(services, gathering, running, over[:PAGE])
        return MyTables(
            infos(without_moved(gathering, running, over), caller, services),
            sorted(infos(without_moved(running, over), caller, services), key=lambda table: not table.your_turn),
            infos(over[:PAGE], caller, services),
            len(over) > PAGE,
        )

    @get("/health", summary="Whether the server is well: its database, news of other servers, its own work; 503 if not")
    async def health(self, services: TheServices) -> Response[Health]:
        health = await services.health()
        return Response(health, status_code=200 if health.ok else 503)
