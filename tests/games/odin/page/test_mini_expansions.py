"""Both mini-expansions through the page: set up by clicking, and seen on the table."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.games.odin.page.scenes import MINI_EXPANSIONS, SHORT
from tests.web.company import Come
from tests.web.play import questions
from tests.web.positions import GREEDY


def test_cards_and_markers_are_chosen_by_clicking_and_seen_then(come: Come) -> None:
    ada = come()
    ada.introduce("Ada")
    ada.sit_at(ada.open_table([{"kind": "me"}, GREEDY], game="odin", options=SHORT | MINI_EXPANSIONS))
    page = ada.page
    asked: list[str] = []
    for sight in questions(ada):
        asked.append(sight.question)
        if "Where do you send" in sight.question:
            break
        chosen = next(thing for thing in sight.things if thing.startswith(("card.", "marker.")) or thing == "done")
        ada.take(chosen)
    said = " ".join(asked)
    assert said.count("Which of these occupations do you keep?") == 2
    assert said.count("Which resource marker do you take?") == 2
    assert "at no cost" in said

    # Two markers of one's own, two of the other player; what is reaped in the next round is known, and no more.
    expect(page.locator(".own .marker")).to_have_count(2)
    expect(page.locator(".seat .marker")).to_have_count(2)
    expect(page.locator(".rounds li").nth(2)).to_contain_text("not known yet")
    expect(page.locator(".rounds li").nth(1)).not_to_contain_text("not known yet")
    for board in ("lofoten", "mull"):
        expect(page.locator(f'.shores [data-thing="board.{board}"]')).to_be_visible()
    expect(page.locator('.specials [data-thing="tile.altar"]')).to_be_visible()


def test_the_gallery_shows_what_they_bring(come: Come) -> None:
    ada = come()
    page = ada.visit("/games/odin")
    for name in ("Lofoten", "Orkney", "Isle of Mull", "Caithness"):
        expect(page.get_by_role("img", name=name)).to_be_visible()
    expect(page.locator(".gallery .marker")).to_have_count(10)
    expect(page.locator('.gallery [data-thing="tile.altar"]')).to_be_visible()
