"""The table on a phone: a sheet at the thumb, two taps, pinch and drag."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from meadhall.engine.decision import Decision
from tests.web.company import Come, alone
from tests.web.play import wait_until
from tests.web.positions import RANDOM
from tests.web.visitor import PHONE, Visitor

IN_THE_FREE_STRIP = """() => {
  const boxes = [...document.querySelectorAll('.board .can')].map((one) => one.getBoundingClientRect());
  const top = document.querySelector('header').getBoundingClientRect().bottom;
  const bottom = document.querySelector('.sheet').getBoundingClientRect().top;
  return boxes.length > 0 && boxes.every((box) => box.top >= top - 1 && box.bottom <= bottom + 1);
}"""
"""What can be chosen from the board lies whole between the header and the sheet."""


def at_a_table(come: Come) -> Visitor:
    return alone(come, size=PHONE, touch=True, settings={"twoTaps": True})


def pinch(visitor: Visitor, target: Locator, factor: float) -> None:
    """Two fingers apart, as the browser hears them."""
    box = target.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    session = visitor.context.new_cdp_session(visitor.page)

    def fingers(kind: str, apart: float) -> None:
        points = [{"x": x - apart, "y": y, "id": 0}, {"x": x + apart, "y": y, "id": 1}]
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points if kind != "touchEnd" else []})

    fingers("touchStart", 40)
    for step in range(1, 9):
        fingers("touchMove", 40 + (factor - 1) * 40 * step / 8)
    fingers("touchEnd", 0)


def test_the_question_and_the_hand_are_in_a_sheet_at_the_thumb(come: Come) -> None:
    ada = at_a_table(come)
    sheet = ada.page.locator(".sheet")
    box = sheet.bounding_box()
    assert box is not None
    assert round(box["y"] + box["height"]) == PHONE[1]
    expect(sheet.locator(".question")).to_be_visible()
    assert ada.page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]


def test_a_first_tap_shows_and_a_second_one_chooses(come: Come) -> None:
    ada = at_a_table(come)
    town = ada.choices.first
    name = town.get_attribute("aria-label") or ""
    town.tap()
    expect(ada.page.locator(".picked b")).to_have_text(name.partition(",")[0])
    expect(ada.page.get_by_role("tooltip")).to_have_count(0)
    expect(ada.question).to_contain_text("first disc")
    ada.page.locator(".picked").get_by_role("button", name="Cancel").tap()
    expect(ada.page.locator(".picked b")).to_have_count(0)
    town.tap()
    ada.page.locator(".picked").get_by_role("button", name="Choose").tap()
    expect(ada.question).not_to_contain_text("first disc")


def test_the_trick_is_beside_the_hand_from_which_one_follows(come: Come) -> None:
    ada = come(size=PHONE, touch=True)
    ada.introduce("Ada")
    kinds: list[str] = []

    def follows(asked: Decision) -> bool:
        """Whoever names the town plays first."""
        kinds.append(asked.kind)
        return asked.kind == "play" and kinds[-2] != "lead"

    ada.sit_at(ada.open_played_table([{"kind": "me"}, RANDOM, RANDOM], follows))
    ada.wait_until_asked()
    trick = ada.page.locator(".sheet").get_by_role("region", name="The trick")
    expect(trick).to_be_in_viewport(ratio=1)
    expect(trick.locator("[data-thing^='card.']").first).to_be_visible()
    expect(trick.get_by_label("leads the trick")).to_have_count(1)


def test_every_choice_can_be_had_from_a_list(come: Come) -> None:
    ada = at_a_table(come)
    offered = ada.page.locator(".town.can").count()
    ada.page.get_by_role("button", name="List all").tap()
    listed = ada.page.locator(".options.all .option")
    expect(listed).to_have_count(offered)
    listed.first.tap()
    expect(ada.question).not_to_contain_text("first disc")


def test_the_board_is_enlarged_by_two_fingers_and_dragged_by_one(come: Come) -> None:
    ada = at_a_table(come)
    board = ada.page.locator(".panzoom svg").first
    whole = board.get_attribute("viewBox") or ""
    pinch(ada, board, 3)
    width = float(whole.split()[2])
    wait_until(ada.page, lambda: float((board.get_attribute("viewBox") or "").split()[2]) < width / 1.5)
    expect(ada.page.locator("svg .name").first).to_be_visible()
    expect(ada.question).to_contain_text("first disc")
    ada.page.get_by_role("button", name="Zoom out").tap()
    ada.page.get_by_role("button", name="Zoom out").tap()
    ada.page.get_by_role("button", name="Zoom out").tap()
    expect(board).to_have_attribute("viewBox", whole)


def test_players_log_and_chat_are_tabs_that_a_swipe_turns(come: Come) -> None:
    ada = at_a_table(come)
    page = ada.page
    expect(page.get_by_role("tab", selected=True)).to_have_text("Players")
    page.get_by_role("tab", name="Log").tap()
    expect(page.get_by_role("log")).to_contain_text("begins and holds the active town marker")


def test_a_long_press_explains(come: Come) -> None:
    ada = at_a_table(come)
    box = ada.choices.first.bounding_box()
    assert box is not None
    session = ada.context.new_cdp_session(ada.page)
    point = [{"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2, "id": 0}]
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": point})
    expect(ada.page.get_by_role("tooltip")).to_be_visible()
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_a_tap_on_a_counter_says_what_it_counts(come: Come) -> None:
    ada = at_a_table(come)
    tooltip = ada.page.get_by_role("tooltip")
    ada.page.locator("li[title^='Renown']").first.tap()
    expect(tooltip).to_contain_text("Each token is 1\N{NO-BREAK SPACE}point at the end")
    ada.page.locator(".players .name").first.tap()
    expect(tooltip).to_have_count(0)


def setting_up_feudum(come: Come, kind: str, **how: object) -> Visitor:
    ada = come(size=PHONE, touch=True, **how)
    ada.introduce("Ada")
    seats = [{"kind": "me"}, RANDOM, RANDOM]
    ada.sit_at(ada.open_played_table(seats, lambda asked: asked.kind == kind, "feudum"))
    ada.wait_until_asked()
    return ada


def test_what_is_chosen_from_the_map_is_above_the_sheet_even_after_a_look_at_the_log(come: Come) -> None:
    ada = setting_up_feudum(come, "first_character", settings={"companion": {"feudum": True}})
    ada.page.locator(".question .news button").first.tap()
    expect(ada.page.get_by_role("tab", selected=True)).to_have_text("Log")
    ada.take(ada.choices.first.get_attribute("data-thing") or "")
    expect(ada.question).to_contain_text("starting location")
    ada.page.wait_for_function(IN_THE_FREE_STRIP)


def test_a_folded_sheet_unfolds_for_what_is_chosen_in_it(come: Come) -> None:
    ada = setting_up_feudum(come, "first_location")
    fold = ada.page.get_by_role("button", name="Your own area")
    fold.tap()
    expect(fold).to_have_attribute("aria-expanded", "false")
    ada.take(ada.choices.first.get_attribute("data-thing") or "")
    expect(fold).to_have_attribute("aria-expanded", "true")
    expect(ada.page.locator(".sheet .hand .can").first).to_be_in_viewport()
