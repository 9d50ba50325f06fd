"""At the table: chat, who is away, a server that dies, resigning, programs that play."""

from __future__ import annotations

import httpx
from playwright.sync_api import expect

from tests.web.company import Come, alone, gather, keep_cards
from tests.web.hall import House


def test_chat_reaches_the_others_and_marks_the_tab(come: Come) -> None:
    ada, bea, _ = gather(come)
    ada.page.get_by_role("tab", name="Chat").click()
    ada.page.get_by_label("Say something").fill("<b>Sláinte</b> 🍺")
    ada.page.get_by_role("button", name="Send").click()
    expect(ada.page.locator(".chat li p")).to_have_text("<b>Sláinte</b> 🍺")
    expect(bea.page.get_by_role("tab", name="Chat")).to_contain_text("1")
    bea.page.get_by_role("tab", name="Chat").click()
    expect(bea.page.locator(".chat li p")).to_have_text("<b>Sláinte</b> 🍺")
    expect(bea.page.get_by_role("tab", name="Chat")).not_to_contain_text("1")


def test_the_others_see_who_is_away(come: Come) -> None:
    ada, bea, table = gather(come)
    expect(ada.page.locator(".players")).not_to_contain_text("away")
    bea.visit("/about")
    expect(ada.page.locator(".players")).to_contain_text("away")
    bea.sit_at(table)
    expect(ada.page.locator(".players")).not_to_contain_text("away")


def test_who_goes_to_the_hall_within_the_page_is_away_too(come: Come) -> None:
    ada, bea, table = gather(come)
    expect(ada.page.locator(".players")).not_to_contain_text("away")
    bea.page.get_by_role("link", name="Meadhall").click()
    expect(ada.page.locator(".players")).to_contain_text("away")
    bea.page.locator(f"a[href='/table/{table}']").first.click()
    expect(ada.page.locator(".players")).not_to_contain_text("away")


def test_the_game_goes_on_after_the_server_was_killed_without_a_reload(come: Come, house: House) -> None:
    ada, bea, _ = keep_cards(come)
    ada.page.evaluate("window.stayed = true")
    offered = ada.choices.count()
    house.kill()
    expect(ada.page.locator(".lost").first).to_be_visible()
    # What is chosen meanwhile is sent when the server is back, once.
    kept = ada.choose()
    house.open()
    expect(ada.page.locator(".lost")).to_have_count(0)
    expect(ada.choices).to_have_count(offered - 1)
    expect(ada.page.locator(f".boru.aside [data-thing='{kept}']")).to_be_visible()
    assert ada.page.evaluate("window.stayed")
    bea.choose()
    expect(bea.page.get_by_role("button", name="Undo", exact=True)).to_be_visible()


def test_who_resigns_leaves_the_game_to_a_bot(come: Come) -> None:
    ada, bea, _ = gather(come)
    bea.page.get_by_role("tab", name="Table").click()
    bea.page.get_by_role("button", name="Resign").click()
    bea.page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(bea.page.get_by_role("button", name="Resign")).to_have_count(0)
    expect(ada.page.locator(".players li", has_text="Bea").get_by_label("Bot")).to_be_visible()


def test_a_player_is_replaced_by_a_bot_if_the_table_agrees(come: Come) -> None:
    ada, bea, _ = gather(come)
    page = ada.page
    page.get_by_role("tab", name="Table").click()
    page.get_by_role("button", name="Replace Bea with a bot").click()
    page.get_by_role("dialog").get_by_role("button", name="Ask the others").click()
    bea.page.locator(".request").get_by_role("button", name="Agree").click()
    expect(page.locator(".players li", has_text="Bea").get_by_label("Bot")).to_be_visible()


def test_who_has_just_left_cannot_be_replaced_yet(come: Come) -> None:
    ada, bea, _ = gather(come)
    bea.visit("/about")
    page = ada.page
    expect(page.locator(".players")).to_contain_text("away")
    page.get_by_role("tab", name="Table").click()
    page.get_by_role("button", name="Replace Bea with a bot").click()
    page.get_by_role("dialog").get_by_role("button", name="Ask the others").click()
    expect(page.locator(".toasts")).to_contain_text("two minutes")


def test_a_program_plays_a_seat_with_a_token_from_the_page(come: Come, house: House) -> None:
    ada = alone(come)
    ada.page.get_by_role("tab", name="Table").click()
    ada.page.get_by_role("button", name="Let a program play my seat").click()
    dialog = ada.page.get_by_role("dialog")
    expect(dialog.get_by_role("textbox")).to_have_count(0)
    dialog.get_by_role("button", name="Make a token").click()
    address, table, seat, token = dialog.get_by_role("textbox").input_value().split()
    assert (address, seat) == (house.address, "0")
    allowed = {"Authorization": f"Bearer {token}"}
    program = httpx.Client(base_url=f"{address}/api/tables/{table}", headers=allowed)
    decision = program.get("/position", params={"seat": 0}).json()["decision"]
    choice = {"seat": 0, "number": decision["number"], "option": decision["options"][0]}
    assert program.post("/choose", json=choice).status_code == 200
    expect(ada.question).not_to_contain_text("first disc")
    # To look at the dialog again ends nothing.
    dialog.get_by_role("button", name="Done").click()
    ada.page.get_by_role("button", name="Let a program play my seat").click()
    expect(dialog.get_by_role("textbox")).to_have_count(0)
    assert program.get("/position", params={"seat": 0}).status_code == 200
    dialog.get_by_role("button", name="End the token").click()
    expect(dialog).to_have_count(0)
    assert program.get("/position", params={"seat": 0}).status_code == 401
    program.close()
