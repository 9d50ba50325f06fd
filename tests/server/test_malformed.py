"""What is too big or without sense is refused and changes nothing; a failure inside says nothing of the inside."""

from __future__ import annotations

import json
import random
from contextlib import suppress
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.client import ME, Visit, here
from tests.server.toy_tables import at_toy


def test_a_big_body_is_refused(visit: Visit) -> None:
    anna, _, table = at_toy(visit)
    response = anna.http.post(f"/api/tables/{table}/chat", json={"text": "x" * 100_000})
    assert (response.status_code, response.json()["code"]) == (413, "too_big")


def test_there_is_no_seat_below_the_first(visit: Visit) -> None:
    anna, _, table = at_toy(visit)
    for number in (-1, -79):
        assert anna.refused("DELETE", f"/api/tables/{table}/token/{number}") == "not_yours"


def test_a_big_message_is_refused_and_a_huge_one_closes_the_socket(visit: Visit) -> None:
    anna, _, table = at_toy(visit)
    socket = anna.at(table, 0)
    socket.send(type="chat", id="big", text="x" * 20_000)
    assert socket.until("refused")["code"] == "too_big"
    socket.hello(table, 0)
    with suppress(ConnectionClosed):
        socket.connection.send("x" * 1_000_000)
    assert socket.closing_code() == 1009
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
    monkeypatch.setattr("meadhall.server.people.accounts.clean_name", circle)
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
            assert socket.closing_code() == 4400
            socket = anna.socket()
    assert [anna.position(table, 0)["view"], bo.position(table, 1)["view"]] == [position["view"] for position in before]


def test_one_who_never_speaks_sense_is_sent_away(visit: Visit) -> None:
    socket = visit("Anna").socket()
    with suppress(ConnectionClosed):
        for _ in range(40):
            socket.connection.send("nonsense")
    assert socket.closing_code() == 4400


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
