"""Choosing: stray clicks, refusals, hints, what happened since, being asked once more."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.web.company import Come, alone, click_first_discs, gather, keep_cards
from tests.web.play import wait_until
from tests.web.visitor import PHONE


def test_a_second_click_in_the_same_place_does_not_answer_the_next_question(come: Come) -> None:
    ada, _, _ = keep_cards(come)
    page = ada.page
    offered = ada.choices.count()
    ada.look_up()
    box = ada.choices.first.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, click_count=3, delay=30)
    expect(ada.choices).to_have_count(offered - 1)
    # Whoever moves is not slowed down.
    ada.answer()
    expect(ada.question).not_to_contain_text("keep")


def test_a_refused_thing_says_why(come: Come) -> None:
    ada, bea, _ = gather(come)
    wait_until(ada.page, lambda: ada.is_asked() or bea.is_asked())
    first, second = (ada, bea) if ada.is_asked() else (bea, ada)
    taken = first.answer()
    second.wait_until_asked()
    refused = second.page.locator(f"[data-thing='{taken}']")
    refused.hover()
    expect(second.page.get_by_role("tooltip")).to_contain_text("Somebody already has a disc in this region.")
    refused.click(force=True)
    expect(second.question).to_contain_text("first disc")


def test_what_others_did_since_ones_choice_stands_with_the_question_and_opens_the_log(
    come: Come,
) -> None:
    ada = alone(come, size=PHONE, touch=True)
    click_first_discs(ada)
    since = ada.page.locator(".sheet .since")
    expect(since).to_contain_text(re.compile("Sitric|Brodir"))
    since.tap()
    log = ada.page.get_by_role("log")
    expect(log).to_be_in_viewport()
    expect(log).to_contain_text("Ada starts in")


def test_a_hint_stands_in_the_question_lights_its_thing_and_goes_with_it(come: Come) -> None:
    ada, _, _ = keep_cards(come)
    ada.page.get_by_role("button", name="Hint").click()
    expect(ada.page.locator(".hinted")).to_have_count(1)
    hint = ada.page.locator(".question").get_by_text("A bot would keep first")
    expect(hint).to_be_in_viewport(ratio=1)
    expect(ada.page.locator(".toast")).to_have_count(0)
    ada.answer()
    expect(hint).to_have_count(0)
    expect(ada.page.locator(".hinted")).to_have_count(0)


def test_whoever_wants_it_is_asked_before_a_choice(come: Come) -> None:
    ada = alone(come, settings={"confirm": "always"})
    ada.choose()
    expect(ada.question).to_contain_text("first disc")
    ada.page.get_by_role("button", name="Cancel").click()
    ada.choose()
    ada.page.locator(".picked").get_by_role("button", name="Choose").click()
    expect(ada.question).not_to_contain_text("first disc")


def test_who_wants_it_is_asked_once_more_before_the_turn_ends(come: Come) -> None:
    ada, _, _ = keep_cards(come)
    page = ada.page
    page.evaluate("""() => {
      const kept = JSON.parse(localStorage['meadhall.settings']);
      localStorage['meadhall.settings'] = JSON.stringify({ ...kept, confirm: 'final' });
    }""")
    page.reload()
    ada.wait_until_asked()
    # Of every hand two cards are kept: the first is sent at once, the second ends the turn.
    ada.answer()
    left = ada.choices.count()
    ada.choose()
    expect(page.locator(".picked .mark")).to_contain_text("Ends your turn")
    page.get_by_role("button", name="Cancel").click()
    expect(ada.choices).to_have_count(left)
    ada.choose()
    with ada.answering():
        page.get_by_role("button", name="Choose", exact=True).click()
