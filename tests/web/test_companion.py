"""The companion of the first games: why a question matters, hints with their reasons, and a look back at the end."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from meadhall.words import LANGUAGES, Words
from tests.web.company import Come, alone, click_first_discs, keep_cards
from tests.web.positions import GREEDY, choices_until
from tests.web.visitor import PHONE, DESK


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_a_first_game_each_question_says_why_it_matters(come: Come, language: str) -> None:
    size = PHONE if language == "pl" else DESK
    ada = alone(come, size=size, touch=size == PHONE, language=language, settings={"companion": {}})
    said = ada.page.locator(".question .companion")
    expect(said).to_have_text(Words(language).matters("boru", "first_disc"))
    expect(said.locator("p")).to_be_in_viewport(ratio=1)
    before = ada.question.bounding_box()
    click_first_discs(ada)
    expect(said).to_have_text(Words(language).matters("boru", "keep"))
    assert ada.question.bounding_box() == before
    # Whoever has heard enough says so.
    said.get_by_role("button").click()
    expect(said).to_have_count(0)
    ada.page.reload()
    ada.wait_until_asked()
    expect(said).to_have_count(0)
