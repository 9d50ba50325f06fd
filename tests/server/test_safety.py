"""What comes from elsewhere, too fast, too big or without sense: refused, and the table goes on."""

from __future__ import annotations

import json
import random
from contextlib import suppress
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from meadhall.server.api.cross_site import from_own_page
from meadhall.server.errors import Refused
from meadhall.server.rate_limits import RateLimit
from meadhall.server.settings import Limits
from tests.server.client import ME, RANDOM, Socket, Visit, Visitor, here, write_all
from tests.server.running_server import NO_LIMITS, StartServer
from tests.server.slow_bots import SlowBots
from tests.server.test_play_http import at_toy


@pytest.mark.parametrize(
    ("headers", "own"),
    [
        ({}, True),
        ({"sec-fetch-site": "same-origin"}, True),
        ({"sec-fetch-site": "none"}, True),
        ({"sec-fetch-site": "same-site"}, False),
        ({"sec-fetch-site": "cross-site"}, False),
        ({"sec-fetch-site": "cross-site", "origin": "http://hall:1", "host": "hall:1"}, False),
        ({"origin": "http://hall:1", "host": "hall:1"}, True),
        ({"origin": "https://evil.example", "host": "hall:1"}, False),
        ({"origin": "http://hall:2", "host": "hall:1"}, False),
        ({"origin": "null", "host": "hall:1"}, False),
    ],
)
def test_where_a_request_comes_from(headers: dict[str, str], own: bool) -> None:
    assert from_own_page(headers) is own


def test_other_sites_pages_change_nothing(visit: Visit) -> None:
    anna, _, table = at_toy(visit)
    for headers in ({"Origin": "https://evil.example"}, {"Sec-Fetch-Site": "cross-site"}):
        response = anna.http.post(f"/api/tables/{table}/resign", json={"seat": 0}, headers=headers)
        assert (response.status_code, response.json()["code"]) == (403, "cross_site")
    assert not anna.get(f"/api/tables/{table}")["seats"][0]["resigned"]


def test_other_sites_pages_get_no_socket(visit: Visit) -> None:
    anna = visit("Anna")
    with pytest.raises(InvalidStatus):
        Socket(anna.address, anna.cookie, Origin="https://evil.example")


def test_a_form_of_another_kind_is_not_read(visit: Visit) -> None:
    anna, _, table = at_toy(visit)
    response = anna.http.post(f"/api/tables/{table}/resign", data={"seat": "0"})
    assert response.status_code in (400, 415)
    assert not anna.get(f"/api/tables/{table}")["seats"][0]["resigned"]


def test_every_answer_carries_the_headers_of_a_careful_server(visit: Visit) -> None:
    someone = visit()
    for path in ("/", "/api/me", "/api/nothing", "/api/tables/none", "/schema/openapi.json", "/assets/none.js"):
        headers = someone.http.get(path).headers
        assert "script-src 'self'" in headers["content-security-policy"]
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["x-frame-options"] == "DENY"
        assert "server" not in headers
    assert someone.http.post("/api/hall").headers["x-content-type-options"] == "nosniff"
    assert someone.http.get("/api/me").headers["cache-control"] == "no-store"


def test_an_unknown_route_or_method_is_refused_in_the_same_form(visit: Visit) -> None:
    someone = visit()
    assert someone.refused("GET", "/api/nothing") == "no_such_page"
    assert someone.refused("POST", "/api/hall") == "no_such_method"


def test_a_pace_is_kept_and_forgiven_in_time() -> None:
    now = [0.0]
    pace = RateLimit(3, 0.5, lambda: now[0])
    assert [pace.wait("a") for _ in range(4)] == [0, 0, 0, 2]
    assert pace.wait("b") == 0
    now[0] = 2.0
    assert [pace.wait("a") for _ in range(2)] == [0, 2]
    with pytest.raises(Refused):
        pace.take("a")


def closing_code(socket: Socket) -> int:
    """The code with which the server closes the socket, after whatever else it says."""
    with pytest.raises(ConnectionClosed) as closed:
        listen(socket)
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code


def listen(socket: Socket) -> None:
    while True:
        socket.receive()


def limited(servers: StartServer, **limits: Any) -> Visitor:
    names = ("requests", "messages", "sign_ins", "new_people", "new_tables", "hints", "consults", "chats")
    generous: dict[str, Any] = dict.fromkeys(names, (1000000000.0, 1000000000.0))
    return Visitor(servers(limits=Limits(**generous | limits)).address, "Anna")


def test_floods_over_http_are_refused(servers: StartServer) -> None:
    anna = limited(servers, requests=(20, 0.1))
    answers = [anna.http.get("/api/me") for _ in range(40)]
    assert answers[10].status_code == 200
    assert answers[-1].status_code == 429
    assert int(answers[-1].headers["retry-after"]) >= 1
    assert anna.http.get("/").status_code == 200
    anna.close()


@pytest.mark.parametrize(
    ("limit", "path", "body"),
    [
        ("sign_ins", "/api/sign-in", {"account": "anna", "password": "guess after guess"}),
        ("new_tables", "/api/tables", {"game": "toy", "seats": [ME, {"kind": "open"}]}),
    ],
)
def test_what_costs_much_is_limited_more(servers: StartServer, limit: str, path: str, body: Any) -> None:
    anna = limited(servers, **{limit: (3, 0.01)})
    statuses = [anna.http.post(path, json=body).status_code for _ in range(5)]
    assert statuses[3:] == [429, 429]
    assert 429 not in statuses[:3]
    anna.close()


def test_guests_cannot_be_made_by_the_thousand(servers: StartServer) -> None:
    anna = limited(servers, new_people=(3, 0.01))
    statuses = []
    for _ in range(4):
        anna.http.cookies.clear()
        statuses.append(anna.http.post("/api/me", json={"name": "Anna"}).status_code)
    assert statuses == [200, 200, 429, 429]
    anna.close()


def test_a_host_has_only_so_many_tables(servers: StartServer) -> None:
    anna = limited(servers, running_tables=2)
    for _ in range(2):
        anna.open("toy", ME, {"kind": "open"})
    body = {"game": "toy", "seats": [ME]}
    assert anna.refused("POST", "/api/tables", body) == "too_many_tables"
    anna.close()


def test_a_host_watches_only_so_many_games_of_bots(servers: StartServer, monkeypatch: pytest.MonkeyPatch) -> None:
    server = servers(limits=msgspec.structs.replace(NO_LIMITS, bot_tables=1))
    SlowBots(server, monkeypatch).hold()
    anna = Visitor(server.address, "Anna")
    bots = [RANDOM, RANDOM]
    anna.open("toy", *bots)
    assert anna.refused("POST", "/api/tables", {"game": "toy", "seats": bots}) == "too_many_tables"
    over = anna.open("toy", ME, RANDOM)
    anna.post(f"/api/tables/{over}/resign", seat=0)
    assert anna.refused("POST", f"/api/tables/{over}/fork", {"move": 0, "seats": bots}) == "too_many_tables"
    by_hand = anna.open("toy", *bots, start=False)
    assert anna.refused("POST", f"/api/tables/{by_hand}/start") == "too_many_tables"
    by_seat = anna.open("toy", {"kind": "open"}, RANDOM)
    assert anna.refused("PUT", f"/api/tables/{by_seat}/seats/0", RANDOM) == "too_many_tables"
    assert {anna.get(f"/api/tables/{table}")["state"] for table in (by_hand, by_seat)} == {"gathering"}
    # With a person at the table, and for another host, nothing has changed.
    assert anna.post(f"/api/tables/{by_seat}/join")["state"] == "running"
    bo = Visitor(server.address, "Bo")
    bo.open("toy", *bots)
    anna.close()
    bo.close()


def test_a_socket_that_floods_is_closed_and_the_table_goes_on(servers: StartServer) -> None:
    anna = limited(servers, messages=(10, 1))
    table = anna.open("toy", ME, here("Ola"))
    socket = anna.at(table, 0)
    with suppress(ConnectionClosed):
        for _ in range(60):
            socket.send(type="ping", number=0)
    assert closing_code(socket) == 4429
    assert any(message.get("code") == "too_fast" for message in socket.heard)
    write_all([anna, anna], table)
    assert anna.at(table, 0).position["view"]["hand"] == [0, 1]
    anna.close()


def test_an_address_has_only_so_many_sockets(servers: StartServer) -> None:
    anna = limited(servers, sockets=2)
    table = anna.open("toy", ME, here("Ola"))
    for _ in range(2):
        anna.at(table, 0)
    third = anna.socket()
    assert closing_code(third) == 4429
    anna.sockets[0].close()
    assert anna.socket().hello(table, 0)
    anna.close()


def test_a_big_body_is_refused(visit: Visit) -> None:
    anna, _, table = at_toy(visit)
    response = anna.http.post(f"/api/tables/{table}/chat", json={"text": "x" * 100_000})
    assert (response.status_code, response.json()["code"]) == (413, "too_big")


def test_a_big_message_is_refused_and_a_huge_one_closes_the_socket(visit: Visit) -> None:
    anna, _, table = at_toy(visit)
    socket = anna.at(table, 0)
    socket.send(type="chat", id="big", text="x" * 20_000)
    assert socket.until("refused")["code"] == "too_big"
    socket.hello(table, 0)
    with suppress(ConnectionClosed):
        socket.connection.send("x" * 1_000_000)
    assert closing_code(socket) == 1009
    assert anna.at(table, 0).position["move"] == 4


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/api/me", {"name": "A\0"}),
        ("/api/account", {"account": "an\0a", "password": "correct horse"}),
        ("/api/sign-in", {"account": "an\0a", "password": "correct horse"}),
        ("/api/tables", {"game": "toy\0", "seats": [ME]}),
        ("/api/tables", {"game": "toy", "seats": [ME, here("O\0la")]}),
        ("/api/tables", {"game": "toy", "seats": [ME, {"kind": "bot", "bot": "random\0"}]}),
        ("/api/tables", {"game": "toy", "seats": [ME], "options": {"length": "short\0"}}),
        ("/api/tables", {"game": "toy", "seats": [ME], "options": {"length\0": "short"}}),
        ("…/join", {"name": "A\0"}),
        ("…/choose", {"seat": 1, "number": 1, "option": "say\0"}),
        ("…/choose", {"seat": 1, "number": 1, "option": "say", "id": "\0"}),
        ("…/undo", {"seat": 1, "id": "\0"}),
        ("…/request", {"seat": 1, "kind": "undo", "move": 0, "id": "\0"}),
        ("…/request", {"seat": 1, "kind": "replace", "target": 0, "bot": "\0"}),
        ("…/answer", {"seat": 1, "request": 1, "accept": True, "id": "\0"}),
        ("…/chat", {"text": "hello\0"}),
        ("…/chat", {"text": "hello", "id": "\0"}),
        ("…/resign", {"seat": 1, "id": "\0"}),
        ("…/back", {"seat": 1, "id": "\0"}),
        ("…/hint", {"seat": 1, "bot": "\0"}),
    ],
)
def test_a_character_that_no_database_can_keep_is_malformed(visit: Visit, path: str, body: dict[str, Any]) -> None:
    _, bo, table = at_toy(visit)
    assert bo.refused("POST", path.replace("…", f"/api/tables/{table}"), body) == "malformed"


@pytest.mark.parametrize("path", ["api/tables/%00", "api/tables/x%00/position", "api/games/%00", "about/%00"])
def test_an_address_with_such_a_character_leads_nowhere(visit: Visit, path: str) -> None:
    assert visit("Anna").refused("GET", f"/{path}") == "no_such_page"


def test_a_message_with_such_a_character_is_malformed(visit: Visit) -> None:
    _, bo, table = at_toy(visit)
    socket = bo.at(table, 1)
    for message in (
        {"type": "hello", "table": "\0"},
        {"type": "hello", "table": table, "token": "\0"},
        {"type": "chat", "text": "\0"},
        {"type": "chat", "text": "hello", "id": "\0"},
    ):
        socket.send(**message)
        assert socket.until("refused")["code"] == "malformed"


SENSELESS: list[str | bytes] = [
    "",
    "{",
    "null",
    "[]",
    "42",
    '"hello"',
    "{}",
    '{"type": "hello"}',
    '{"type": "dance"}',
    '{"type": 1}',
    '{"type": "choose"}',
    '{"type": "choose", "seat": -1, "number": 1, "option": "x"}',
    '{"type": "choose", "seat": 99, "number": 1, "option": "x"}',
    '{"type": "choose", "seat": 1e400, "number": 1, "option": "x"}',
    '{"type": "choose", "seat": 0, "number": 99999999999999999999, "option": "x"}',
    '{"type": "choose", "seat": 0, "number": 1, "option": ""}',
    '{"type": "choose", "seat": 0, "number": 1, "option": "x", "cheat": true}',
    '{"type": "choose", "seat": 0, "number": 1, "option": ' + "[" * 5000 + "]" * 5000 + "}",
    '{"type": "hello", "table": "../../etc/passwd"}',
    '{"type": "hello", "table": "\\u0000"}',
    '{"type": "hello", "table": "\\ud800"}',
    '{"type": "hello", "table": "x", "token": "y"}',
    '{"type": "ping", "number": -5}',
    b"\x00\xff",
    b'{"type": "ping"}',
]


def test_bodies_nested_beyond_reason_are_malformed_on_every_route(visit: Visit) -> None:
    anna, _, table = at_toy(visit)
    routes = [
        (method, path)
        for path, methods in anna.get("/schema/openapi.json")["paths"].items()
        for method in ("post", "put")
        if "requestBody" in methods.get(method, {})
    ]
    assert len(routes) > 15
    for method, path in routes:
        address = path.replace("{table}", table).replace("{seat}", "0")
        for body in ("[" * 5000, '{"seat": 0, "question": ' + "[" * 5000 + "]" * 5000 + "}"):
            response = anna.http.request(method, address, content=body, headers={"Content-Type": "application/json"})
            assert (response.status_code, response.json()["code"]) == (400, "malformed"), path


def test_rules_that_go_round_in_circles_are_no_fault_of_the_request(
    visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    def circle(name: str) -> str:
        return circle(name)

    anna = visit("Anna")
    monkeypatch.setattr("meadhall.server.accounts.clean_name", circle)
    assert anna.http.post("/api/me", json={"name": "Ann"}).status_code == 500


def test_messages_without_sense_are_refused_and_change_nothing(visit: Visit) -> None:
    anna, bo, table = at_toy(visit)
    before = [anna.position(table, 0), bo.position(table, 1)]
    for message in SENSELESS:
        socket = anna.socket()
        socket.connection.send(message)
        assert socket.receive()["type"] == "refused", message
        socket.hello(table, 0)
        socket.connection.send(message)
        assert socket.until("refused"), message
        socket.close()
    assert [anna.position(table, 0), bo.position(table, 1)] == before


def test_random_messages_never_break_the_server(visit: Visit) -> None:
    anna, bo, table = at_toy(visit)
    before = [anna.position(table, 0), bo.position(table, 1)]
    chance = random.Random(1)
    kinds = ["hello", "choose", "undo", "request", "answer", "resign", "back", "chat", "ping", "x", None]
    values: list[Any] = [None, True, -1, 0, 1, 7, 2**70, 1.5, "", "x", "pass", table, [], {}, "\u0000", "𝕏" * 50]
    fields = [
        "table",
        "seat",
        "number",
        "option",
        "to",
        "turn",
        "kind",
        "move",
        "request",
        "accept",
        "text",
        "id",
        "bot",
    ]
    socket = anna.socket()
    for _ in range(400):
        message = {name: chance.choice(values) for name in chance.sample(fields, chance.randrange(6))}
        # Seat 0 is the sender's own: what it may do there is not what is tried here.
        if message.get("seat") == 0:
            del message["seat"]
        try:
            socket.connection.send(json.dumps({"type": chance.choice(kinds)} | message))
            socket.send(type="ping")
            while True:
                answer = socket.receive()
                assert answer.get("code") != "broken", (message, answer)
                if answer["type"] == "pong":
                    break
        except ConnectionClosed:
            assert closing_code(socket) == 4400
            socket = anna.socket()
    assert [anna.position(table, 0)["view"], bo.position(table, 1)["view"]] == [position["view"] for position in before]


def test_one_who_never_speaks_sense_is_sent_away(visit: Visit) -> None:
    socket = visit("Anna").socket()
    with suppress(ConnectionClosed):
        for _ in range(40):
            socket.connection.send("nonsense")
    assert closing_code(socket) == 4400


def test_a_failure_inside_says_nothing_of_the_inside(visit: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    _, bo, table = at_toy(visit)
    before = bo.position(table, 1)

    def broken(*_: object) -> None:
        raise RuntimeError("the seed is 12345")

    monkeypatch.setattr("tests.server.toy.ToyState.tell", broken)
    decision = before["decision"]
    body = {"seat": 1, "number": decision["number"], "option": "say"}
    response = bo.http.post(f"/api/tables/{table}/choose", json=body)
    assert response.status_code == 500
    assert response.json()["code"] == "broken"
    assert "12345" not in response.text
    monkeypatch.undo()
    assert bo.position(table, 1) == before
    bo.choose(table, 1, "say")
