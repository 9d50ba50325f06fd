"""Servers for the tests, and people who visit them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from meadhall.engine import registry
from meadhall.server import moments
from meadhall.server.settings import Settings
from meadhall.server.thinking import thinker
from tests.server.client import Visitor
from tests.server.clock import Clock
from tests.server.house import NO_LIMITS, House
from tests.server.toy import TOY, UNTAUGHT, add, prepare_worker


@pytest.fixture(scope="session", autouse=True)
def _with_toy() -> Iterator[None]:
    """The toy game among the installed ones, in this process and in those of the bots."""
    patch = pytest.MonkeyPatch()
    TOY.components()
    patch.setattr(registry, "games", add(TOY, UNTAUGHT))
    patch.setattr(thinker, "prepare", prepare_worker)
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


@pytest.fixture
def clock() -> Iterator[Clock]:
    patch = pytest.MonkeyPatch()
    own = Clock()
    patch.setattr(moments, "time", own)
    yield own
    patch.undo()
