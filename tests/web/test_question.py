"""The question and its answers are whole in sight, in a place that does not change from one question to the next."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.games.boru.page.scenes import COMPANIES as BORU
from tests.games.odin.page.scenes import COMPANIES as ODIN
from tests.games.raiders.page.scenes import COMPANIES as RAIDERS
from tests.web.hall import House
from tests.web.looks import PICTURES, Scenes, speak
from tests.web.questions import kinds_of, open_tables
from tests.web.visitor import Visitor

COMPANIES = {"boru": BORU, "odin": ODIN, "raiders": RAIDERS}
SIZES = {"390": (390, 844), "820": (820, 1180), "1366": (1366, 768), "1440": (1440, 900)}
SCROLLED = {("odin", "first_card")}
"""All forty light cards, from which whoever plays alone may choose one before the game: they are a list that scrolls."""
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
            assert opened[game].keys() == kinds_of(game)
        return opened[game]

    return find


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", COMPANIES)
def test_every_question_and_its_answers_are_whole_in_sight_in_one_place(
    browser: Browser, house: House, maker: Visitor, tables: Callable[[str], dict[str, str]], game: str, size: str
) -> None:
    visitor = Visitor(browser, house, size=SIZES[size], touch=size == "390")
    visitor.context.add_cookies(maker.context.cookies())  # type: ignore[arg-type]
    faults: list[str] = []
    places: dict[tuple[int, ...], str] = {}
    for number, (kind, table) in enumerate(tables(game).items()):
        visitor.sit_at(table)
        visitor.page.wait_for_selector(".question[data-decision]:not([data-decision=''])")
        visitor.wait_until_still()
        # Each language is looked at in every third question.
        speak(visitor, ("en", "pt-BR", "pl")[number % 3])
        if PICTURES:
            visitor.page.screenshot(path=PICTURES / f"questions-{size}" / f"{game}-{kind}.png")
        found = visitor.page.evaluate(LOOK)
        if (game, kind) not in SCROLLED:
            faults += [f"{kind}: {fault}" for fault in found["faults"]]
        if not found["empty"]:
            places[tuple(found["place"])] = kind
    faults += [f"the question moves: {places}"] if len(places) > 1 else []
    assert not visitor.complaints
    visitor.close()
    assert not faults, "\n".join(faults)
