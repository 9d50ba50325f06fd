"""The question and its answers are whole in sight, in a place that does not change from one question to the next."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from meadhall.words import LANGUAGES
from tests.games.boru.page.scenes import COMPANIES as BORU
from tests.games.feudum.page.scenes import COMPANIES as FEUDUM
from tests.games.odin.page.scenes import COMPANIES as ODIN
from tests.games.raiders.page.scenes import COMPANIES as RAIDERS
from tests.web.hall import FLAGS, House, find_chromium
from tests.web.looks import PICTURES, speak
from tests.web.questions import kinds_of, open_tables
from tests.web.visitor import Visitor

COMPANIES = {"boru": BORU, "feudum": FEUDUM, "odin": ODIN, "raiders": RAIDERS}
PHONE, LAPTOP, DESK, TABLET = (390, 844), (1366, 768), (1440, 900), (820, 1180)
SIZES = {"phone": [PHONE], "others": [LAPTOP, DESK, TABLET]}
LOOK = (Path(__file__).parent / "question_place.js").read_text(encoding="utf-8")


REACHED = """() => {
  const top = document.querySelector('header').getBoundingClientRect().bottom;
  const strip = { top, bottom: document.querySelector('.sheet').getBoundingClientRect().top };
  const seen = (element) => {
    const frame = element.closest('.body, .hand, .sheet')?.getBoundingClientRect() ?? strip;
    const box = element.getBoundingClientRect();
    return element.checkVisibility() && box.top >= frame.top - 1 && box.bottom <= frame.bottom + 1;
  };
  return [...new Set([...document.querySelectorAll('.can')].filter(seen).map((one) => one.dataset.thing))];
}"""
"""What can be tapped as it is, above a phone's sheet or in it."""


@pytest.fixture(scope="module")
def maker(browser: Browser, house: House) -> Iterator[Visitor]:
    maker = Visitor(browser, house)
    maker.introduce("Muirchertach")
    yield maker
    maker.close()


@pytest.fixture(scope="module")
def tables(maker: Visitor) -> Callable[[str], dict[str, str]]:
    """A table at every kind of question of a game."""
    opened: dict[str, dict[str, str]] = {}

    def find(game: str) -> dict[str, str]:
        if game not in opened:
            opened[game] = open_tables(maker, game, COMPANIES[game])
            assert kinds_of(game) <= opened[game].keys()
        return opened[game]

    return find


def sizes_of(device: str, number: int) -> list[tuple[int, int]]:
    """Each question on the smallest of the large screens, and on one of the others."""
    return [PHONE] if device == "phone" else [LAPTOP, (DESK, TABLET)[number % 2]]


@pytest.mark.parametrize("device", SIZES)
@pytest.mark.parametrize("game", COMPANIES)
def test_every_question_and_its_answers_are_whole_in_sight_in_one_place(
    browser: Browser, house: House, maker: Visitor, tables: Callable[[str], dict[str, str]], game: str, device: str
) -> None:
    # With a companion, who takes the most room.
    liked: dict[str, Any] = {"companion": {game: True}}
    visitor = Visitor(browser, house, size=SIZES[device][0], touch=device == "phone", settings=liked)
    visitor.context.add_cookies(maker.context.cookies())  # type: ignore[arg-type]
    faults: list[str] = []
    places: dict[int, dict[tuple[int, ...], str]] = {width: {} for width, _ in SIZES[device]}
    asked = tables(game)
    for number, (kind, table) in enumerate(asked.items()):
        visitor.sit_at(table)
        visitor.page.wait_for_selector(".question[data-decision]:not([data-decision=''])")
        # Each language is spoken in a third of the questions.
        speak(visitor, LANGUAGES[number * len(LANGUAGES) // len(asked)])
        for width, height in sizes_of(device, number):
            if device != "phone":
                visitor.page.set_viewport_size({"width": width, "height": height})
            visitor.wait_until_still()
            if PICTURES:
                visitor.page.screenshot(path=PICTURES / f"questions-{width}" / f"{game}-{kind}.png")
            found = visitor.page.evaluate(LOOK)
            faults += [f"{kind} at {width}: {fault}" for fault in found["faults"]]
            if not found["empty"]:
                places[width][tuple(found["place"])] = kind
    faults += [f"the question moves at {width}: {seen}" for width, seen in places.items() if len(seen) > 1]
    assert not visitor.complaints
    visitor.close()
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("kind", ["other_tile", "improve", "enter", "move_to", "attack"])
def test_what_a_phones_board_cannot_show_at_once_is_listed_in_its_sheet(
    browser: Browser, house: House, maker: Visitor, tables: Callable[[str], dict[str, str]], kind: str
) -> None:
    liked: dict[str, Any] = {"companion": {"feudum": True}}
    visitor = Visitor(browser, house, size=PHONE, touch=True, settings=liked, language="pl")
    visitor.context.add_cookies(maker.context.cookies())  # type: ignore[arg-type]
    table = tables("feudum")[kind]
    asked = maker.call("get", f"/api/tables/{table}/position?seat=0")["decision"]
    visitor.sit_at(table)
    visitor.wait_until_asked()
    assert set(asked["options"]) <= set(visitor.page.evaluate(REACHED))
    if kind == "other_tile":
        # Regions are all over the map. What is listed unasked can be put away, and stays away.
        listed = visitor.page.locator(".options.all")
        expect(listed.locator("button.option")).to_have_count(len(asked["options"]))
        visitor.page.locator(".tools [aria-expanded=true]").tap()
        expect(listed).to_have_count(0)
        visitor.wait_until_still()
        expect(listed).to_have_count(0)
    visitor.close()


BESIDE_BARS = {
    "feudum": ["choose_card", "first_location", "guild"],
    "odin": ["turn", "explore", "feast", "play_occupation"],
}
"""Questions whose answers fill the board, the question or what is one's own."""


@pytest.mark.parametrize("game", BESIDE_BARS)
def test_bars_to_scroll_by_which_a_mouse_brings_along_leave_all_answers_in_sight(
    browser: Browser, house: House, maker: Visitor, tables: Callable[[str], dict[str, str]], game: str
) -> None:
    with_bars = browser.browser_type.launch(
        executable_path=find_chromium(), args=FLAGS, ignore_default_args=["--hide-scrollbars"]
    )
    visitor = Visitor(with_bars, house, size=LAPTOP)
    visitor.context.add_cookies(maker.context.cookies())  # type: ignore[arg-type]
    faults: list[str] = []
    for kind in BESIDE_BARS[game]:
        visitor.sit_at(tables(game)[kind])
        visitor.page.wait_for_selector(".question[data-decision]:not([data-decision=''])")
        for width, height in (LAPTOP, DESK):
            visitor.page.set_viewport_size({"width": width, "height": height})
            visitor.wait_until_still()
            faults += [f"{kind} at {width}: {fault}" for fault in visitor.page.evaluate(LOOK)["faults"]]
            # The table is as high as the window: the page itself has nothing to scroll.
            if visitor.page.evaluate("document.documentElement.scrollHeight > innerHeight"):
                faults.append(f"{kind} at {width}: the page is longer than the window")
    with_bars.close()
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("size", [PHONE, LAPTOP, DESK, TABLET], ids=["phone", "laptop", "desk", "tablet"])
@pytest.mark.parametrize("kind", ["first_card", "play_occupation"])
def test_more_cards_than_there_is_room_for_are_all_on_pages_of_the_question(
    browser: Browser,
    house: House,
    maker: Visitor,
    tables: Callable[[str], dict[str, str]],
    kind: str,
    size: tuple[int, int],
) -> None:
    visitor = Visitor(browser, house, size=size, touch=size == PHONE)
    visitor.context.add_cookies(maker.context.cookies())  # type: ignore[arg-type]
    table = tables("odin")[kind]
    asked = maker.call("get", f"/api/tables/{table}/position?seat=0")["decision"]
    visitor.sit_at(table)
    visitor.wait_until_asked()
    assert visitor.page.locator(".question .pager").count() == 1
    options = visitor.page.locator(".question .option")
    first = options.first.get_attribute("data-thing")
    assert set(asked["options"]) <= set(visitor.page.evaluate(LOOK)["met"])
    # Once round, and the first page is there again.
    expect(options.first).to_have_attribute("data-thing", str(first))
    assert not visitor.complaints
    visitor.close()
