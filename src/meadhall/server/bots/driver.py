"""Lets bots play: at their seats, for players who are lost, and for those whose time is over."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import Final

from meadhall.server.bots.pool import BotPool
from meadhall.server.clock import Clock, JumpWatch
from meadhall.server.errors import Refused
from meadhall.server.lessons import bots_asked, next_turn
from meadhall.server.operations import logs
from meadhall.server.storage.database import Unavailable
from meadhall.server.storage.rows import Asked
from meadhall.server.tables.choosing import choose
from meadhall.server.tables.stand_ins import lose, stand_in_bot
from meadhall.server.tables.table import Change, Table
from meadhall.server.tables.table_cache import TableCache

logger = logging.getLogger(__name__)

STUCK_SECONDS: Final = 20
"""Where it has been a bot's turn for so long and nobody lets it decide, something has failed."""
AWAY_SECONDS: Final = 1
SILENT_MS: Final = 4_000
"""A server that has not been seen for so long may be dead: if it is not, two let the same bot think, and one counts."""
JUMP_MS: Final = 3_000
LOST_AFTER: Final = 3
"""Whose time runs out so often in a row is lost: a bot stands in, from that decision on, until they come back."""


class BotDriver:
    """One task for each table at which a bot has to decide."""

    def __init__(self, tables: TableCache, bot_pool: BotPool, clock: Clock, *, grace_seconds: float) -> None:
        self._tables = tables
        self._bot_pool = bot_pool
        self._clock = clock
        self._began_ms = clock.now_ms()
        self._jumps = JumpWatch(clock, JUMP_MS)
        self._grace_ms = int(grace_seconds * 1000)
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._late: set[str] = set()
        tables.watchers.append(self.table_changed)

    @property
    def playing(self) -> list[str]:
        """The tables at which a bot decides now."""
        return list(self._tasks)

    def table_changed(self, table: Table) -> None:
        """It may be a bot's turn there."""
        if table.row.bot_due and table.row.thinker == self._tables.server:
            self._begin(table.row.id)

    def _begin(self, table_id: str, *, fresh: bool = False) -> None:
        """`fresh`: the table may stand elsewhere than in the memory here."""
        if table_id not in self._tasks:
            self._tasks[table_id] = asyncio.create_task(self._play(table_id, fresh=fresh))

    async def run(self, seconds: float) -> None:
        """Every so many seconds: see whose time is over, and take up bots whom nobody lets decide.

        Tables that nobody looks at any more leave the memory on the same round.
        """
        failing = False
        stuck_due = 0.0
        while True:
            now = time.monotonic()
            try:
                self._tables.evict_idle()
                self.forgive_jumps()
                if now >= stuck_due:
                    stuck_ms = self._clock.now_ms() - STUCK_SECONDS * 1000
                    await self.take_up_stuck(since_ms=stuck_ms if stuck_due else self._began_ms)
                    stuck_due = now + STUCK_SECONDS
                await self.take_up_orphans()
                await self.check_clocks()
                failing = False
            except Exception as error:
                # What fails in one round mostly fails in all until somebody mends it: one word about it is enough.
                if not failing:
                    logs.failure(logger, "clocks and bots could not be looked after; trying again", error)
                failing = True
            await asyncio.sleep(seconds)

    async def take_up_stuck(self, *, since_ms: int) -> None:
        """Bots of this server whom nobody has let decide since then: after a restart, or where something has failed."""
        for table_id in await self._tables.store.bots_due(self._tables.server, since_ms, self._clock.now_ms()):
            self._begin(table_id, fresh=True)

    async def take_up_orphans(self) -> None:
        """Bots of servers that have died."""
        if self._tables.server:
            for table_id in await self._tables.take_up_bots(SILENT_MS):
                self._begin(table_id, fresh=True)

    def forgive_jumps(self) -> None:
        """Time that was skipped is nobody's time to think: as if the server had been down meanwhile."""
        if self._jumps.jumped():
            self._began_ms = self._clock.now_ms()

    async def check_clocks(self) -> None:
        """Let bots decide where the time is over; what ran out while the server was down gets some more."""
        now = self._clock.now_ms()
        down_before = self._began_ms if now < self._began_ms + self._grace_ms else 0
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

    async def _play(self, table_id: str, *, fresh: bool) -> None:
        try:
            while not await self._let_play(table_id, fresh=fresh):
                await asyncio.sleep(AWAY_SECONDS)
                fresh = True
        except Exception:
            logger.exception("bots stopped at table %s", table_id)
        finally:
            # Here and not in a callback: what happens at the table from now on begins a new task.
            del self._tasks[table_id]

    async def _let_play(self, table_id: str, *, fresh: bool) -> bool:
        """Let bots decide as long as it is their turn there; whether the database was there to tell."""
        try:
            async with self._tables.use(table_id, fresh=fresh) as table:
                while table.row.bot_due and table.row.thinker == self._tables.server:
                    due = bots_asked(table.row, table.seats)
                    async with asyncio.TaskGroup() as deciding:
                        for seat in due:
                            deciding.create_task(self._decide(table, seat))
        except Unavailable:
            return False
        return True

    async def _decide(self, table: Table, seat: int) -> None:
        """Let the bot of a seat decide; while the database is away, in a moment again."""
        try:
            await self._let_decide(table, seat)
        except Unavailable:
            await asyncio.sleep(AWAY_SECONDS)

    async def _let_decide(self, table: Table, seat: int) -> None:
        """If the table has moved on meanwhile, the bot's answer is dropped."""
        since = table.row.asked.get(seat)
        if since is None:
            return
        turn = next_turn(table.row)
        if turn is not None:
            await self._choose(table, seat, since.number, turn.options[0])
            return
        option = await self._option(table, seat, table.seats[seat].bot or stand_in_bot())
        try:
            await self._choose(table, seat, since.number, option)
        except Refused as refused:
            logger.warning("table %s: %s", table.row.id, refused.message)
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
            place = table.seats[seat]
            if not late and not place.played_by_bot:
                raise Refused("stale", "the player has come back and decides alone")
            if not late and not table.row.bot_due:
                raise Refused("stale", "the game waits until somebody is back")
            change = choose(table, seat, number, option, now, by_bot=True)
            if late:
                change.detail["by"] = "clock"
                change.replace_seat(replace(place, timeouts=place.timeouts + 1))
            return change

        try:
            await self._tables.change(table.row.id, plan)
        except Refused as refused:
            if refused.code != "stale":
                raise

    async def _play_late(self, table_id: str) -> None:
        """Somebody's time is over: a bot makes that one decision; the third time in a row it stands in."""
        try:
            async with self._tables.use(table_id, fresh=True) as table:
                for seat, since in self._late_seats(table):
                    if table.seats[seat].timeouts + 1 < LOST_AFTER:
                        option = await self._option(table, seat, stand_in_bot())
                        await self._choose(table, seat, since.number, option, late=True)
                    else:
                        await self._tables.change(table_id, partial(_lose, seat=seat, number=since.number))
        except Refused as refused:
            logger.info("table %s: %s", table_id, refused.message)
        except Exception:
            logger.exception("the clock stopped at table %s", table_id)

    def _late_seats(self, table: Table) -> list[tuple[int, Asked]]:
        seconds = table.row.move_seconds
        if seconds is None:
            return []
        asked_before = self._clock.now_ms() - seconds * 1000
        return [
            (seat, since)
            for seat, since in table.row.asked.items()
            if since.at <= asked_before and not table.seats[seat].played_by_bot
        ]


def _lose(table: Table, _: int, *, seat: int, number: int) -> Change:
    return lose(table, seat, number)
