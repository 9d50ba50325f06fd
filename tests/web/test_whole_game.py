"""Whole games, through the page alone."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.company import Come
from tests.web.play import play_to_the_end


def test_two_people_and_two_bots_play_a_game_by_clicking(come: Come) -> None:
    ada, bea = come(), come()
    ada.introduce("Ada")
    page = ada.visit("/new/boru")
    page.get_by_role("radio", name="4").check(force=True)
    page.get_by_label("Player 2", exact=True).select_option("open")
    page.get_by_label("Player 3", exact=True).select_option("bot")
    page.get_by_label("Player 4", exact=True).select_option("bot")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/table/*")
    table = page.url.rpartition("/")[2]

    other = bea.visit(f"/table/{table}")
    other.get_by_label("Your name").fill("Bea")
    other.get_by_role("button", name="Sit here").click()

    for visitor in (ada, bea):
        visitor.page.wait_for_selector(".stage")
    assert len(play_to_the_end([ada, bea])) > 60

    for visitor in (ada, bea):
        expect(visitor.page.locator(".over")).to_contain_text("win")
        expect(visitor.page.locator(".over table tbody tr:not(.tie)")).to_have_count(7)
        expect(visitor.page.get_by_role("img", name="How the scores grew")).to_be_visible()

    # One more: the rematch is the same table for both.
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_url(lambda url: not url.endswith(table))
    again = page.url.rpartition("/")[2]
    other.get_by_role("link", name="Rematch").click()
    other.wait_for_url(f"**/table/{again}")
    other.get_by_role("button", name="Sit here").click()
    page.wait_for_selector(".stage")
