"""The companion: why a question matters, hints with their reasons, and a look back at the end."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from meadhall.words import LANGUAGES, Words
from tests.web.company import Come, alone, click_first_discs
from tests.web.positions import RANDOM
from tests.web.visitor import DESK, PHONE


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_question_says_why_it_matters(come: Come, language: str) -> None:
    size = PHONE if language == "pl" else DESK
    ada = alone(come, size=size, touch=size == PHONE, language=language, settings={"companion": {"boru": True}})
    said = ada.page.locator(".question .companion")
    expect(said.locator("b")).to_have_text(Words(language).say("web-companion"))
    expect(said.locator(".why")).to_have_text(Words(language).matters("boru", "first_disc"))
    expect(said.locator("p")).to_be_in_viewport(ratio=1)


def test_the_companion_stays_until_it_is_sent_away_and_the_question_in_its_place(come: Come) -> None:
    ada = alone(come, settings={"companion": {"boru": True}})
    said = ada.page.locator(".question .companion")
    question = ada.page.locator(".question")
    before = question.bounding_box()
    click_first_discs(ada)
    expect(said.locator(".why")).to_have_text(Words("en").matters("boru", "keep"))
    assert question.bounding_box() == before
    said.get_by_role("button", name="Switch the companion off").click()
    expect(said).to_have_count(0)
    expect(ada.page.get_by_text(Words("en").say("web-companion-off"))).to_be_visible()
    ada.page.reload()
    ada.wait_until_asked()
    expect(said).to_have_count(0)


def test_a_table_of_ones_own_making_can_have_a_companion(come: Come) -> None:
    ada = come()
    ada.introduce("Ada")
    page = ada.visit("/new/boru")
    for seat in (2, 3):
        page.get_by_label(f"Player {seat}", exact=True).select_option("bot")
    page.get_by_label(Words("en").say("web-companion-show")).check()
    page.get_by_role("button", name="Start").click()
    expect(page.locator(".question .companion .why")).to_have_text(Words("en").matters("boru", "first_disc"))


def test_a_hint_tells_its_reasons_in_the_question(come: Come) -> None:
    ada = alone(come)
    question = ada.page.locator(".question")
    before = question.bounding_box()
    ada.page.get_by_role("button", name="Hint").click()
    hint = question.locator(".hint")
    expect(hint).to_contain_text("its token is worth 7\u00a0points")
    expect(hint).to_contain_text("it hardly matters")
    assert question.bounding_box() == before


def test_on_a_phone_a_hint_leaves_the_question_where_it_is(come: Come) -> None:
    ada = alone(come, size=PHONE, touch=True)
    click_first_discs(ada)
    sentence = ada.page.locator(".question h2")
    before = sentence.bounding_box()
    ada.page.get_by_role("button", name="Hint").click()
    expect(ada.page.locator(".question .hint .said")).to_be_in_viewport(ratio=1)
    assert sentence.bounding_box() == before


def test_after_the_game_one_looks_back_at_it(come: Come) -> None:
    ada = come()
    ada.introduce("Ada")
    ada.sit_at(ada.open_played_table([{"kind": "me"}, RANDOM, RANDOM], None))
    ada.page.get_by_role("button", name="How did I play?").click()
    back = ada.page.locator(".back")
    expect(back).to_contain_text("To try next time", timeout=60_000)
    assert 1 <= back.locator("li").count() <= 6
    for place in ("first", "second"):  # An action is named by what it does.
        expect(back).not_to_contain_text(f"The {place} action")
    back.locator("a").last.click()
    ada.page.wait_for_url("**/replay?move=*")
