"""Meadhall beside a boardgame.io server with a game of the same shape, in one run, on one core each in turn.

    npm ci --prefix benchmarks/peers/boardgame_io
    python -m benchmarks.hosting.beside_boardgame_io [--tables 25] [--seconds 20] [--folder /a/real/disk]

The same number of clients chooses as fast as it is answered, over the same kind of socket. Meadhall plays Boru with all
its rules and has every choice on the disk before anybody is told of it; boardgame.io keeps its small game in memory.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import shutil
import socket
import time
from pathlib import Path
from typing import Any, Final

import httpx
import msgspec
import uvloop

from benchmarks.hosting import load
from benchmarks.hosting.load import Figures, used
from benchmarks.hosting.players import PATIENCE, Delay
from benchmarks.hosting.servers import Process, Servers, describe, running
from benchmarks.hosting.sockets import Socket, connect

FOLDER: Final = Path(__file__).parent.parent / "peers" / "boardgame_io"
SEATS: Final = 4
EVENT: Final = b"42/boru,"
GAME_SECONDS: Final = 4.0
"""A game of Boru among so many takes longer: with enough of them, as many tables play to the end."""
SOCKET: Final = "/socket.io/?EIO=4&transport=websocket"


class Hand(msgspec.Struct):
    hand: list[str]


class Board(msgspec.Struct):
    players: dict[str, Hand]


class Context(msgspec.Struct):
    current: str = msgspec.field(name="currentPlayer")


class State(msgspec.Struct):
    number: int = msgspec.field(name="_stateID")
    board: Board = msgspec.field(name="G")
    context: Context = msgspec.field(name="ctx")


class Synced(msgspec.Struct):
    state: State


_state = msgspec.json.Decoder(State)
_synced = msgspec.json.Decoder(Synced)
_event = msgspec.json.Decoder(list[msgspec.Raw])


class Player:
    """A client of boardgame.io: the little of socket.io that it speaks."""

    def __init__(self, match: str, seat: int, credentials: str) -> None:
        self._match = match
        self._seat = str(seat)
        self._credentials = credentials
        self._socket: Socket
        self._moved = asyncio.Event()
        self.state: State | None = None
        self.heard_at = 0.0
        self.bytes = 0

    async def sit_down(self, address: str) -> None:
        self._socket = await connect(address + SOCKET, self._hear)
        self._socket.send(b"40/boru,")
        await self.until(0)

    def _hear(self, text: bytes) -> None:
        self.bytes += len(text)
        if text == b"2":
            self._socket.send(b"3")
        elif text.startswith(b"40/boru,"):
            self._emit("sync", self._match, self._seat, self._credentials, SEATS)
        elif text.startswith(EVENT):
            kind, _, *said = _event.decode(text[len(EVENT) :])
            if bytes(kind) == b'"sync"':
                self.state = _synced.decode(said[0]).state
            elif bytes(kind) == b'"update"':
                self.state = _state.decode(said[0])
            self.heard_at = time.perf_counter()
            self._moved.set()

    def _emit(self, *what: Any) -> None:
        self._socket.send(EVENT + msgspec.json.encode(what))

    def choose(self, chance: random.Random) -> None:
        assert self.state is not None
        card = chance.choice(self.state.board.players[self._seat].hand)
        move = {"type": "play", "args": [card], "playerID": self._seat, "credentials": self._credentials}
        action = {"type": "MAKE_MOVE", "payload": move}
        self._emit("update", action, self.state.number, self._match, self._seat)

    async def until(self, number: int) -> float:
        async with asyncio.timeout(PATIENCE):
            while self.state is None or self.state.number < number:
                self._moved.clear()
                await self._moved.wait()
        return self.heard_at

    def leave(self) -> None:
        self._socket.transport.close()


async def open_match(address: str, http: httpx.AsyncClient) -> list[Player]:
    match = (await http.post("/games/boru/create", json={"numPlayers": SEATS})).raise_for_status().json()["matchID"]
    players: list[Player] = []
    for seat in range(SEATS):
        body = {"playerID": str(seat), "playerName": f"Guest {seat}"}
        answer = (await http.post(f"/games/boru/{match}/join", json=body)).raise_for_status().json()
        players.append(Player(match, seat, answer["playerCredentials"]))
        await players[-1].sit_down(address)
    return players


async def play(players: list[Player], until: float, chance: random.Random) -> list[Delay]:
    delays: list[Delay] = []
    while time.perf_counter() < until:
        state = players[0].state
        assert state is not None
        began = time.perf_counter()
        at_turn = players[int(state.context.current)]
        at_turn.choose(chance)
        heard = [await player.until(state.number + 1) for player in players]
        last = max(at for other, at in zip(players, heard, strict=True) if other is not at_turn)
        delays.append(Delay(last - began, None))
    return delays


async def measure(server: Process, tables: int, seconds: float) -> Figures:
    async with httpx.AsyncClient(base_url=server.address, timeout=PATIENCE) as http:
        matches = [await open_match(server.address, http) for _ in range(tables)]
    players = [player for match in matches for player in match]
    await asyncio.sleep(1)
    before, began, sent = used(Servers([server])), time.perf_counter(), sum(player.bytes for player in players)
    games = (play(match, began + seconds, random.Random(number)) for number, match in enumerate(matches))
    played = await asyncio.gather(*games)
    took = time.perf_counter() - began
    cpu = [after - earlier for after, earlier in zip(used(Servers([server])), before, strict=True)]
    sent = (sum(player.bytes for player in players) - sent) // SEATS
    for player in players:
        player.leave()
    return Figures([delay for match in played for delay in match], took, cpu, sent, server.memory_mb)


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port: int = probe.getsockname()[1]
        return port


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=25)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--folder", default="", help="where Meadhall's database is made")
    options = parser.parse_args()
    node = shutil.which("node")
    if node is None or not (FOLDER / "node_modules").is_dir():
        parser.error(f"it needs Node, and `npm ci --prefix {FOLDER}` before")
    if (os.cpu_count() or 1) > 1:
        os.sched_setaffinity(0, set(range(1, os.cpu_count() or 1)))
    other = Process([node, "server.js", str(free_port())], core=0, folder=FOLDER)
    try:
        print(f"boardgame.io: {uvloop.run(measure(other, options.tables, options.seconds))}", flush=True)
    finally:
        other.close()
    games = 1 + int(options.seconds / GAME_SECONDS)
    ours = argparse.Namespace(
        game="boru", option=[], tables=options.tables, games=games, players=SEATS, pause=0.0, seconds=options.seconds
    )
    with running(folder=options.folder, core=0) as servers:
        print(f"Meadhall:     {uvloop.run(load.measure(servers, ours))}")
    print(describe())


if __name__ == "__main__":
    main()
