"""A real server in a thread, and people who visit it."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from meadhall.engine import registry
from meadhall.server.services import Services
from meadhall.server.serving import Server
from meadhall.server.settings import Limits, Settings
from tests.server.client import PATIENCE, Visitor
from tests.server.toy import TOY

NO_LIMITS = Limits(
    requests=(1e9, 1e9),
    messages=(1e9, 1e9),
    sign_ins=(1e9, 1e9),
    new_people=(1e9, 1e9),
    new_tables=(1e9, 1e9),
    hints=(1e9, 1e9),
    chats=(1e9, 1e9),
    running_tables=10_000,
)


class House:
    """A server that runs in a thread."""

    def __init__(self, settings: Settings) -> None:
        self.server = Server(settings, open_browser=False)
        self._thread = threading.Thread(target=self.server.run)
        self._thread.start()
        end = time.monotonic() + PATIENCE
        while not self.server.started:
            assert time.monotonic() < end, "the server did not start"
            assert self._thread.is_alive(), "the server did not start"
            time.sleep(0.01)
        self.address = self.server.address.rstrip("/")

    @property
    def services(self) -> Services:
        services: Services = self.server.config.app.state.services  # type: ignore[union-attr]
        return services

    def close(self) -> None:
        self.server.should_exit = True
        self._thread.join(PATIENCE)


@pytest.fixture(scope="session", autouse=True)
def _with_toy() -> Iterator[None]:
    """The toy game among the installed ones, in this process."""
    patch = pytest.MonkeyPatch()
    games = {**registry.games(), TOY.id: TOY}
    patch.setattr(registry, "games", lambda: games)
    yield
    patch.undo()


@pytest.fixture(scope="session")
def shared_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """One server for all tests that ask nothing special of it."""
    house = House(Settings(port=0, data_dir=tmp_path_factory.mktemp("hall"), limits=NO_LIMITS))
    yield house
    house.close()


@pytest.fixture
def houses(tmp_path: Path) -> Iterator[Callable[..., House]]:
    """Servers with settings of their own."""
    opened: list[House] = []

    def make(**settings: object) -> House:
        house = House(Settings(**{"port": 0, "data_dir": tmp_path, "limits": NO_LIMITS} | settings))  # type: ignore[arg-type]
        opened.append(house)
        return house

    yield make
    for house in opened:
        house.close()


@pytest.fixture
def visit(shared_house: House) -> Iterator[Callable[..., Visitor]]:
    """People who come to the shared server."""
    visitors: list[Visitor] = []

    def come(name: str | None = None, address: str = "") -> Visitor:
        visitor = Visitor(address or shared_house.address, name)
        visitors.append(visitor)
        return visitor

    yield come
    for visitor in visitors:
        visitor.close()
