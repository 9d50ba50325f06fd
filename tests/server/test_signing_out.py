"""Signing out ends what was signed in: cookies wherever they were copied to, sockets, and programs' tokens."""

from __future__ import annotations

import asyncio
import hashlib
from typing import Any

from itsdangerous import Signer

from meadhall.server.messaging.notices import Missed, Notice, SessionEnded, TurnChanged
from meadhall.server.messaging.notifier import BACKLOG, Subscription
from tests.server.client import ME, OPEN, Socket, Visit, Visitor, here
from tests.server.running_server import RunningServer


def with_cookie(visit: Visit, value: str) -> Visitor:
    other = visit()
    other.http.cookies.set("meadhall", value)
    return other


def test_a_cookie_is_worth_nothing_after_signing_out(visit: Visit) -> None:
    gil = visit("Gil")
    gil.post("/api/account", account="gil", password="correct horse")
    phone = visit()
    phone.post("/api/sign-in", account="gil", password="correct horse")
    copied = with_cookie(visit, gil.http.cookies["meadhall"])
    table = gil.open("toy", ME, OPEN)
    sockets = gil.at(table), copied.at(table)
    assert gil.get("/api/me")["name"] == "Gil"
    gil.post("/api/sign-out")
    assert copied.get("/api/me")["name"] is None
    assert [socket.closing_code() for socket in sockets] == [4401, 4401]
    # Another device has a cookie of its own.
    assert phone.get("/api/me")["name"] == "Gil"


def test_who_does_not_read_what_is_sent_is_signed_out_nevertheless() -> None:
    async def listen() -> list[Notice]:
        notices: Subscription[Notice] = Subscription()
        notices.put(SessionEnded("lost"))
        for number in range(BACKLOG + 5):
            notices.put(TurnChanged(f"table {number}", "toy", True))
        return [await anext(notices) for _ in range(6)]

    # To whom something was missed the database tells whether they are signed in.
    told = asyncio.run(listen())
    assert told[0] == Missed()
    assert told[-1] == TurnChanged(f"table {BACKLOG + 4}", "toy", True)


def test_a_guest_can_end_a_cookie_that_got_lost(visit: Visit) -> None:
    ida = visit("Ida")
    table = ida.open("toy", ME, here("Ola"))
    lost = with_cookie(visit, ida.http.cookies["meadhall"])
    looking = lost.at(table, 0)
    assert ida.post("/api/sign-out/everywhere", stay=True)["name"] == "Ida"
    assert lost.get("/api/me")["name"] is None
    assert looking.closing_code() == 4401
    assert ida.get(f"/api/tables/{table}")["seats"][0]["yours"]
    ida.post("/api/sign-out/everywhere")
    assert ida.get("/api/me")["name"] is None


def test_a_seats_token_ends_with_the_password_and_with_signing_out_everywhere(visit: Visit) -> None:
    jo = visit("Jo")
    jo.post("/api/account", account="jo", password="correct horse")
    table = jo.open("toy", ME, here("Ola"))
    changes: list[tuple[str, dict[str, Any]]] = [
        ("/api/account/password", {"old": "correct horse", "new": "battery staple"}),
        ("/api/sign-out/everywhere", {"stay": True}),
    ]
    for path, body in changes:
        token = jo.post(f"/api/tables/{table}/token", seat=1)["token"]
        program = Socket(jo.address, "", Authorization=f"Bearer {token}")
        program.hello(table, 1)
        jo.post(path, **body)
        program.until("snapshot")
        assert program.position["seat"] is None
        answer = visit().http.get("/api/me", headers={"Authorization": f"Bearer {token}"})
        assert answer.json()["code"] == "bad_token"
        program.close()


def test_a_cookie_of_an_earlier_version_is_still_known_and_can_be_ended(
    visit: Visit, shared_server: RunningServer
) -> None:
    kim = visit("Kim")
    person, epoch, *_ = kim.http.cookies["meadhall"].split(".")
    signer = Signer(shared_server.services.signing_key, salt="meadhall.person", digest_method=hashlib.sha256)
    old = signer.sign(f"{person}.{epoch}").decode()
    assert with_cookie(visit, old).get("/api/me")["name"] == "Kim"
    with_cookie(visit, old).post("/api/sign-out")
    assert with_cookie(visit, old).get("/api/me")["name"] is None
    assert kim.get("/api/me")["name"] == "Kim"
