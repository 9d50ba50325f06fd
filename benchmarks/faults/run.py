"""So many games in one hall while it has troubles; then a look at each."""

from __future__ import annotations

import asyncio
import random
import shutil
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import httpx

from benchmarks.faults.checks import Findings, check
from benchmarks.faults.games import NotOpened, Plan, Played, first_of, play
from benchmarks.faults.page import Tally
from benchmarks.faults.troubles import Troubles
from benchmarks.faults.world import World
from meadhall.server.storage.database import Database
from meadhall.server.storage.tables import Rows, TableStore

READ_SECONDS: Final = 120


@dataclass
class Summary:
    """All that a run has shown."""

    games: Counter[str] = field(default_factory=Counter)
    """By database."""
    troubles: Counter[str] = field(default_factory=Counter)
    acknowledged: int = 0
    positions: int = 0
    sent_again: int = 0
    lost: list[str] = field(default_factory=list)
    double: list[str] = field(default_factory=list)
    wrong: list[str] = field(default_factory=list)
    reloads: list[str] = field(default_factory=list)
    recoveries: list[float] = field(default_factory=list)
    answers: list[float] = field(default_factory=list)
    ended_by_themselves: int = 0
    errors: Counter[str] = field(default_factory=Counter)
    """What the servers' logs say of failures."""
    skipped: list[str] = field(default_factory=list)

    @property
    def clean(self) -> bool:
        return not (self.lost or self.double or self.wrong or self.reloads)

    def add(self, database: str, played: Played, found: Findings) -> None:
        self.games[database] += 1
        self.acknowledged += found.acknowledged
        self.positions += found.positions
        self.lost += found.lost
        self.double += found.double
        self.wrong += found.wrong
        self.reloads += found.reloads
        for page in played.pages:
            self.recoveries += page.diary.recoveries
            self.answers += [act.seconds for act in page.diary.acts if act.number is not None]
            self.sent_again += sum(act.sendings > 1 for act in page.diary.acts)


@dataclass(frozen=True)
class Wish:
    """What is to be run in one hall."""

    numbers: range
    seed: int
    on_postgres: bool
    servers: int
    at_once: int = 6
    choices: int = 40
    between: int = 12
    """About so many choices are made between two troubles."""
    keep: Path | None = None
    """Where the servers' logs are left."""


async def run(wish: Wish, summary: Summary, done: Callable[[Plan, Findings], None]) -> None:
    """Play the games; `done` is told of each."""
    scratch = Path(tempfile.mkdtemp(prefix="meadhall-faults-"))
    chance = random.Random(f"{wish.seed}/{wish.on_postgres}")
    tally = Tally()
    world = World(scratch, chance, servers=wish.servers, on_postgres=wish.on_postgres)
    try:
        await world.open()
        troubles = Troubles(
            world, random.Random(f"{wish.seed}/{wish.on_postgres}/troubles"), lambda: tally.acknowledged
        )
        if world.disk.why_not:
            summary.skipped.append(
                f"{world.name}: no disk was filled, since none could be mounted: {world.disk.why_not}"
            )
        making = asyncio.create_task(troubles.run(wish.between))
        try:
            await _play_all(wish, world, making, tally, summary, done)
        finally:
            making.cancel()
            await asyncio.gather(making, return_exceptions=True)
            await troubles.end()
        summary.troubles += troubles.counts
    finally:
        await world.close()
        for server in world.servers:
            summary.ended_by_themselves += server.ended_by_itself
            summary.errors.update(server.errors())
            if wish.keep is not None:
                wish.keep.mkdir(parents=True, exist_ok=True)
                shutil.copy(server.log, wish.keep / f"{world.name}-{server.log.name}")
        shutil.rmtree(scratch, ignore_errors=True)


async def _play_all(
    wish: Wish,
    world: World,
    making: asyncio.Task[None],
    tally: Tally,
    summary: Summary,
    done: Callable[[Plan, Findings], None],
) -> None:
    places = asyncio.Semaphore(wish.at_once)
    database = Database(world.database)

    async def one(number: int) -> None:
        async with places:
            plan = Plan.of(wish.seed, number, wish.choices)
            try:
                played = await play(plan, world.door.port, tally)
            except NotOpened as error:
                played = Played(plan, "", [])
                found = Findings(wrong=[f"game {number} ({plan.game}): the table could not be opened: {error}"])
                summary.add(world.name, played, found)
                done(plan, found)
                return
            if played.stuck:
                found = Findings(wrong=[f"game {number} ({plan.game}): stuck: {[p.state() for p in played.pages]}"])
                found.wrong += [wrong for page in played.pages for wrong in page.diary.wrong]
            else:
                rows = await _rows(TableStore(database), played.table)
                text = await _record(world.door.port, played.table)
                found = await asyncio.to_thread(check, played, rows, text)
            summary.add(world.name, played, found)
            done(plan, found)

    games = [asyncio.create_task(one(number)) for number in wish.numbers]
    try:
        await first_of(asyncio.gather(*games), making)
        if making.done():
            making.result()  # trouble with making trouble
        await asyncio.gather(*games)
    finally:
        for game in games:
            game.cancel()
        await asyncio.gather(*games, return_exceptions=True)
        await database.close()


async def _rows(store: TableStore, table: str) -> Rows:
    end = time.monotonic() + READ_SECONDS
    while True:
        try:
            rows = await store.load(table)
        except Exception:
            if time.monotonic() > end:
                raise
            await asyncio.sleep(0.5)
        else:
            if rows is None:
                raise LookupError(f"table {table} is gone")
            return rows


async def _record(port: int, table: str) -> str:
    end = time.monotonic() + READ_SECONDS
    while True:
        try:
            async with httpx.AsyncClient(trust_env=False, timeout=10) as reader:
                url = f"http://127.0.0.1:{port}/api/tables/{table}/record"
                return (await reader.get(url)).raise_for_status().text
        except httpx.HTTPError:
            if time.monotonic() > end:
                raise
            await asyncio.sleep(0.5)
