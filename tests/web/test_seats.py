"""Whose seat it is: lost seats, closed tables, two people on one device."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.games.boru.page.scenes import place_first_discs
from tests.web.company import Come, keep_cards
from tests.web.play import wait_until
from tests.web.positions import RANDOM
from tests.web.wire import Wire


def no_way_to_play(page: Page) -> None:
    """Looking on: neither resigning nor replacing is offered."""
    page.get_by_role("tab", name="Table").click()
    expect(page.get_by_role("link", name="Big screen")).to_be_visible()
    expect(page.get_by_role("button", name="Resign")).to_have_count(0)
    expect(page.get_by_role("button", name="Replace")).to_have_count(0)


def test_who_has_resigned_looks_on(come: Come) -> None:
    ada, bea, table = keep_cards(come)
    bea.call("post", f"/api/tables/{table}/resign", {"seat": 1})
    expect(bea.page.locator(".toasts")).to_contain_text("You are watching")
    expect(bea.page.locator(".own")).to_have_count(0)
    no_way_to_play(bea.page)
    expect(ada.page.locator(".watching")).to_contain_text("One spectator")


def test_who_lost_the_seat_while_asleep_looks_on_and_follows_the_game(come: Come) -> None:
    ada, bea = come(), come()
    ada.introduce("Ada")
    bea.introduce("Bea")
    table = ada.open_table([{"kind": "me"}, {"kind": "open"}, RANDOM])
    bea.call("post", f"/api/tables/{table}/join", {"seat": 1})
    place_first_discs(table, ada, bea)
    wire = Wire(bea.page)
    bea.sit_at(table)
    ada.sit_at(table)
    wire.sleep()
    expect(bea.page.locator(".lost").first).to_be_visible()
    bea.call("post", f"/api/tables/{table}/resign", {"seat": 1})
    wire.wake()
    expect(bea.page.locator(".toasts")).to_contain_text("You are watching")
    expect(bea.question).to_contain_text("choosing")
    ada.call("post", f"/api/tables/{table}/chat", {"text": "Farewell, Bea"})
    expect(bea.page.get_by_role("tab", name="Chat")).to_contain_text("1")
    no_way_to_play(bea.page)


def test_a_table_that_its_host_closes_leads_back_to_the_hall(come: Come) -> None:
    ada, bea = come(), come()
    ada.introduce("Ada")
    bea.introduce("Bea")
    table = ada.open_table([{"kind": "me"}, {"kind": "open"}, {"kind": "open"}])
    page = bea.visit(f"/table/{table}")
    page.get_by_role("button", name="Sit here").first.click()
    ada.visit(f"/table/{table}").get_by_role("button", name="Close the table").click()
    expect(page.locator("h1")).to_have_text("This table is closed")
    page.locator("main").get_by_role("link", name="To the hall").click()
    expect(page.locator("h1")).to_contain_text("Welcome back")


def test_who_sits_down_second_on_a_device_has_a_name_of_their_own(come: Come) -> None:
    ada = come()
    ada.introduce("Ada")
    table = ada.open_table([{"kind": "me"}, {"kind": "open"}, {"kind": "open"}])
    page = ada.visit(f"/table/{table}")
    page.get_by_role("button", name="Sit here too").first.click()
    name = page.get_by_label("Name of the player on seat 2")
    expect(name).to_have_value("Ada 2")
    name.fill("Cuán")
    page.get_by_role("dialog").get_by_role("button", name="Sit here").click()
    expect(page.locator(".gathering")).to_contain_text("Cuán")
    expect(page.get_by_role("dialog")).to_have_count(0)


def hand(page: Page) -> set[str]:
    """The cards that can be seen in the own area."""
    cards = page.locator(".own [data-thing^='card.']:visible").all()
    return {thing for card in cards if (thing := card.get_attribute("data-thing"))}


def test_two_people_on_one_device_never_see_each_others_hands(come: Come) -> None:
    ada = come()
    ada.introduce("Ada")
    wire = Wire(ada.page)
    ada.sit_at(ada.open_table([{"kind": "me"}, {"kind": "here", "name": "Cuán"}, RANDOM]))
    page = ada.page
    curtain = page.locator(".curtain")
    # Until one of them has cards to keep, and has kept enough of them to hand the device on.
    seen: set[str] = set()

    def go_on() -> None:
        nonlocal seen
        if curtain.count():
            curtain.get_by_role("button").click()
            expect(curtain).to_have_count(0)
        elif ada.is_asked():
            seen = hand(page)
            ada.answer()

    wait_until(page, lambda: bool(curtain.count() and seen), go_on)
    assert hand(page) == set()
    box = curtain.bounding_box()
    assert box is not None
    assert box["width"] >= 1440
    # What the second sees is on its way: what the first saw stays hidden.
    wire.hold()
    curtain.get_by_role("button").click()
    expect(curtain.get_by_role("button")).to_have_count(0)
    ada.wait_until_still()
    assert hand(page) == set()
    wire.release()
    expect(curtain).to_have_count(0)
    ada.wait_until_asked()
    assert hand(page)
    assert not hand(page) & seen
    # Looking back shows the hand of whoever holds the device, not of whoever sits first.
    who = page.locator(".question h2 .tag").last.inner_text().strip()
    page.get_by_role("tab", name="Log").click()
    page.get_by_role("link", name="See this moment").last.click()
    page.wait_for_selector(".controls")
    looks = page.get_by_label("View as")
    expect(looks.locator("option:checked")).to_have_text(f"As {who}")


def test_who_resigns_beside_others_on_a_device_leaves_the_game_to_them(come: Come) -> None:
    ada = come()
    ada.introduce("Ada")
    ada.sit_at(ada.open_table([{"kind": "me"}, {"kind": "here", "name": "Cuán"}, RANDOM], "raiders"))
    page = ada.page
    page.get_by_role("tab", name="Table").click()
    page.get_by_role("button", name="Resign: Ada").click()
    page.get_by_role("dialog").get_by_role("button", name="Resign: Ada").click()
    expect(page.locator(".toasts")).to_contain_text("A bot plays for Ada now.")
    expect(page.locator(".toasts")).not_to_contain_text("You are watching")
    page.locator(".curtain").get_by_role("button", name="I am Cuán").click()
    ada.wait_until_asked()
    page.get_by_role("tab", name="Table").click()
    # Alone on the device by now, though not at the table.
    expect(page.get_by_role("button", name="Resign", exact=True)).to_be_visible()
