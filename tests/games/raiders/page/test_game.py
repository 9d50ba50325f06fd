"""Raiders of the North Sea in the browser: a whole game by clicking, and what can be seen and clicked."""

from __future__ import annotations

from itertools import islice

from playwright.sync_api import Locator, expect

from tests.games.raiders.page.scenes import rank, table_of_four
from tests.web.company import Come
from tests.web.play import play_to_the_end, questions
from tests.web.positions import GREEDY, RANDOM
from tests.web.visitor import DESK, PHONE, Sight, Visitor

NOTE_ROLLS = """() => {
  window.rolled = false;
  const note = () => (window.rolled ||= document.querySelector('.raid .rolling') !== null);
  new MutationObserver(note).observe(document.body, { subtree: true, childList: true, attributes: true });
}"""
"""A roll is short: it is noted when it is seen."""


def choose(sight: Sight) -> str:
    """What an eager raider wants most."""
    return min(sight.things, key=lambda thing: rank(thing, sight.question))


def at_a_table(come: Come, kind: str, **how: object) -> Visitor:
    """Somebody at a table of four who is asked a question of that kind."""
    visitor = come(**how)
    visitor.introduce("Muirchertach")
    visitor.sit_at(table_of_four(visitor, kind))
    visitor.wait_until_asked()
    return visitor


def things(visitor: Visitor, start: str, *, within: str = "") -> Locator:
    return visitor.page.locator(f"{within} [data-thing^='{start}']:visible")


# A game.


def test_a_person_and_two_bots_play_a_game_by_clicking(come: Come) -> None:
    ada = come()
    ada.introduce("Ada")
    ada.sit_at(ada.open_table([{"kind": "me"}, GREEDY, GREEDY], game="raiders"))
    chosen = play_to_the_end([ada], choose)

    kinds = {name.partition(".")[0] for name in chosen}
    assert {"card", "building", "settlement", "space", "good"} <= kinds, kinds
    expect(ada.page.locator(".over")).to_contain_text("win")
    expect(ada.page.locator(".over table tbody tr")).to_have_count(6)

    watcher = come(settings={"motion": "system"})
    watcher.context.add_cookies(ada.context.cookies())  # type: ignore[arg-type]
    table = ada.page.url.rpartition("/")[2]
    watcher.visit(f"/table/{table}/replay?move={move_of_last_roll(ada, table) - 1}")
    expect(watcher.page.locator(".chart svg").first).to_be_visible()
    watcher.wait_until_still()
    watcher.page.evaluate(NOTE_ROLLS)
    watcher.page.keyboard.press("ArrowRight")
    watcher.page.wait_for_function("() => rolled")
    expect(watcher.page.locator(".raid .rolling")).to_have_count(0)
    expect(watcher.page.locator(".settlement.raided")).to_have_count(1)


def move_of_last_roll(visitor: Visitor, table: str) -> int:
    """The move of a game with which its last raid with dice began."""
    path = f"/api/tables/{table}/replay?move="
    moves: int = visitor.call("get", f"{path}0")["moves"]
    for move in range(moves, 0, -1):
        if any(event["kind"] == "rolls" for event in visitor.call("get", f"{path}{move}")["events"]):
            return move
    raise AssertionError("no raid with dice in the whole game")


# What is shown, and what can be clicked.


def test_only_what_can_be_chosen_can_be_clicked(come: Come) -> None:
    ada = at_a_table(come, "place")
    glowing = {choice.get_attribute("data-thing") for choice in ada.choices.all()}
    assert glowing
    assert all(name and name.startswith(("building.", "settlement.")) for name in glowing)
    closed = things(ada, "building.", within=".chart").and_(ada.page.locator(":not(.can)")).first
    before = ada.see().decision
    closed.click()
    ada.wait_until_still()
    assert ada.call("get", f"/api/tables/{ada.page.url.rpartition('/')[2]}")["your_turn"]
    assert ada.see().decision == before
    expect(ada.question).to_contain_text("Where do you place")


def test_what_a_building_is_for_is_done_by_itself_and_asked_about_once_it_is_taken_back(come: Come) -> None:
    ada = at_a_table(come, "place")
    gathers = ("building.mill", "building.silversmith")
    glowing = {choice.get_attribute("data-thing") for choice in ada.choices.all()}
    place = next(building for building in gathers if building in glowing)
    things(ada, place, within=".chart").first.click()
    expect(ada.question).to_contain_text("pick up a worker")
    ada.page.get_by_role("button", name="Undo", exact=True).click()
    expect(ada.page.locator(".option[data-thing='pass']")).to_be_visible()
    with ada.answering():
        ada.page.locator(".option[data-thing='pass']").click()
    expect(ada.question).to_contain_text("pick up a worker")


def test_a_settlement_says_what_a_raid_needs_and_why_it_cannot_be(come: Come) -> None:
    ada = at_a_table(come, "place")
    things(ada, "settlement.fortress_west").hover(position={"x": 60, "y": 12})
    tip = ada.page.get_by_role("tooltip")
    expect(tip).to_contain_text("Western Fortress")
    expect(tip.locator("table")).to_contain_text("36")
    expect(tip).to_contain_text("A worker of this colour is not admitted there.")


def test_spaces_glow_on_the_board_and_at_the_thumb_of_a_phone(come: Come) -> None:
    desk, phone = at_a_table(come, "plunder", size=DESK), at_a_table(come, "plunder", size=PHONE, touch=True)
    glowing = desk.page.locator(".chart .space.can")
    assert glowing.count() >= 2
    expect(desk.page.locator(".question [data-thing^='space.'].can")).to_have_count(glowing.count())
    sheet = phone.page.locator(".sheet [data-thing^='space.'].can")
    expect(sheet).to_have_count(glowing.count())


def test_on_a_phone_the_hand_lies_open_or_the_crew_if_it_is_asked_about_or_wanted(come: Come) -> None:
    phone = at_a_table(come, "place", size=PHONE, touch=True)
    hand, crew = (phone.page.get_by_role("region", name=name) for name in ("Your hand", "Your crew"))
    expect(hand).to_be_visible()
    expect(crew).to_have_count(0)
    expect(phone.page.locator(".sheet [data-thing^='settlement.']")).to_have_count(0)
    phone.page.get_by_role("button", name="Your crew").tap()
    expect(crew).to_be_visible()
    expect(hand).to_have_count(0)
    phone.page.get_by_role("button", name="Your hand").tap()
    expect(hand).to_be_visible()
    phone.sit_at(table_of_four(phone, "hire"))
    expect(hand.locator(".can").first).to_be_visible()


def test_a_turn_with_the_keyboard_alone(come: Come) -> None:
    ada = come()
    ada.introduce("Ada")
    ada.sit_at(ada.open_table([{"kind": "me"}, RANDOM, RANDOM], game="raiders"))
    answered: list[str] = []
    for _ in islice(questions(ada), 8):
        ada.page.keyboard.press("q")
        ada.page.keyboard.press("Enter")
        answered.append(ada.page.evaluate("document.activeElement?.dataset?.thing ?? ''"))
        ada.page.keyboard.press("Enter")
    assert all(answered), answered
    assert any(name.startswith("building.") for name in answered), answered
