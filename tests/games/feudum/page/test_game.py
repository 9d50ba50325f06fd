"""Feudum in the browser: whole games by clicking and by keyboard, and what is shown before something is chosen."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Locator, expect

from tests.games.feudum.page.scenes import table_at
from tests.web.company import Come
from tests.web.play import play_to_the_end, questions
from tests.web.positions import GREEDY, RANDOM
from tests.web.visitor import PHONE, TABLET, Visitor


def at_a_table(come: Come, kind: str, **how: object) -> Visitor:
    """Somebody at a table of three who is asked a question of that kind."""
    visitor = come(**how)
    visitor.introduce("Muirchertach")
    visitor.sit_at(table_at(visitor, kind))
    visitor.wait_until_asked()
    visitor.wait_until_still()
    return visitor


def things(visitor: Visitor, start: str, *, within: str = "") -> Locator:
    return visitor.page.locator(f"{within} [data-thing^='{start}']:visible")


# Games.


def test_a_person_and_a_bot_play_a_game_by_clicking(come: Come) -> None:
    ada = come()
    ada.introduce("Ada")
    ada.sit_at(ada.open_table([{"kind": "me"}, RANDOM], game="feudum"))
    chosen = play_to_the_end([ada])
    kinds = {name.partition(".")[0] for name in chosen}
    assert {"action", "good", "guild", "location", "pawn", "piece"} <= kinds, kinds
    expect(ada.page.locator(".over h2")).to_contain_text(re.compile("You (win|came 2nd)|share"))


def test_a_whole_game_with_the_keyboard_alone(come: Come) -> None:
    ada = come()
    ada.introduce("Ada")
    ada.sit_at(ada.open_table([{"kind": "me"}, RANDOM], game="feudum"))
    answered = 0
    for _ in questions(ada):
        ada.page.keyboard.press("q")
        ada.page.keyboard.press("Enter")
        for _ in range(answered % 4):
            ada.page.keyboard.press("ArrowDown")
        focused: str = ada.page.evaluate("document.activeElement?.dataset?.thing ?? ''")
        assert focused, ada.question.inner_text()
        ada.page.keyboard.press("Enter")
        answered += 1
    assert answered > 40
    expect(ada.page.locator(".over h2")).to_be_visible()


def test_the_end_has_the_chart_in_sight_though_many_things_score(come: Come) -> None:
    ada = come(size=(1366, 768))
    ada.introduce("Ada")
    ada.sit_at(ada.open_played_table([{"kind": "me"}, GREEDY, GREEDY], None, "feudum"))
    chart = ada.page.locator(".over svg[role=img]").bounding_box()
    assert chart is not None
    assert chart["y"] + chart["height"] <= 768
    # What brought nobody anything is told in a line, by name.
    rows = ada.page.locator(".over tbody tr")
    hidden = [row.locator("th").text_content() for row in rows.all() if not row.is_visible()]
    assert hidden
    for name in hidden:
        expect(ada.page.locator(".over .nothing")).to_contain_text(name or "?")


# What is shown, and what can be clicked.


def test_every_card_says_what_it_would_do_now_or_why_not(come: Come) -> None:
    ada = at_a_table(come, "choose_card")
    cards = things(ada, "action.", within=".own").and_(ada.page.locator(".can"))
    expect(cards).to_have_count(11)
    expect(things(ada, "action.move", within=".own")).to_contain_text("movement point")
    expect(things(ada, "action.repeat", within=".own")).to_contain_text("Nothing to repeat in this round yet")
    # One that is chosen is only named, and cannot be chosen again.
    with ada.answering():
        things(ada, "action.move", within=".own").click()
    expect(cards).to_have_count(10)
    expect(ada.page.locator(".own .tag[data-thing='action.move']")).to_be_visible()


def test_cards_follow_what_was_done_while_a_rival_chooses(come: Come) -> None:
    ada, bo = come(), come()
    ada.introduce("Ada")
    bo.introduce("Bo")
    table = ada.open_table([{"kind": "me"}, {"kind": "open"}], game="feudum")
    bo.call("post", f"/api/tables/{table}/join", {})
    wanted = ("action.migrate", "action.move", "action.influence", "action.guild", "pawn.", "location.", "pass")
    while (asked := asked_of(ada, table, 0)) is None or asked["kind"] != "play_card":
        for who, seat in ((ada, 0), (bo, 1)):
            answer(who, table, seat, wanted)
    ada.sit_at(table)
    ada.wait_until_asked()
    move = things(ada, "action.move", within=".own")
    expect(move).to_contain_text("one movement point")
    while asked_of(ada, table, 0) is not None:
        answer(ada, table, 0, wanted)
    expect(move).to_contain_text("2 movement points")


def asked_of(who: Visitor, table: str, seat: int) -> Any:
    return who.call("get", f"/api/tables/{table}/position?seat={seat}")["decision"]


def answer(who: Visitor, table: str, seat: int, wanted: Sequence[str]) -> None:
    """Choose what is wanted most, if anything is asked."""
    asked = asked_of(who, table, seat)
    if asked is not None:
        options = asked["options"]
        option = next((each for start in wanted for each in options if each.startswith(start)), options[0])
        choice = {"seat": seat, "number": asked["number"], "option": option}
        who.call("post", f"/api/tables/{table}/choose", choice)


def test_only_what_can_be_chosen_glows_on_the_map_with_what_the_way_there_costs(come: Come) -> None:
    ada = at_a_table(come, "move_to")
    glowing = {choice.get_attribute("data-thing") or "" for choice in ada.choices.all()}
    assert glowing
    assert all(name.startswith("location.") for name in glowing), glowing
    expect(ada.page.locator(".panzoom .note")).to_have_count(len(glowing))
    assert ada.page.locator(".routes .open").count() >= len(glowing)
    before = ada.see().decision
    ada.page.locator(".panzoom .location:not(.can)").first.click()
    ada.wait_until_still()
    assert ada.see().decision == before


def test_an_improvement_says_its_price_and_its_points_on_the_map(come: Come) -> None:
    ada = at_a_table(come, "improve")
    place = ada.page.locator(".panzoom .location.can").first
    expect(ada.page.locator(".panzoom .note").first).to_be_visible()
    place.hover()
    expect(ada.page.get_by_role("tooltip")).to_contain_text("To a")


def test_a_guild_says_what_its_functions_would_do_and_why_not(come: Come) -> None:
    ada = at_a_table(come, "guild")
    tip = ada.page.get_by_role("tooltip")
    things(ada, "page.trade.merchant").hover()
    expect(tip).to_contain_text("Goods for sale")
    things(ada, "page.push.noble").hover()
    expect(tip).to_contain_text("The master turns up to")
    expect(tip).to_contain_text("You are not its guild master.")


def test_what_a_guild_can_do_now_is_an_answer_with_its_points(come: Come) -> None:
    ada = at_a_table(come, "function")
    expect(things(ada, "function.trade", within=".question")).to_contain_text("Goods at your fullest farm")
    push = things(ada, "function.push", within=".question")
    expect(push).to_contain_text("score")
    expect(push.locator(".points")).to_have_text(re.compile(r"\+\d+"))
    with ada.answering():
        push.click()


def test_a_dawn_is_shown_again_with_what_everybody_scored(come: Come) -> None:
    ada = come()
    ada.introduce("Muirchertach")
    ada.sit_at(ada.open_played_table([{"kind": "me"}, RANDOM, RANDOM], None, "feudum"))
    ada.page.get_by_role("button", name="See again").last.click()
    scene = ada.page.locator(".scene")
    expect(scene.locator("h2")).to_contain_text("Epoch V dawns")
    rows = [row.inner_text().split() for row in scene.locator("tbody tr, tfoot tr").all()]
    numbers = [[int(cell.replace("−", "-")) for cell in row[-3:]] for row in rows]
    assert [sum(column) for column in zip(*numbers[:-1], strict=True)] == numbers[-1]
    scene.get_by_role("button", name="Continue").click()
    expect(scene).to_have_count(0)


def test_goods_are_bought_from_their_shelves(come: Come) -> None:
    ada = at_a_table(come, "buy_good")
    shelf = ada.page.locator(".shelf.can").first
    good = shelf.get_attribute("data-thing")
    expect(ada.page.locator(f".question [data-thing='{good}']")).to_have_count(0)
    with ada.answering():
        shelf.click()


def test_on_a_phone_the_part_of_the_board_comes_up_that_is_asked_about(come: Come) -> None:
    ada = at_a_table(come, "guild", size=PHONE, touch=True)
    expect(ada.page.locator(".guild")).to_have_count(6)
    ada.page.get_by_role("button", name="See the map").tap()
    expect(ada.page.locator(".guild")).to_have_count(0)
    # What is not on the page is a button.
    expect(things(ada, "guild.", within=".question").first).to_be_visible()
    ada.page.get_by_role("button", name="See the guilds").tap()
    expect(things(ada, "guild.", within=".guild").first).to_be_visible()
    ada.sit_at(table_at(ada, "move_to"))
    expect(ada.page.locator(".panzoom .location.can").first).to_be_visible()


def test_a_tablet_shows_what_lies_at_the_guilds_while_it_is_asked_which(come: Come) -> None:
    ada = at_a_table(come, "guild", size=TABLET)
    boards = ada.page.locator(".guild .picture:visible")
    expect(boards).to_have_count(6)
    expect(boards.first).to_contain_text("Barn")


SMALL = """() => {
  const size = (text) => parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a;
  const written = [...document.querySelectorAll('.panzoom svg text')].filter((text) => text.textContent.trim());
  return written.filter((text) => size(text) < 13).map((text) => `${text.textContent}: ${size(text)}`);
}"""


def test_nothing_on_a_phones_map_is_written_smaller_than_13_pixels(come: Come) -> None:
    ada = at_a_table(come, "improve", size=PHONE, touch=True)
    expect(ada.page.locator(".note text").first).to_be_visible()
    assert ada.page.evaluate(SMALL) == []


def test_goods_and_guilds_are_buttons_for_a_finger_with_prices_and_points(come: Come) -> None:
    ada = at_a_table(come, "buy_good", size=PHONE, touch=True)
    goods = ada.page.locator(".question button.option[data-thing^='good.']")
    assert goods.count() > 1
    for good in goods.all():
        expect(good).to_contain_text(re.compile(r"\d"))
        box = good.bounding_box()
        assert box is not None
        assert box["height"] >= 40
