"""Servers at which there is something to lay, and cards to play."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.games.odin.page.carder import corrections
from tests.games.odin.page.layer import GOODS
from tests.web.company import Come
from tests.web.fixtures import visiting
from tests.web.hall import House


@pytest.fixture(scope="session")
def stocked_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server at which everybody begins a Feast for Odin with goods to lay."""
    corrections = tmp_path_factory.mktemp("corrections")
    (corrections / "odin").mkdir()
    (corrections / "odin" / "rules.toml").write_text(GOODS, encoding="utf-8")
    house = House(tmp_path_factory.mktemp("hall"), corrections)
    yield house
    house.close()


@pytest.fixture
def come_stocked(browser: Browser, stocked_house: House) -> Iterator[Come]:
    """Somebody comes where there are goods to lay."""
    with visiting(browser, stocked_house) as come:
        yield come


@pytest.fixture(scope="session")
def carded_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server at which whoever plays A Feast for Odin alone begins with known occupations."""
    folder = tmp_path_factory.mktemp("carded")
    (folder / "odin").mkdir()
    for name, text in corrections().items():
        (folder / "odin" / name).write_text(text, encoding="utf-8")
    house = House(tmp_path_factory.mktemp("hall"), folder)
    yield house
    house.close()


@pytest.fixture
def come_carded(browser: Browser, carded_house: House) -> Iterator[Come]:
    """Somebody comes where there are occupations to play."""
    with visiting(browser, carded_house) as come:
        yield come
