"""Looking back: the log, replays, scores over time, the record."""

from __future__ import annotations

import asyncio
from typing import Annotated

from litestar import Controller, Response
from litestar.params import Parameter

from meadhall.engine import record
from meadhall.server.api.play import SeatParameter
from meadhall.server.api.routes import get
from meadhall.server.callers import Caller
from meadhall.server.refusals import Refused
from meadhall.server.schemas.position import Log, Replay, ScoreHistory
from meadhall.server.services import Services
from meadhall.server.tables import looking_back
from meadhall.server.tables.acts import running_match
from meadhall.server.tables.feed import viewpoint
from meadhall.server.tables.table import Table

MoveParameter = Annotated[int | None, Parameter(ge=0, le=1_000_000)]


def over(table: Table) -> None:
    if table.facts.state != "over":
        raise Refused("secret", "this can be known once the game is over")


class ReviewController(Controller):
    path = "/api/tables/{table:str}"
    tags = ("review",)

    @get("/log", summary="What happened before a move, as a seat may know it")
    async def log(
        self,
        table: str,
        caller: Caller,
        services: Services,
        seat: SeatParameter = None,
        before: MoveParameter = None,
    ) -> Log:
        async with services.keeper.use(table, fresh=True) as held:
            return looking_back.log_before(running_match(held), viewpoint(held, caller, seat), before)

    @get("/replay", summary="The game at one of its moves: as a seat knew it then, or open once it is over")
    async def replay(
        self,
        table: str,
        caller: Caller,
        services: Services,
        move: MoveParameter = None,
        seat: SeatParameter = None,
        open: bool = False,  # noqa: A002
    ) -> Replay:
        async with services.keeper.use(table, fresh=True) as held:
            if open:
                over(held)
            return looking_back.replay_at(running_match(held), move, viewpoint(held, caller, seat), openly=open)

    @get("/history", summary="Every seat's total after each move, once the game is over")
    async def history(self, table: str, services: Services) -> ScoreHistory:
        async with services.keeper.use(table, fresh=True) as held:
            over(held)
            return await asyncio.to_thread(looking_back.history, running_match(held))

    @get("/record", summary="The record of the game as JSON lines, once it is over", media_type="application/jsonl")
    async def record(self, table: str, services: Services) -> Response[str]:
        async with services.keeper.use(table, fresh=True) as held:
            over(held)
            names = [seat.name for seat in held.seats]
            text = record.dump(held.game, running_match(held), names, held.corrections)
            file = f"{held.facts.game}-{held.facts.id}.jsonl"
        headers = {"Content-Disposition": f'attachment; filename="{file}"'}
        return Response(text, media_type="application/jsonl", headers=headers)
