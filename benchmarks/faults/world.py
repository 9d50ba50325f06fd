"""What is hurt: servers, their database, and the networks between all of them."""

from __future__ import annotations

import asyncio
import random
import time
from contextlib import suppress
from pathlib import Path
from typing import Final
from urllib.parse import parse_qs, urlsplit

from benchmarks.faults.disk import SmallDisk
from benchmarks.faults.proxy import Proxy, Streams
from benchmarks.faults.servers import ServerProcess
from tests.server.postgres import Postgres

SQLITE_MEGABYTES: Final = 64
POSTGRES_MEGABYTES: Final = 400
START_TRIES: Final = 10


class World:
    """Servers on one database, behind a door that leads to any of them."""

    def __init__(self, scratch: Path, chance: random.Random, *, servers: int, on_postgres: bool) -> None:
        self.chance = chance
        self.scratch = scratch
        self.name = "PostgreSQL" if on_postgres else "SQLite"
        self.postgres: Postgres | None = None
        self.disk = SmallDisk(scratch / "disk", POSTGRES_MEGABYTES if on_postgres else SQLITE_MEGABYTES)
        self.door = Proxy(self._any_server)
        """Between the pages and the servers; whoever comes back comes to any of them."""
        self.database_door = Proxy(self._database)
        """Between the servers and PostgreSQL."""
        self.database = f"sqlite+aiosqlite:///{self.disk.folder / 'meadhall.sqlite'}"
        """Where the database is found without any fault between."""
        self.servers: list[ServerProcess] = []
        self._count = servers
        self._on_postgres = on_postgres
        self._socket = ""

    async def open(self) -> None:
        await self.door.open()
        await self.database_door.open()
        database = ""
        if self._on_postgres:
            url = await asyncio.to_thread(self._start_postgres)
            parts = urlsplit(url)
            self._socket = f"{parse_qs(parts.query)['host'][0]}/.s.PGSQL.5432"
            self.database = url.replace("postgresql://", "postgresql+asyncpg://", 1)
            database = f"postgresql://postgres@127.0.0.1:{self.database_door.port}{parts.path}"
        for number in range(self._count):
            name = f"server-{number}"
            server = ServerProcess(name, data=self.disk.folder, scratch=self.scratch, database=database)
            self.servers.append(server)
            server.start()
        for server in self.servers:
            await server.ready()

    def _start_postgres(self) -> str:
        for attempt in range(START_TRIES):
            try:
                self.postgres = Postgres(self.disk.folder / "postgres")
                self.postgres.start()
                break
            except Exception:  # a busy machine needs longer than the package waits
                if attempt == START_TRIES - 1:
                    raise
                time.sleep(1)
        assert self.postgres is not None
        return self.postgres.new_database()

    async def close(self) -> None:
        for server in self.servers:
            await server.close()
        for proxy in (self.door, self.database_door):
            await proxy.close()
        if self.postgres is not None:
            await asyncio.to_thread(self.postgres.close)
        self.disk.close()

    async def restart_database(self, mode: str, seconds: float) -> None:
        if self.postgres is not None:
            with suppress(Exception):  # it may have ended by itself, on a full disk
                await asyncio.to_thread(self.postgres.stop, mode)
            await asyncio.sleep(seconds)
            await self.start_database()

    async def start_database(self) -> None:
        """Start it, unless it runs."""
        for attempt in range(START_TRIES):
            try:
                if self.postgres is not None:
                    await asyncio.to_thread(self.postgres.start)
                return
            except Exception:
                if attempt == START_TRIES - 1:
                    raise
                await asyncio.sleep(1)

    async def _any_server(self) -> Streams:
        return await self.chance.choice(self.servers).connect()

    async def _database(self) -> Streams:
        return await asyncio.open_unix_connection(self._socket)
