"""Every view in three sizes, three languages, light and dark: it fits, axe finds no fault; pictures are kept."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser

from tests.web.boru_scenes import BoruScenes
from tests.web.house import House, Visitor
from tests.web.looks import SCREENS, SIZES, look_at, serious_faults, take_pictures


@pytest.fixture(scope="module")
def scenes(browser: Browser, house: House) -> Iterator[BoruScenes]:
    maker, guest = Visitor(browser, house), Visitor(browser, house)
    yield BoruScenes(maker, guest)
    maker.close()
    guest.close()


@pytest.mark.parametrize(("size", "language"), SCREENS)
def test_every_view_fits_its_screen(come: Callable[..., Visitor], scenes: BoruScenes, size: str, language: str) -> None:
    visitor = come(size=SIZES[size], language=language, touch=size == "390", settings={"confirm": "always"})
    visitor.context.add_cookies(scenes.cookies)  # type: ignore[arg-type]
    found = []
    closer = scenes.closer()
    for name, address in scenes.views().items():
        look_at(visitor, address)
        found += take_pictures(visitor, f"{size}-{language}", name)
        for look in closer.get(name, ()):
            look.open(visitor.page)
            visitor.page.locator(look.part).wait_for()
            found += take_pictures(visitor, f"{size}-{language}", f"{name}-{look.name}", ["light"])
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    ("theme", "contrast", "size"),
    [
        ("light", "normal", "1440"),
        ("dark", "normal", "1440"),
        ("light", "more", "1440"),
        ("dark", "more", "1440"),
        ("light", "normal", "390"),
    ],
    ids=["light", "dark", "high-contrast", "high-contrast-dark", "phone"],
)
def test_no_view_has_a_serious_fault_for_those_who_cannot_see_well(
    come: Callable[..., Visitor], scenes: BoruScenes, theme: str, contrast: str, size: str
) -> None:
    visitor = come(theme=theme, size=SIZES[size], settings={"contrast": contrast, "confirm": "always"})
    visitor.context.add_cookies(scenes.cookies)  # type: ignore[arg-type]
    found = []
    closer = scenes.closer()
    for name, address in scenes.views().items():
        look_at(visitor, address)
        found += serious_faults(visitor, name)
        for look in closer.get(name, ()):
            look.open(visitor.page)
            visitor.page.locator(look.part).wait_for()
            found += serious_faults(visitor, f"{name}-{look.name}", look.part)
    assert not found, "\n".join(found)
