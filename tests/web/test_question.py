"""The question and its answers are whole in sight, in a place that does not change from one question to the next."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from meadhall.words import LANGUAGES
from tests.games.boru.page.scenes import COMPANIES as BORU
from tests.games.feudum.page.scenes import COMPANIES as FEUDUM
from tests.games.odin.page.scenes import COMPANIES as ODIN
from tests.games.raiders.page.scenes import COMPANIES as RAIDERS
from tests.web.hall import House
from tests.web.looks import PICTURES, speak
from tests.web.questions import kinds_of, open_tables
from tests.web.visitor import Visitor

COMPANIES = {"boru": BORU, "feudum": FEUDUM, "odin": ODIN, "raiders": RAIDERS}
PHONE, LAPTOP, DESK, TABLET = (390, 844), (1366, 768), (1440, 900), (820, 1180)
SIZES = {"phone": [PHONE], "others": [LAPTOP, DESK, TABLET]}
SCROLLED = {("odin", "first_card"), ("odin", "play_occupation")}
"""All light cards of the box, and a hand that may hold any number of cards: the question grows for them, as far as the
screen has room (on a phone upwards), and then they are a list that scrolls."""
LOOK = (Path(__file__).parent / "question_place.js").read_text(encoding="utf-8")


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
    beginnings: dict[int, dict[tuple[int, ...], str]] = {width: {} for width, _ in SIZES[device]}
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
            begins, grows = tuple(found["place"][:3]), (game, kind) in SCROLLED
            if not grows:
                faults += [f"{kind} at {width}: {fault}" for fault in found["faults"]]
            if found["empty"] or (grows and device == "phone"):
                continue
            beginnings[width][begins] = kind
            if not grows:
                places[width][tuple(found["place"])] = kind
    faults += [
        f"the question begins elsewhere at {width}: {seen}" for width, seen in beginnings.items() if len(seen) > 1
    ]
    faults += [f"the question moves at {width}: {seen}" for width, seen in places.items() if len(seen) > 1]
    assert not visitor.complaints
    visitor.close()
    assert not faults, "\n".join(faults)
