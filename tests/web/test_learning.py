"""The ways into a game that is new to somebody, and its rules: on its page and at the table, where they are wanted."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from meadhall.words import Words
from tests.web.company import Come, alone
from tests.web.visitor import DESK, PHONE


def test_a_first_visit_offers_three_ways_and_plays_with_a_companion_after_one_click(come: Come) -> None:
    ada = come(settings={"companion": {}})
    page = ada.visit()
    card = page.locator(".games li").first
    expect(card.get_by_role("button")).to_have_text(
        ["Learn it in half an hour", "Play with a companion", "Play against 2 bots"]
    )
    card.get_by_role("button", name="Play with a companion").click()
    ada.wait_until_asked()
    expect(page.locator(".question .companion .why")).to_have_text(Words("en").matters("boru", "first_disc"))
    ada.visit()
    expect(card.get_by_role("button")).to_have_text(
        ["Play against 2 bots", "Play with a companion", "Learn it in half an hour"]
    )
    card.get_by_role("button", name="Play against 2 bots").click()
    ada.wait_until_asked()
    expect(page.locator(".question .companion")).to_have_count(0)
    ada.visit("/games/boru")
    expect(page.get_by_role("button", name="Play with a companion")).to_be_visible()


@pytest.mark.parametrize(("language", "size"), [("en", DESK), ("pl", PHONE)])
def test_at_the_table_the_rules_are_open_at_what_is_asked(come: Come, language: str, size: tuple[int, int]) -> None:
    ada = alone(come, language=language, size=size, touch=size == PHONE)
    page = ada.page
    page.get_by_role("button", name=Words(language).say("web-handbook")).click()
    headings = page.locator("dialog .text :is(h3, h4)")
    before = headings.get_by_text({"en": "Before the game", "pl": "Przygotowanie"}[language], exact=True)
    expect(before).to_be_focused()
    expect(before).to_be_in_viewport(ratio=1)
    expect(page.locator("dialog input[type=search]")).to_be_in_viewport(ratio=1)
    page.keyboard.press("Escape")
    expect(headings).to_have_count(0)
    ada.answer()


def test_the_rules_on_a_game_s_page_are_fetched_when_they_are_opened_and_can_be_searched(come: Come) -> None:
    ada = come(language="pt-BR")
    page = ada.visit("/games/raiders")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    summary = page.locator("summary", has_text="As regras completas")
    summary.wait_for()
    assert not [url for url in asked if "handbook" in url.lower()]
    summary.click()
    text = page.locator(".handbook .text")
    sections = text.locator("section")
    expect(sections.first).to_contain_text("Como jogar")
    contents = page.locator(".handbook nav button")
    assert contents.count() == sections.count() > 8
    page.get_by_placeholder("Buscar nas regras").fill("VALQUIRIAS trilha")
    expect(contents).not_to_have_count(11)
    assert 1 <= sections.count() == contents.count() < 8
    assert page.evaluate("CSS.highlights.get('handbook').size") > 2
    contents.last.click()
    expect(text.locator(":is(h3, h4)").last).to_be_focused()
    page.get_by_placeholder("Buscar nas regras").fill("xyz")
    expect(text).to_have_text("Nada encontrado.")
