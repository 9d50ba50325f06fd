"""What a seat does at a running table. The WebSocket comes here too."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Annotated

import msgspec
from litestar import Controller
from litestar.params import JSONBody, QueryParameter

from meadhall.server.api.routes import NumberQuery, SeatQuery, TableName, TheCaller, TheServices, get, post
from meadhall.server.bots.driver import stand_in_bot
from meadhall.server.caller import Caller
from meadhall.server.errors import Refused
from meadhall.server.schemas.common import Done
from meadhall.server.schemas.messages import SnapshotMessage
from meadhall.server.schemas.play import Answer, AskHint, Chat, Choose, ComeBack, Consult, Request, Resign, Undo
from meadhall.server.schemas.position import Consulted, Hint, Position
from meadhall.server.services import Services
from meadhall.server.tables import actions, consent
from meadhall.server.tables.feed import Feed, viewpoint
from meadhall.server.tables.permissions import require_own_seat, require_running
from meadhall.server.tables.render import position_of
from meadhall.server.tables.seating import check_bot
from meadhall.server.tables.table import Change, Table

Act = Choose | Undo | Request | Answer | Chat | Resign | ComeBack


async def perform(services: Services, caller: Caller, table: str, act: Act) -> int:
    """Do it, or refuse; gives the number in the table's log at which it was done."""
    plan = _plan(services, caller, table, act)
    return await services.tables.act(table, plan, actions.key_of(caller, act.id))


def _plan(services: Services, caller: Caller, table_id: str, act: Act) -> Callable[[Table, int], Change]:
    if isinstance(act, Choose):
        return lambda table, now: actions.choose(table, caller, act, now)
    if isinstance(act, Undo):
        return lambda table, now: actions.undo(table, caller, act, now)
    if isinstance(act, Request):
        if act.kind == "replace":
            check_bot(act.bot)
        here = services.presence.here(table_id)
        return lambda table, now: consent.ask(table, caller, act, now, here)
    if isinstance(act, Answer):
        return lambda table, now: consent.answer(table, caller, act, now)
    if isinstance(act, Chat):
        services.rate_limits.chats.take(caller.key)
        return lambda table, now: actions.chat(table, caller, act)
    if isinstance(act, Resign):
        return lambda table, now: actions.resign(table, caller, act, now, stand_in_bot())
    return lambda table, now: actions.come_back(table, caller, act, now)


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
                await self._newer(held, after, wait, services)
            rendered = position_of(held, viewpoint(held, caller, seat), services.settings.marked_options)
        if rendered is None:
            raise Refused("not_running", "the game has not started")
        return rendered[0]

    async def _newer(self, held: Table, after: int, wait: float, services: Services) -> None:
        """Wait until the position is newer, or the time is over."""
        end = asyncio.get_running_loop().time() + wait
        async with services.channels.start_subscription(f"table.{held.facts.id}") as subscriber:
            words = subscriber.iter_events()
            async with held.lock:
                # What another server did just before, no word on the channel will tell any more.
                await services.tables.catch_up(held)
            with suppress(TimeoutError):
                while held.facts.position <= after and held.facts.state != "over":
                    async with asyncio.timeout_at(end):
                        word = msgspec.json.decode(await anext(words))
                    await services.tables.hear(held, word)

    @get("/snapshot", summary="All there is to know of a table as a seat sees it")
    async def snapshot(
        self, table: TableName, caller: TheCaller, services: TheServices, seat: SeatQuery = None
    ) -> SnapshotMessage:
        async with services.tables.use(table, fresh=True) as held:
            feed = Feed(held, caller, seat, presence=services.presence, marked_options=services.settings.marked_options)
            return feed.snapshot()

    @post("/choose", status_code=200, summary="Answer your seat's decision")
    async def choose(self, table: TableName, data: JSONBody[Choose], caller: TheCaller, services: TheServices) -> Done:
        return Done(await perform(services, caller, table, data))

    @post("/undo", status_code=200, summary="Take back what you may take back by yourself")
    async def undo(self, table: TableName, data: JSONBody[Undo], caller: TheCaller, services: TheServices) -> Done:
        return Done(await perform(services, caller, table, data))

    @post(
        "/request", status_code=200, summary="Ask the table to go back further, or for a bot in a lost player's place"
    )
    async def request(
        self, table: TableName, data: JSONBody[Request], caller: TheCaller, services: TheServices
    ) -> Done:
        return Done(await perform(services, caller, table, data))

    @post("/answer", status_code=200, summary="Agree to a request, or not; withdraw your own")
    async def answer(self, table: TableName, data: JSONBody[Answer], caller: TheCaller, services: TheServices) -> Done:
        return Done(await perform(services, caller, table, data))

    @post("/chat", status_code=200, summary="Say something to all who are at the table")
    async def chat(self, table: TableName, data: JSONBody[Chat], caller: TheCaller, services: TheServices) -> Done:
        return Done(await perform(services, caller, table, data))

    @post("/resign", status_code=200, summary="Leave a running game; a bot plays on")
    async def resign(self, table: TableName, data: JSONBody[Resign], caller: TheCaller, services: TheServices) -> Done:
        return Done(await perform(services, caller, table, data))

    @post("/back", status_code=200, summary="Take your seat back from the bot that stood in for you")
    async def come_back(
        self, table: TableName, data: JSONBody[ComeBack], caller: TheCaller, services: TheServices
    ) -> Done:
        return Done(await perform(services, caller, table, data))

    @post("/hint", status_code=200, summary="What a bot would choose in your place")
    async def hint(self, table: TableName, data: JSONBody[AskHint], caller: TheCaller, services: TheServices) -> Hint:
        bot = check_bot(data.bot or stand_in_bot())
        services.rate_limits.hints.take(caller.key)
        async with services.tables.use(table, fresh=True) as held:
            require_own_seat(held, caller, data.seat)
            require_running(held)
            if not held.facts.hints:
                raise Refused("not_yours", "this table plays without hints")
            since = held.facts.asked.get(data.seat)
            if since is None:
                raise Refused("stale", "you have nothing to decide")
            return Hint(since.number, await services.bot_pool.ask(held, data.seat, bot), bot)

    @post("/consult", status_code=200, summary="Ask the rules about the position as your seat knows it")
    async def consult(
        self, table: TableName, data: JSONBody[Consult], caller: TheCaller, services: TheServices
    ) -> Consulted:
        services.rate_limits.consults.take(caller.key)
        async with services.tables.use(table, fresh=True) as held:
            require_own_seat(held, caller, data.seat)
            require_running(held)
            return await services.rules_questions.ask(held, data.seat, data.question)
