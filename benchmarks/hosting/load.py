"""What a choice costs a server, and how long it takes to reach everybody else at the table.

    python -m benchmarks.hosting.load --game boru --tables 25 --pause 0
    python -m benchmarks.hosting.load --tables 250 --pause 1.25 --seconds 60
    python -m benchmarks.hosting.load --tables 250 --pause 1.25 --seconds 60 --postgres --processes 2

starts servers of its own on a new database, seats four guests at every table, and lets them choose at random: one
choice every `--pause` seconds at a table (1.25: one every five seconds of each person), or with 0 as fast as they are
answered. All travels over real sockets. The time of a choice is from sending it until the last of the other players has
it; the processor time is the servers' whole, from the first choice to the last; what the database and the players use
of the same machine is told besides.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import statistics
import time
from typing import Any

import uvloop

from benchmarks.hosting.players import Delay, open_tables, play_on
from benchmarks.hosting.servers import Servers, describe, running
from meadhall.engine.registry import game as find_game


class Figures:
    """What was measured."""

    def __init__(
        self, delays: list[Delay], seconds: float, cpu_seconds: list[float], bytes_sent: int, memory_mb: float
    ) -> None:
        self.delays_ms = sorted(delay.all * 1000 for delay in delays)
        self.elsewhere_ms = [delay.elsewhere * 1000 for delay in delays if delay.elsewhere is not None]
        self.choices = len(delays)
        self.per_second = len(delays) / seconds
        self.cpu_ms, self.database_ms, self.players_ms = [
            seconds * 1000 / max(1, len(delays)) for seconds in cpu_seconds
        ]
        self.bytes = bytes_sent / max(1, len(delays))
        self.memory_mb = memory_mb

    def percentile(self, share: float) -> float:
        return self.delays_ms[int(len(self.delays_ms) * share)]

    def __str__(self) -> str:
        between = ""
        if self.elsewhere_ms:
            between = f"between processes p50 {statistics.median(self.elsewhere_ms):.1f} ms; "
        return (
            f"{self.choices} choices, {self.per_second:.0f}/s; until the last of the others has it: "
            f"p50 {statistics.median(self.delays_ms):.1f} ms, p99 {self.percentile(0.99):.1f} ms, "
            f"worst {self.delays_ms[-1]:.1f} ms; {between}CPU {self.cpu_ms:.2f} ms a choice "
            f"(besides, PostgreSQL {self.database_ms:.2f}, the players {self.players_ms:.2f}); "
            f"{self.bytes:.0f} bytes to each player a choice; {self.memory_mb:.0f} MB"
        )


def used(servers: Servers) -> list[float]:
    """Seconds of processors that servers, their database and the players here have used so far."""
    return [servers.cpu_seconds, servers.database_cpu_seconds, time.process_time()]


async def measure(servers: Servers, options: argparse.Namespace) -> Figures:
    game = find_game(options.game)
    count = options.players or min(game.players[-1], 4)
    plan: dict[str, Any] = {"game": options.game}
    if options.option:
        plan["options"] = dict(option.split("=", 1) for option in options.option)
    addresses = [server.address for server in servers]
    tables = await open_tables(addresses, plan, options.tables * options.games, count)
    players = [player for table in tables for player in table]
    await asyncio.sleep(1)
    before, began = used(servers), time.perf_counter()
    sent = sum(player.bytes for player in players)
    until = began + options.seconds
    played = await asyncio.gather(
        *(
            play_on(tables[number :: options.tables], options.pause, until, random.Random(number))
            for number in range(options.tables)
        )
    )
    seconds = time.perf_counter() - began
    cpu = [after - earlier for after, earlier in zip(used(servers), before, strict=True)]
    sent = (sum(player.bytes for player in players) - sent) // count
    memory = sum(server.memory_mb for server in servers)
    for player in players:
        player.leave()
    return Figures([delay for table in played for delay in table], seconds, cpu, sent, memory)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="boru")
    parser.add_argument("--option", action="append", default=[], help="a setting of the game, name=value")
    parser.add_argument("--tables", type=int, default=25)
    parser.add_argument("--games", type=int, default=1, help="for each table one after the other, while there is time")
    parser.add_argument("--players", type=int, default=0, help="at each table; as many as can play, up to four")
    parser.add_argument("--pause", type=float, default=0.0, help="seconds between the choices at a table")
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--postgres", action="store_true", help="on a PostgreSQL of its own rather than SQLite")
    parser.add_argument("--folder", default="", help="where the database is made: a real disk, or one in memory")
    parser.add_argument("--core", type=int, default=None, help="the core of the servers; clients take another")
    options = parser.parse_args()
    if options.core is not None:
        os.sched_setaffinity(0, set(range(os.cpu_count() or 1)) - {options.core} or {options.core})
    with running(
        processes=options.processes, postgres=options.postgres, folder=options.folder, core=options.core
    ) as servers:
        figures = uvloop.run(measure(servers, options))
        kind = "PostgreSQL" if options.postgres else "SQLite"
        print(f"{options.game}, {options.tables} tables, {kind}, {options.processes} process(es): {figures}")
        print(describe())


if __name__ == "__main__":
    main()
