"""Games between people who choose by chance, at pages that come back whatever happens."""

from __future__ import annotations

import asyncio
import random
import time
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Final

import httpx

from benchmarks.faults.page import Act, Page, Tally

KINDS: Final = (("boru", 3), ("raiders", 2), ("odin", 2), ("feudum", 2), ("odin", 1), ("boru", 3), ("raiders", 3))
"""Games with their numbers of players."""
MOVE_SECONDS: Final = 3600
DONE_BEFORE: Final = ("seated", "full", "has_started")
"""How the server refuses to do again what somebody did not hear was done."""
STUCK_SECONDS: Final = 60.0
"""Where nothing has happened for so long, somebody would reload the page."""
GIVEN_UP_SECONDS: Final = 30.0
OPENED_SECONDS: Final = 240.0
"""So long somebody tries to open a table or to sit down at it."""


class NotOpened(Exception):
    """Nobody could sit down."""


@dataclass(frozen=True)
class Plan:
    """A game that is to be played."""

    number: int
    game: str
    people: int
    bots: int
    choices: int
    """After so many of them everybody resigns."""
    clock: bool
    seed: str

    @classmethod
    def of(cls, seed: int, number: int, choices: int) -> Plan:
        chance = random.Random(f"{seed}/{number}")
        game, players = KINDS[number % len(KINDS)]
        bots = 1 if players > 1 and number % 4 == 3 else 0
        length = 100_000 if number % 50 == 49 and game != "raiders" else chance.randint(choices // 2, choices * 3 // 2)
        return cls(number, game, players - bots, bots, length, number % 3 == 1, f"{seed}/{number}/play")


class Played:
    """A game as its pages have it."""

    def __init__(self, plan: Plan, table: str, pages: list[Page]) -> None:
        self.plan = plan
        self.table = table
        self.pages = pages
        self.stuck = False


async def play(plan: Plan, port: int, tally: Tally) -> Played:
    """Open a table, play, and end when all pages show the end, or one is stuck for good."""
    table, cookies = await _opened(plan, port)
    pages = [
        Page(port, cookie, table, seat, chance=random.Random(f"{plan.seed}/{seat}"), tally=tally)
        for seat, cookie in enumerate(cookies)
    ]
    played = Played(plan, table, pages)
    playing = asyncio.create_task(_play_out([Person(page, plan) for page in pages], pages))
    watching = asyncio.create_task(_watch(played))
    try:
        await first_of(playing, watching)
        if playing.done():
            playing.result()
    finally:
        for task in (watching, playing):
            task.cancel()
        await asyncio.gather(watching, playing, return_exceptions=True)
        for page in pages:
            await page.close()
    return played


async def _play_out(people: list[Person], pages: list[Page]) -> None:
    async with asyncio.TaskGroup() as group:
        for person in people:
            group.create_task(person.play())
    await told_last(pages)


async def told_last(pages: list[Page]) -> None:
    """Until all pages show what any has been told of: somebody may have said something just after the end."""
    last = max([act.number or 0 for page in pages for act in page.diary.acts] + [page.number for page in pages])
    for page in pages:
        while page.number < last:
            page.changed.clear()
            await page.changed.wait()


async def first_of(one: asyncio.Future[Any], other: asyncio.Future[Any]) -> None:
    """Until one of them is done."""
    await asyncio.wait([one, other], return_when=asyncio.FIRST_COMPLETED)


async def _opened(plan: Plan, port: int) -> tuple[str, list[str]]:
    """The table and everybody's cookie."""
    guests = [httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=10, trust_env=False)]
    guests += [
        httpx.AsyncClient(base_url=guests[0].base_url, timeout=10, trust_env=False) for _ in range(plan.people - 1)
    ]
    try:
        for number, guest in enumerate(guests):
            await _post(guest, "/api/me", name=f"Guest {number}")
        seats = [{"kind": "me"}, *[{"kind": "open"}] * (plan.people - 1)]
        seats += [{"kind": "bot", "bot": "random"}] * plan.bots
        more = {"move_seconds": MOVE_SECONDS} if plan.clock else {}
        table = str((await _post(guests[0], "/api/tables", game=plan.game, seats=seats, **more))["id"])
        for guest in guests[1:]:
            await _post(guest, f"/api/tables/{table}/join")
        if plan.clock:
            for guest in guests:
                await _post(guest, f"/api/tables/{table}/ready")
        return table, [guest.cookies["meadhall"] for guest in guests]
    finally:
        for guest in guests:
            await guest.aclose()


async def _post(guest: httpx.AsyncClient, path: str, **body: Any) -> Any:
    """The answer, however often it must be asked for; who is told that it was done before is content."""
    end, last = time.monotonic() + OPENED_SECONDS, "no answer"
    while time.monotonic() < end:
        with suppress(httpx.TransportError):
            answer = await guest.post(path, json=body)
            if answer.status_code < 500 and answer.status_code != 429:
                found = answer.json()
                if answer.is_success or found["code"] in DONE_BEFORE:
                    return found
                raise RuntimeError(f"{path} was refused: {found}")
            last = answer.text
        await asyncio.sleep(0.5)
    raise NotOpened(f"{path}: {last}")


async def _watch(played: Played) -> None:
    """Ends when a page stays stuck though it was loaded again."""
    since, before, reloaded = time.monotonic(), "", False
    while True:
        await asyncio.sleep(1)
        now = str([(page.number, page.over) for page in played.pages])
        if now != before:
            since, before, reloaded = time.monotonic(), now, False
        silent = time.monotonic() - since
        if silent > STUCK_SECONDS and not reloaded:
            reloaded = True
            for page in played.pages:
                page.diary.wrong.append(f"stuck at number {page.number}: {page.state()}")
                page.reload()
        elif silent > STUCK_SECONDS + GIVEN_UP_SECONDS:
            played.stuck = True
            return


class Person:
    """Chooses by chance, takes back now and then, says something, and resigns when it has been long enough."""

    def __init__(self, page: Page, plan: Plan) -> None:
        self._page = page
        self._plan = plan
        self._chance = random.Random(f"{plan.seed}/{page.seat}/choices")

    async def play(self) -> None:
        page = self._page
        while not page.over:
            page.changed.clear()
            act = await self._do_something()
            if act is None:
                await page.changed.wait()
            elif act.number is not None:
                while page.number < act.number:
                    await page.changed.wait()
                    page.changed.clear()
            else:
                await asyncio.sleep(0.5)

    async def _do_something(self) -> Act | None:
        page, position, seat = self._page, self._page.position, self._page.seat
        if position is None or page.table["state"] != "running":
            return None
        if page.resigned:
            return None
        if position["move"] >= self._plan.choices:
            page.resigned = True
            act = await page.act("resign", seat=seat)
            page.resigned = act.number is not None
            return act
        if page.table["seats"][seat]["stand_in"]:
            return await page.act("back", seat=seat)
        decision = position["decision"]
        if decision is None:
            return None
        await asyncio.sleep(self._chance.random() * 0.05)
        what = self._chance.random()
        if what < 0.04 and position["undo"]["to"]:
            return await page.act("undo", seat=seat)
        if what < 0.06:
            return await page.act("chat", seat=seat, text=f"I like {decision['kind']}")
        option = self._chance.choice(decision["options"])
        return await page.act("choose", seat=seat, number=decision["number"], option=option)
