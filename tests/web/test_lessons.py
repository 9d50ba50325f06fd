"""Lessons in the real page: found from the hall, learnt by clicking, with a wrong try, and taken up again."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from meadhall.engine.registry import games
from meadhall.words import Words
from tests.web.company import Come
from tests.web.lessons import Learner, chapters, learn
from tests.web.visitor import Visitor

PHONE = (390, 844)
DESK = (1440, 900)
WAYS = [("en", DESK), ("pt-BR", PHONE), ("pl", DESK), ("en", PHONE)]
"""Another language and width for each game; `python -m benchmarks.lessons` goes through all."""
TAUGHT = [game.id for game in games().values() if game.lessons]


def at_a_trick_to_win(come: Come) -> Visitor:
    """Somebody who has begun that chapter of Brian Boru."""
    anna = come()
    anna.introduce("Anna")
    anna.sit_at(anna.call("post", "/api/lessons/boru/trick_won")["id"])
    return anna


@pytest.mark.parametrize(("game", "way"), list(zip(TAUGHT, WAYS, strict=False)), ids=TAUGHT)
def test_a_chapter_is_learnt_by_clicking(game: str, way: tuple[str, tuple[int, int]], come: Come) -> None:
    language, size = way
    anna = come(language=language, size=size, touch=size == PHONE)
    anna.introduce("Anna")
    chapter = chapters(anna, game)[0]
    learner = learn(anna, game, chapter)
    assert learner.corrected == 1
    assert not learner.unseen
    expect(learner.panel.locator(".primary")).to_be_visible()
    assert anna.call("get", f"/api/lessons/{game}")["learned"] == [chapter["name"]]


def test_a_newcomer_begins_to_learn_from_the_hall_and_takes_it_up_again(come: Come) -> None:
    anna = come()
    page = anna.visit()
    page.get_by_role("button", name="Learn it in half an hour").first.click()
    panel = page.locator(".lesson")
    expect(panel).to_have_attribute("data-step", "aim")
    table = page.url
    panel.get_by_role("link", name="Leave the lesson").click()
    page.get_by_role("button", name="Learn it in half an hour").click()
    page.wait_for_url(table)
    chapter = chapters(anna, "boru")[0]
    panel.wait_for()
    Learner(anna, "boru", chapter).learn(wrong_tries=0)
    panel.get_by_role("button", name="Lose a trick on purpose").click()
    expect(panel).to_have_attribute("data-step", "hopeless")
    anna.visit("/games/boru")
    expect(page.get_by_role("img", name="learned")).to_have_count(1)


def test_reading_comes_first_and_goes_on_by_the_keyboard(come: Come) -> None:
    anna = at_a_trick_to_win(come)
    panel = anna.page.locator(".lesson")
    anna.take("town.mun3")
    expect(panel.locator(".correction")).to_have_text("One moment: read this first, then continue.")
    panel.locator(".on").focus()
    anna.page.keyboard.press("Enter")
    expect(panel).to_have_attribute("data-step", "trick")
    anna.page.keyboard.press("Enter")
    expect(panel).to_have_attribute("data-step", "lead")
    expect(anna.page.locator(".lit")).to_have_attribute("data-thing", "town.mun3")


def test_every_other_try_is_answered_and_called_by_its_name(come: Come) -> None:
    anna = at_a_trick_to_win(come)
    panel = anna.page.locator(".lesson")
    while panel.get_attribute("data-step") != "lead":
        panel.locator(".on").click()
    others = anna.page.locator(".can:not(.lit)")
    tried = [str(others.nth(place).get_attribute("data-thing")) for place in range(2)]
    words = Words("en")
    for thing in [*tried, tried[1]]:
        anna.take(thing)
        expect(panel.locator(".correction")).to_contain_text(words.thing("boru", thing))


def test_nothing_is_asked_for_while_the_upkeep_is_told_and_the_end_leads_to_a_first_game(come: Come) -> None:
    anna = come(settings={"pace": "normal"})
    anna.introduce("Anna")
    (chapter,) = [each for each in chapters(anna, "boru") if each["name"] == "end"]
    anna.sit_at(anna.call("post", "/api/lessons/boru/end")["id"])
    panel = anna.page.locator(".lesson")
    panel.locator(".on").click()
    anna.take("princess.spurn")
    expect(panel.locator(".said")).to_have_text("See what has happened, then go on below.")
    anna.page.locator(".scene .primary").click()
    expect(panel.locator(".said")).to_contain_text("Choose Munster 1")
    Learner(anna, "boru", {**chapter, "steps": chapter["steps"][2:]}).learn(wrong_tries=0)
    expect(panel.locator(".primary")).to_have_text("Play with a companion")
    expect(anna.page.get_by_role("button", name="Rematch")).to_have_count(0)
    expect(anna.page.locator(".over table")).to_be_in_viewport()
