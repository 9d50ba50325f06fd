"""Somebody who is away is told that it is their turn: by mail and webhook, once, and not against their will."""

from __future__ import annotations

import asyncio
import json
import re
import socket
import threading
from collections.abc import Iterator
from contextlib import suppress
from email import message_from_bytes
from email.message import Message
from email.policy import default
from http.server import BaseHTTPRequestHandler, HTTPServer
from typing import Any

import pytest
from aiosmtpd.controller import Controller

from meadhall.engine.errors import BadSettings
from meadhall.server.settings import Settings
from meadhall.server.turn_notices.sending import Unsent, allowed_webhook, mail_of
from tests.server.client import ME, OPEN, Visit, Visitor, wait_until, write_all
from tests.server.running_server import RunningServer, StartServer

ADDRESS = "https://hall.example.org"


class Postbox:
    """A mail server that keeps what it is given."""

    def __init__(self) -> None:
        self.mails: list[Message] = []
        self.recipients: list[str] = []

    async def handle_DATA(self, _server: object, _session: object, envelope: Any) -> str:  # noqa: N802
        self.recipients += envelope.rcpt_tos
        self.mails.append(message_from_bytes(envelope.content, policy=default))
        return "250 OK"


class Gibberish(BaseHTTPRequestHandler):
    def do_POST(self) -> None:
        self.wfile.write(b"what was that\r\n\r\n")

    def log_message(self, *_: object) -> None:
        pass


class Hook(BaseHTTPRequestHandler):
    heard: list[Any]

    def do_POST(self) -> None:
        length = int(self.headers["Content-Length"])
        type(self).heard.append(json.loads(self.rfile.read(length)))
        self.send_response(204)
        self.end_headers()

    def log_message(self, *_: object) -> None:
        pass


@pytest.fixture
def postbox() -> Iterator[tuple[Postbox, str]]:
    box = Postbox()
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    controller = Controller(box, hostname="127.0.0.1", port=port)
    controller.start()
    yield box, f"smtp://127.0.0.1:{port}"
    controller.stop()


def hall(servers: StartServer, **settings: Any) -> RunningServer:
    return servers(address=ADDRESS, mail_from="hall@example.org", notice_seconds=3600, **settings)


def tell(server: RunningServer) -> None:
    server.call(server.services.turn_notices.tell_waiting())


def playing(visit: Visit, server: RunningServer) -> tuple[Visitor, Visitor, str]:
    anna, bo = visit("Anna", server.address), visit("Bo", server.address)
    table = anna.open("toy", ME, OPEN)
    bo.post(f"/api/tables/{table}/join")
    return anna, bo, table


def text_of(mail: Message) -> str:
    content: str = mail.get_content()  # type: ignore[attr-defined]
    return content


def link_in(mail: Message, page: str) -> str:
    found = re.search(rf"{ADDRESS}/{page}#(\S+)", text_of(mail))
    assert found
    return found[1]


def wish(visitor: Visitor, **wishes: Any) -> Any:
    response = visitor.http.put("/api/notices", json=wishes)
    assert response.status_code == 200, response.text
    return response.json()


def test_an_address_is_confirmed_told_once_a_turn_and_ends_by_the_link_of_a_mail(
    visit: Visit, servers: StartServer, postbox: tuple[Postbox, str]
) -> None:
    box, smtp = postbox
    server = hall(servers, smtp=smtp)
    anna, bo, table = playing(visit, server)
    assert wish(bo, email="bo@example.org", minutes=10, language="pl")["confirmed"] is False
    server.clock.forward(3600)
    tell(server)
    assert [mail["Subject"] for mail in box.mails] == ["Twój adres w\u00a0Meadhall"]
    token = link_in(box.mails[0], "confirm")
    assert bo.refused("POST", "/api/notices/confirm", {"token": token[:-1]}) == "bad_link"
    assert bo.http.post("/api/notices/confirm", json={"token": token}).status_code == 204
    tell(server)
    tell(server)
    assert len(box.mails) == 2
    turn = box.mails[1]
    assert (turn["To"], "twoja kolej" in turn["Subject"]) == ("bo@example.org", True)
    assert f"{ADDRESS}/table/{table}" in text_of(turn)
    # The next turn is another one: not before ten minutes have passed, and not while Bo is there.
    write_all([anna, bo], table)
    tell(server)
    assert len(box.mails) == 2
    server.clock.forward(3600)
    with_bo = bo.at(table, 1)
    tell(server)
    assert len(box.mails) == 2
    with_bo.close()
    wait_until(lambda: not server.services.presence.here(table))
    tell(server)
    assert len(box.mails) == 3
    # As mail programs do it: without a cookie, with a form.
    one_click = str(box.mails[2]["List-Unsubscribe"]).strip("<>").removeprefix(ADDRESS)
    assert one_click.endswith(link_in(box.mails[2], "unsubscribe"))
    stranger = visit(None, server.address)
    assert stranger.http.post(one_click, data={"List-Unsubscribe": "One-Click"}).status_code == 204
    assert bo.get("/api/notices")["email"] == ""
    assert stranger.refused("POST", "/api/notices/unsubscribe/x.y") == "bad_link"


SEVERAL_IN_ONE = "=?utf-8?q?victim=40example.org=2C?=bo@example.org"
"""Mail programs read `victim@example.org,bo@example.org` in it."""


@pytest.mark.parametrize(
    "email", [SEVERAL_IN_ONE, "bo@[example.org", "bo(@example.org", "=?utf-8?q?a=0A?=@example.org"]
)
def test_an_address_is_one_and_no_riddle(
    visit: Visit, servers: StartServer, postbox: tuple[Postbox, str], email: str
) -> None:
    box, smtp = postbox
    bo = visit("Bo", hall(servers, smtp=smtp).address)
    assert bo.refused("PUT", "/api/notices", {"email": email}) == "malformed"
    assert box.mails == []


def test_a_mail_goes_to_one_address_whatever_can_be_read_in_it(postbox: tuple[Postbox, str]) -> None:
    """As it was taken by an earlier version."""
    box, smtp = postbox
    mail = mail_of(Settings(smtp=smtp, mail_from="hall@example.org", address=ADDRESS))
    assert mail is not None
    for address in (SEVERAL_IN_ONE, "bo@[example.org"):
        with suppress(Unsent):
            asyncio.run(mail.send(address, "Your turn", "Your turn"))
    assert "victim@example.org" not in box.recipients


def test_a_webhook_that_answers_gibberish_keeps_nobody_from_being_told(visit: Visit, servers: StartServer) -> None:
    listener = HTTPServer(("127.0.0.1", 0), Gibberish)
    threading.Thread(target=listener.serve_forever, daemon=True).start()
    place = f"127.0.0.1:{listener.server_port}"
    server = hall(servers, webhooks=(place, f"http://{place}"))
    _, bo, _ = playing(visit, server)
    wish(bo, webhook=f"http://{place}/", minutes=0)
    tell(server)
    listener.shutdown()
    listener.server_close()


def test_a_webhook_is_called_where_the_host_allows_it(visit: Visit, servers: StartServer) -> None:
    Hook.heard = []
    listener = HTTPServer(("127.0.0.1", 0), Hook)
    threading.Thread(target=listener.serve_forever, daemon=True).start()
    place = f"127.0.0.1:{listener.server_port}"
    server = hall(servers, webhooks=(place, f"http://{place}"))
    _, bo, table = playing(visit, server)
    assert bo.refused("PUT", "/api/notices", {"webhook": "http://127.0.0.1:1/"}) == "bad_options"
    assert bo.refused("PUT", "/api/notices", {"email": "bo@example.org"}) == "bad_options"
    wish(bo, webhook=f"http://{place}/hook?key=1", minutes=0)
    tell(server)
    tell(server)
    listener.shutdown()
    listener.server_close()
    assert [heard["table"] for heard in Hook.heard] == [f"{ADDRESS}/table/{table}"]
    assert "your turn" in Hook.heard[0]["content"]


def test_a_mail_server_that_is_away_hurts_nobody(
    visit: Visit, servers: StartServer, caplog: pytest.LogCaptureFixture
) -> None:
    server = hall(servers, smtp="smtp://127.0.0.1:9")
    _, bo, _ = playing(visit, server)
    answer = bo.http.put("/api/notices", json={"email": "bo@example.org"})
    assert (answer.status_code, answer.json()["code"]) == (503, "unavailable")
    assert "bo@example.org" not in caplog.text


@pytest.mark.parametrize(
    ("url", "allowed"),
    [
        ("https://hooks.example.org/x", True),
        ("http://hooks.example.org/x", False),
        ("https://hooks.example.org:8443/x", False),
        ("https://hooks.example.org@169.254.169.254/", False),
        ("https://user@hooks.example.org/", False),
        ("https://169.254.169.254/", False),
        ("https://hooks.example.org.evil.test/", False),
        ("https://[", False),
        ("http://lan:8080/", True),
    ],
)
def test_webhooks_lead_only_to_hosts_that_are_named(url: str, allowed: bool) -> None:
    assert allowed_webhook(url, ("hooks.example.org", "lan:8080", "http://lan:8080")) is allowed


@pytest.mark.parametrize(
    "settings", [{"smtp": "mail.example.org", "mail_from": "a@b.c", "address": ADDRESS}, {"smtp": "smtp://h"}]
)
def test_settings_that_cannot_work_are_said_at_the_start(settings: dict[str, str]) -> None:
    with pytest.raises(BadSettings, match="MEADHALL_"):
        mail_of(Settings(**settings))  # type: ignore[arg-type]
