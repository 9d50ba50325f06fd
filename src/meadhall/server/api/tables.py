"""Opening tables, sitting down, leaving, starting."""

from __future__ import annotations

from litestar import Controller
from litestar.params import FromPath, JSONBody

from meadhall.server.api.shared import TableName, TheCaller, TheServices, delete, get, post, put
from meadhall.server.caller import Caller
from meadhall.server.schemas.tables import Fork, Joining, NewTable, Ready, SeatOnly, SeatPlan, SeatToken, TableInfo
from meadhall.server.services import Services
from meadhall.server.tables.views.render import table_info


class TablesController(Controller):
    path = "/api/tables"
    tags = ("tables",)

    @post("/", summary="Open a table")
    async def open(self, data: JSONBody[NewTable], caller: TheCaller, services: TheServices) -> TableInfo:
        return await self._info(await services.lobby.open(caller, data), caller, services)

    @get("/{table:str}", summary="A table")
    async def table(self, table: TableName, caller: TheCaller, services: TheServices) -> TableInfo:
        return await self._info(table, caller, services)

    @delete("/{table:str}", summary="Close a table that has not started")
    async def close(self, table: TableName, caller: TheCaller, services: TheServices) -> None:
        await services.lobby.close(caller, table)

    @post("/{table:str}/join", status_code=200, summary="Sit down")
    async def join(
        self, table: TableName, data: JSONBody[Joining], caller: TheCaller, services: TheServices
    ) -> TableInfo:
        await services.lobby.join(caller, table, data)
        return await self._info(table, caller, services)

    @post("/{table:str}/leave", status_code=200, summary="Leave a seat before the game starts")
    async def leave(
        self, table: TableName, data: JSONBody[SeatOnly], caller: TheCaller, services: TheServices
    ) -> TableInfo:
        await services.lobby.leave(caller, table, data.seat)
        return await self._info(table, caller, services)

    @put("/{table:str}/seats/{seat:int}", summary="Say who is to sit there, before the game starts")
    async def change_seat(
        self, table: TableName, seat: FromPath[int], data: JSONBody[SeatPlan], caller: TheCaller, services: TheServices
    ) -> TableInfo:
        await services.lobby.change_seat(caller, table, seat, data)
        return await self._info(table, caller, services)

    @post("/{table:str}/start", status_code=200, summary="Start the game")
    async def start(self, table: TableName, caller: TheCaller, services: TheServices) -> TableInfo:
        await services.lobby.start(caller, table)
        return await self._info(table, caller, services)

    @post("/{table:str}/ready", status_code=200, summary="Say that you are ready: with a clock, all have to be")
    async def ready(
        self, table: TableName, data: JSONBody[Ready], caller: TheCaller, services: TheServices
    ) -> TableInfo:
        await services.lobby.say_ready(caller, table, data.ready)
        return await self._info(table, caller, services)

    @post("/{table:str}/rematch", status_code=200, summary="Play the same again; everybody gets the same new table")
    async def rematch(self, table: TableName, caller: TheCaller, services: TheServices) -> TableInfo:
        return await self._info(await services.lobby.rematch(caller, table), caller, services)

    @post("/{table:str}/fork", summary="Play a finished game on from one of its moves")
    async def fork(self, table: TableName, data: JSONBody[Fork], caller: TheCaller, services: TheServices) -> TableInfo:
        return await self._info(await services.lobby.fork(caller, table, data), caller, services)

    @post("/{table:str}/token", summary="Make a token for a program that plays your seat; an older one ends")
    async def make_token(
        self, table: TableName, data: JSONBody[SeatOnly], caller: TheCaller, services: TheServices
    ) -> SeatToken:
        return SeatToken(await services.lobby.make_token(caller, table, data.seat))

    @delete("/{table:str}/token/{seat:int}", summary="End a seat's token")
    async def end_token(self, table: TableName, seat: FromPath[int], caller: TheCaller, services: TheServices) -> None:
        await services.lobby.end_token(caller, table, seat)

    async def _info(self, table_id: str, caller: Caller, services: Services) -> TableInfo:
        await services.presence.refresh([table_id])
        async with services.tables.use(table_id, fresh=True) as table:
            return table_info(table.row, table.seats, caller, services.presence.here(table_id))
