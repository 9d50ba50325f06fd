"""Laying goods for good on one's own boards in A Feast for Odin: by mouse, finger and keys."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.games.odin.page.layer import Layer
from tests.web.company import Come
from tests.web.visitor import PHONE


def test_a_tile_is_dragged_and_laid_by_mouse_and_undo_takes_it_back(come_stocked: Come) -> None:
    ada = Layer(come_stocked)
    ada.drag("good.hide", 11.5, 3.4)
    expect(ada.board.locator(".ghost.legal")).to_be_visible()
    ada.drop()
    ada.expect_laid("c12 d12 e12")
    expect(ada.tile("good.hide").locator(".count")).to_have_count(0)
    ada.button("Undo").click()
    expect(ada.tile("good.hide").locator(".count")).to_have_text("2")
    expect(ada.visitor.question).to_contain_text("Where do you send your Vikings")
    # One gesture is taken back as one: nothing of it is left to be taken back.
    expect(ada.button("Undo")).to_have_count(0)
    expect(ada.board).to_have_count(0)


def test_the_boards_make_room_for_the_actions_when_nothing_is_laid_any_more(come_stocked: Come) -> None:
    ada = Layer(come_stocked)
    ada.button("Plan").click()
    expect(ada.board).to_be_visible()
    ada.button("Plan").click()
    expect(ada.board).to_have_count(0)
    ada.tile("good.hide").click()
    expect(ada.board).to_be_visible()
    ada.button("Put back").click()
    expect(ada.board).to_have_count(0)
    ada.button("Show your boards large").click()
    ada.button("Back to the actions").click()
    expect(ada.board).to_have_count(0)
    ada.drag("good.hide", 11.5, 3.4)
    ada.drop()
    expect(ada.laid_at_rest).to_have_count(1)
    expect(ada.board).to_have_count(0)


def test_a_space_is_taken_right_after_a_tile_was_laid(come_stocked: Come) -> None:
    ada = Layer(come_stocked)
    ada.drag("good.hide", 11.5, 3.4)
    ada.drop()
    expect(ada.laid_at_rest).to_have_count(1)
    # Nothing but the space ends the placing, and more could be placed before it.
    expect(ada.page.locator('.option[data-thing="done"]')).to_have_count(0)
    expect(ada.page.locator('.option[data-thing="ship.knarr"]')).to_be_visible()
    expect(ada.tile("good.oil")).to_have_class(re.compile(r"\bready\b"))
    with ada.visitor.answering():
        ada.page.locator('.can[data-thing="space.market_beans"]').click()
    expect(ada.tile("good.beans").locator(".count")).to_have_text("2")


def test_the_home_board_at_rest_fills_the_width_there_is(come_stocked: Come) -> None:
    ada = Layer(come_stocked)
    room = ada.page.locator(".odin.own").bounding_box()
    board = ada.page.locator(".own .boards svg").first.bounding_box()
    assert room is not None
    assert board is not None
    assert board["width"] > 0.9 * room["width"]


def test_a_tile_is_turned_while_it_is_dragged_and_shows_what_it_brings(come_stocked: Come) -> None:
    ada = Layer(come_stocked)
    ada.drag("good.hide", 9.5, 8.5)
    ada.page.keyboard.press("r")
    expect(ada.note).to_have_text("+3")
    ada.drop()
    ada.expect_laid("i9 i10 i11")
    # A key during a drag does not make a keyboard player of somebody who drags.
    expect(ada.visitor.question).not_to_be_focused()


def test_a_tile_that_would_cover_a_bonus_for_good_says_so(come_stocked: Come) -> None:
    ada = Layer(come_stocked)
    ada.drag("good.hide", 7.5, 2.5)
    expect(ada.note).to_contain_text("covers for ever the bonus: wood")
    ada.page.mouse.move(*ada.cell(4.5, 2.5))
    expect(ada.note).not_to_contain_text("bonus")


def test_a_special_tile_can_be_mirrored_and_others_cannot(come_stocked: Come) -> None:
    ada = Layer(come_stocked)
    ada.tile("good.hide").click()
    expect(ada.button("Rotate")).to_be_enabled()
    expect(ada.button("Mirror")).to_have_count(0)
    ada.page.keyboard.press("Escape")
    ada.tile("tile.helmet").click()
    ada.page.keyboard.press("f")
    ada.page.mouse.move(*ada.cell(2.5, 2))
    ada.page.mouse.click(*ada.cell(2.5, 2))
    expect(ada.laid_at_rest).to_have_count(1)
    positions = ada.visitor.context.request.get(f"/api/tables/{ada.table}/position?seat=0").json()
    placed = positions["view"]["players"][0]["boards"][0]["placed"]
    assert placed[0]["turn"] == "turn.flip0"
    assert placed[0]["cells"] == ["cell.b2", "cell.c2", "cell.b3", "cell.c3", "cell.c4"]


def test_a_wrong_placement_is_refused_and_says_why(come_stocked: Come) -> None:
    ada = Layer(come_stocked)
    ada.drag("good.silver", 7.5, 4.5)
    expect(ada.board.locator(".ghost.illegal")).to_be_visible()
    expect(ada.note).to_contain_text("Income 3 comes too early")
    ada.drop()
    expect(ada.note).to_contain_text("Income 3 comes too early")
    expect(ada.laid).to_have_count(0)
    ada.page.keyboard.press("Escape")
    ada.drag("good.oil", 11.5, 3)
    ada.drop()
    expect(ada.laid_at_rest).to_have_count(1)
    ada.drag("good.wool", 10, 3)
    expect(ada.note).to_have_text("Green may not be next to green.")
    ada.page.mouse.move(*ada.cell(11, 3))
    expect(ada.note).to_contain_text("Something is there already")
    ada.page.mouse.move(*ada.cell(0.2, 14))
    ada.drop()
    expect(ada.laid_at_rest).to_have_count(1)


def test_a_tile_is_laid_by_keys_alone_and_the_page_speaks_of_it(come_stocked: Come) -> None:
    ada = Layer(come_stocked)
    said = ada.page.locator("[aria-live]")
    ada.tile("good.chest").focus()
    ada.page.keyboard.press("Enter")
    expect(ada.board).to_be_focused()
    ghost = ada.board.locator(".ghost")
    expect(ghost).to_be_visible()
    ada.expect_tile_at(ghost.locator(".edge"), left=6, top=10, width=2, height=2)
    ada.page.keyboard.press("ArrowUp")
    ada.page.keyboard.press("ArrowUp")
    expect(said.filter(has_text="G9: points +2")).to_have_count(1)
    ada.page.keyboard.press("ArrowLeft")
    expect(said.filter(has_text="F9: It can be placed here.")).to_have_count(1)
    ada.expect_tile_at(ghost.locator(".edge"), left=5, top=8, width=2, height=2)
    ada.page.keyboard.press("Enter")
    ada.expect_laid("f9 g9 f10 g10")
    expect(ada.page.locator("[data-good]:focus")).to_have_count(1)
    ada.tile("good.linen").focus()
    ada.page.keyboard.press("Enter")
    expect(ghost).to_be_visible()
    ada.page.keyboard.press("Escape")
    expect(ghost).to_have_count(0)
    expect(ada.tile("good.linen")).to_be_focused()


def test_a_tile_is_dragged_by_a_finger_and_another_tapped_and_turned(come_stocked: Come) -> None:
    ada = Layer(come_stocked, size=PHONE, touch=True)
    finger = ada.visitor.context.new_cdp_session(ada.page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]})

    x, y = ada.middle("good.chest")
    touch("touchStart", (x, y))
    for step in range(1, 5):
        touch("touchMove", (x, y - 8 * step))
    expect(ada.board).to_be_visible()
    # The tile floats above the finger: half of itself, and some more.
    left, top = ada.cell(2, 3)
    side = ada.cell(0, 1)[0] - ada.cell(0, 0)[0]
    for part in (0.5, 1.0):
        touch("touchMove", (x + (left - x) * part, y - 32 + (top + side + 46 - y + 32) * part))
    expect(ada.board.locator(".ghost.legal")).to_be_visible()
    ada.expect_tile_at(ada.board.locator(".ghost .edge"), left=2, top=1, width=2, height=2)
    touch("touchEnd")
    ada.expect_laid("c2 d2 c3 d3")

    ada.visitor.wait_until_still()
    ada.tile("good.rune_stone").tap()
    expect(ada.board).to_be_visible()
    ada.visitor.wait_until_still()
    ada.page.touchscreen.tap(*ada.cell(4.5, 6))
    edge = ada.board.locator(".ghost .edge")
    ada.expect_tile_at(edge, left=5, top=4, width=2, height=1)
    ada.page.touchscreen.tap(*ada.cell(4.5, 5.5))
    ada.expect_tile_at(edge, left=5, top=3, width=1, height=2)
    ada.button("Place here").tap()
    expect(ada.laid_at_rest).to_have_count(2)


def test_a_tile_that_is_gripped_again_is_held_where_it_was_gripped(come_stocked: Come) -> None:
    ada = Layer(come_stocked)
    ada.button("Plan").click()
    ada.drag("good.chest", 6, 8)
    ada.drop()
    expect(ada.tried).to_have_count(1)
    ada.expect_tile_at(ada.tried, left=7, top=5, width=2, height=2)
    # By its upper left corner, one column to the right.
    ada.page.mouse.move(*ada.cell(5.2, 7.2))
    ada.page.mouse.down()
    ada.page.mouse.move(*ada.cell(5.2, 8.2), steps=4)
    ada.expect_tile_at(ada.board.locator(".ghost .edge"), left=8, top=5, width=2, height=2)
    ada.drop()
    ada.expect_tile_at(ada.tried, left=8, top=5, width=2, height=2)


def test_a_tile_that_is_tried_is_gripped_again_by_a_finger(come_stocked: Come) -> None:
    ada = Layer(come_stocked, size=PHONE, touch=True)
    finger = ada.visitor.context.new_cdp_session(ada.page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]})

    ada.button("Plan").tap()
    ada.tile("good.chest").tap()
    ada.visitor.wait_until_still()
    ada.page.touchscreen.tap(*ada.cell(4.5, 6))
    ada.button("Place here").tap()
    expect(ada.tried).to_have_count(1)
    ada.expect_tile_at(ada.tried, left=5, top=3, width=2, height=2)
    ada.visitor.wait_until_still()
    x, y = ada.cell(4, 6)
    touch("touchStart", (x, y))
    for step in range(1, 5):
        touch("touchMove", (x, y - 4 * step))
    expect(ada.board.locator(".ghost")).to_be_visible()
    ada.visitor.wait_until_still()
    touch("touchMove", ada.cell(2, 8))
    expect(ada.board.locator(".ghost.legal")).to_be_visible()
    touch("touchEnd")
    ada.expect_tile_at(ada.tried, left=7, top=1, width=2, height=2)


def test_on_a_phone_a_folded_sheet_shows_the_goods_when_they_are_to_be_placed(come_stocked: Come) -> None:
    ada = Layer(come_stocked, size=PHONE, touch=True)
    ada.button("Your own area").tap()
    expect(ada.tile("good.hide")).to_be_hidden()
    ada.page.locator('.option[data-thing="anytime"]').tap()
    expect(ada.tile("good.hide")).to_be_in_viewport()
