"""What is one's own in A Feast for Odin keeps its place; what gives up is never where one has just clicked."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from meadhall.engine.decision import Decision
from tests.games.odin.page.layer import first_or_done
from tests.web.company import Come
from tests.web.visitor import DESK, PHONE, Visitor

LAPTOP = (1366, 768)
PLACES: list[Callable[[Decision], bool]] = [
    lambda asked: asked.kind == "turn",
    lambda asked: asked.about == "phase.income",
    lambda asked: asked.kind == "feast",
]
"""Before, while and after goods are what it is about."""


def table_at(ada: Visitor, until: Callable[[Decision], bool]) -> None:
    table = ada.open_played_table([{"kind": "me"}], until, "odin", choose=lambda asked: first_or_done(asked.options))
    ada.sit_at(table)
    ada.wait_until_asked()


def box(thing: Locator) -> tuple[int, int, int, int]:
    found = thing.bounding_box()
    assert found is not None
    return round(found["x"]), round(found["y"]), round(found["width"]), round(found["height"])


def meet(one: tuple[int, int, int, int], other: tuple[int, int, int, int]) -> bool:
    return all(min(one[i] + one[i + 2], other[i] + other[i + 2]) > max(one[i], other[i]) for i in (0, 1))


@pytest.mark.parametrize("helped", [False, True], ids=["alone", "companion"])
@pytest.mark.parametrize("size", [LAPTOP, DESK], ids=["1366", "1440"])
def test_on_a_desk_goods_and_what_lies_below_them_keep_place_and_height(
    come_stocked: Come, size: tuple[int, int], helped: bool
) -> None:
    ada = come_stocked(size=size, settings={"companion": {"odin": helped}})
    ada.introduce("Ada")
    places = set()
    for until in PLACES:
        table_at(ada, until)
        bar = box(ada.page.locator(".controls .bar"))
        places.add((box(ada.page.locator(".own .tray")), bar))
        expect(ada.page.locator(".controls .bar")).to_be_in_viewport(ratio=1)
        for good in ada.page.locator(".own .tray .good").all():
            left, top, _, height = box(good)
            assert top + height <= bar[1], f"{good.get_attribute('data-good')} lies under the buttons"
            assert left >= 0
    assert len(places) == 1


def test_more_goods_than_there_is_room_for_are_drawn_smaller(come_stocked: Come) -> None:
    ada = come_stocked(size=LAPTOP, settings={"companion": {"odin": True}})
    ada.introduce("Ada")
    table_at(ada, lambda asked: asked.kind == "feast")
    tray = ada.page.locator(".own .tray")
    assert tray.locator("li").count() > 10
    assert tray.evaluate("it => it.scrollHeight <= it.clientHeight + 1")


@pytest.mark.parametrize("size", [LAPTOP, DESK, PHONE], ids=["1366", "1440", "390"])
@pytest.mark.parametrize("language", ["en", "pt-BR", "pl"])
def test_leaving_places_empty_is_not_where_the_last_click_was(
    come_stocked: Come, size: tuple[int, int], language: str
) -> None:
    ada = come_stocked(size=size, touch=size == PHONE, settings={"language": language})
    ada.introduce("Ada")
    apart = ada.page.locator(".question .apart .option")
    table_at(ada, lambda asked: asked.about == "phase.income")
    done = box(apart.first)
    table_at(ada, lambda asked: asked.kind == "feast")
    assert apart.count() == 2
    assert not any(meet(done, box(leave)) for leave in apart.all())
    for thing in ("empty", "done"):
        leave = ada.page.locator(f'.question .apart [data-thing="{thing}"]')
        clicked = box(leave)
        leave.click()
        yes = ada.page.locator(".question .picked .buttons .danger")
        expect(yes).to_be_visible()
        middle = (clicked[0] + clicked[2] // 2, clicked[1] + clicked[3] // 2, 1, 1)
        assert not meet(middle, box(yes))
        ada.page.locator(".question .picked .buttons button").first.click()


WAY = ["space.wood_per_player", "good.ore", "cell.a12", "space.upgrade_2", "good.mead", "done"]
"""The first income is covered; then there is oil, which is too small for the next one."""


def test_where_nothing_can_raise_the_income_one_goes_on_and_whoever_takes_that_back_is_asked(come: Come) -> None:
    ada = come()
    ada.introduce("Ada")
    left = list(WAY)

    def along(asked: Decision) -> str:
        if left and left[0] in asked.options:
            return left.pop(0)
        quiet = ("pass", "upright.silver", "empty", "done")
        return next((option for option in quiet if option in asked.options), asked.options[0])

    table = ada.open_played_table(
        [{"kind": "me"}], lambda asked: asked.kind == "turn" and not left, "odin", choose=along
    )
    ada.sit_at(table)
    ada.wait_until_asked()
    ada.take("pass")
    # It may be asked once more whether Vikings stay at home.
    ada.page.locator(".question .picked .buttons button").last.click()
    expect(ada.question).to_contain_text("Free places at your table")
    for before in ("feast comes next", "Income comes next"):
        ada.page.keyboard.press("u")
        expect(ada.question).to_contain_text(before)
    expect(ada.page.locator("svg[data-own-board]").first).to_be_visible()
    # It stays until one has answered.
    ada.page.wait_for_timeout(300)
    expect(ada.question).to_contain_text("Income comes next")
    ada.take("done")
    expect(ada.question).to_contain_text("Free places at your table")
