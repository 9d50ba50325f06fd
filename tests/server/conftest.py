"""Servers for the tests, and people who visit them."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from argon2 import PasswordHasher

from meadhall.engine import registry
from meadhall.server.bots import pool
from meadhall.server.people import accounts
from meadhall.server.settings import Settings
from tests.server.client import Visit, Visitor, health, wait_until
from tests.server.clock import MovableClock
from tests.server.postgres import Postgres
from tests.server.running_server import NO_LIMITS, RunningServer, StartServer
from tests.server.toy import TOY, UNTAUGHT, add, prepare_worker

DEFAULTS: dict[str, Any] = {"port": 0, "limits": NO_LIMITS, "clock_check_seconds": 0.1}


@pytest.fixture(scope="session", autouse=True)
def _with_toy() -> Iterator[None]:
    """The toy game among the installed ones, here and in the processes of bots; passwords that are cheap to hash."""
    patch = pytest.MonkeyPatch()
    TOY.components()
    patch.setattr(registry, "games", add(TOY, UNTAUGHT))
    patch.setattr(pool, "prepare", prepare_worker)
    patch.setattr(accounts, "PasswordHasher", partial(PasswordHasher, time_cost=1, memory_cost=8, parallelism=1))
    yield
    patch.undo()


@pytest.fixture(scope="session")
def shared_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """One server for all tests that ask nothing special of it."""
    server = RunningServer(Settings(**DEFAULTS | {"data_dir": tmp_path_factory.mktemp("hall")}))
    yield server
    server.close()


@pytest.fixture
def servers(tmp_path: Path) -> Iterator[StartServer]:
    """Servers with settings of their own."""
    opened: list[RunningServer] = []

    def make(**settings: object) -> RunningServer:
        server = RunningServer(Settings(**DEFAULTS | {"data_dir": tmp_path} | settings))
        opened.append(server)
        return server

    yield make
    for server in opened:
        server.close()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A real PostgreSQL, which runs as another user than root: pytest closes the folders of all its runs to others."""
    with tempfile.TemporaryDirectory(prefix="meadhall-postgres-", ignore_cleanup_errors=True) as folder:
        server = Postgres(Path(folder) / "data")
        yield server
        server.close()


@pytest.fixture
def pair(postgres: Postgres, servers: StartServer) -> list[RunningServer]:
    """Two servers on one database; what is told, and not what is looked for from time to time, brings them news."""
    url = postgres.new_database()
    both = [servers(database=url, catch_up_seconds=3600) for _ in range(2)]
    wait_until(lambda: all(health(server.address).get("ok") for server in both))
    return both


@pytest.fixture
def visit(shared_server: RunningServer) -> Iterator[Visit]:
    """People who come to the shared server."""
    visitors: list[Visitor] = []

    def come(name: str | None = None, address: str = "") -> Visitor:
        visitor = Visitor(address or shared_server.address, name)
        visitors.append(visitor)
        return visitor

    yield come
    for visitor in visitors:
        visitor.close()


@pytest.fixture
def clock(shared_server: RunningServer) -> MovableClock:
    """The clock of the shared server."""
    return shared_server.clock
