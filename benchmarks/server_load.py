"""How long it takes from a choice sent to the new position received by another player, with many tables at game pace.

`python benchmarks/server_load.py` starts a server of its own on a new database, seats people at tables, lets them
choose at random at a steady pace, and prints the median and the 99th percentile. All travels over real sockets.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import re
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from meadhall.engine.registry import game as find_game
from meadhall.server import print_address
from meadhall.server.serving import Server
from meadhall.server.settings import Limits, Settings


class Player:
    """One person with one socket."""

    def __init__(self, address: str, table: str, seat: int, cookie: str) -> None:
        self._address = address
        self._table = table
        self.seat = seat
        self._cookie = cookie
        self.socket: ClientConnection
        self.decision: dict[str, Any] | None = None
        self.over = False
        self.number = -1
        self.arrived: dict[int, float] = {}
        self.bytes = 0

    async def sit_down(self) -> None:
        url = self._address.replace("http", "ws", 1) + "/api/socket"
        headers = {"Cookie": f"meadhall={self._cookie}"}
        self.socket = await connect(url, additional_headers=headers, compression=None, max_size=None)
        await self.socket.send(json.dumps({"type": "hello", "table": self._table, "seat": self.seat}))

    async def listen(self) -> None:
        """Note when each number arrives, and what is asked."""
        async for text in self.socket:
            now = time.perf_counter()
            self.bytes += len(text)
            message = json.loads(text)
            if message["type"] == "news":
                self.number = message["number"]
                self.arrived[self.number] = now
                self._follow(message.get("change"), message.get("position"))
            elif message["type"] == "snapshot":
                self.number = message["number"]
                self._follow(None, message["position"])

    def _follow(self, change: dict[str, Any] | None, position: dict[str, Any] | None) -> None:
        if position is not None:
            self.decision = position["decision"]
            self.over = position["over"]
        for path, value in (change or {"put": []})["put"]:
            if path == ["decision"]:
                self.decision = value
            elif path[0] == "decision" and self.decision is not None:
                place: Any = self.decision
                for key in path[1:-1]:
                    place = place[key]
                place[path[-1]] = value
            elif path == ["over"]:
                self.over = value

    async def choose(self, chance: random.Random) -> None:
        if self.decision is not None:
            await self.socket.send(
                json.dumps(
                    {
                        "type": "choose",
                        "seat": self.seat,
                        "number": self.decision["number"],
                        "option": chance.choice(self.decision["options"]),
                    }
                )
            )


async def play(players: list[Player], pause: float, until: float, chance: random.Random) -> list[float]:
    """Choices at one table, one every `pause` seconds or so; the time each took to reach the last of the others."""
    delays: list[float] = []
    await asyncio.sleep(chance.random() * pause)
    while time.perf_counter() < until:
        began = time.perf_counter()
        asked = [player for player in players if player.decision is not None]
        if not asked or players[0].over:
            break
        player = chance.choice(asked)
        number = player.number + 1
        await player.choose(chance)
        others = [other for other in players if other is not player]
        while not all(number in other.arrived for other in others):
            await asyncio.sleep(0.0005)
            if time.perf_counter() - began > 10:
                raise TimeoutError("a choice was not answered")
        delays.append(max(other.arrived[number] for other in others) - began)
        while player.number < number:
            await asyncio.sleep(0.0005)
        await asyncio.sleep(max(0.0, pause * (0.5 + chance.random()) - (time.perf_counter() - began)))
    return delays


def open_table(address: str, game: str, count: int) -> list[Player]:
    """A table of so many guests."""
    cookies: list[str] = []
    table = ""
    for seat in range(count):
        with httpx.Client(base_url=address, timeout=30) as guest:
            guest.post("/api/me", json={"name": f"Guest {seat}"}).raise_for_status()
            cookies.append(guest.cookies["meadhall"])
            if seat == 0:
                plan = {"game": game, "seats": [{"kind": "me"}, *({"kind": "open"} for _ in range(count - 1))]}
                table = guest.post("/api/tables", json=plan).raise_for_status().json()["id"]
            else:
                guest.post(f"/api/tables/{table}/join", json={}).raise_for_status()
    return [Player(address, table, seat, cookie) for seat, cookie in enumerate(cookies)]


async def measure(address: str, options: argparse.Namespace) -> None:
    count = options.players or min(find_game(options.game).players[-1], 4)
    tables = [open_table(address, options.game, count) for _ in range(options.tables)]
    players = [player for table in tables for player in table]
    for player in players:
        await player.sit_down()
    listening = [asyncio.create_task(player.listen()) for player in players]
    await asyncio.sleep(1)
    until = time.perf_counter() + options.seconds
    played = await asyncio.gather(
        *(play(table, options.pause, until, random.Random(number)) for number, table in enumerate(tables))
    )
    for task in listening:
        task.cancel()
    delays = sorted(delay * 1000 for table in played for delay in table)
    percentile = delays[int(len(delays) * 0.99)]
    print(
        f"{options.tables} tables of {count} ({options.game}), {len(players)} sockets, "
        f"{len(delays) / options.seconds:.0f} choices/s for {options.seconds} s"
    )
    print(f"from a choice sent to the position received by the last of the others: {len(delays)} choices")
    print(f"median {statistics.median(delays):.1f} ms, p99 {percentile:.1f} ms, worst {delays[-1]:.1f} ms")
    print(f"{sum(player.bytes for player in players) / max(1, len(delays)) / count:.0f} bytes to each player a choice")


def serve(folder: Path) -> None:
    """The server that is measured. All its guests come from one address: it must not take them for a flood."""
    endless = (1e9, 1e9)
    limits = Limits(requests=endless, new_people=endless, new_tables=endless, sockets=10_000, running_tables=10_000)
    settings = Settings(data_dir=folder, port=0, limits=limits)
    Server(settings, open_browser=False, announce=print_address).run()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--players", type=int, default=0, help="at each table; as many as can play, up to four")
    parser.add_argument("--game", default="boru")
    parser.add_argument("--pause", type=float, default=2.0, help="seconds between the choices at a table")
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--serve", default="", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.serve:
        serve(Path(options.serve))
        return
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, __file__, "--serve", folder]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
            try:
                line = server.stdout.readline() if server.stdout is not None else ""
                found = re.search(r"http://\S+", line)
                if found is None:
                    sys.exit("the server did not start")
                asyncio.run(measure(found[0].rstrip("/"), options))
                load = ", ".join(f"{load:.1f}" for load in os.getloadavg())
                print(f"load of the machine's {os.cpu_count()} cores in the last 1, 5 and 15 minutes: {load}")
                rss = Path(f"/proc/{server.pid}/status")
                if rss.exists():
                    print(next(text for text in rss.read_text().splitlines() if text.startswith("VmHWM")))
            finally:
                server.terminate()


if __name__ == "__main__":
    main()
