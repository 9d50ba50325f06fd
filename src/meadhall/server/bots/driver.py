"""Lets bots play: at their seats, for players who are lost, and for those whose time is over."""

from __future__ import annotations

import asyncio
import itertools
import logging
import secrets
from contextlib import suppress
from functools import partial
from typing import Final

from meadhall.bots import names as bot_names
from meadhall.server.bots.pool import BotPool
from meadhall.server.clock import now_ms
from meadhall.server.errors import Refused
from meadhall.server.storage.rows import Asked
from meadhall.server.tables.actions import chosen, lost
from meadhall.server.tables.table import Change, Table
from meadhall.server.tables.table_cache import TableCache

logger = logging.getLogger(__name__)

FORGOTTEN_SECONDS: Final = 20
"""Where it has been a bot's turn for so long, the server that let it think may have died."""
LOST_AFTER: Final = 3
"""Who has run out of time so often in a row is lost: a bot stands in until they come back."""


def stand_in_bot() -> str:
    """The bot that plays for people: quick, and no fool."""
    known = bot_names()
    return "greedy" if "greedy" in known else known[-1]


class BotDriver:
    """One task for each table at which a bot has to decide."""

    def __init__(self, tables: TableCache, bot_pool: BotPool, *, grace_seconds: float) -> None:
        self._tables = tables
        self._bot_pool = bot_pool
        self._grace_ms = int(grace_seconds * 1000)
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._late: set[str] = set()
        tables.watchers.append(self.look)

    def look(self, table: Table) -> None:
        """Something happened at this table: it may be a bot's turn."""
        if table.facts.bot_due:
            self.begin(table.facts.id)

    def begin(self, table_id: str) -> None:
        if table_id not in self._tasks:
            self._tasks[table_id] = asyncio.create_task(self._play(table_id))

    async def go_on(self, changed_before: int) -> None:
        """Bots that nobody lets decide: after a restart, or where another server has died."""
        for table_id in await self._tables.store.bots_due(changed_before):
            self.begin(table_id)

    async def watch(self) -> None:
        """Look every second whose time is over; those that ran out while the server was down get some more.

        Tables that nobody looks at any more leave the memory on the same round.
        """
        began = now_ms()
        failing = False
        for seconds in itertools.count():
            try:
                await self._look_around(began, seconds)
                failing = False
            except Exception:
                # What fails in one round mostly fails in all until somebody mends it: one word about it is enough.
                if not failing:
                    logger.exception("clocks and bots could not be looked after; trying again every second")
                failing = True
            await asyncio.sleep(1)

    async def _look_around(self, began: int, seconds: int) -> None:
        self._tables.evict_idle()
        if seconds % FORGOTTEN_SECONDS == 0:
            await self.go_on(began if seconds == 0 else now_ms() - FORGOTTEN_SECONDS * 1000)
        await self._look_at_clocks(began)

    async def _look_at_clocks(self, began: int) -> None:
        now = now_ms()
        down_before = began if now < began + self._grace_ms else 0
        for table_id in await self._tables.store.clocks_due(now, down_before):
            if table_id not in self._late:
                self._late.add(table_id)
                task = asyncio.create_task(self._play_late(table_id))
                self._tasks[f"late {table_id}"] = task
                task.add_done_callback(partial(self._done_late, table_id))

    async def close(self) -> None:
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _done_late(self, table_id: str, _: object) -> None:
        self._late.discard(table_id)
        self._tasks.pop(f"late {table_id}", None)

    async def _play(self, table_id: str) -> None:
        try:
            async with self._tables.use(table_id) as table:
                while table.facts.bot_due:
                    due = [seat for seat in table.waiting if table.seats[seat].played_by_bot]
                    async with asyncio.TaskGroup() as deciding:
                        for seat in due:
                            deciding.create_task(self._decide(table, seat))
        except Exception:
            logger.exception("bots stopped at table %s", table_id)
        finally:
            # Here and not in a callback: what happens at the table from now on begins a new task.
            del self._tasks[table_id]

    async def _decide(self, table: Table, seat: int) -> None:
        """Let the bot of a seat decide; if the table has moved on meanwhile, its answer is dropped."""
        since = table.facts.asked.get(seat)
        if since is None:
            return
        option = await self._option(table, seat, table.seats[seat].bot or stand_in_bot())
        try:
            await self._choose(table, seat, since.number, option)
        except Refused as refused:
            logger.warning("table %s: %s", table.facts.id, refused.message)
            await self._choose_any(table, seat, since.number)

    async def _option(self, table: Table, seat: int, bot: str) -> str | None:
        """What the bot chooses, or anything if it fails; None if there is nothing to decide any more."""
        try:
            return await self._bot_pool.ask(table, seat, bot)
        except Refused:
            decision = None if table.match is None else table.match.decision_of(seat)
            return None if decision is None else secrets.choice(decision.options)

    async def _choose_any(self, table: Table, seat: int, number: int) -> None:
        """Where the bot's own choice is refused or the rules fail at it: the first other that can be made."""
        decision = None if table.match is None else table.match.decision_of(seat)
        options = [] if decision is None else decision.options
        for option in options:
            with suppress(Refused):
                await self._choose(table, seat, number, option)
                return
        raise Refused("broken", f"seat {seat} can choose nothing")

    async def _choose(self, table: Table, seat: int, number: int, option: str | None, *, late: bool = False) -> None:
        if option is None:
            return

        def plan(table: Table, now: int) -> Change:
            if not late and not table.seats[seat].played_by_bot:
                raise Refused("stale", "the player has come back and decides alone")
            change = chosen(table, seat, number, option, now, by_bot=True)
            if late:
                change.detail |= {"by": "clock"}
                change.seats = {seat: {"timeouts": table.seats[seat].timeouts + 1}}
            return change

        try:
            await self._tables.act(table.facts.id, plan)
        except Refused as refused:
            if refused.code != "stale":
                raise

    async def _play_late(self, table_id: str) -> None:
        """Somebody's time is over: a bot makes that one decision; the third time in a row it stands in."""
        try:
            async with self._tables.use(table_id, fresh=True) as table:
                for seat, since in self._late_seats(table):
                    option = await self._option(table, seat, stand_in_bot())
                    await self._choose(table, seat, since.number, option, late=True)
                    if table.seats[seat].timeouts >= LOST_AFTER and table.facts.state == "running":
                        await self._tables.act(table_id, partial(lost, seat=seat))
        except Refused as refused:
            logger.info("table %s: %s", table_id, refused.message)
        except Exception:
            logger.exception("the clock stopped at table %s", table_id)

    def _late_seats(self, table: Table) -> list[tuple[int, Asked]]:
        seconds = table.facts.move_seconds
        if seconds is None:
            return []
        asked_before = now_ms() - seconds * 1000
        return [
            (seat, since)
            for seat, since in table.facts.asked.items()
            if since.at <= asked_before and not table.seats[seat].played_by_bot
        ]
