"""Supply, plan and reason of A Feast for Odin on three screens: they fit, and axe finds no fault."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.games.odin.page.layer import Layer
from tests.web.company import Come
from tests.web.looks import FIND_FAULTS, PICTURES, serious_faults
from tests.web.visitor import DESK, PHONE, TABLET

LANGUAGES = {"light": "pl", "dark": "pt-BR"}
"""The two with the longer words; the other tests are in English."""


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", [PHONE, TABLET, DESK], ids=["390", "820", "1440"])
def test_supply_plan_and_reason_fit_the_screen_and_have_no_serious_fault(
    come_stocked: Come, size: tuple[int, int], theme: str
) -> None:
    ada = Layer(come_stocked, size=size, theme=theme, language=LANGUAGES[theme], touch=size != DESK)
    found: list[str] = []

    def look(name: str) -> None:
        ada.visitor.wait_until_still()
        if PICTURES:
            ada.page.screenshot(path=PICTURES / "odin-tiles" / f"{name}-{size[0]}-{theme}.png")
        found.extend(f"{name}: {fault}" for fault in ada.page.evaluate(FIND_FAULTS))
        found.extend(serious_faults(ada.visitor, name))

    look("supply")
    plan, place = ada.page.locator(".own .bar button").all()
    assert plan.get_attribute("aria-pressed") == "false"
    place.click()
    expect(ada.tried.first).to_be_visible()
    expect(ada.page.locator(".plan .chip").first).to_be_visible()
    look("plan")
    ada.page.locator(".plan button").first.click()
    ada.tile("tile.helmet").click()
    ada.page.mouse.click(*ada.cell(9.5, 3))
    expect(ada.note).to_be_visible()
    look("reason")
    assert not found, "\n".join(found)
    board = ada.board.bounding_box()
    assert board is not None
    assert board["x"] >= 0
    assert board["x"] + board["width"] <= size[0]
    assert board["y"] + board["height"] <= size[1]
    sheet = ada.page.locator(".stage .sheet")
    if sheet.count():
        edge = sheet.bounding_box()
        assert edge is not None
        assert board["y"] + board["height"] <= edge["y"] + 2, "the sheet covers the board"
