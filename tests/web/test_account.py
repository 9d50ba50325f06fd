"""One's own account, and the page for hosts of the hall."""

from __future__ import annotations

import subprocess
import sys

from playwright.sync_api import Page, expect

from tests.web.company import Come
from tests.web.hall import House

PASSWORD = "correct horse"


def open_account(come: Come, name: str) -> Page:
    visitor = come()
    visitor.introduce(name.capitalize())
    visitor.call("post", "/api/account", {"account": name, "password": PASSWORD})
    return visitor.visit("/account")


def test_everything_of_somebody_is_deleted_after_the_password(come: Come) -> None:
    page = open_account(come, "leaver")
    page.get_by_role("button", name="Sign out other devices").click()
    expect(page.locator(".toasts")).to_contain_text("signed out")
    with page.expect_download() as download:
        page.get_by_role("link", name="Download your data").click()
    assert "leaver" in download.value.path().read_text(encoding="utf-8")
    page.get_by_role("button", name="Delete all my data").click()
    page.get_by_role("dialog").get_by_label("Password").fill(PASSWORD)
    page.get_by_role("button", name="Delete for good").click()
    page.wait_for_url("**/")
    expect(page.locator(".me")).to_contain_text("Guest")


def test_a_host_mutes_gives_a_new_password_and_removes_a_table(come: Come, house: House) -> None:
    host, member = open_account(come, "keeper"), open_account(come, "member")
    # In a process of its own: the browser's event loop runs in this one.
    command = ["-m", "meadhall", "admin", "host", "keeper", "--data-dir", str(house.folder)]
    subprocess.run([sys.executable, *command], check=True, capture_output=True)
    opener = come()
    opener.introduce("Opener")
    table = opener.open_table([{"kind": "me"}, {"kind": "open"}, {"kind": "open"}])
    host.reload()
    host.get_by_role("link", name="Look after the hall").click()
    host.get_by_label("Name or account").fill("member")
    host.get_by_role("button", name="Search").click()
    row = host.get_by_role("listitem").filter(has_text="Member")
    expect(host.locator("section").first.get_by_role("listitem")).to_have_count(1)
    row.get_by_role("button", name="Mute").click()
    expect(row).to_contain_text("muted")
    row.get_by_role("button", name="Link for a new password").click()
    link = host.get_by_role("dialog").get_by_role("textbox").input_value()
    host.keyboard.press("Escape")
    member.goto(link)
    member.get_by_label("New password").fill("battery staple")
    member.get_by_role("button", name="Save and sign in").click()
    expect(member.get_by_role("heading", name="Signed in as member")).to_be_visible()
    own = host.get_by_role("listitem").filter(has=host.locator(f"a[href='/table/{table}']"))
    own.get_by_role("button", name="Remove the table").click()
    host.get_by_role("dialog").get_by_role("button", name="Remove the table").click()
    expect(own).to_have_count(0)


def test_the_page_for_hosts_shows_others_nothing(come: Come) -> None:
    visitor = come()
    visitor.introduce("Zoe")
    page = visitor.visit("/host")
    expect(page.locator("main")).to_contain_text("for the hosts")
    expect(page.get_by_role("button", name="Mute")).to_have_count(0)


def test_a_joiner_with_a_second_seat_is_told_of(come: Come) -> None:
    ada, bea = come(), come()
    ada.introduce("Ada")
    bea.introduce("Bea")
    table = ada.open_table([{"kind": "me"}, {"kind": "open"}, {"kind": "open"}, {"kind": "open"}])
    page = ada.visit(f"/table/{table}")
    bea.call("post", f"/api/tables/{table}/join", {"seat": 1})
    bea.call("post", f"/api/tables/{table}/join", {"seat": 2, "name": "Cleo"})
    expect(page.get_by_role("listitem").filter(has_text="Cleo")).to_contain_text("same person as Bea")
