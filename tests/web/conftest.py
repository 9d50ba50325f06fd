"""One browser and one server a module; a visitor whenever a test wants one."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from meadhall.server.settings import PAGE
from tests.web.house import FLAGS, PATIENCE_MS, House, Visitor, find_chromium


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    expect.set_options(timeout=PATIENCE_MS)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    assert (PAGE / "index.html").exists(), "the page has not been built: make page"
    house = House(tmp_path_factory.mktemp("hall"))
    yield house
    house.close()


@pytest.fixture
def come(browser: Browser, house: House) -> Iterator[Callable[..., Visitor]]:
    """Somebody comes; at the end all leave, and nobody may have heard the page complain."""
    visitors: list[Visitor] = []

    def come(**how: object) -> Visitor:
        visitor = Visitor(browser, house, **how)  # type: ignore[arg-type]
        visitors.append(visitor)
        return visitor

    yield come
    for visitor in visitors:
        visitor.close()
    assert not [complaint for visitor in visitors for complaint in visitor.complaints]
