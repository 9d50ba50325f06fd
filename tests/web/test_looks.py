"""Every view in three sizes, three languages, light and dark: it fits, axe finds no fault; pictures are kept."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from importlib import resources
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.web.conftest import RESULTS
from tests.web.house import DESK, PHONE, TABLET, House, Visitor
from tests.web.looks import Scenes, look_at

AXE = (resources.files("axe_playwright_python") / "axe.min.js").read_text(encoding="utf-8")
SIZES = {"390": PHONE, "820": TABLET, "1440": DESK}

FIND_FAULTS = (Path(__file__).parent / "find_faults.js").read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def scenes(browser: Browser, house: House) -> Iterator[Scenes]:
    maker = Visitor(browser, house)
    yield Scenes(maker)
    maker.close()


def serious_faults(visitor: Visitor) -> list[str]:
    """What axe finds serious or critical, with the elements it finds fault with."""
    visitor.page.evaluate(AXE)
    found: dict[str, Any] = visitor.page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{fault['id']}: " + "; ".join(f"{node['html'][:160]} {node['failureSummary']}" for node in fault["nodes"][:3])
        for fault in found["violations"]
        if fault["impact"] in ("serious", "critical")
    ]


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("language", ["en", "pt-BR", "pl"])
@pytest.mark.parametrize("size", SIZES)
def test_every_view_fits_its_screen(
    come: Callable[..., Visitor], scenes: Scenes, size: str, language: str, theme: str
) -> None:
    visitor = come(size=SIZES[size], language=language, theme=theme, touch=size == "390")
    visitor.context.add_cookies(scenes.cookies)  # type: ignore[arg-type]
    folder = RESULTS / "looks" / f"{size}-{language}-{theme}"
    folder.mkdir(parents=True, exist_ok=True)
    found = []
    for name, address in scenes.views().items():
        look_at(visitor, address)
        visitor.page.screenshot(path=folder / f"{name}.png")
        found += [f"{name}: {fault}" for fault in visitor.page.evaluate(FIND_FAULTS)]
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
    come: Callable[..., Visitor], scenes: Scenes, theme: str, contrast: str, size: str
) -> None:
    visitor = come(theme=theme, size=SIZES[size], settings={"contrast": contrast})
    visitor.context.add_cookies(scenes.cookies)  # type: ignore[arg-type]
    found = []
    for name, address in scenes.views().items():
        look_at(visitor, address)
        found += [f"{name}: {fault}" for fault in serious_faults(visitor)]
    visitor.page.goto("/")
    visitor.page.get_by_role("button", name="Settings").click()
    found += [f"settings: {fault}" for fault in serious_faults(visitor)]
    assert not found, "\n".join(found)
