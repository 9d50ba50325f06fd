"""Watching and looking back: onlookers, the big screen, replays."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.web.company import Come
from tests.web.positions import RANDOM


def hands_in(page: Page) -> int:
    """Cards of a hand or an offer that the page holds anywhere, shown or not."""
    return page.locator(".own .action-card").count()


def test_an_onlooker_sees_the_board_and_no_hand(come: Come) -> None:
    ada, zoe = come(), come()
    ada.introduce("Ada")
    table = ada.open_table([{"kind": "me"}, RANDOM, RANDOM], listed=True)
    ada.sit_at(table)
    page = zoe.visit("/")
    page.locator(f"a[href='/table/{table}']").click()
    page.wait_for_selector(".stage")
    heard: list[str] = []
    page.on("websocket", lambda socket: socket.on("framereceived", lambda data: heard.append(str(data))))
    page.reload()
    page.wait_for_selector(".stage")
    ada.wait_until_asked()
    ada.choose()
    expect(ada.page.locator(".own .can").first).to_be_visible()
    expect(page.locator(".players")).to_contain_text("Ada")
    expect(ada.page.locator(".watching")).to_contain_text("One spectator")
    assert zoe.choices.count() == 0
    assert hands_in(page) == 0
    offered = ada.page.locator(".own .can").first.get_attribute("data-thing")
    assert heard
    assert offered
    assert not any(f'"{offered}"' in text for text in heard), "what is hidden is not even sent"


def test_the_big_screen_shows_the_table_without_secrets(come: Come) -> None:
    ada = come()
    ada.introduce("Ada")
    table = ada.open_table([{"kind": "me"}, RANDOM, RANDOM])
    ada.sit_at(table)
    ada.wait_until_asked()
    ada.choose()
    ada.visit(f"/table/{table}/screen")
    page = ada.page
    expect(page.locator(".screen .board svg").first).to_be_visible()
    expect(page.locator(".screen .players")).to_contain_text("Ada")
    assert hands_in(page) == 0
    assert ada.choices.count() == 0


def test_the_big_screen_tells_secret_choices_in_one_line(come: Come) -> None:
    ada = come()
    ada.introduce("Ada")
    table = ada.open_played_table([{"kind": "me"}, RANDOM, RANDOM], lambda asked: asked.kind == "play")
    log = ada.visit(f"/table/{table}/screen").locator(".screen .log")
    expect(log).to_contain_text("choose in secret")
    expect(log).not_to_contain_text("keeps")


def test_a_finished_game_can_be_replayed_shared_downloaded_and_played_on(come: Come) -> None:
    ada = come()
    ada.introduce("Ada")
    table = ada.open_played_table([{"kind": "me"}, RANDOM, RANDOM], None)
    ada.sit_at(table)
    page = ada.page
    page.get_by_role("link", name="Replay").click()
    page.wait_for_selector(".controls")
    expect(page.locator(".controls h2")).to_contain_text("Move 0 of")

    page.keyboard.press("ArrowRight")
    expect(page.locator(".controls h2")).to_contain_text("Move 1 of")
    page.get_by_role("button", name="Next move").click()
    expect(page.locator(".controls h2")).to_contain_text("Move 2 of")
    slider = page.get_by_role("slider")
    slider.fill("30")
    expect(page.locator(".controls h2")).to_contain_text("Move 30 of")
    expect(page).to_have_url(re.compile("move=30"))

    # Hands are open; from one seat only its own is.
    page.get_by_role("tab", name="Hands").click()
    expect(page.locator(".hands > section > h3")).to_have_count(3)
    page.get_by_label("View as").select_option("As a spectator")
    expect(page.get_by_role("tab", name="Hands")).to_have_count(0)
    assert hands_in(page) == 0

    # The address is a link to the moment, for somebody else too.
    zoe = come()
    zoe.visit(page.url.removeprefix(ada.house.address))
    expect(zoe.page.locator(".controls h2")).to_contain_text("Move 30 of")

    page.get_by_role("tab", name="Share").click()
    with page.expect_download() as waiting:
        page.get_by_role("link", name="Download the record").click()
    record = waiting.value.path().read_text(encoding="utf-8")
    assert record.startswith('{"meadhall":')
    assert '"game":"boru"' in record.splitlines()[0]

    page.get_by_role("button", name="Play on from here").click()
    page.get_by_role("dialog").get_by_role("button", name="Start the game").click()
    page.wait_for_url(lambda url: "/replay" not in url)
    page.wait_for_selector(".stage")
    ada.wait_until_asked()
    assert not page.url.endswith(table)


def test_a_replay_leads_back_to_the_table_and_does_not_play_on_at_its_end(come: Come) -> None:
    ada = come()
    ada.introduce("Ada")
    table = ada.open_table([{"kind": "me"}, RANDOM, RANDOM])
    ada.sit_at(table)
    ada.wait_until_asked()
    page = ada.visit(f"/table/{table}/replay?look=0")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_disabled()
    page.get_by_role("button", name="First").click()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_enabled()
    page.locator(".controls").get_by_role("link", name="To the table").click()
    ada.wait_until_asked()


def test_a_dragged_slider_asks_for_one_moment_at_a_time(come: Come) -> None:
    ada = come()
    ada.introduce("Ada")
    table = ada.open_played_table([{"kind": "me"}, RANDOM, RANDOM], None)
    page = ada.visit(f"/table/{table}/replay?move=0")
    page.wait_for_selector(".controls")
    ada.wait_until_still()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if "/replay?" in request.url else None)
    slider = page.get_by_role("slider")
    last = int(slider.get_attribute("max") or 0)
    assert last > 100
    with page.expect_response(lambda response: f"move={last}&" in response.url):
        slider.evaluate("""slider => {
            for (let move = 1; move <= Number(slider.max); move++) {
                slider.value = move;
                slider.dispatchEvent(new Event('input', { bubbles: true }));
            }
        }""")
    expect(page.locator(".controls h2")).to_contain_text(f"Move {last} of")
    ada.wait_until_still()
    assert len(asked) < 10
    expect(page.locator(".toasts")).to_have_text("")


def test_a_link_to_somebody_elses_look_shows_what_everybody_may_see(come: Come) -> None:
    ada, zoe = come(), come()
    ada.introduce("Ada")
    table = ada.open_table([{"kind": "me"}, RANDOM, RANDOM])
    ada.sit_at(table)
    ada.wait_until_asked()
    for look in ("0", "open"):
        page = zoe.visit(f"/table/{table}/replay?move=0&look={look}")
        expect(page.locator(".board svg").first).to_be_visible()
        expect(page.get_by_label("View as").locator("option:checked")).to_have_text("As a spectator")
        assert hands_in(page) == 0


def test_the_log_leads_to_the_moment(come: Come) -> None:
    ada = come()
    ada.introduce("Ada")
    ada.sit_at(ada.open_table([{"kind": "me"}, RANDOM, RANDOM]))
    ada.wait_until_asked()
    ada.choose()
    ada.page.get_by_role("tab", name="Log").click()
    ada.page.get_by_role("link", name="See this moment").first.click()
    ada.page.wait_for_selector(".controls")
    expect(ada.page.locator(".controls h2")).to_contain_text("Move")
    assert "/replay" in ada.page.url
