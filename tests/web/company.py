"""People at one table: how they come together, and how far they have come."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.games.boru.page.scenes import place_first_discs
from tests.web.play import wait_until
from tests.web.positions import RANDOM
from tests.web.visitor import Visitor

Come = Callable[..., Visitor]


def alone(come: Come, **how: object) -> Visitor:
    """Ada at a table with two bots, asked for her first disc."""
    ada = come(**how)
    ada.introduce("Ada")
    ada.sit_at(ada.open_played_table([{"kind": "me"}, RANDOM, RANDOM], lambda _: True))
    ada.wait_until_asked()
    return ada


def gather(come: Come, **how: object) -> tuple[Visitor, Visitor, str]:
    """Ada and Bea at a table with a bot."""
    ada, bea, table = _together(come, **how)
    for visitor in (bea, ada):
        visitor.sit_at(table)
    return ada, bea, table


def keep_cards(come: Come, **how: object) -> tuple[Visitor, Visitor, str]:
    """Ada and Bea at a table with a bot, when the first discs are placed and all keep cards, side by side."""
    ada, bea, table = _together(come, **how)
    place_first_discs(table, ada, bea)
    for visitor in (bea, ada):
        visitor.sit_at(table)
        expect(visitor.question).to_contain_text("keep")
        visitor.wait_until_asked()
    return ada, bea, table


def _together(come: Come, **how: object) -> tuple[Visitor, Visitor, str]:
    ada, bea = come(**how), come(**how)
    ada.introduce("Ada")
    bea.introduce("Bea")
    table = ada.open_table([{"kind": "me"}, {"kind": "open"}, RANDOM])
    bea.call("post", f"/api/tables/{table}/join", {"seat": 1})
    return ada, bea, table


def click_first_discs(*people: Visitor) -> None:
    """Everybody who looks clicks on a place for the first disc, until all keep cards."""

    def go_on() -> None:
        for person in people:
            if person.is_asked() and "first disc" in person.question.inner_text():
                person.answer()

    wait_until(people[0].page, lambda: all("keep" in person.question.inner_text() for person in people), go_on)
