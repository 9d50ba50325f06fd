"""For the hosts of the hall: people and tables, and what can be done about them."""

from __future__ import annotations

from typing import Annotated, Any, Final

from litestar import Controller, Request
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from meadhall.server.api.shared import TableName, TheCaller, TheServices, delete, get, post
from meadhall.server.caller import Caller
from meadhall.server.errors import Refused
from meadhall.server.schemas.common import NO_NUL
from meadhall.server.schemas.hosting import HostTable, HostUser, MarkUser, ResetLink
from meadhall.server.storage.rows import Person, TableState

SHOWN: Final = 200
Search = Annotated[str, QueryParameter(max_length=40, pattern=NO_NUL)]
PersonId = FromPath[str]


def require_host(caller: Caller) -> Person:
    person = caller.require_person()
    if not person.is_host:
        raise Refused("not_yours", "this is for the hosts of the hall")
    return person


def user_of(person: Person, tables: int) -> HostUser:
    marks = (person.is_host, person.muted, person.banned)
    return HostUser(person.id, person.name, person.account, person.created_at, tables, *marks)


class HostController(Controller):
    path = "/api/host"
    tags = ("host",)

    @get("/users", summary="People, by a part of their name or account")
    async def users(self, caller: TheCaller, services: TheServices, search: Search = "") -> list[HostUser]:
        require_host(caller)
        return [user_of(person, tables) for person, tables in await services.host_tools.users(search, SHOWN)]

    @post("/users/{person:str}/mark", status_code=200, summary="Let somebody not chat, or not come in")
    async def mark(
        self, person: PersonId, data: JSONBody[MarkUser], caller: TheCaller, services: TheServices
    ) -> HostUser:
        own = require_host(caller)
        found = await services.host_tools.person_of_id(person)
        if found.id == own.id or found.is_host:
            raise Refused("not_yours", "a host cannot be muted or banned; the command line can make hosts no hosts")
        later = await services.host_tools.mark(found, data.mark, data.on)
        await services.attention.look()
        return user_of(later, 0)

    @post("/users/{person:str}/reset", status_code=200, summary="A link for a new password")
    async def reset(
        self, person: PersonId, caller: TheCaller, services: TheServices, request: Request[Any, Any, Any]
    ) -> ResetLink:
        own = require_host(caller)
        found = await services.host_tools.person_of_id(person)
        if found.is_host and found.id != own.id:
            raise Refused("not_yours", "a link for another host is made on the command line")
        address = services.settings.address or str(request.base_url).rstrip("/")
        return ResetLink(f"{address}/reset#{services.host_tools.reset_token(found)}")

    @get("/tables", summary="Tables, listed or not, the latest first")
    async def tables(
        self, caller: TheCaller, services: TheServices, stage: FromQuery[TableState | None] = None
    ) -> list[HostTable]:
        require_host(caller)
        return [
            HostTable(
                row.id,
                row.game,
                row.state,
                [seat.name for seat in seats],
                row.listed,
                row.move,
                row.created_at,
                row.changed_at,
            )
            for row, seats in await services.host_tools.tables(stage or "", SHOWN)
        ]

    @delete("/tables/{table:str}", summary="Remove a table, whatever its state")
    async def remove(self, table: TableName, caller: TheCaller, services: TheServices) -> None:
        require_host(caller)
        await services.host_tools.remove_table(table)
        await services.attention.look()
