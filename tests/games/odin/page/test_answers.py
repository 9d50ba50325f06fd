"""What the page of A Feast for Odin says of answers, dice, dishes and cards before and after they are chosen."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from meadhall.engine.decision import Decision
from tests.web.company import Come
from tests.web.positions import Until
from tests.web.visitor import PHONE, Visitor


def quietly(asked: Decision) -> str:
    """The way through a game that does as little as possible."""
    quiet = ("pass", "upright.silver", "empty", "done")
    return next((option for option in quiet if option in asked.options), asked.options[0])


def seated(come: Come, *, until: Until = lambda _: True, **how: object) -> Visitor:
    """Somebody alone at a table that has come to such a question; to the first, unless told otherwise."""
    ada = come(**how)
    ada.introduce("Ada")
    ada.sit_at(ada.open_played_table([{"kind": "me"}], until, "odin", choose=quietly))
    ada.wait_until_asked()
    return ada


def option(ada: Visitor, thing: str) -> Locator:
    return ada.page.locator(f'.option[data-thing="{thing}"]')


def glow_of(button: Locator) -> str:
    shadow: str = button.evaluate("element => getComputedStyle(element).boxShadow")
    return shadow


def test_passing_does_not_call_and_goods_say_what_they_become(come: Come) -> None:
    ada = seated(come)
    assert glow_of(option(ada, "pass")) == "none"
    with ada.answering():
        ada.page.locator('[data-thing="space.upgrade_2"]').click()
    peas = ada.page.get_by_role("button", name="peas → mead", exact=True)
    expect(peas).to_be_in_viewport(ratio=1)
    assert glow_of(peas) != "none"


def test_leaving_all_places_empty_is_said_and_asked_once_more(come: Come) -> None:
    ada = seated(come, until=lambda asked: asked.kind == "feast")
    leave = option(ada, "done")
    expect(leave).to_have_accessible_name(leave.inner_text().strip())
    expect(leave).to_contain_text("empty: −")
    assert glow_of(leave) == "none"
    leave.click()
    picked = ada.page.locator(".question .picked")
    expect(picked).to_contain_text("points")
    ada.page.get_by_role("button", name="Cancel").click()
    leave.focus()
    ada.page.keyboard.press("Enter")
    expect(picked).to_be_visible()
    with ada.answering():
        ada.page.get_by_role("button", name="Choose", exact=True).click()


def test_food_is_dragged_to_the_table(come: Come) -> None:
    ada = seated(come, until=lambda asked: asked.kind == "feast")
    beans = ada.page.locator('[data-good="good.beans"]')
    beans.click()
    expect(ada.page.locator(".toast")).to_contain_text("Drag it to your table")
    expect(ada.page.locator("svg[data-own-board]")).to_have_count(0)
    table = ada.page.locator("[data-own-table]")
    beans.hover()
    ada.page.mouse.down()
    box = table.bounding_box()
    assert box is not None
    ada.page.mouse.move(box["x"] + box["width"] / 3, box["y"] + box["height"] / 3, steps=5)
    expect(table).to_have_class(re.compile(r"\bover\b"))
    ada.page.mouse.up()
    expect(option(ada, "along.beans")).to_have_count(0)
    expect(table.get_by_role("group")).to_have_accessible_name(re.compile("beans"))


def test_a_dish_that_no_longer_fits_stays_and_says_why(come: Come) -> None:
    ada = seated(come, until=lambda asked: asked.kind == "feast" and asked.about == "amount.1")
    beans = ada.page.locator(".feast .unfit", has_text="beans")
    expect(beans).to_contain_text("2 wide, 1 place left")


def test_a_last_roll_is_seen_with_what_came_of_it_until_the_next_click(come: Come) -> None:
    ada = seated(come, settings={"pace": "normal"})
    with ada.answering():
        ada.page.locator('[data-thing="space.hunting_game_1"]').click()
    expect(option(ada, "fail")).to_have_accessible_name("Failure: 1 wood + 1 bow and arrow")
    while (again := option(ada, "roll")).count():
        with ada.answering():
            again.click()
    outcome = ada.page.locator(".dice [role=status]")
    expect(outcome).to_contain_text("Failure")
    expect(ada.page.locator(".dice li.now")).to_be_visible()
    expect(ada.page.locator(".dice h3")).to_contain_text("Hunting game")
    ada.question.click()
    expect(outcome).to_have_count(0, timeout=600)


def test_at_the_thumb_vikings_silver_and_weapons_are_counted(come: Come) -> None:
    ada = seated(come, size=PHONE, touch=True)
    means = ada.page.locator(".own .means")
    expect(means.get_by_title("Vikings")).to_be_visible()
    expect(means.get_by_title("silver")).to_be_visible()
    expect(means.get_by_title("bow and arrow")).to_be_visible()


def test_an_occupation_tells_its_points_and_its_deck(come: Come) -> None:
    ada = seated(come)
    ada.page.locator('.hand [data-thing^="card."]').first.hover()
    tip = ada.page.get_by_role("tooltip")
    expect(tip).to_contain_text("when it is played")
    expect(tip).to_contain_text("Deck")
    expect(tip).not_to_contain_text("only its points count")


def test_where_occupations_do_nothing_else_they_say_that_only_their_points_count(come: Come) -> None:
    ada = come()
    ada.introduce("Ada")
    ada.sit_at(ada.open_table([{"kind": "me"}], game="odin", options={"occupations": "points"}))
    ada.wait_until_asked()
    ada.page.locator('.hand [data-thing^="card."]').first.hover()
    expect(ada.page.get_by_role("tooltip")).to_contain_text("At this table only its points count.")


def test_a_screen_on_the_wall_shows_all_boards_and_special_tiles(come: Come) -> None:
    ada = seated(come)
    ada.visit(f"{ada.page.url}/screen")
    expect(ada.page.locator(".screen .pictures svg").first).to_be_visible()
    expect(ada.page.get_by_role("button", name="Boards")).to_have_count(0)
    special = ada.page.locator(".screen .specials li").last.bounding_box()
    viewport = ada.page.viewport_size
    assert special is not None
    assert viewport is not None
    assert special["y"] + special["height"] <= viewport["height"]
