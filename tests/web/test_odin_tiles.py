"""Laying goods on one's own boards in A Feast for Odin: by mouse, finger and keys, for good and as a plan."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from meadhall.server.settings import PAGE
from tests.web.house import DESK, PHONE, TABLET, House, Visitor
from tests.web.looks import FIND_FAULTS, RESULTS, serious_faults

Come = Callable[..., Visitor]
COLUMNS = 13

GOODS = """
[start]
goods = { hide = 2, oil = 2, wool = 1, linen = 1, chest = 1, rune_stone = 1, silver = 12, helmet = 1, fur = 1 }
"""
"""Everybody begins with goods to lay, as an owner's correction of the data has it."""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    assert (PAGE / "index.html").exists(), "the page has not been built: make page"
    corrections = tmp_path_factory.mktemp("corrections")
    (corrections / "odin").mkdir()
    (corrections / "odin" / "rules.toml").write_text(GOODS, encoding="utf-8")
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(os.environ, "MEADHALL_DATA", str(corrections))
        house = House(tmp_path_factory.mktemp("hall"))
        yield house
        house.close()


class Layer:
    """Somebody who lays goods, alone at a table."""

    def __init__(self, come: Come, **how: object) -> None:
        self.visitor = come(**how)
        self.visitor.introduce("Ada")
        self.table = self.visitor.open_table([{"kind": "me"}], game="odin")
        self.visitor.sit_at(self.table)
        self.page: Page = self.visitor.page
        expect(self.tile("good.hide")).to_be_visible()

    def tile(self, good: str) -> Locator:
        return self.page.locator(f'[data-good="{good}"]')

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    @property
    def board(self) -> Locator:
        return self.page.locator("svg[data-own-board]")

    @property
    def laid(self) -> Locator:
        return self.board.locator(".laid")

    @property
    def tried(self) -> Locator:
        return self.board.locator(".tried")

    @property
    def note(self) -> Locator:
        return self.page.locator(".frame .note")

    def middle(self, good: str) -> tuple[float, float]:
        self.tile(good).hover(trial=True)
        box = self.tile(good).bounding_box()
        assert box is not None
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def cell(self, row: float, col: float) -> tuple[float, float]:
        """The place of the page where a row and a column of the home board begin; one row is printed above it."""
        box = self.board.bounding_box()
        assert box is not None
        side = box["width"] / COLUMNS
        return box["x"] + col * side, box["y"] + (row + 1) * side

    def drag(self, good: str, row: float, col: float) -> None:
        """Press the mouse on a tile of the supply and move it until its middle is at that row and column."""
        self.tile(good).hover()
        x, y = self.middle(good)
        self.page.mouse.down()
        self.page.mouse.move(x - 20, y - 20, steps=2)
        expect(self.board).to_be_visible()
        self.page.mouse.move(*self.cell(row, col), steps=4)
        self.page.mouse.move(*self.cell(row, col))

    def drop(self) -> None:
        self.page.mouse.up()

    def expect_tile_at(self, tile: Locator, left: float, top: float, width: float, height: float) -> None:
        """That a tile comes to lie on the cells from that column and row on."""
        found: list[float] = []
        for _ in range(100):
            corner = self.cell(0, 0)
            side = self.cell(0, 1)[0] - corner[0]
            box = tile.bounding_box()
            assert box is not None
            # Its edge may be drawn a little inside or outside, by less than half a cell.
            place = (box["x"] - corner[0], box["y"] - corner[1], box["width"], box["height"])
            found = [round(length / side) for length in place]
            if found == [left, top, width, height]:
                return
            self.page.wait_for_timeout(50)
        raise AssertionError(f"the tile lies at {found}")


def test_a_tile_is_dragged_and_laid_by_mouse_and_undo_takes_it_back(come: Come) -> None:
    ada = Layer(come)
    ada.drag("good.hide", 11.5, 3.4)
    expect(ada.board.locator(".ghost.legal")).to_be_visible()
    ada.drop()
    expect(ada.laid).to_have_count(1)
    ada.expect_tile_at(ada.laid, left=2, top=11, width=3, height=1)
    expect(ada.visitor.question).to_contain_text("Do you lay goods")
    expect(ada.tile("good.hide").locator(".count")).to_have_count(0)
    ada.button("Undo").click()
    expect(ada.visitor.question).to_contain_text("Where do you send your Vikings")
    expect(ada.tile("good.hide").locator(".count")).to_have_text("2")
    # One gesture is taken back as one: nothing of it is left to be taken back.
    expect(ada.button("Undo")).to_have_count(0)
    expect(ada.board).to_have_count(0)


def test_the_boards_make_room_for_the_actions_when_nothing_is_laid_any_more(come: Come) -> None:
    ada = Layer(come)
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
    expect(ada.laid).to_have_count(1)
    with ada.visitor.answering():
        ada.page.locator('.option[data-thing="done"]').click()
    expect(ada.visitor.question).to_contain_text("Where do you send your Vikings")
    expect(ada.board).to_have_count(0)


def test_the_home_board_at_rest_fills_the_width_there_is(come: Come) -> None:
    ada = Layer(come)
    room = ada.page.locator(".odin.own").bounding_box()
    board = ada.page.locator(".own .boards svg").first.bounding_box()
    assert room is not None
    assert board is not None
    assert board["width"] > 0.9 * room["width"]


def test_a_plan_outlives_a_fold_of_the_sheet_and_another_width_of_the_screen(come: Come) -> None:
    ada = Layer(come, size=PHONE, touch=True)
    place = ada.page.locator(".place")
    ada.button("Plan").tap()
    ada.tile("good.chest").tap()
    ada.page.touchscreen.tap(*ada.cell(2, 3))
    ada.button("Lay here").tap()
    expect(ada.tried).to_have_count(1)
    ada.tile("good.oil").tap()
    fold = ada.button("Your own area")
    fold.tap()
    expect(ada.tile("good.oil")).to_be_hidden()
    expect(place).to_have_count(1)
    ada.page.touchscreen.tap(*ada.cell(6.5, 4))
    expect(ada.board.locator(".ghost.legal")).to_be_visible()
    fold.tap()
    ada.button("Lay here").tap()
    expect(ada.tried).to_have_count(2)
    for size in (TABLET, PHONE):
        ada.page.set_viewport_size({"width": size[0], "height": size[1]})
        expect(ada.page.locator(".stage .sheet")).to_have_count(1 if size == PHONE else 0)
        expect(place).to_have_count(1)
        expect(ada.tried).to_have_count(2)
    ada.button("Take all back").tap()
    ada.button("Plan").tap()
    expect(place).to_have_count(0)


def test_a_tile_is_turned_while_it_is_dragged_and_shows_what_it_brings(come: Come) -> None:
    ada = Layer(come)
    ada.drag("good.hide", 9.5, 8.5)
    ada.page.keyboard.press("r")
    expect(ada.note).to_have_text("+3")
    ada.drop()
    expect(ada.laid).to_have_count(1)
    ada.expect_tile_at(ada.laid, left=8, top=8, width=1, height=3)
    # A key during a drag does not make a keyboard player of somebody who drags.
    expect(ada.visitor.question).not_to_be_focused()


def test_a_tile_that_would_cover_a_bonus_for_good_says_so(come: Come) -> None:
    ada = Layer(come)
    ada.drag("good.hide", 7.5, 2.5)
    expect(ada.note).to_contain_text("covers a bonus for good: wood")
    ada.page.mouse.move(*ada.cell(4.5, 2.5))
    expect(ada.note).not_to_contain_text("bonus")


def test_a_special_tile_can_be_mirrored_and_others_cannot(come: Come) -> None:
    ada = Layer(come)
    ada.tile("good.hide").click()
    expect(ada.button("Turn")).to_be_enabled()
    expect(ada.button("Mirror")).to_have_count(0)
    ada.page.keyboard.press("Escape")
    ada.tile("tile.helmet").click()
    ada.page.keyboard.press("f")
    ada.page.mouse.move(*ada.cell(2.5, 2))
    ada.page.mouse.click(*ada.cell(2.5, 2))
    expect(ada.laid).to_have_count(1)
    positions = ada.visitor.context.request.get(f"/api/tables/{ada.table}/position?seat=0").json()
    placed = positions["view"]["players"][0]["boards"][0]["placed"]
    assert placed[0]["turn"] == "turn.flip0"
    assert placed[0]["cells"] == ["cell.b2", "cell.c2", "cell.b3", "cell.c3", "cell.c4"]


def test_a_wrong_placement_is_refused_and_says_why(come: Come) -> None:
    ada = Layer(come)
    ada.drag("good.silver", 7.5, 4.5)
    expect(ada.board.locator(".ghost.illegal")).to_be_visible()
    expect(ada.note).to_contain_text("Income 3 comes too early")
    ada.drop()
    expect(ada.note).to_contain_text("Income 3 comes too early")
    expect(ada.laid).to_have_count(0)
    ada.page.keyboard.press("Escape")
    ada.drag("good.oil", 11.5, 3)
    ada.drop()
    expect(ada.laid).to_have_count(1)
    ada.drag("good.wool", 10, 3)
    expect(ada.note).to_have_text("Green may not lie beside green.")
    ada.page.mouse.move(*ada.cell(11, 3))
    expect(ada.note).to_contain_text("Something lies there already")
    ada.page.mouse.move(*ada.cell(0.2, 14))
    ada.drop()
    expect(ada.laid).to_have_count(1)


def test_a_tile_is_laid_by_keys_alone_and_the_page_speaks_of_it(come: Come) -> None:
    ada = Layer(come)
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
    expect(said.filter(has_text="F9: It may lie here.")).to_have_count(1)
    ada.expect_tile_at(ghost.locator(".edge"), left=5, top=8, width=2, height=2)
    ada.page.keyboard.press("Enter")
    expect(ada.laid).to_have_count(1)
    ada.expect_tile_at(ada.laid, left=5, top=8, width=2, height=2)
    expect(ada.page.locator("[data-good]:focus")).to_have_count(1)
    ada.tile("good.linen").focus()
    ada.page.keyboard.press("Enter")
    expect(ghost).to_be_visible()
    ada.page.keyboard.press("Escape")
    expect(ghost).to_have_count(0)
    expect(ada.tile("good.linen")).to_be_focused()


def test_a_tile_is_dragged_by_a_finger_and_another_tapped_and_turned(come: Come) -> None:
    ada = Layer(come, size=PHONE, touch=True)
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
    expect(ada.laid).to_have_count(1)
    ada.expect_tile_at(ada.laid, left=2, top=1, width=2, height=2)

    ada.tile("good.rune_stone").tap()
    ada.page.touchscreen.tap(*ada.cell(4.5, 6))
    edge = ada.board.locator(".ghost .edge")
    ada.expect_tile_at(edge, left=5, top=4, width=2, height=1)
    ada.page.touchscreen.tap(*ada.cell(4.5, 5.5))
    ada.expect_tile_at(edge, left=5, top=3, width=1, height=2)
    ada.button("Lay here").tap()
    expect(ada.laid).to_have_count(2)


def test_a_plan_is_tried_out_and_taken_back_and_counts_for_nothing(come: Come) -> None:
    ada = Layer(come)
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


def test_place_for_me_makes_a_plan_that_can_be_laid_as_a_whole(come: Come) -> None:
    ada = Layer(come)
    ada.button("Place for me").click()
    expect(ada.tried.first).to_be_visible()
    count = ada.tried.count()
    assert count > 5
    ada.button("Lay them all").click()
    expect(ada.laid).to_have_count(count, timeout=60_000)
    expect(ada.tried).to_have_count(0)
    expect(ada.button("Plan")).to_have_attribute("aria-pressed", "false")


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["390", "1440"])
def test_at_the_end_no_board_lies_over_the_result(come: Come, size: tuple[int, int]) -> None:
    ada = Layer(come, size=size)
    came = ada.visitor.play_on(
        ada.table,
        until=lambda asked: asked["kind"] == "anytime" and asked["about"].endswith("scoring"),
        choose=lambda asked: next(
            option for option in ("pass", "done", asked["options"][0]) if option in asked["options"]
        ),
    )
    assert came, "there was nothing to lay before the scoring"
    ada.visitor.sit_at(ada.table)
    expect(ada.board.first).to_be_visible()
    ada.page.locator('.option[data-thing="done"]').click()
    expect(ada.page.locator(".over")).to_be_visible()
    expect(ada.page.locator(".place")).to_have_count(0)


def test_out_of_turn_a_tile_is_only_tried_out(come: Come) -> None:
    ada, bo = come(), come()
    ada.introduce("Ada")
    bo.introduce("Bo")
    table = ada.open_table([{"kind": "me"}, {"kind": "open"}], game="odin")
    answer = bo.context.request.post(f"/api/tables/{table}/join", data={}, headers={"Origin": bo.house.address})
    assert answer.ok, answer.text()
    ada.sit_at(table)
    bo.sit_at(table)
    ada.page.wait_for_selector("[data-good]")
    bo.page.wait_for_selector("[data-good]")
    waiting = ada if ada.page.locator(".tag.turn").count() == 0 else bo
    page = waiting.page
    expect(page.locator(".question h2")).to_contain_text("is choosing")
    page.locator('[data-good="good.hide"]').click()
    expect(page.get_by_text("You cannot lay goods just now")).to_be_visible()
    expect(page.locator("svg[data-own-board]")).to_have_count(0)
    page.get_by_role("button", name="Plan", exact=True).click()
    page.locator('[data-good="good.hide"]').click()
    board = page.locator("svg[data-own-board]")
    box = board.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] * 0.3, box["y"] + box["height"] * 0.3)
    expect(board.locator(".tried")).to_have_count(1)
    expect(page.get_by_role("button", name="Lay them all")).to_be_disabled()


LANGUAGES = {"light": "pl", "dark": "pt-BR"}
"""The two with the longer words; the other tests are in English."""


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", [PHONE, TABLET, DESK], ids=["390", "820", "1440"])
def test_supply_plan_and_reason_fit_the_screen_and_have_no_serious_fault(
    come: Come, size: tuple[int, int], theme: str
) -> None:
    ada = Layer(come, size=size, theme=theme, language=LANGUAGES[theme], touch=size != DESK)
    folder = RESULTS / "looks" / "odin-tiles"
    folder.mkdir(parents=True, exist_ok=True)
    found: list[str] = []

    def look(name: str) -> None:
        ada.page.evaluate("document.fonts.ready")
        ada.page.wait_for_timeout(250)
        ada.page.screenshot(path=folder / f"{name}-{size[0]}-{theme}.png")
        found.extend(f"{name}: {fault}" for fault in ada.page.evaluate(FIND_FAULTS))
        found.extend(serious_faults(ada.visitor, name))

    look("supply")
    plan, place = ada.page.locator(".own .bar button").all()
    assert plan.get_attribute("aria-pressed") == "false"
    place.click()
    expect(ada.tried.first).to_be_visible()
    expect(ada.page.locator(".plan .chip").first).to_be_visible()
    look("plan")
    ada.page.locator(".plan button").first.click()
    ada.tile("tile.helmet").click()
    ada.page.mouse.click(*ada.cell(9.5, 3))
    expect(ada.note).to_be_visible()
    look("reason")
    assert not found, "\n".join(found)
    board = ada.board.bounding_box()
    assert board is not None
    assert board["x"] >= 0
    assert board["x"] + board["width"] <= size[0]
    assert board["y"] + board["height"] <= size[1]
    sheet = ada.page.locator(".stage .sheet")
    if sheet.count():
        edge = sheet.bounding_box()
        assert edge is not None
        assert board["y"] + board["height"] <= edge["y"] + 2, "the sheet covers the board"
