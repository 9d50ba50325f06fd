"""What a seat does at a running table, over HTTP."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Annotated

from litestar import Controller
from litestar.params import JSONBody, QueryParameter

from meadhall.server.api.shared import NumberQuery, SeatQuery, TableName, TheCaller, TheServices, get, post
from meadhall.server.errors import Refused
from meadhall.server.messaging.notices import Missed, TableNews
from meadhall.server.schemas.common import Done
from meadhall.server.schemas.messages import SnapshotMessage
from meadhall.server.schemas.play import Answer, AskHint, Chat, Choose, ComeBack, Consult, Request, Resign, Undo
from meadhall.server.schemas.position import Consulted, Hint, Position
from meadhall.server.services import Services
from meadhall.server.tables.permissions import require_playing, viewpoint
from meadhall.server.tables.stand_ins import check_bot, stand_in_bot
from meadhall.server.tables.table import Table
from meadhall.server.tables.views.feed import Feed
from meadhall.server.tables.views.render import position_of


class PlayController(Controller):
    path = "/api/tables/{table:str}"
    tags = ("play",)

    @get("/position", summary="The position as a seat sees it; with `after`, waits for one that is newer")
    async def position(
        self,
        table: TableName,
        caller: TheCaller,
        services: TheServices,
        seat: SeatQuery = None,
        after: NumberQuery = None,
        wait: Annotated[float, QueryParameter(ge=0, le=25)] = 0,
    ) -> Position:
        async with services.tables.use(table, fresh=True) as held:
            if after is not None and wait:
                await self._wait_for_newer(held, after, wait, services)
            rendered = position_of(held, viewpoint(held, caller, seat), services.settings.marked_options)
        if rendered is None:
            raise Refused("not_running", "the game has not started")
        return rendered[0]

    async def _wait_for_newer(self, held: Table, after: int, wait: float, services: Services) -> None:
        """Wait until the position is newer, or the time is over."""
        end = asyncio.get_running_loop().time() + wait
        with services.notifier.table_notices(held.row.id) as notices:
            async with held.lock:
                # What another server did just before, no notice will tell any more.
                await services.tables.catch_up(held)
            with suppress(TimeoutError):
                while held.row.position <= after and held.row.state != "over":
                    async with asyncio.timeout_at(end):
                        notice = await anext(notices)
                    if isinstance(notice, TableNews):
                        await services.tables.hear_news(held, notice)
                    elif isinstance(notice, Missed):
                        async with held.lock:
                            await services.tables.catch_up(held)

    @get("/snapshot", summary="All there is to know of a table as a seat sees it")
    async def snapshot(
        self, table: TableName, caller: TheCaller, services: TheServices, seat: SeatQuery = None
    ) -> SnapshotMessage:
        await services.presence.refresh([table])
        async with services.tables.use(table, fresh=True) as held:
            feed = Feed(held, caller, seat, presence=services.presence, marked_options=services.settings.marked_options)
            return feed.snapshot()

    @post("/choose", status_code=200, summary="Answer your seat's decision")
    async def choose(self, table: TableName, data: JSONBody[Choose], caller: TheCaller, services: TheServices) -> Done:
        return Done(await services.actions.perform(caller, table, data))

    @post("/undo", status_code=200, summary="Take back what you may take back by yourself")
    async def undo(self, table: TableName, data: JSONBody[Undo], caller: TheCaller, services: TheServices) -> Done:
        return Done(await services.actions.perform(caller, table, data))

    @post(
        "/request", status_code=200, summary="Ask the table to go back further, or for a bot in a lost player's place"
    )
    async def request(
        self, table: TableName, data: JSONBody[Request], caller: TheCaller, services: TheServices
    ) -> Done:
        return Done(await services.actions.perform(caller, table, data))

    @post("/answer", status_code=200, summary="Agree to a request, or not; withdraw your own")
    async def answer(self, table: TableName, data: JSONBody[Answer], caller: TheCaller, services: TheServices) -> Done:
        return Done(await services.actions.perform(caller, table, data))

    @post("/chat", status_code=200, summary="Say something to all who are at the table")
    async def chat(self, table: TableName, data: JSONBody[Chat], caller: TheCaller, services: TheServices) -> Done:
        return Done(await services.actions.perform(caller, table, data))

    @post("/resign", status_code=200, summary="Leave a running game; a bot plays on")
    async def resign(self, table: TableName, data: JSONBody[Resign], caller: TheCaller, services: TheServices) -> Done:
        return Done(await services.actions.perform(caller, table, data))

    @post("/back", status_code=200, summary="Take your seat back from the bot that stood in for you")
    async def come_back(
        self, table: TableName, data: JSONBody[ComeBack], caller: TheCaller, services: TheServices
    ) -> Done:
        return Done(await services.actions.perform(caller, table, data))

    @post("/hint", status_code=200, summary="What a bot would choose in your place, and why")
    async def hint(self, table: TableName, data: JSONBody[AskHint], caller: TheCaller, services: TheServices) -> Hint:
        bot = check_bot(data.bot or stand_in_bot())
        services.rate_limits.hints.take(caller.key)
        async with services.tables.use(table, fresh=True) as held:
            require_playing(held, caller, data.seat)
            if not held.row.hints:
                raise Refused("not_yours", "this table plays without hints")
            since = held.row.asked.get(data.seat)
            if since is None:
                raise Refused("stale", "you have nothing to decide")
            option, reasons = await services.bot_pool.hint(held, data.seat, bot)
            return Hint(since.number, option, bot, reasons)

    @post("/consult", status_code=200, summary="Ask the rules about the position as your seat knows it")
    async def consult(
        self, table: TableName, data: JSONBody[Consult], caller: TheCaller, services: TheServices
    ) -> Consulted:
        services.rate_limits.consults.take(caller.key)
        async with services.tables.use(table, fresh=True) as held:
            require_playing(held, caller, data.seat)
            return await services.rules_questions.ask(held, data.seat, data.question)
