"""People at tables, who choose at random: what commands that load a server share."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import httpx
import msgspec

from benchmarks.hosting.sockets import Socket, connect

PATIENCE: Final = 30.0


class Decision(msgspec.Struct):
    number: int
    options: list[str]


class Position(msgspec.Struct):
    decision: Decision | None = None
    over: bool = False


class Change(msgspec.Struct):
    put: list[tuple[list[str | int], msgspec.Raw]]


class Message(msgspec.Struct):
    """What a player reads of any message of the server."""

    type: str
    number: int = -1
    position: Position | None = None
    change: Change | None = None
    code: str = ""


_decoder = msgspec.json.Decoder(Message)
_decision = msgspec.json.Decoder(Decision | None)


class Player:
    """One person with one socket at one table."""

    def __init__(self, address: str, table: str, seat: int, cookie: str) -> None:
        self.address = address
        self._table = table
        self.seat = seat
        self._cookie = cookie
        self._socket: Socket
        self._moved = asyncio.Event()
        self.number = -1
        self.heard_at = 0.0
        self.decision: Decision | None = None
        self.over = False
        self.refused = ""
        self.bytes = 0

    async def sit_down(self) -> None:
        """Connect, and wait for the position."""
        self._socket = await connect(self.address + "/api/socket", self._hear, f"meadhall={self._cookie}")
        self._socket.send(msgspec.json.encode({"type": "hello", "table": self._table, "seat": self.seat}))
        await self.until(0)

    def leave(self) -> None:
        self._socket.transport.close()

    def choose(self, chance: random.Random) -> None:
        decision = self.decision
        assert decision is not None
        option = chance.choice(decision.options)
        message = {"type": "choose", "seat": self.seat, "number": decision.number, "option": option}
        self._socket.send(msgspec.json.encode(message))

    async def until(self, number: int) -> float:
        """When the news of that number had arrived."""
        async with asyncio.timeout(PATIENCE):
            while self.number < number:
                if self.refused or self._socket.closed:
                    raise RuntimeError(f"refused: {self.refused}")
                self._moved.clear()
                await self._moved.wait()
        return self.heard_at

    def _hear(self, text: bytes) -> None:
        self.bytes += len(text)
        message = _decoder.decode(text)
        if message.type in ("news", "snapshot"):
            if message.position is not None:
                self.decision, self.over = message.position.decision, message.position.over
            elif message.change is not None:
                self._follow(message.change)
            self.number = message.number
            self.heard_at = time.perf_counter()
            self._moved.set()
        elif message.type == "refused":
            self.refused = text.decode()
            self._moved.set()

    def _follow(self, change: Change) -> None:
        for path, value in change.put:
            if path == ["decision"]:
                self.decision = _decision.decode(value)
            elif path == ["over"]:
                self.over = msgspec.json.decode(value)
            elif path == ["decision", "options"] and self.decision is not None:
                self.decision.options = msgspec.json.decode(value)
            elif path == ["decision", "number"] and self.decision is not None:
                self.decision.number = msgspec.json.decode(value)
            elif path[:2] == ["decision", "options"] and self.decision is not None:
                self.decision.options[int(path[2])] = msgspec.json.decode(value)


class Delay(NamedTuple):
    """How long a choice took to reach the last of the others; and those at another server, after its own player."""

    all: float
    elsewhere: float | None


async def play(players: Sequence[Player], pause: float, until: float, chance: random.Random) -> list[Delay]:
    """Choices at one table, one every `pause` seconds or so."""
    delays: list[Delay] = []
    await asyncio.sleep(chance.random() * pause)
    while time.perf_counter() < until:
        asked = [player for player in players if player.decision is not None]
        if not asked or players[0].over:
            break
        player = chance.choice(asked)
        number = player.number + 1
        began = time.perf_counter()
        player.choose(chance)
        heard = {other.seat: await other.until(number) for other in players}
        elsewhere = [heard[other.seat] for other in players if other.address != player.address]
        known = heard.pop(player.seat)
        delays.append(Delay(max(heard.values()) - began, max(0.0, max(elsewhere) - known) if elsewhere else None))
        if pause:
            await asyncio.sleep(max(0.0, pause * (0.5 + chance.random()) - (time.perf_counter() - began)))
    return delays


async def play_on(tables: Sequence[Sequence[Player]], pause: float, until: float, chance: random.Random) -> list[Delay]:
    """The same at one table after the other, so that somebody plays until the time is over."""
    return [delay for players in tables for delay in await play(players, pause, until, chance)]


async def open_table(addresses: Sequence[str], plan: dict[str, Any], count: int) -> list[Player]:
    """A table of so many guests, each at another of the servers in turn."""
    players: list[Player] = []
    table = ""
    for seat in range(count):
        address = addresses[seat % len(addresses)]
        async with httpx.AsyncClient(base_url=address, timeout=PATIENCE) as guest:
            (await guest.post("/api/me", json={"name": f"Guest {seat}"})).raise_for_status()
            if seat == 0:
                seats = [{"kind": "me"}, *({"kind": "open"} for _ in range(count - 1))]
                answer = await guest.post("/api/tables", json=plan | {"seats": seats})
                table = answer.raise_for_status().json()["id"]
            else:
                (await guest.post(f"/api/tables/{table}/join", json={})).raise_for_status()
            players.append(Player(address, table, seat, guest.cookies["meadhall"]))
    return players


async def open_tables(addresses: Sequence[str], plan: dict[str, Any], tables: int, count: int) -> list[list[Player]]:
    """So many tables, with everybody connected."""
    at_once = asyncio.Semaphore(8)

    async def one(number: int) -> list[Player]:
        async with at_once:
            own = [*addresses[number % len(addresses) :], *addresses[: number % len(addresses)]]
            players = await open_table(own, plan, count)
            for player in players:
                await player.sit_down()
            return players

    return list(await asyncio.gather(*(one(number) for number in range(tables))))
