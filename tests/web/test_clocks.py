"""Fair clocks on the page: everybody says when they are ready, what the clock does is told, and the game waits."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.web.company import Come
from tests.web.positions import RANDOM

SHORTEST = 5
"""Seconds: the least that a table may give for a choice."""


def test_a_game_with_a_clock_says_so_and_begins_when_everybody_is_ready(come: Come) -> None:
    ada, bea = come(), come()
    ada.introduce("Ada")
    bea.introduce("Bea")
    table = ada.open_table([{"kind": "me"}, {"kind": "open"}, RANDOM], move_seconds=120)
    ada.visit(f"/table/{table}")
    expect(ada.page.locator(".gathering")).to_contain_text("120 seconds for each choice")
    expect(ada.page.get_by_role("button", name="I am ready")).to_have_count(0)
    bea.visit(f"/table/{table}").get_by_role("button", name="Sit here").click()
    ada.page.get_by_role("button", name="I am ready").click()
    expect(ada.page.locator(".gathering")).to_contain_text("Waiting for Bea")
    expect(ada.page.get_by_role("button", name="Start the game")).to_have_count(0)
    expect(bea.page.locator(".seat").first).to_contain_text("ready")
    bea.page.get_by_role("button", name="I am ready").click()
    for visitor in (ada, bea):
        visitor.page.wait_for_selector(".stage")
        expect(visitor.page.get_by_role("timer").first).to_have_text(re.compile(r"[12]:\d\d$"))


def test_time_outs_are_told_and_the_game_waits_for_who_is_away(come: Come) -> None:
    ada = come(settings={"pace": "normal"})
    ada.introduce("Ada")
    table = ada.open_table([{"kind": "me"}, RANDOM, RANDOM], move_seconds=SHORTEST)
    ada.visit(f"/table/{table}").get_by_role("button", name="I am ready").click()
    page = ada.page
    page.wait_for_selector(".stage")
    expect(page.locator(".toast").first).to_contain_text("Your time ran out: a bot made this choice for you.")
    expect(page.locator(".log .note").first).to_contain_text("Your time ran out")
    expect(page.locator(".toast", has_text="three times in a row")).to_be_visible()
    # The page says who plays the seat, and asks nothing that the bot would answer.
    expect(ada.question).to_have_text("The game waits for you.")
    expect(page.locator(".question .turn")).to_have_count(0)
    # Nor does it show whose turn the game stopped at: it may be another's.
    expect(page.locator(".question h2 svg")).to_have_count(0)
    assert not ada.is_asked()
    stands = ada.call("get", f"/api/tables/{table}")
    assert stands["paused"]
    page.wait_for_timeout(2_000)
    assert ada.call("get", f"/api/tables/{table}")["number"] == stands["number"]
    # A reload says the same.
    ada.sit_at(table)
    expect(ada.question).to_have_text("The game waits for you.")
    expect(page.locator(".log .note")).to_have_count(3)
    page.get_by_role("button", name="Take my seat back").click()
    ada.wait_until_asked()
    expect(page.locator(".question .turn")).to_be_visible()
