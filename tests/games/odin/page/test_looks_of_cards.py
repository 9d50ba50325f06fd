"""Occupations of A Feast for Odin on three screens: they fit, and axe finds no fault."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from meadhall.words import LANGUAGES
from tests.games.odin.page.carder import TRADESMAN, Carder, asked_for
from tests.web.company import Come
from tests.web.looks import FIND_FAULTS, PICTURES, serious_faults, speak
from tests.web.positions import Until
from tests.web.visitor import DESK, PHONE, TABLET, Visitor

SCREENS = {"390": (PHONE, "light"), "820": (TABLET, "dark"), "1440": (DESK, "light")}


def read_cards(ada: Carder) -> None:
    ada.page.get_by_role("button", name="Read cards").locator("visible=true").last.click()
    ada.page.locator("dialog[open] .occupation").first.wait_for()


def use_tradesman(ada: Carder) -> None:
    with ada.visitor.answering():
        ada.at_any_time(TRADESMAN).click()


def open_boards(ada: Carder) -> None:
    ada.page.locator(".seat .foot button").first.click()
    ada.page.locator("dialog[open] .occupation").first.wait_for()


def stay(ada: Carder) -> None:
    ada.page.locator('.hand [data-thing^="card."]').first.wait_for()


SCENES: dict[str, tuple[Until, tuple[str, ...], Callable[[Carder], None]]] = {
    "hand": (asked_for("play_occupation"), (), stay),
    "read": (asked_for("play_occupation"), (), read_cards),
    "order": (asked_for("effect"), ("craft_chest",), stay),
    "way": (asked_for("upgrade"), ("upgrade_2",), use_tradesman),
    "boards": (asked_for("effect"), ("craft_chest",), open_boards),
}


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("scene", SCENES)
def test_occupations_fit_the_screen_and_have_no_serious_fault(come_carded: Come, scene: str, screen: str) -> None:
    until, spaces, then = SCENES[scene]
    size, theme = SCREENS[screen]
    ada = Carder(come_carded, until, spaces, size=size, theme=theme, touch=size == PHONE)
    then(ada)
    found = faults_of(ada.visitor, f"{scene}-{screen}")
    found += serious_faults(ada.visitor, scene)
    for language in LANGUAGES[1:]:
        speak(ada.visitor, language)
        found += faults_of(ada.visitor, f"{scene}-{screen}-{language}")
    assert not found, "\n".join(found)


def faults_of(visitor: Visitor, name: str) -> list[str]:
    visitor.wait_until_still()
    if PICTURES:
        visitor.page.screenshot(path=PICTURES / "odin-cards" / f"{name}.png")
    faults: list[str] = visitor.page.evaluate(FIND_FAULTS)
    return [f"{name}: {fault}" for fault in faults]
