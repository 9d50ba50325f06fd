"""Two servers on one database: each learns what the other has done."""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor

import pytest

from meadhall.server.messaging.notices import Notice
from tests.server.client import ME, OPEN, PATIENCE, Socket, Visit, Visitor, here, wait_until, write_all
from tests.server.running_server import RunningServer, StartServer
from tests.server.test_tokens import bearer


def joined(servers: StartServer, patch: pytest.MonkeyPatch) -> list[RunningServer]:
    """Two servers whose words reach each other, as they do through PostgreSQL."""
    both = [servers(), servers()]

    publish = [server.services.notifier._publish for server in both]

    def publish_at_both(notice: Notice, channel: str) -> None:
        for server, publish_there in zip(both, publish, strict=True):
            server.loop.call_soon_threadsafe(publish_there, notice, channel)

    for server in both:
        patch.setattr(server.services.notifier, "_publish", publish_at_both)
    return both


def same_person(visitor: Visitor, other: Visitor) -> Visitor:
    """The same cookie at the other server."""
    other.http.cookies.set("meadhall", visitor.http.cookies["meadhall"])
    return other


def test_who_waits_for_a_newer_position_hears_of_what_was_done_at_the_other_server(
    visit: Visit, servers: StartServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = joined(servers, monkeypatch)
    anna = visit("Anna", first.address)
    table = anna.open("toy", ME, here("Ola"))
    elsewhere = same_person(anna, visit(None, second.address))
    before = elsewhere.position(table, 0)
    with ThreadPoolExecutor(1) as waiting:
        began = time.monotonic()
        later = waiting.submit(elsewhere.position, table, 0, after=before["number"], wait=PATIENCE)
        wait_until(lambda: second.services.tables._tables[table].users > 0)
        assert not later.done()
        anna.post(f"/api/tables/{table}/chat", text="one moment")
        anna.choose(table, 0, "card.7")
        position = later.result()
    assert position["view"]["hand"] == [7]
    assert position["number"] > before["number"]
    assert time.monotonic() - began < PATIENCE / 2


def test_a_token_is_worth_the_same_at_every_server(
    visit: Visit, servers: StartServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = joined(servers, monkeypatch)
    anna = visit("Anna", first.address)
    table = anna.open("toy", ME, here("Ola"))
    write_all([anna, anna], table)
    # Somebody looks at it there: the table is in that server's memory.
    onlooker = visit(None, second.address).at(table)
    token = anna.post(f"/api/tables/{table}/token", seat=1)["token"]
    with bearer(second.address, token) as program:
        position = program.get(f"/api/tables/{table}/position", params={"seat": 1}).json()
        assert position["view"]["hand"] == [2, 3]
        body = {"seat": 1, "number": position["decision"]["number"], "option": "say"}
        assert program.post(f"/api/tables/{table}/choose", json=body).status_code == 200
    assert onlooker.until("news", kind="chose")["seat"] == 1
    socket = Socket(second.address, "", Authorization=f"Bearer {token}")
    socket.hello(table, 1)
    assert anna.http.delete(f"/api/tables/{table}/token/1").status_code == 204
    assert socket.until("snapshot")["position"]["seat"] is None
    socket.close()


def test_the_games_of_a_guest_are_the_accounts_at_every_server(
    visit: Visit, servers: StartServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = joined(servers, monkeypatch)
    visit("Bea", first.address).post("/api/account", account="bea", password="correct horse")
    phone, bo = visit("Bea on the phone", first.address), visit("Bo", first.address)
    waiting = phone.open("toy", ME, OPEN)
    table = phone.open("toy", ME, OPEN)
    bo.post(f"/api/tables/{table}/join")
    number = phone.get(f"/api/tables/{table}")["number"]
    as_guest = same_person(phone, visit(None, second.address)).at(table, 0)
    theirs = same_person(bo, visit(None, second.address)).at(table, 1)
    phone.post("/api/sign-in", account="bea", password="correct horse")
    assert as_guest.until("snapshot")["position"]["seat"] is None
    assert theirs.until("news", kind="seat_changed")["number"] == number + 1
    laptop = visit(None, second.address)
    laptop.post("/api/sign-in", account="bea", password="correct horse")
    assert laptop.get(f"/api/tables/{table}")["seats"][0]["yours"]
    assert laptop.get(f"/api/tables/{waiting}")["hosting"]
    laptop.choose(table, 0, "card.7")
    assert theirs.until("news", kind="chose")["seat"] == 0
