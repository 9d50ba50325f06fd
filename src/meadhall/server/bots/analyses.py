"""Has finished games analysed, for each person one at a time, and keeps what was found with the table."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import replace
from functools import partial
from typing import Final

import msgspec

from meadhall.server.bots.analysis_parts import StepInfo, analysis_info
from meadhall.server.bots.pool import BotPool
from meadhall.server.caller import Caller
from meadhall.server.clock import Clock
from meadhall.server.errors import Refused
from meadhall.server.schemas.analysis import AnalysisInfo, AnalysisState
from meadhall.server.storage.analyses import AnalysisStore
from meadhall.server.storage.rows import AnalysisRow
from meadhall.server.tables.permissions import require_match, require_over
from meadhall.server.tables.table import Table
from meadhall.server.tables.table_cache import TableCache

logger = logging.getLogger(__name__)

BOT: Final = "normal"
"""Who looks at finished games."""
SILENT_MS: Final = 90_000
"""What has not got on for so long has died with its server: anybody may begin it anew."""


class Analyses:
    """One task for each game that is looked at here; other servers on the database see how far it has come."""

    def __init__(self, tables: TableCache, bot_pool: BotPool, store: AnalysisStore, clock: Clock) -> None:
        self._tables = tables
        self._bot_pool = bot_pool
        self._store = store
        self._clock = clock
        self._tasks: dict[str, asyncio.Task[None]] = {}

    async def look(self, table_id: str) -> AnalysisState:
        """What was found, or how far it has come."""
        async with self._tables.use(table_id, fresh=True) as table:
            _require_finished(table)
            moves = table.row.move
        row = await self._store.of_table(table_id)
        if row is None or (not row.content and row.at < self._since()):
            return AnalysisState("none", 0, moves, None)
        if not row.content:
            return AnalysisState("running", row.move, moves, None)
        return AnalysisState("done", moves, moves, msgspec.json.decode(row.content, type=AnalysisInfo))

    async def begin(self, caller: Caller, table_id: str) -> AnalysisState:
        """Begin, unless it is there or begun; whoever waits for another game waits for that one first."""
        person = caller.require_person()
        state = await self.look(table_id)
        if state.state != "none":
            return state
        if await self._store.begun_by(person.id, self._since()):
            raise Refused("analysing", "another game is being analysed for you; wait until that is done")
        row = AnalysisRow(table_id, person.id, 0, self._clock.now_ms())
        if await self._store.begin(row, self._since()):
            task = asyncio.create_task(self._run(row))
            self._tasks[table_id] = task
            task.add_done_callback(partial(self._done, table_id))
        return AnalysisState("running", 0, state.moves, None)

    async def close(self) -> None:
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _since(self) -> int:
        return self._clock.now_ms() - SILENT_MS

    def _done(self, table_id: str, task: asyncio.Task[None]) -> None:
        self._tasks.pop(table_id, None)
        if not task.cancelled() and task.exception() is not None:
            logger.error("table %s could not be analysed", table_id, exc_info=task.exception())

    async def _run(self, row: AnalysisRow) -> None:
        try:
            async with self._tables.use(row.table_id) as table:
                content = await self._think(table, row)
            await self._store.finish(replace(row, move=table.row.move, at=self._clock.now_ms()), content)
        except (Exception, asyncio.CancelledError):
            await self._store.give_up(row.table_id)
            raise

    async def _think(self, table: Table, row: AnalysisRow) -> str:
        """Part by part; in between, bots who have to decide have their turn."""
        found: list[StepInfo] = []
        all_done = False
        while not all_done:
            first = found[-1].move + 1 if found else 0
            part, all_done = await self._bot_pool.analyse(table, BOT, first)
            found += part
            if found:
                await self._store.go_on(replace(row, move=found[-1].move, at=self._clock.now_ms()))
        info = await asyncio.to_thread(analysis_info, require_match(table), BOT, found)
        return msgspec.json.encode(info).decode()


def _require_finished(table: Table) -> None:
    """A game that was left before its end has no outcome from which chances could be told."""
    require_over(table)
    if not require_match(table).over:
        raise Refused("not_over", "only a game that was played to its end is analysed")
