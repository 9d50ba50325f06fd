"""Every view of Feudum in three sizes, three languages, light and dark."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser

from tests.games.feudum.page.scenes import TOUR, feudum_scenes
from tests.web.hall import House
from tests.web.looks import Scenes, View, faults_of_view
from tests.web.visitor import Visitor


@pytest.fixture(scope="session")
def scenes(browser: Browser, house: House) -> Iterator[Scenes]:
    maker = Visitor(browser, house)
    yield feudum_scenes(maker)
    maker.close()


@TOUR.on_every_screen()
def test_a_view_fits_its_screen_and_has_no_serious_fault(
    screen: Callable[..., Visitor], scenes: Scenes, view: View, size: str
) -> None:
    visitor = screen(scenes, size)
    found = faults_of_view(visitor, scenes, TOUR, view, size)
    assert not found, "\n".join(found)
