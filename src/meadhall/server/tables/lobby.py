"""Before the game and after it: opening tables, sitting down, leaving, starting, playing again."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace

from meadhall.lessons import Lesson
from meadhall.server.caller import Caller
from meadhall.server.clock import Clock
from meadhall.server.errors import Refused
from meadhall.server.rate_limits import RateLimits
from meadhall.server.schemas.tables import Fork, Joining, NewTable, SeatPlan
from meadhall.server.settings import Limits
from meadhall.server.storage.rows import Person
from meadhall.server.storage.tables import Rows
from meadhall.server.tables import creation, seating
from meadhall.server.tables.permissions import require_gathering, require_host, require_own_seat
from meadhall.server.tables.table import Change, Table
from meadhall.server.tables.table_cache import TableCache
from meadhall.server.tokens import Secret, new_token, token_digest


class Lobby:
    """Does what a caller asks for, or refuses it."""

    def __init__(
        self, tables: TableCache, clock: Clock, *, limits: Limits, rate_limits: RateLimits, secret: Secret
    ) -> None:
        self._tables = tables
        self._clock = clock
        self._limits = limits
        self._rate_limits = rate_limits
        self._secret = secret
        self._corrections = tables.corrections

    # Tables.

    async def open(self, caller: Caller, body: NewTable) -> str:
        """Open a table, and give its id."""
        person = await self._new_host(caller)
        if body.listed and await self._tables.store.count_waiting_in_hall(person.id) >= self._limits.listed_tables:
            raise Refused("too_many_tables", "enough of your tables wait in the hall; close one of them first")
        rows = creation.new_table(body, person, self._clock.now_ms(), self._corrections)
        return await self._add(rows, person, caller)

    async def fork(self, caller: Caller, table_id: str, body: Fork) -> str:
        """Open a table that plays a finished game on."""
        person = await self._new_host(caller)
        async with self._tables.use(table_id, fresh=True) as table:
            rows = creation.fork(table, body, person, self._clock.now_ms(), self._corrections)
        return await self._add(rows, person, caller)

    async def learn(self, caller: Caller, chapter: Lesson) -> str:
        """Open a table at which a chapter begins, in place of the one at which the caller has learnt this game."""
        person = await self._new_host(caller)
        rows = creation.lesson_table(chapter, person, self._clock.now_ms(), self._corrections)
        for earlier in await self._tables.store.lessons_of(person.id, chapter.game.id):
            await self._tables.remove(earlier.id)
        return await self._add(rows, person, caller)

    async def rematch(self, caller: Caller, table_id: str) -> str:
        """The table at which the same people play again; the first who asks opens it."""
        person = caller.require_person()
        async with self._tables.use(table_id, fresh=True) as table:
            if table.row.rematch is not None:
                return table.row.rematch
            await self._new_host(caller)
            rows = creation.rematch(table, person, self._clock.now_ms(), self._corrections)
            await self._tables.add(rows)
            return await self._agree_on(table, rows[0].id)

    async def _agree_on(self, table: Table, rematch: str) -> str:
        """Write down the table that follows; if somebody else was faster, theirs is the one."""
        with suppress(Refused):
            await self._tables.change(table.row.id, lambda table, now: _follow(table, rematch))
        if table.row.rematch != rematch:
            await self._tables.remove(rematch)
        return table.row.rematch or rematch

    async def close(self, caller: Caller, table_id: str) -> None:
        """Close a table that has not started."""
        async with self._tables.use(table_id, fresh=True) as table, table.lock:
            require_host(table, caller)
            require_gathering(table)
            await self._tables.remove(table_id)

    # Seats.

    async def join(self, caller: Caller, table_id: str, body: Joining) -> None:
        await self._tables.change(table_id, lambda table, now: seating.join(table, caller, body, now))

    async def leave(self, caller: Caller, table_id: str, seat: int) -> None:
        await self._tables.change(table_id, lambda table, now: seating.leave(table, caller, seat))

    async def change_seat(self, caller: Caller, table_id: str, seat: int, body: SeatPlan) -> None:
        may_watch = await self._may_watch_bots(caller.require_person())

        def plan(table: Table, now: int) -> Change:
            return _limit_bots(seating.change_seat(table, caller, seat, body, now), may_watch)

        await self._tables.change(table_id, plan)

    async def start(self, caller: Caller, table_id: str) -> None:
        may_watch = await self._may_watch_bots(caller.require_person())

        def plan(table: Table, now: int) -> Change:
            return _limit_bots(seating.start(table, caller, now), may_watch)

        await self._tables.change(table_id, plan)

    async def say_ready(self, caller: Caller, table_id: str, ready: bool) -> None:
        await self._tables.change(table_id, lambda table, now: seating.say_ready(table, caller, ready, now))

    # Tokens.

    async def make_token(self, caller: Caller, table_id: str, seat: int) -> str:
        """A token for a program that plays the seat; an older one ends."""
        token = new_token()
        await self._set_token(caller, table_id, seat, token_digest(token))
        return token

    async def end_token(self, caller: Caller, table_id: str, seat: int) -> None:
        await self._set_token(caller, table_id, seat, None)

    async def _set_token(self, caller: Caller, table_id: str, seat: int, digest: str | None) -> None:
        caller.require_person()

        def plan(table: Table, now: int) -> Change:
            own = require_own_seat(table, caller, seat)
            change = table.change("seat_changed", seat)
            change.replace_seat(replace(own, token=digest))
            return change

        await self._tables.change(table_id, plan)

    # Limits.

    async def _new_host(self, caller: Caller) -> Person:
        """The caller, if they may open one more table."""
        person = caller.require_person()
        await self._rate_limits.new_tables.take(caller.key)
        await self._rate_limits.address_tables.take(caller.address)
        if await self._tables.store.count_unfinished(person.id) >= self._limits.running_tables:
            raise Refused("too_many_tables", "finish or leave some of your games first")
        return person

    async def _may_watch_bots(self, person: Person) -> bool:
        """Whether the person may start one more table with bots alone."""
        return await self._tables.store.count_bots_alone(person.id) < self._limits.bot_tables

    async def _add(self, rows: Rows, person: Person, caller: Caller) -> str:
        row, seats, entries = rows
        if row.state == "running" and seating.is_bots_alone(seats) and not await self._may_watch_bots(person):
            raise _too_many_bots()
        row = replace(row, opened_from=self._secret.digest(caller.address))
        await self._tables.add((row, seats, entries))
        return row.id


def _limit_bots(change: Change, may_watch: bool) -> Change:
    """The change, unless it starts a game of bots alone and the host watches enough of them."""
    if change.match is not None and seating.is_bots_alone(change.seats) and not may_watch:
        raise _too_many_bots()
    return change


def _too_many_bots() -> Refused:
    return Refused("too_many_tables", "your bots play enough games by themselves; wait until one is over")


def _follow(table: Table, rematch: str) -> Change:
    if table.row.rematch is not None:
        raise Refused("taken", "there is a rematch")
    change = table.change("rematch")
    change.row = replace(change.row, rematch=rematch)
    return change
