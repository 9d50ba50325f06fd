"""Opening tables, sitting down, leaving, starting."""

from __future__ import annotations

import secrets
from contextlib import suppress

from litestar import Controller
from litestar.params import FromPath, JSONBody
from msgspec.structs import replace

from meadhall.server.api.games import game_named
from meadhall.server.api.routes import TableName, TheCaller, TheServices, delete, get, post, put
from meadhall.server.caller import Caller
from meadhall.server.clock import now_ms
from meadhall.server.errors import Refused
from meadhall.server.schemas.tables import Fork, Joining, NewTable, SeatOnly, SeatPlan, SeatToken, TableInfo
from meadhall.server.services import Services
from meadhall.server.storage.rows import Person
from meadhall.server.storage.tables import Rows
from meadhall.server.tables import creation, seating
from meadhall.server.tables.permissions import require_gathering, require_host, require_own_seat
from meadhall.server.tables.render import table_info
from meadhall.server.tables.table import Change, Table
from meadhall.server.user_text import token_digest


class TablesController(Controller):
    path = "/api/tables"
    tags = ("tables",)

    @post("/", summary="Open a table")
    async def open(self, data: JSONBody[NewTable], caller: TheCaller, services: TheServices) -> TableInfo:
        person = await self._new_host(caller, services)
        game = game_named(data.game)
        rows = creation.new_table(game, data, person, now_ms(), services.settings.corrections)
        return await self._opened(rows, caller, services)

    @get("/{table:str}", summary="A table")
    async def table(self, table: TableName, caller: TheCaller, services: TheServices) -> TableInfo:
        return await self._info(table, caller, services)

    @delete("/{table:str}", summary="Close a table that has not started")
    async def close(self, table: TableName, caller: TheCaller, services: TheServices) -> None:
        async with services.tables.use(table, fresh=True) as held, held.lock:
            require_host(held, caller)
            require_gathering(held)
            await services.tables.remove(table)

    @post("/{table:str}/join", status_code=200, summary="Sit down")
    async def join(
        self, table: TableName, data: JSONBody[Joining], caller: TheCaller, services: TheServices
    ) -> TableInfo:
        corrections = services.settings.corrections

        def plan(held: Table, now: int) -> Change:
            return seating.join(held, caller, data, now, corrections)

        await services.tables.act(table, plan)
        return await self._info(table, caller, services)

    @post("/{table:str}/leave", status_code=200, summary="Leave a seat before the game starts")
    async def leave(
        self, table: TableName, data: JSONBody[SeatOnly], caller: TheCaller, services: TheServices
    ) -> TableInfo:
        await services.tables.act(table, lambda held, now: seating.leave(held, caller, data.seat))
        return await self._info(table, caller, services)

    @put("/{table:str}/seats/{seat:int}", summary="Say who is to sit there, before the game starts")
    async def change_seat(
        self, table: TableName, seat: FromPath[int], data: JSONBody[SeatPlan], caller: TheCaller, services: TheServices
    ) -> TableInfo:
        corrections = services.settings.corrections
        may_watch = await self._may_watch(caller, services)

        def plan(held: Table, now: int) -> Change:
            change = seating.change_seat(held, caller, seat, data, now, corrections)
            return _watched(held, change, may_watch)

        await services.tables.act(table, plan)
        return await self._info(table, caller, services)

    @post("/{table:str}/start", status_code=200, summary="Start the game")
    async def start(self, table: TableName, caller: TheCaller, services: TheServices) -> TableInfo:
        corrections = services.settings.corrections
        may_watch = await self._may_watch(caller, services)

        def plan(held: Table, now: int) -> Change:
            return _watched(held, seating.start(held, caller, now, corrections), may_watch)

        await services.tables.act(table, plan)
        return await self._info(table, caller, services)

    @post("/{table:str}/rematch", status_code=200, summary="Play the same again; everybody gets the same new table")
    async def rematch(self, table: TableName, caller: TheCaller, services: TheServices) -> TableInfo:
        person = caller.require_person()
        async with services.tables.use(table, fresh=True) as held:
            following = held.facts.rematch
            if following is None:
                await self._new_host(caller, services)
                rows = creation.rematch(held, person, now_ms(), services.settings.corrections)
                await services.tables.add(rows)
                following = await self._agree_on(table, rows[0].id, services)
            return await self._info(following, caller, services)

    async def _agree_on(self, table: str, rematch: str, services: Services) -> str:
        """Write down the table that follows; if somebody else was faster, theirs is the one."""
        tables = services.tables
        async with tables.use(table) as held:
            with suppress(Refused):
                await tables.act(table, lambda held, now: _followed(held, rematch))
            if held.facts.rematch != rematch:
                await tables.remove(rematch)
            return held.facts.rematch or rematch

    @post("/{table:str}/fork", summary="Play a finished game on from one of its moves")
    async def fork(self, table: TableName, data: JSONBody[Fork], caller: TheCaller, services: TheServices) -> TableInfo:
        person = await self._new_host(caller, services)
        async with services.tables.use(table, fresh=True) as held:
            rows = creation.fork(held, data, person, now_ms(), services.settings.corrections)
        return await self._opened(rows, caller, services)

    @post("/{table:str}/token", summary="Make a token for a program that plays your seat; an older one ends")
    async def make_token(
        self, table: TableName, data: JSONBody[SeatOnly], caller: TheCaller, services: TheServices
    ) -> SeatToken:
        token = f"meadhall_{secrets.token_urlsafe(32)}"
        await self._set_token(table, data.seat, token_digest(token), caller, services)
        return SeatToken(token)

    @delete("/{table:str}/token/{seat:int}", summary="End a seat's token")
    async def end_token(self, table: TableName, seat: FromPath[int], caller: TheCaller, services: TheServices) -> None:
        await self._set_token(table, seat, None, caller, services)

    async def _set_token(self, table: str, seat: int, digest: str | None, caller: Caller, services: Services) -> None:
        caller.require_person()

        def plan(held: Table, now: int) -> Change:
            require_own_seat(held, caller, seat)
            return Change("seat_changed", seat, seats={seat: {"token": digest}})

        await services.tables.act(table, plan)

    async def _new_host(self, caller: Caller, services: Services) -> Person:
        """The caller, if they may open one more table."""
        person = caller.require_person()
        services.rate_limits.new_tables.take(caller.key)
        if await services.people.hosting(person) >= services.settings.limits.running_tables:
            raise Refused("too_many_tables", "finish or leave some of your games first")
        return person

    async def _may_watch(self, caller: Caller, services: Services) -> bool:
        """Whether the caller may start one more table with bots alone."""
        person = caller.require_person()
        return await services.people.hosting_bots(person) < services.settings.limits.bot_tables

    async def _opened(self, rows: Rows, caller: Caller, services: Services) -> TableInfo:
        facts, seats, _ = rows
        if facts.state == "running" and seating.bots_alone(seats) and not await self._may_watch(caller, services):
            raise _too_many_bots()
        await services.tables.add(rows)
        return await self._info(rows[0].id, caller, services)

    async def _info(self, table: str, caller: Caller, services: Services) -> TableInfo:
        async with services.tables.use(table, fresh=True) as held:
            return table_info(held.facts, held.seats, caller, services.presence.here(table))


def _watched(table: Table, change: Change, may_watch: bool) -> Change:
    """The change, unless it starts a game of bots alone and the host watches enough of them."""
    seats = [replace(seat, **change.seats.get(seat.seat, {})) for seat in table.seats]
    if change.match is not None and seating.bots_alone(seats) and not may_watch:
        raise _too_many_bots()
    return change


def _too_many_bots() -> Refused:
    return Refused("too_many_tables", "your bots play enough games by themselves; wait until one is over")


def _followed(table: Table, rematch: str) -> Change:
    if table.facts.rematch is not None:
        raise Refused("taken", "there is a rematch")
    return Change("rematch", facts={"rematch": rematch})
