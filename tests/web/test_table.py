"""At the table: undo, chat, who is away, hints, resigning."""

from __future__ import annotations

import re
from collections.abc import Callable

import httpx
import pytest
from playwright.sync_api import expect

from tests.web.house import PHONE, House, Visitor, wait_until

BOT = {"kind": "bot", "bot": "random"}


def gather(come: Callable[..., Visitor], **how: object) -> tuple[Visitor, Visitor, str]:
    """Ada and Bea at a table with a bot."""
    ada, bea = come(**how), come(**how)
    ada.introduce("Ada")
    bea.introduce("Bea")
    table = ada.open_table([{"kind": "me"}, {"kind": "open"}, BOT])
    page = bea.visit(f"/table/{table}")
    page.get_by_role("button", name="Sit here").click()
    page.wait_for_selector(".stage")
    ada.sit_at(table)
    return ada, bea, table


def past_first_discs(*people: Visitor) -> None:
    """Everybody's first disc is placed; all keep cards side by side."""

    def go_on() -> None:
        for person in people:
            if person.is_asked() and "first disc" in person.question.inner_text():
                person.answer()

    wait_until(people[0].page, lambda: all("keep" in person.question.inner_text() for person in people), go_on)


def keep_two(person: Visitor) -> None:
    """Of every hand that is passed on two cards are kept."""
    person.answer()
    person.answer()


def test_a_choice_says_whether_it_can_be_taken_back_and_undo_takes_it_back(come: Callable[..., Visitor]) -> None:
    ada, bea, _ = gather(come)
    past_first_discs(ada, bea)
    page = ada.page
    expect(page.locator(".tools .mark")).to_contain_text("You can take this back")
    offered = ada.choices.count()
    kept = ada.choose()
    expect(page.get_by_role("button", name="Undo", exact=True)).to_be_visible()
    expect(ada.choices).to_have_count(offered - 1)
    page.get_by_role("button", name="Undo", exact=True).click()
    expect(ada.choices).to_have_count(offered)
    expect(page.locator(f".can[data-thing='{kept}']")).to_be_visible()
    expect(page.get_by_role("button", name="Undo", exact=True)).to_have_count(0)


def test_undo_to_here_and_reset_turn(come: Callable[..., Visitor]) -> None:
    ada, bea, _ = gather(come)
    past_first_discs(ada, bea)
    page = ada.page
    offered = ada.choices.count()
    ada.choose()
    expect(ada.choices).to_have_count(offered - 1)
    ada.choose()
    expect(page.get_by_role("button", name="Reset my turn")).to_be_visible()
    page.get_by_role("button", name="Reset my turn").click()
    expect(ada.choices).to_have_count(offered)
    ada.choose()
    expect(ada.choices).to_have_count(offered - 1)
    page.get_by_role("tab", name="Log").click()
    page.get_by_role("button", name="Undo to here").first.click()
    expect(ada.choices).to_have_count(offered)


def test_further_back_only_with_the_others_consent(come: Callable[..., Visitor]) -> None:
    ada, bea, _ = gather(come)
    past_first_discs(ada, bea)
    page = ada.page
    page.get_by_role("tab", name="Log").click()
    page.get_by_role("button", name="Ask the table to go back to here").first.click()
    expect(page.locator(".request")).to_contain_text("Ada asks to go back")
    bea.page.locator(".request").get_by_role("button", name="Agree").click()
    expect(ada.question).to_contain_text("first disc")
    expect(bea.page.locator(".request")).to_have_count(0)


def test_a_second_click_in_the_same_place_does_not_answer_the_next_question(come: Callable[..., Visitor]) -> None:
    ada, bea, _ = gather(come)
    past_first_discs(ada, bea)
    page = ada.page
    offered = ada.choices.count()
    ada.look_up()
    box = ada.choices.first.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, click_count=3, delay=30)
    expect(ada.choices).to_have_count(offered - 1)
    # Whoever moves is not slowed down.
    ada.answer()
    expect(ada.question).not_to_contain_text("keep")


def test_where_undo_is_barred_the_table_can_be_asked_and_who_asked_hears_of_a_no(come: Callable[..., Visitor]) -> None:
    ada, bea, _ = gather(come)
    past_first_discs(ada, bea)
    page = ada.page
    expect(page.get_by_role("button", name="Undo", exact=True)).to_have_count(0)
    page.locator(".tools").get_by_role("button", name="Ask to undo").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("Others have acted since your last choice.")
    dialog.get_by_role("button", name="Ask the table").click()
    expect(page.locator(".request")).to_contain_text("Ada asks to go back")
    expect(page.get_by_role("button", name="Ask to undo")).to_have_count(0)
    bea.page.locator(".request").get_by_role("button", name="Decline").click()
    expect(page.locator(".toasts")).to_contain_text("Bea does not agree")
    expect(page.locator(".request")).to_have_count(0)
    expect(ada.question).to_contain_text("keep")
    expect(bea.page.locator(".toasts")).not_to_contain_text("agree")


def test_alone_with_bots_a_barred_choice_is_taken_back_without_asking(come: Callable[..., Visitor]) -> None:
    ada = come()
    ada.introduce("Ada")
    ada.sit_at(ada.open_table([{"kind": "me"}, BOT, BOT]))
    past_first_discs(ada)
    page = ada.page
    page.locator(".tools").get_by_role("button", name="Undo anyway").click()
    expect(page.get_by_role("dialog")).to_contain_text("Others have acted since your last choice.")
    expect(page.get_by_role("dialog")).to_contain_text("Nobody else has to agree.")
    page.get_by_role("dialog").get_by_role("button", name="Undo").click()
    expect(ada.question).to_contain_text("first disc")


def test_a_refused_thing_says_why(come: Callable[..., Visitor]) -> None:
    ada, bea, _ = gather(come)
    second = None
    while second is None:
        for person, other in ((ada, bea), (bea, ada)):
            if person.is_asked():
                taken = person.choose()
                other.page.wait_for_timeout(300)
                second = (other, taken)
                break
        else:
            ada.page.wait_for_timeout(100)
    person, taken = second
    if not person.is_asked():  # the bot comes between them, or has been before
        person.wait_until_asked()
    refused = person.page.locator(f"[data-thing='{taken}']")
    refused.hover()
    expect(person.page.get_by_role("tooltip")).to_contain_text("Somebody already has a disc in this region.")
    refused.click(force=True)
    expect(person.question).to_contain_text("first disc")


def test_what_others_did_since_ones_choice_stands_with_the_question_and_opens_the_log(
    come: Callable[..., Visitor],
) -> None:
    ada = come(size=PHONE, touch=True)
    ada.introduce("Ada")
    ada.sit_at(ada.open_table([{"kind": "me"}, BOT, BOT]))
    past_first_discs(ada)
    since = ada.page.locator(".sheet .since")
    expect(since).to_contain_text(re.compile("Sitric|Brodir"))
    since.tap()
    log = ada.page.get_by_role("log")
    expect(log).to_be_in_viewport()
    expect(log).to_contain_text("Ada starts in")


def test_chat_reaches_the_others_and_marks_the_tab(come: Callable[..., Visitor]) -> None:
    ada, bea, _ = gather(come)
    ada.page.get_by_role("tab", name="Chat").click()
    ada.page.get_by_label("Say something").fill("<b>Sláinte</b> 🍺")
    ada.page.get_by_role("button", name="Send").click()
    expect(ada.page.locator(".chat li p")).to_have_text("<b>Sláinte</b> 🍺")
    expect(bea.page.get_by_role("tab", name="Chat")).to_contain_text("1")
    bea.page.get_by_role("tab", name="Chat").click()
    expect(bea.page.locator(".chat li p")).to_have_text("<b>Sláinte</b> 🍺")
    expect(bea.page.get_by_role("tab", name="Chat")).not_to_contain_text("1")


def test_the_others_see_who_is_away(come: Callable[..., Visitor]) -> None:
    ada, bea, table = gather(come)
    expect(ada.page.locator(".players")).not_to_contain_text("away")
    bea.visit("/about")
    expect(ada.page.locator(".players")).to_contain_text("away")
    bea.sit_at(table)
    expect(ada.page.locator(".players")).not_to_contain_text("away")


def test_who_goes_to_the_hall_within_the_page_is_away_too(come: Callable[..., Visitor]) -> None:
    ada, bea, table = gather(come)
    expect(ada.page.locator(".players")).not_to_contain_text("away")
    bea.page.get_by_role("link", name="Meadhall").click()
    expect(ada.page.locator(".players")).to_contain_text("away")
    bea.page.locator(f"a[href='/table/{table}']").first.click()
    expect(ada.page.locator(".players")).not_to_contain_text("away")


def test_the_game_goes_on_after_the_server_was_killed_without_a_reload(
    come: Callable[..., Visitor], house: House
) -> None:
    ada, bea, _ = gather(come)
    past_first_discs(ada, bea)
    ada.page.evaluate("window.stayed = true")
    offered = ada.choices.count()
    house.kill()
    expect(ada.page.locator(".lost").first).to_be_visible()
    # What is chosen meanwhile is sent when the server is back, once.
    kept = ada.choose()
    house.open()
    expect(ada.page.locator(".lost")).to_have_count(0)
    expect(ada.choices).to_have_count(offered - 1)
    expect(ada.page.locator(f".small [data-thing='{kept}']")).to_be_visible()
    assert ada.page.evaluate("window.stayed")
    bea.choose()
    expect(bea.page.get_by_role("button", name="Undo", exact=True)).to_be_visible()


def test_a_hint_shows_what_a_bot_would_choose(come: Callable[..., Visitor]) -> None:
    ada, bea, _ = gather(come)
    past_first_discs(ada, bea)
    ada.page.get_by_role("button", name="Hint").click()
    expect(ada.page.locator(".hinted")).to_have_count(1)
    expect(ada.page.locator(".toasts")).to_contain_text("A bot would choose")


def test_whoever_wants_it_is_asked_before_a_choice(come: Callable[..., Visitor]) -> None:
    ada = come(settings={"confirm": "always"})
    ada.introduce("Ada")
    ada.sit_at(ada.open_table([{"kind": "me"}, BOT, BOT]))
    ada.wait_until_asked()
    ada.choose()
    expect(ada.question).to_contain_text("first disc")
    ada.page.get_by_role("button", name="Not yet").click()
    ada.choose()
    ada.page.locator(".picked").get_by_role("button", name="Choose").click()
    expect(ada.question).not_to_contain_text("first disc")


def test_who_resigns_leaves_the_game_to_a_bot(come: Callable[..., Visitor]) -> None:
    ada, bea, _ = gather(come)
    bea.page.get_by_role("tab", name="Table").click()
    bea.page.get_by_role("button", name="Resign").click()
    bea.page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(bea.page.get_by_role("button", name="Resign")).to_have_count(0)
    expect(ada.page.locator(".players li", has_text="Bea").get_by_label("Bot")).to_be_visible()


def test_a_player_is_replaced_by_a_bot_if_the_table_agrees(come: Callable[..., Visitor]) -> None:
    ada, bea, _ = gather(come)
    page = ada.page
    page.get_by_role("tab", name="Table").click()
    page.get_by_role("button", name="Replace Bea by a bot").click()
    page.get_by_role("dialog").get_by_role("button", name="Ask the table").click()
    bea.page.locator(".request").get_by_role("button", name="Agree").click()
    expect(page.locator(".players li", has_text="Bea").get_by_label("Bot")).to_be_visible()


def test_who_has_just_left_cannot_be_replaced_yet(come: Callable[..., Visitor]) -> None:
    ada, bea, _ = gather(come)
    bea.visit("/about")
    page = ada.page
    expect(page.locator(".players")).to_contain_text("away")
    page.get_by_role("tab", name="Table").click()
    page.get_by_role("button", name="Replace Bea by a bot").click()
    page.get_by_role("dialog").get_by_role("button", name="Ask the table").click()
    expect(page.locator(".toasts")).to_contain_text("two minutes")


def test_a_program_plays_a_seat_with_a_token_from_the_page(come: Callable[..., Visitor], house: House) -> None:
    ada = come()
    ada.introduce("Ada")
    ada.sit_at(ada.open_table([{"kind": "me"}, BOT, BOT]))
    ada.wait_until_asked()
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


def test_who_wants_it_is_asked_once_more_before_the_turn_ends(come: Callable[..., Visitor]) -> None:
    ada, bea, _ = gather(come)
    past_first_discs(ada, bea)
    page = ada.page
    page.evaluate("""() => {
      const kept = JSON.parse(localStorage['meadhall.settings']);
      localStorage['meadhall.settings'] = JSON.stringify({ ...kept, confirm: 'final' });
    }""")
    page.reload()
    ada.wait_until_asked()
    # Of every hand two cards are kept: the first is sent at once, the second ends the turn.
    ada.answer()
    left = ada.choices.count()
    ada.choose()
    expect(page.locator(".picked .mark")).to_contain_text("Ends your turn")
    page.get_by_role("button", name="Not yet").click()
    expect(ada.choices).to_have_count(left)
    ada.choose()
    with ada.answering():
        page.get_by_role("button", name="Choose", exact=True).click()


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


def test_who_looks_elsewhere_hears_that_it_is_their_turn_if_they_want(come: Callable[..., Visitor]) -> None:
    keen, calm = come(settings={"sound": True, "notify": True}), come()
    for visitor in (keen, calm):
        visitor.context.add_init_script(LOOKS_ELSEWHERE + LISTENS)
        visitor.introduce("Ada")
    table = keen.open_table([{"kind": "me"}, {"kind": "open"}, BOT])
    calm.visit(f"/table/{table}").get_by_role("button", name="Sit here").click()
    keen.sit_at(table)
    past_first_discs(keen, calm)
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
    wait_until(keen.page, lambda: bool(heard))
    keep_two(calm)
    keen.page.wait_for_function("() => heard.length === 3")
    assert keen.page.evaluate("heard") == ["tone", "tone", "Your turn: Brian Boru: High King of Ireland"]
    expect(keen.page.locator("nav .count")).to_have_text("1")


NOTICES = """async () => {
    const worker = await navigator.serviceWorker.getRegistration();
    const notices = await worker?.getNotifications() ?? [];
    return notices.map(notice => `${notice.title} (${notice.body}): ${notice.tag}`);
}"""


def test_notices_are_shown_by_a_service_worker_once_somebody_wants_them(come: Callable[..., Visitor]) -> None:
    ada, ben = come(), come()
    ada.context.grant_permissions(["notifications"])
    ada.context.add_init_script(LOOKS_ELSEWHERE)
    for visitor in (ada, ben):
        visitor.introduce("Ada")
    table = ada.open_table([{"kind": "me"}, {"kind": "open"}, BOT])
    ada.visit("/")
    assert not ada.context.service_workers
    ada.page.get_by_role("button", name="Settings").click()
    wanted = ada.page.get_by_label("A notification when it is my turn")
    wanted.check()
    ada.page.wait_for_function("async () => (await navigator.serviceWorker.getRegistrations()).length === 1")
    ada.page.keyboard.press("Escape")
    ben.visit(f"/table/{table}").get_by_role("button", name="Sit here").click()
    ben.page.wait_for_selector(".stage")
    ada.page.wait_for_function(f"async () => (await ({NOTICES})()).length === 1")
    assert ada.page.evaluate(NOTICES) == [f"Your turn (Brian Boru: High King of Ireland): {table}"]
    # A click on it (only a real one may focus a window) leads to the table, without loading the page anew.
    ada.page.evaluate("window.same = true")
    [worker] = ada.context.service_workers
    worker.evaluate("WindowClient.prototype.focus = async () => {}")
    worker.evaluate(
        "async () => dispatchEvent(new NotificationEvent('notificationclick', "
        "{ notification: (await registration.getNotifications())[0] }))"
    )
    ada.page.wait_for_url(f"**/table/{table}")
    assert ada.page.evaluate("window.same")
    ada.page.get_by_role("button", name="Settings").click()
    wanted.uncheck()
    ada.page.wait_for_function("async () => (await navigator.serviceWorker.getRegistrations()).length === 0")


def test_the_tabs_title_says_whose_turn_it_is(come: Callable[..., Visitor]) -> None:
    ada = come()
    ada.introduce("Ada")
    ada.sit_at(ada.open_table([{"kind": "me"}, BOT, BOT]))
    ada.wait_until_asked()
    assert "Your turn" in ada.page.title()
    ada.visit("/mine")
    expect(ada.page.locator(".tag.turn")).to_have_text("Your turn")
    expect(ada.page.locator("nav .count")).to_have_text("1")


def test_a_clock_runs_where_the_table_has_one(come: Callable[..., Visitor]) -> None:
    ada = come()
    ada.introduce("Ada")
    ada.sit_at(ada.open_table([{"kind": "me"}, BOT, BOT], move_seconds=120))
    ada.wait_until_asked()
    clock = ada.page.get_by_role("timer")
    expect(clock).to_contain_text("1:")
    first = clock.inner_text()
    expect(clock).not_to_have_text(first)


@pytest.mark.parametrize("hours", [-1, 1])
def test_the_clock_goes_by_the_servers_time(come: Callable[..., Visitor], hours: int) -> None:
    ada = come()
    ada.context.add_init_script(f"const now = Date.now; Date.now = () => now() + {hours * 3_600_000}")
    ada.introduce("Ada")
    ada.sit_at(ada.open_table([{"kind": "me"}, BOT, BOT], move_seconds=120))
    ada.wait_until_asked()
    expect(ada.page.get_by_role("timer")).to_have_text(re.compile(r"(1:\d\d|2:00)$"))
