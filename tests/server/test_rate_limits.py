"""What comes too fast or too often is refused, and the table goes on."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from meadhall.server.errors import Refused
from meadhall.server.rate_limits import RateLimit
from meadhall.server.settings import Limits
from meadhall.server.storage.database import Database
from meadhall.server.storage.limits import LimitStore
from tests.server.client import ME, OPEN, RANDOM, Visitor, here, write_all
from tests.server.running_server import NO_LIMITS, StartServer
from tests.server.slow_bots import SlowBots


def test_a_rate_is_kept_and_forgiven_in_time() -> None:
    now = [0.0]
    rate = RateLimit(3, 0.5, lambda: now[0])
    assert [rate.wait("a") for _ in range(4)] == [0, 0, 0, 2]
    assert rate.wait("b") == 0
    now[0] = 2.0
    assert [rate.wait("a") for _ in range(2)] == [0, 2]
    with pytest.raises(Refused):
        rate.take("a")


def test_what_a_wrong_clock_has_written_is_forgiven_once_it_is_right(tmp_path: Path) -> None:
    day = 24 * 3_600_000

    async def story() -> list[int]:
        database = Database(f"sqlite+aiosqlite:///{tmp_path}/new.sqlite")
        await database.migrate()
        store = LimitStore(database)

        async def take(now: int) -> int:
            return await store.take("a", burst=2, share_ms=1000, now=now)

        waits = [await take(41 * day) for _ in range(3)]
        waits += [await take(day) for _ in range(3)]
        # Another server's clock is a little behind: that gives nobody more.
        waits += [await take(day - 500)]
        await database.close()
        return waits

    assert asyncio.run(story()) == [0, 0, 1000, 0, 0, 1000, 1000]


def limited(servers: StartServer, **limits: Any) -> Visitor:
    return Visitor(servers(limits=msgspec.structs.replace(NO_LIMITS, **limits)).address, "Anna")


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


def test_one_person_has_only_so_many_tables_in_the_hall(servers: StartServer) -> None:
    anna = limited(servers, listed_tables=2)
    for _ in range(2):
        anna.open("toy", ME, OPEN, listed=True)
    body = {"game": "toy", "seats": [ME, OPEN]}
    assert anna.refused("POST", "/api/tables", body | {"listed": True}) == "too_many_tables"
    anna.post("/api/tables", **body)
    anna.close()


def test_a_flood_from_one_address_does_not_push_other_tables_out_of_the_hall(servers: StartServer) -> None:
    server = servers(limits=Limits())
    club = Visitor(server.address)
    club.http.headers["X-Forwarded-For"] = "203.0.113.1"
    club.post("/api/me", name="Anna")
    table = club.open("toy", ME, OPEN, listed=True)
    opened = 0
    for number in range(40):
        flood = Visitor(server.address)
        flood.http.headers["X-Forwarded-For"] = "198.51.100.7"
        flood.post("/api/me", name=f"Flood {number}")
        bodies = [{"game": "toy", "seats": [ME, OPEN], "listed": True}] * 5
        opened += sum(flood.http.post("/api/tables", json=body).status_code == 201 for body in bodies)
        flood.close()
    assert opened >= 100
    assert opened < 140  # the address has a limit too
    assert table in {shown["id"] for shown in club.get("/api/hall")["open"]}
    club.close()


def test_a_socket_that_floods_is_closed_and_the_table_goes_on(servers: StartServer) -> None:
    anna = limited(servers, messages=(10, 1))
    table = anna.open("toy", ME, here("Ola"))
    socket = anna.at(table, 0)
    with suppress(ConnectionClosed):
        for _ in range(60):
            socket.send(type="ping", number=0)
    assert socket.closing_code() == 4429
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
    assert third.closing_code() == 4429
    anna.sockets[0].close()
    assert anna.socket().hello(table, 0)
    anna.close()
