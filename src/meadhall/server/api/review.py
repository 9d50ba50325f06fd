"""Looking back: the log, replays, scores over time, the record."""

from __future__ import annotations

import asyncio

from litestar import Controller, Response
from litestar.params import FromQuery

from meadhall.engine.saving import record
from meadhall.server.api.shared import NumberQuery, SeatQuery, TableName, TheCaller, TheServices, get, post
from meadhall.server.schemas.analysis import AnalysisState
from meadhall.server.schemas.position import Log, LookBackInfo, Replay, ScoreHistory
from meadhall.server.tables.permissions import require_match, require_over, seat_at, viewpoint
from meadhall.server.tables.views import replay


class ReviewController(Controller):
    path = "/api/tables/{table:str}"
    tags = ("review",)

    @get("/log", summary="What happened before a move, as a seat may know it")
    async def log(
        self,
        table: TableName,
        caller: TheCaller,
        services: TheServices,
        seat: SeatQuery = None,
        before: NumberQuery = None,
    ) -> Log:
        async with services.tables.use(table, fresh=True) as held:
            return replay.log_before(require_match(held), viewpoint(held, caller, seat), before)

    @get("/replay", summary="The game at one of its moves: as a seat knew it then, or open once it is over")
    async def replay(
        self,
        table: TableName,
        caller: TheCaller,
        services: TheServices,
        move: NumberQuery = None,
        seat: SeatQuery = None,
        open: FromQuery[bool] = False,  # noqa: A002
    ) -> Replay:
        async with services.tables.use(table, fresh=True) as held:
            if open:
                require_over(held)
            match = require_match(held)
            seen_from = viewpoint(held, caller, seat)
            return replay.replay_at(match, move, seen_from, over=held.row.state == "over", openly=open)

    @get("/history", summary="Every seat's total after each move, once the game is over")
    async def history(self, table: TableName, services: TheServices) -> ScoreHistory:
        async with services.tables.use(table, fresh=True) as held:
            require_over(held)
            if held.history is None:
                # All who ask wait for the same: a long game takes half a second, and does not change any more.
                held.history = asyncio.ensure_future(asyncio.to_thread(replay.history, require_match(held)))
            return await asyncio.shield(held.history)

    @get("/look-back", summary="What a seat did well in a game that is over, and what to try next time")
    async def look_back(
        self, table: TableName, caller: TheCaller, services: TheServices, seat: SeatQuery = None
    ) -> LookBackInfo:
        caller.require_person()
        services.rate_limits.hints.take(caller.key)
        async with services.tables.use(table, fresh=True) as held:
            require_over(held)
            return await services.bot_pool.look_back(held, seat_at(held, seat or 0).seat)

    @get("/analysis", summary="What a bot thinks of a game that is over, or how far it has come with it")
    async def analysis(self, table: TableName, services: TheServices) -> AnalysisState:
        return await services.analyses.look(table)

    @post("/analysis", status_code=200, summary="Have a game that is over analysed; for each person one at a time")
    async def analyse(self, table: TableName, caller: TheCaller, services: TheServices) -> AnalysisState:
        caller.require_person()
        services.rate_limits.hints.take(caller.key)
        return await services.analyses.begin(caller, table)

    @get("/record", summary="The record of the game as JSON lines, once it is over", media_type="application/jsonl")
    async def record(self, table: TableName, services: TheServices) -> Response[str]:
        async with services.tables.use(table, fresh=True) as held:
            require_over(held)
            names = [seat.name for seat in held.seats]
            text = record.dump(require_match(held), names)
            file = f"{held.row.game}-{held.row.id}.jsonl"
        headers = {"Content-Disposition": f'attachment; filename="{file}"'}
        return Response(text, media_type="application/jsonl", headers=headers)
