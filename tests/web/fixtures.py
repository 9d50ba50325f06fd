"""One browser and one server for each process that tests; a visitor whenever a test wants one."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from meadhall.server.settings import PAGE
from tests.web.company import Come
from tests.web.hall import FLAGS, PATIENCE_MS, House, find_chromium
from tests.web.looks import SIZES, Scenes
from tests.web.visitor import Visitor

WHOLE_GAMES = ("by_clicking", "a_whole_game")


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What wants a browser is a test of the page.

    Of these, whole games take longest, and come first: whoever came to one last would be waited for.
    """
    for item in items:
        if isinstance(item, pytest.Function) and "browser" in item.fixturenames:
            item.add_marker("page")
    items.sort(key=lambda item: not any(name in item.name for name in WHOLE_GAMES))


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    expect.set_options(timeout=PATIENCE_MS)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    assert (PAGE / "index.html").exists(), "the page has not been built: make page"
    house = House(tmp_path_factory.mktemp("hall"))
    yield house
    house.close()


@pytest.fixture
def come(browser: Browser, house: House) -> Iterator[Come]:
    """Somebody comes; at the end all leave, and nobody may have heard the page complain."""
    with visiting(browser, house) as come:
        yield come


@contextmanager
def visiting(browser: Browser, house: House) -> Iterator[Come]:
    visitors: list[Visitor] = []

    def come(**how: object) -> Visitor:
        visitor = Visitor(browser, house, **how)  # type: ignore[arg-type]
        visitors.append(visitor)
        return visitor

    yield come
    for visitor in visitors:
        visitor.close()
    assert not [complaint for visitor in visitors for complaint in visitor.complaints]


@pytest.fixture(scope="session")
def screens(browser: Browser, house: House) -> Iterator[Callable[..., Visitor]]:
    """Somebody who looks at scenes on a screen of that size, and stays: views are looked at one after the other."""
    visitors: dict[tuple[int, str], Visitor] = {}

    def look(scenes: Scenes, size: str, **settings: str) -> Visitor:
        place = (id(scenes), size)
        if place not in visitors:
            visitor = Visitor(browser, house, size=SIZES[size], touch=size == "390", settings=settings)
            visitor.context.add_cookies(scenes.cookies)  # type: ignore[arg-type]
            visitor.visit("/about")
            visitors[place] = visitor
        return visitors[place]

    yield look
    for visitor in visitors.values():
        visitor.close()


@pytest.fixture
def screen(screens: Callable[..., Visitor]) -> Iterator[Callable[..., Visitor]]:
    """Such a visitor, who may not hear the page complain while the test looks."""
    looking: list[Visitor] = []

    def look(scenes: Scenes, size: str, **settings: str) -> Visitor:
        visitor = screens(scenes, size, **settings)
        visitor.complaints.clear()
        looking.append(visitor)
        return visitor

    yield look
    assert not [complaint for visitor in looking for complaint in visitor.complaints]
