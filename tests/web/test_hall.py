"""The hall: the first visit, names and accounts, games to look at, tables to join."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.company import Come
from tests.web.play import wait_until
from tests.web.positions import RANDOM

FIRST_LOAD_BYTES = 400_000


def test_a_first_visit_plays_against_bots_after_one_click(come: Come) -> None:
    ada = come()
    page = ada.visit("/")
    page.get_by_role("button", name="Play against 2 bots").click()
    page.wait_for_selector(".stage")
    ada.wait_until_asked()
    expect(ada.question).to_have_text("Where do you place your first disc?")


def test_the_first_load_is_light(come: Come) -> None:
    ada = come(language="pl")
    session = ada.context.new_cdp_session(ada.page)
    session.send("Network.enable")
    asked: set[str] = set()
    sizes: dict[str, float] = {}
    session.on("Network.requestWillBeSent", lambda event: asked.add(event["requestId"]))
    session.on("Network.loadingFinished", lambda event: sizes.update({event["requestId"]: event["encodedDataLength"]}))
    ada.visit("/")
    ada.page.locator(".hall .lists").wait_for()
    ada.wait_until_still()
    wait_until(ada.page, lambda: asked == sizes.keys())
    assert asked
    assert sum(sizes.values()) < FIRST_LOAD_BYTES


def test_the_hall_begins_with_the_games_one_plays(come: Come) -> None:
    ada = come()
    page = ada.visit()
    expect(page.locator(".greet")).to_contain_text("Enter a name")
    ada.introduce("Ada")
    table = ada.open_table([{"kind": "me"}, RANDOM, RANDOM])
    page = ada.visit()
    expect(page.locator(".greet")).to_contain_text("Welcome back, Ada")
    expect(page.locator(".greet")).not_to_contain_text("Enter a name")
    mine, games = page.locator(f"main a[href='/table/{table}']"), page.locator(".games")
    expect(mine).to_be_visible()
    above, below = mine.bounding_box(), games.bounding_box()
    assert above is not None
    assert below is not None
    assert above["y"] < below["y"]


def test_empty_lists_say_what_to_do(come: Come) -> None:
    ada = come()
    ada.introduce("Ada")
    page = ada.visit("/mine")
    expect(page.locator("main")).to_contain_text("No games yet. Start one, or play against bots right now.")
    expect(page.locator("main")).to_contain_text("A game you have finished stays here")


def test_a_guest_becomes_an_account_and_signs_in_elsewhere(come: Come) -> None:
    ada = come()
    ada.introduce("Ada")
    table = ada.open_table([{"kind": "me"}, RANDOM, RANDOM])
    page = ada.visit("/account")
    page.get_by_label("Account name").fill("ada-of-cork")
    page.get_by_label("Password").fill("horn of mead")
    page.get_by_role("button", name="Make a new account").click()
    expect(page.locator("main")).to_contain_text("Signed in as ada-of-cork")

    elsewhere = come()
    other = elsewhere.visit("/account")
    other.get_by_label("Account name").fill("ada-of-cork")
    other.get_by_label("Password").fill("wrong password")
    other.get_by_role("button", name="Sign in").click()
    expect(other.locator(".toasts")).to_contain_text("Wrong account name or password")
    other.get_by_label("Password").fill("horn of mead")
    other.get_by_role("button", name="Sign in").click()
    expect(other.locator("main")).to_contain_text("Signed in as ada-of-cork")
    elsewhere.visit("/mine")
    expect(other.locator(f"a[href='/table/{table}']")).to_be_visible()
    elsewhere.complaints.clear()  # the browser reports the refused password by itself


def test_a_game_can_be_looked_at_without_playing_it(come: Come) -> None:
    ada = come()
    page = ada.visit("/games/boru")
    expect(page.locator("h1")).to_have_text("Brian Boru: High King of Ireland")
    expect(page.locator(".rules li")).to_have_count(6)
    expect(page.locator(".gallery .town")).to_have_count(53)
    expect(page.locator(".gallery .action-card")).to_have_count(25)
    expect(page.get_by_role("heading", name="About this edition")).to_be_visible()
    expect(page.get_by_role("row", name="board: towns")).to_have_count(0)
    page.get_by_text("Where every figure comes from").click()
    expect(page.get_by_role("row", name="board: towns")).to_contain_text("53")
    page.locator(".gallery .action-card").first.hover()
    expect(page.get_by_role("tooltip")).to_contain_text("Won: take the town")


def test_a_table_in_the_hall_is_joined_changed_and_started(come: Come) -> None:
    ada, bea = come(), come()
    ada.introduce("Ada")
    table = ada.open_table([{"kind": "me"}, {"kind": "open"}, {"kind": "open"}], listed=True)
    page = ada.visit(f"/table/{table}")
    expect(page.get_by_role("img", name="QR code")).to_be_visible()
    expect(page.get_by_label("Link to this table")).to_have_value(f"{ada.house.address}/table/{table}")

    other = bea.visit("/")
    other.get_by_label("Your name").fill("Bea")
    other.locator(f"a[href='/table/{table}']").click()
    other.get_by_role("button", name="Sit here").first.click()
    expect(page.locator(".gathering")).to_contain_text("Bea")
    other.get_by_role("button", name="Leave the seat").click()
    expect(page.locator(".gathering")).not_to_contain_text("Bea")
    other.get_by_role("button", name="Sit here").first.click()
    expect(page.locator(".gathering")).to_contain_text("Bea")
    page.get_by_label("A bot on seat 3").select_option("greedy")
    page.wait_for_selector(".stage")
    other.wait_for_selector(".stage")


LOOK_AGAIN = "document.dispatchEvent(new Event('visibilitychange'))"
"""What a browser tells a page that comes to the front."""


def test_those_who_gather_talk_and_go_on_talking_in_the_game(come: Come) -> None:
    ada, bea, onlooker = come(), come(), come()
    ada.introduce("Ada")
    bea.introduce("Bea")
    table = ada.open_table([{"kind": "me"}, {"kind": "open"}, RANDOM])
    for visitor in (ada, bea, onlooker):
        visitor.visit(f"/table/{table}")
    said = [visitor.page.locator(".chat li p") for visitor in (ada, bea, onlooker)]
    expect(bea.page.get_by_label("Say something")).to_have_count(0)
    ada.page.get_by_label("Say something").fill("Who <i>joins</i>?")
    ada.page.get_by_role("button", name="Send").click()
    for lines in said:
        expect(lines).to_have_text("Who <i>joins</i>?")
    bea.page.get_by_role("button", name="Sit here").click()
    bea.page.get_by_role("tab", name="Chat").click()
    bea.page.get_by_label("Say something").fill("I do.")
    bea.page.get_by_role("button", name="Send").click()
    onlooker.page.get_by_role("tab", name="Chat").click()
    for lines in said[1:]:
        expect(lines).to_have_text(["Who <i>joins</i>?", "I do."])
    # What was said before the game is not news in it.
    expect(ada.page.get_by_role("tab", name="Chat")).to_contain_text("1")


def test_lists_are_fresh_when_the_page_is_looked_at_again(come: Come) -> None:
    ada, bea = come(), come()
    bea.introduce("Bea")
    page = ada.visit("/")
    expect(page.locator("main")).to_contain_text("Tables with a free seat")
    ada.wait_until_still()
    table = bea.open_table([{"kind": "me"}, {"kind": "open"}, {"kind": "open"}], listed=True)
    ada.wait_until_still()
    expect(page.locator(f"a[href='/table/{table}']")).to_have_count(0)
    page.evaluate(LOOK_AGAIN)
    expect(page.locator(f"a[href='/table/{table}']")).to_be_visible()


def test_my_games_say_that_it_is_my_turn_as_soon_as_it_is(come: Come) -> None:
    ada, bea = come(), come()
    ada.introduce("Ada")
    bea.introduce("Bea")
    page = ada.visit("/mine")
    expect(page.locator("main")).to_contain_text("No games yet")
    table = ada.open_table([{"kind": "me"}, {"kind": "open"}, RANDOM])
    bea.call("post", f"/api/tables/{table}/join", {"seat": 1})
    bea.sit_at(table)
    turn = page.locator(f"a[href='/table/{table}'] .tag.turn")
    wait_until(bea.page, lambda: turn.count() > 0, lambda: bea.is_asked() and bea.answer())


def test_a_link_that_leads_nowhere_says_so(come: Come) -> None:
    ada = come()
    page = ada.visit("/table/nosuchtable")
    expect(page.locator("main")).to_contain_text("There is no such table.")
    ada.visit("/nowhere/at/all")
    expect(page.locator("h1")).to_have_text("There is no such page")
    page.get_by_role("link", name="To the hall").click()
    expect(page.locator("h1")).to_have_text("Pull up a bench")
    ada.complaints.clear()  # the browser reports the missing table by itself


def test_the_language_changes_on_the_spot(come: Come) -> None:
    ada = come(language="pl")
    page = ada.visit("/")
    expect(page.locator("h1")).to_have_text("Przysiądź się")
    page.get_by_role("button", name="Zagraj z 2 botami").first.click()
    page.wait_for_selector(".stage")
    ada.wait_until_asked()
    expect(ada.question).to_have_text("Gdzie kładziesz swój pierwszy dysk?")
    page.get_by_role("button", name="Ustawienia").click()
    page.get_by_text("Português (Brasil)").click()
    expect(ada.question).to_have_text("Onde você coloca seu primeiro disco?")
    assert page.evaluate("document.documentElement.lang") == "pt-BR"
    page.get_by_text("English").click()
    expect(ada.question).to_have_text("Where do you place your first disc?")
    page.keyboard.press("Escape")
    page.reload()
    expect(ada.question).to_have_text("Where do you place your first disc?")


def test_what_is_set_in_one_tab_holds_in_the_other(come: Come) -> None:
    ada = come()
    page = ada.visit("/")
    other = ada.context.new_page()
    other.goto("/")
    other.get_by_role("button", name="Settings").click()
    other.get_by_role("group", name="Theme").get_by_text("Dark", exact=True).click()
    other.get_by_text("Polski").click()
    expect(page.locator("h1")).to_have_text("Przysiądź się")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")


def test_light_dark_and_high_contrast(come: Come) -> None:
    ada = come(theme="dark")
    page = ada.visit("/")
    paper = "getComputedStyle(document.documentElement).getPropertyValue('--paper').trim()"
    assert page.evaluate(paper) == "#2b251d"
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("group", name="Theme").get_by_text("Light", exact=True).click()
    assert page.evaluate(paper) == "#fbf7ee"
    page.get_by_role("group", name="Contrast").get_by_text("High").click()
    assert page.evaluate(paper) == "#fff"
