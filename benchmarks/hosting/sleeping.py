"""What tables cost at which nobody is: memory, and how long others wait, with ever more of them in the database.

    python -m benchmarks.hosting.sleeping [--counts 100 1000 5000] [--postgres]

One person at one address opens tables of Boru with two players of theirs and leaves them in mid-game. After each count
it prints what the server uses, how long an awake table's choice and the list of one's games take, and how long it takes
to wake a table that slept.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import statistics
import time
from collections.abc import Coroutine
from typing import Any, Final

import httpx
import uvloop

from benchmarks.hosting.players import PATIENCE, Player, open_tables, play
from benchmarks.hosting.servers import Process, describe, running

PEOPLE: Final = 50
"""Who open the tables, in turn."""
AWAKE_SECONDS: Final = 6.0
SAMPLES: Final = 20


async def guests(address: str) -> list[httpx.AsyncClient]:
    found: list[httpx.AsyncClient] = []
    for number in range(PEOPLE):
        guest = httpx.AsyncClient(base_url=address, timeout=PATIENCE)
        (await guest.post("/api/me", json={"name": f"Host {number}"})).raise_for_status()
        found.append(guest)
    return found


async def open_sleeping(host: httpx.AsyncClient) -> str:
    seats: list[dict[str, Any]] = [{"kind": "me"}, {"kind": "here", "name": "Ola"}, {"kind": "here", "name": "Jan"}]
    table = (await host.post("/api/tables", json={"game": "boru", "seats": seats})).raise_for_status().json()["id"]
    return str(table)


async def ask(host: httpx.AsyncClient, path: str) -> None:
    (await host.get(path)).raise_for_status()


async def milliseconds(work: list[Coroutine[Any, Any, None]]) -> float:
    """The median, one after the other."""
    taken: list[float] = []
    for one in work:
        began = time.perf_counter()
        await one
        taken.append((time.perf_counter() - began) * 1000)
    return statistics.median(taken)


async def choices(players: list[Player], seed: int) -> tuple[float, int]:
    """The median time of an awake table's choices, and how many there were."""
    until = time.perf_counter() + AWAKE_SECONDS
    delays = await play(players, 0.02, until, random.Random(seed))
    return statistics.median(delay.all for delay in delays) * 1000, len(delays)


async def measure(server: Process, counts: list[int], idle_seconds: float) -> None:
    hosts = await guests(server.address)
    sleeping: list[str] = []
    chance = random.Random(1)
    for count in counts:
        while len(sleeping) < count:
            some = [open_sleeping(hosts[number % PEOPLE]) for number in range(min(10, count - len(sleeping)))]
            sleeping += await asyncio.gather(*some)
        await asyncio.sleep(idle_seconds)  # until they are asleep
        (awake,) = await open_tables([server.address], {"game": "boru"}, 1, 4)
        cpu = server.cpu_seconds
        choice_ms, made = await choices(awake, count)
        cpu_ms = (server.cpu_seconds - cpu) * 1000 / made

        asleep = chance.sample(sleeping, SAMPLES)
        woken = await milliseconds([ask(hosts[0], f"/api/tables/{table}/position") for table in asleep])
        looked = await milliseconds([ask(hosts[0], "/api/mine") for _ in range(SAMPLES)])
        print(
            f"{count} tables asleep: {server.memory_mb:.0f} MB; a choice at one that is awake {choice_ms:.1f} ms, "
            f"CPU {cpu_ms:.2f} ms; the list of one's games {looked:.1f} ms; "
            f"to wake one {woken:.1f} ms",
            flush=True,
        )
        for player in awake:
            player.leave()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--counts", type=int, nargs="+", default=[100, 1000, 5000])
    parser.add_argument("--postgres", action="store_true")
    parser.add_argument("--folder", default="", help="where the database is made")
    parser.add_argument("--idle", type=float, default=5.0, help="seconds after which the server lets a table sleep")
    options = parser.parse_args()
    with running(postgres=options.postgres, folder=options.folder, idle=options.idle) as servers:
        uvloop.run(measure(servers[0], sorted(options.counts), options.idle + 3))
    print(describe())


if __name__ == "__main__":
    main()
