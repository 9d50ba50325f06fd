"""Whose turn it is: sounds, notices, titles and clocks say so."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web.company import Come, alone, click_first_discs
from tests.web.play import wait_until
from tests.web.positions import RANDOM
from tests.web.visitor import Visitor


def keep_two(person: Visitor) -> None:
    """Of every hand that is passed on two cards are kept."""
    person.answer()
    person.answer()


LOOKS_ELSEWHERE = "Object.defineProperty(document, 'hidden', { get: () => true });"
LISTENS = """
delete Navigator.prototype.serviceWorker;
window.heard = [];
window.Notification = class {
  static permission = 'granted';
  constructor(title, { body }) { heard.push(`${title}: ${body}`); }
};
window.AudioContext = class extends AudioContext {
  createOscillator() { heard.push('tone'); return super.createOscillator(); }
};
"""
"""A browser without service workers, that tells what one would hear."""


def test_who_looks_elsewhere_hears_that_it_is_their_turn_if_they_want(come: Come) -> None:
    keen, calm = come(settings={"sound": True, "notify": True}), come()
    for visitor in (keen, calm):
        visitor.context.add_init_script(LOOKS_ELSEWHERE + LISTENS)
        visitor.introduce("Ada")
    table = keen.open_table([{"kind": "me"}, {"kind": "open"}, RANDOM])
    calm.visit(f"/table/{table}").get_by_role("button", name="Sit here").click()
    keen.sit_at(table)
    click_first_discs(keen, calm)
    for visitor in (keen, calm):
        visitor.page.evaluate("heard.length = 0")
        keep_two(visitor)
    keen.page.wait_for_function("() => heard.length === 3")
    assert keen.page.evaluate("heard") == [
        "tone",
        "tone",
        f"Your turn: Brian Boru: High King of Ireland: {keen.question.inner_text()}",
    ]
    calm.wait_until_asked()
    assert calm.page.evaluate("heard") == []
    # In the hall too.
    keep_two(keen)
    heard: list[object] = []
    keen.page.on("websocket", lambda line: line.on("framereceived", lambda news: heard.append(news)))
    keen.visit("/")
    # Whoever is online again asks the server whether it is there: when it answers, the hall is listening.
    wait_until(keen.page, lambda: bool(heard), lambda: keen.page.evaluate("dispatchEvent(new Event('online'))"))
    keep_two(calm)
    keen.page.wait_for_function("() => heard.length === 3")
    assert keen.page.evaluate("heard") == ["tone", "tone", "Your turn: Brian Boru: High King of Ireland"]
    expect(keen.page.locator("nav .count")).to_have_text("1")


# A browser without a window allows no notices, whatever one asks: they are written down instead.
NOTICES = """
    window.notices = [];
    Notification.requestPermission = async () => "granted";
    Object.defineProperty(Notification, "permission", { get: () => "granted" });
    ServiceWorkerRegistration.prototype.showNotification = async function (title, how) {
        if (this.active) window.notices.push(`${title} (${how.body}): ${how.tag}`);
    };
"""
CLICKED = """table => dispatchEvent(Object.assign(
    new ExtendableEvent("notificationclick"), { notification: { tag: table, close: () => {} } },
))"""


def test_notices_are_shown_by_a_service_worker_once_somebody_wants_them(come: Come) -> None:
    ada, ben = come(), come()
    ada.context.add_init_script(LOOKS_ELSEWHERE)
    ada.context.add_init_script(NOTICES)
    for visitor in (ada, ben):
        visitor.introduce("Ada")
    table = ada.open_table([{"kind": "me"}, {"kind": "open"}, RANDOM])
    ada.visit("/")
    assert not ada.context.service_workers
    ada.page.get_by_role("button", name="Settings").click()
    wanted = ada.page.get_by_label("A notification when it is my turn")
    wanted.check()
    ada.page.wait_for_function("async () => (await navigator.serviceWorker.getRegistrations()).length === 1")
    ada.page.keyboard.press("Escape")
    ben.visit(f"/table/{table}").get_by_role("button", name="Sit here").click()
    ben.page.wait_for_selector(".stage")
    ada.page.wait_for_function("() => notices.length === 1")
    assert ada.page.evaluate("notices") == [f"Your turn (Brian Boru: High King of Ireland): {table}"]
    # A click on it (only a real one may focus a window) leads to the table, without loading the page anew.
    ada.page.evaluate("window.same = true")
    [worker] = ada.context.service_workers
    worker.evaluate("WindowClient.prototype.focus = async () => {}")
    worker.evaluate(CLICKED, table)
    ada.page.wait_for_url(f"**/table/{table}")
    assert ada.page.evaluate("window.same")
    ada.page.get_by_role("button", name="Settings").click()
    wanted.uncheck()
    ada.page.wait_for_function("async () => (await navigator.serviceWorker.getRegistrations()).length === 0")


def test_the_tabs_title_says_whose_turn_it_is(come: Come) -> None:
    ada = alone(come)
    assert "Your turn" in ada.page.title()
    ada.visit("/mine")
    expect(ada.page.locator(".tag.turn")).to_have_text("Your turn")
    expect(ada.page.locator("nav .count")).to_have_text("1")


def open_ready(visitor: Visitor, seconds: int) -> str:
    """A table with two bots and a clock, at which the game has begun."""
    table = visitor.open_table([{"kind": "me"}, RANDOM, RANDOM], move_seconds=seconds)
    visitor.call("post", f"/api/tables/{table}/ready", {})
    return table


def test_a_clock_runs_where_the_table_has_one(come: Come) -> None:
    ada = come()
    ada.introduce("Ada")
    ada.sit_at(open_ready(ada, 120))
    ada.wait_until_asked()
    clock = ada.page.get_by_role("timer")
    expect(clock).to_contain_text("1:")
    first = clock.inner_text()
    expect(clock).not_to_have_text(first)


@pytest.mark.parametrize("hours", [-1, 1])
def test_the_clock_goes_by_the_servers_time(come: Come, hours: int) -> None:
    ada = come()
    ada.context.add_init_script(f"const now = Date.now; Date.now = () => now() + {hours * 3_600_000}")
    ada.introduce("Ada")
    ada.sit_at(open_ready(ada, 120))
    ada.wait_until_asked()
    expect(ada.page.get_by_role("timer")).to_have_text(re.compile(r"(1:\d\d|2:00)$"))
