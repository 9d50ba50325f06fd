"""Feudum in the browser: whole games by clicking and by keyboard."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.company import Come
from tests.web.play import play_to_the_end, questions
from tests.web.positions import RANDOM


def test_a_person_and_a_bot_play_a_game_by_clicking(come: Come) -> None:
    ada = come()
    ada.introduce("Ada")
    ada.sit_at(ada.open_table([{"kind": "me"}, RANDOM], game="feudum"))
    chosen = play_to_the_end([ada])
    kinds = {name.partition(".")[0] for name in chosen}
    assert {"action", "good", "guild", "location", "pawn", "piece"} <= kinds, kinds
    expect(ada.page.locator(".over h2")).to_contain_text("win")


def test_a_whole_game_with_the_keyboard_alone(come: Come) -> None:
    ada = come()
    ada.introduce("Ada")
    ada.sit_at(ada.open_table([{"kind": "me"}, RANDOM], game="feudum"))
    answered = 0
    for _ in questions(ada):
        ada.page.keyboard.press("q")
        ada.page.keyboard.press("Enter")
        for _ in range(answered % 4):
            ada.page.keyboard.press("ArrowDown")
        focused: str = ada.page.evaluate("document.activeElement?.dataset?.thing ?? ''")
        assert focused, ada.question.inner_text()
        ada.page.keyboard.press("Enter")
        answered += 1
    assert answered > 40
    expect(ada.page.locator(".over h2")).to_be_visible()
