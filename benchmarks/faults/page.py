"""A page at a table, without a browser: `web/src/lib/connection.ts` and `table_sync.ts` once more, with a diary."""

from __future__ import annotations

import asyncio
import hashlib
import itertools
import json
import random
import time
from collections import deque
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tests.server.client import applied

PAUSES_SECONDS: Final = (0.3, 0.7, 1.5, 3.0, 5.0)
CALM_SECONDS: Final = 1.5
OPEN_SECONDS: Final = 8.0
PING_SECONDS: Final = 4.0
"""The page asks more seldom (20 s): whoever waits for games to end has less time than people."""
ANSWER_SECONDS: Final = 8.0

_encoder: Final = msgspec.json.Encoder(order="deterministic")

LAST: Final = 20
PASSING: Final = ("too_fast", "unavailable")
"""Refusals of a hello after which the page tries again by itself."""


@dataclass(eq=False)
class Act:
    """Something that was done at the table, and what became of it as far as the page knows."""

    id: str
    kind: str
    body: dict[str, Any]
    sent_at: float
    answer: asyncio.Future[None]
    number: int | None = None
    """Of the news that it made, once the server has acknowledged it."""
    refused: str = ""
    sendings: int = 0
    seconds: float = 0.0

    @property
    def text(self) -> str:
        return json.dumps({"type": self.kind, **self.body, "id": self.id})


class Shown(NamedTuple):
    """A digest of the table as it was shown, and one of the question; empty where nothing was asked."""

    table: bytes
    asked: bytes

    @classmethod
    def of(cls, position: Any) -> Shown:
        decision = position["decision"]
        asked = b"" if decision is None else asked_digest(decision["kind"], decision["about"], decision["options"])
        return cls(quick_digest((position["view"], position["move"])), asked)


def asked_digest(kind: str, about: str, options: Sequence[str]) -> bytes:
    return quick_digest((kind, about, options))


def quick_digest(value: Any) -> bytes:
    """Of plain data, however its keys are ordered; never empty."""
    return hashlib.sha256(_encoder.encode(value)).digest()[:8]


@dataclass
class Diary:
    """What a page has lived through."""

    acts: list[Act] = field(default_factory=list)
    shown: dict[tuple[int | None, int], Shown] = field(default_factory=dict)
    """What stood on the page, by seat and the position's number."""
    wrong: list[str] = field(default_factory=list)
    recoveries: list[float] = field(default_factory=list)
    """Seconds from losing the connection to being up to date again."""
    reloads: int = 0


@dataclass
class Tally:
    """Of all pages in a hall."""

    acknowledged: int = 0


class Page:
    """One person's page, which comes back by itself whatever happens to the connection."""

    _names = itertools.count()

    def __init__(self, port: int, cookie: str, table: str, seat: int, *, chance: random.Random, tally: Tally) -> None:
        self._tally = tally
        self.seat = seat
        self.viewpoint: int | None = seat
        self.resigned = False
        """Somebody who has said so looks on."""
        self.table_id = table
        self.diary = Diary()
        self.number = -1
        self.position: Any = None
        self.table: Any = None
        self.changed = asyncio.Event()
        """Set by whatever comes."""
        self._url = f"ws://127.0.0.1:{port}/api/socket"
        self._headers = {"Cookie": f"meadhall={cookie}"}
        self._chance = chance
        self._socket: ClientConnection | None = None
        self._waiting: dict[str, Act] = {}
        self._unanswered_since: float | None = None
        self._lost_at: float | None = None
        self._again: asyncio.Task[None] | None = None
        self._last: deque[str] = deque(maxlen=LAST)
        """What was said of late, by either side, and when."""
        self._running = asyncio.create_task(self._run())

    @property
    def over(self) -> bool:
        return self.table is not None and self.table["state"] == "over"

    async def close(self) -> None:
        for task in (self._running, self._again):
            if task is not None:
                task.cancel()
                await asyncio.gather(task, return_exceptions=True)

    def reload(self) -> None:
        """What a person does whose page hangs, and should never have to."""
        self.diary.reloads += 1
        self.number, self.position, self.table = -1, None, None
        if self._socket is not None:
            self._socket.transport.abort()

    async def act(self, kind: str, **body: Any) -> Act:
        """Do something; ends when the server has answered, however often the connection breaks before."""
        name = f"{self.seat}-{next(self._names)}"
        act = Act(name, kind, body, time.monotonic(), asyncio.get_running_loop().create_future())
        self.diary.acts.append(act)
        self._waiting[name] = act
        await self._send_act(act)
        await act.answer
        return act

    # The connection.

    async def _run(self) -> None:
        tries = 0
        while True:
            with suppress(OSError, WebSocketException, TimeoutError, EOFError):
                async with connect(
                    self._url,
                    additional_headers=self._headers,
                    open_timeout=OPEN_SECONDS,
                    close_timeout=0.2,
                    ping_interval=None,
                    compression=None,
                    max_size=None,
                    proxy=None,
                ) as socket:
                    tries = 0
                    await self._use(socket)
            self._note("no connection")
            self._socket = None
            self._unanswered_since = None
            if self._lost_at is None:
                self._lost_at = time.monotonic()
            pause = PAUSES_SECONDS[min(tries, len(PAUSES_SECONDS) - 1)]
            tries += 1
            await asyncio.sleep(pause * (0.75 + self._chance.random() / 2))

    async def _use(self, socket: ClientConnection) -> None:
        self._socket = socket
        pinging = asyncio.create_task(self._ping(socket))
        try:
            await self._greet()
            async for text in socket:
                self._unanswered_since = None
                self._hear(msgspec.json.decode(text))
        finally:
            pinging.cancel()

    async def _ping(self, socket: ClientConnection) -> None:
        """Ask whether anybody is there; who does not answer is not."""
        while True:
            await asyncio.sleep(PING_SECONDS)
            asked = time.monotonic()
            self._unanswered_since = asked
            await self._send({"type": "ping", "number": max(0, self.number)})
            await asyncio.sleep(ANSWER_SECONDS)
            if self._unanswered_since == asked:
                socket.transport.abort()
                return

    async def _greet(self) -> None:
        hello: dict[str, Any] = {"type": "hello", "table": self.table_id, "seat": self.viewpoint}
        if self.table is not None:
            hello["last_number"] = self.number
        await self._send(hello)
        for act in list(self._waiting.values()):
            await self._send_act(act)

    def _greet_soon(self, seconds: float = 0.0) -> None:
        async def greet() -> None:
            await asyncio.sleep(seconds)
            await self._greet()

        if self._again is None or self._again.done():
            self._again = asyncio.create_task(greet())

    async def _send_act(self, act: Act) -> None:
        if self._socket is not None:
            act.sendings += 1
            await self._send_text(act.text)

    async def _send(self, message: dict[str, Any]) -> None:
        await self._send_text(json.dumps(message))

    async def _send_text(self, text: str) -> None:
        self._note(f"to the server: {text[:60]}")
        if self._socket is not None:
            with suppress(OSError, WebSocketException):
                await self._socket.send(text)

    # What the server says.

    def _hear(self, message: dict[str, Any]) -> None:
        kind = message["type"]
        self._note(f"{kind} {message.get('number', '')} {message.get('code', '')}")
        if kind == "ack":
            self._acknowledged(message)
        elif kind == "refused":
            self._refused(message)
        elif kind == "snapshot":
            self._snapshot(message)
        elif kind == "news":
            self._news(message)
        elif kind == "pong":
            if self.table is not None and message["number"] > self.number:
                self._greet_soon()
            elif self._lost_at is not None and self.table is not None:
                self.diary.recoveries.append(time.monotonic() - self._lost_at)
                self._lost_at = None
        self.changed.set()

    def _acknowledged(self, message: dict[str, Any]) -> None:
        act = self._waiting.pop(message["id"], None)
        if act is not None:
            act.number = message["number"]
            act.seconds = time.monotonic() - act.sent_at
            self._tally.acknowledged += 1
            act.answer.set_result(None)

    def _refused(self, message: dict[str, Any]) -> None:
        code = message["code"]
        act = self._waiting.get(message["id"])
        if act is None:
            if message["id"] == "":
                self._hello_refused(code)
        elif code == "unavailable":
            # Nobody knows whether it was done: it is said again, under the same name.
            self._greet_soon(CALM_SECONDS)
        else:
            del self._waiting[act.id]
            act.refused = code
            act.answer.set_result(None)

    def _hello_refused(self, code: str) -> None:
        if code == "not_yours" and self.resigned:
            # Whoever has left the game looks on.
            self.viewpoint = None
            self.number, self.table, self.position = -1, None, None
            self._greet_soon()
            return
        if code not in PASSING:
            self.diary.wrong.append(f"the table was refused: {code}")
        self._greet_soon(CALM_SECONDS)

    def _snapshot(self, message: dict[str, Any]) -> None:
        if message["number"] < self.number:
            self.diary.wrong.append(f"after number {self.number} the table was shown at {message['number']}")
        self._show(message["number"], message["table"], message["position"])

    def _news(self, message: dict[str, Any]) -> None:
        if self.table is None or message["number"] <= self.number:
            return
        if message["number"] > self.number + 1:
            self._greet_soon()
            return
        position = message.get("position", self.position)
        if "change" in message:
            try:
                position = applied(self.position, message["change"])
            except (LookupError, TypeError) as error:
                self.diary.wrong.append(f"a change did not fit at number {message['number']}: {error!r}")
                self.reload()
                return
        self._show(message["number"], message.get("table", self.table), position)

    def _show(self, number: int, table: Any, position: Any) -> None:
        self.number, self.table, self.position = number, table, position
        if position is not None:
            key = (position["seat"], position["number"])
            seen = Shown.of(position)
            before = self.diary.shown.setdefault(key, seen)
            if before.table != seen.table:
                self.diary.wrong.append(f"the position of number {key[1]} was shown in two ways")
            if seen.asked:
                self.diary.shown[key] = seen

    def state(self) -> str:
        """Where it stands, for whoever wants to know why it hangs."""
        connected = self._socket is not None
        decision = None if self.position is None else self.position["decision"]
        waits = [f"{act.kind} {act.id}" for act in self._waiting.values()]
        asked = decision and decision["number"]
        return f"connected: {connected}, asked: {asked}, unanswered: {waits}, of late: {list(self._last)}"

    def _note(self, what: str) -> None:
        self._last.append(f"{time.strftime('%X')} {what}")
