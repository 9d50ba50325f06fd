"""Goods in A Feast for Odin as a plan, out of turn, and at the end of the game."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.games.odin.page.layer import Layer
from tests.web.company import Come
from tests.web.visitor import DESK, PHONE, TABLET


def test_a_plan_outlives_a_fold_of_the_sheet_and_another_width_of_the_screen(come_stocked: Come) -> None:
    ada = Layer(come_stocked, size=PHONE, touch=True)
    place = ada.page.locator(".place")
    ada.button("Plan").tap()
    ada.tile("good.chest").tap()
    ada.page.touchscreen.tap(*ada.cell(2, 3))
    ada.button("Place here").tap()
    expect(ada.tried).to_have_count(1)
    ada.tile("good.oil").tap()
    fold = ada.button("Your own area")
    fold.tap()
    expect(ada.tile("good.oil")).to_be_hidden()
    expect(place).to_have_count(1)
    ada.page.touchscreen.tap(*ada.cell(6.5, 4))
    expect(ada.board.locator(".ghost.legal")).to_be_visible()
    fold.tap()
    ada.button("Place here").tap()
    expect(ada.tried).to_have_count(2)
    for size in (TABLET, PHONE):
        ada.page.set_viewport_size({"width": size[0], "height": size[1]})
        expect(ada.page.locator(".stage .sheet")).to_have_count(1 if size == PHONE else 0)
        expect(place).to_have_count(1)
        expect(ada.tried).to_have_count(2)
    ada.button("Take all back").tap()
    ada.button("Plan").tap()
    expect(place).to_have_count(0)


def test_a_plan_is_tried_out_and_taken_back_and_counts_for_nothing(come_stocked: Come) -> None:
    ada = Layer(come_stocked)
    ada.button("Plan").click()
    ada.drag("good.hide", 3.5, 2.5)
    ada.drop()
    ada.drag("good.chest", 6, 8.5)
    ada.drop()
    expect(ada.tried).to_have_count(2)
    expect(ada.laid).to_have_count(0)
    expect(ada.page.locator(".plan")).to_contain_text("2 tiles tried out")
    expect(ada.page.locator(".plan .chip")).to_have_text("+7")
    ada.tried.first.click()
    expect(ada.tried).to_have_count(1)
    expect(ada.board.locator(".ghost")).to_be_visible()
    ada.page.keyboard.press("Escape")
    expect(ada.page.locator(".plan .chip")).to_have_text("+4")
    ada.button("Take all back").click()
    expect(ada.tried).to_have_count(0)
    expect(ada.visitor.question).to_contain_text("Where do you send your Vikings")
    position = ada.visitor.context.request.get(f"/api/tables/{ada.table}/position?seat=0").json()
    assert position["move"] == 0


def test_place_for_me_makes_a_plan_that_can_be_laid_as_a_whole(come_stocked: Come) -> None:
    ada = Layer(come_stocked)
    ada.button("Place for me").click()
    expect(ada.tried.first).to_be_visible()
    count = ada.tried.count()
    assert count > 5
    ada.button("Place them all").click()
    expect(ada.laid_at_rest).to_have_count(count, timeout=60_000)
    expect(ada.tried).to_have_count(0)
    expect(ada.button("Plan")).to_have_attribute("aria-pressed", "false")


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["390", "1440"])
def test_at_the_end_no_board_lies_over_the_result(come_stocked: Come, size: tuple[int, int]) -> None:
    ada = Layer(come_stocked, lambda asked: asked.kind == "anytime" and asked.about.endswith("scoring"), size=size)
    expect(ada.board.first).to_be_visible()
    # There are goods left that could be placed: that is asked about once more.
    with ada.visitor.answering():
        ada.visitor.take("done")
    expect(ada.page.locator(".over")).to_be_visible()
    expect(ada.page.locator(".place")).to_have_count(0)


def test_out_of_turn_a_tile_is_only_tried_out(come_stocked: Come) -> None:
    ada, bo = come_stocked(), come_stocked()
    ada.introduce("Ada")
    bo.introduce("Bo")
    table = ada.open_table([{"kind": "me"}, {"kind": "open"}], game="odin")
    bo.call("post", f"/api/tables/{table}/join", {})
    ada.sit_at(table)
    bo.sit_at(table)
    ada.page.wait_for_selector("[data-good]")
    bo.page.wait_for_selector("[data-good]")
    waiting = ada if ada.page.locator(".tag.turn").count() == 0 else bo
    page = waiting.page
    expect(page.locator(".question h2")).to_contain_text("is choosing")
    page.locator('[data-good="good.hide"]').click()
    expect(page.get_by_text("You cannot place goods just now")).to_be_visible()
    expect(page.locator("svg[data-own-board]")).to_have_count(0)
    page.get_by_role("button", name="Plan", exact=True).click()
    page.locator('[data-good="good.hide"]').click()
    board = page.locator("svg[data-own-board]")
    box = board.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] * 0.3, box["y"] + box["height"] * 0.3)
    expect(board.locator(".tried")).to_have_count(1)
    expect(page.get_by_role("button", name="Place them all")).to_be_disabled()


def test_at_the_feast_the_food_is_counted_as_it_is_served(come_stocked: Come) -> None:
    ada = Layer(come_stocked, lambda asked: asked.kind == "feast")
    counted = ada.page.locator(".controls .totals")
    expect(counted).to_contain_text("6/6")
    with ada.visitor.answering():
        ada.page.locator('.can[data-thing="upright.silver"]').click()
    expect(counted).to_contain_text("5/5")


def to_where_a_tile_goes(options: list[str]) -> str:
    """The way to the question where a tile goes, asked by one question after the other."""
    return next((option for option in ("anytime", "good.hide", "turn.0") if option in options), options[0])


def test_a_hint_where_a_tile_goes_marks_the_place_and_calls_it_by_no_letters(come_stocked: Come) -> None:
    ada = Layer(come_stocked, lambda asked: asked.kind == "cell", to_where_a_tile_goes)
    ada.button("Hint").click()
    expect(ada.page.locator(".hint .said")).to_contain_text("the marked place")
    expect(ada.board.locator(".suggested")).to_have_count(1)
    expect(ada.page.locator(".hint")).not_to_contain_text("far better than the marked")


@pytest.mark.parametrize("language", ["en", "pt-BR", "pl"])
def test_on_a_low_desk_goods_are_in_sight_at_the_feast_and_what_places_them_has_words(
    come_stocked: Come, language: str
) -> None:
    ada = Layer(come_stocked, lambda asked: asked.kind == "feast", size=(1366, 768), settings={"language": language})
    bar = ada.page.locator(".controls .bar")
    expect(bar).to_be_in_viewport(ratio=1)
    for good in ("hide", "oil", "peas"):
        expect(ada.tile(f"good.{good}")).to_be_in_viewport(ratio=1)
    for label in bar.locator(".button span").all():
        assert (label.bounding_box() or {"width": 0})["width"] > 20
    assert bar.evaluate("it => it.scrollWidth <= it.clientWidth")
