"""Nothing is lost when the server is killed, and two servers never take the same move."""

from __future__ import annotations

import random
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from meadhall.engine.saving import record
from tests.server.client import GREEDY, ME, OPEN, RANDOM, Visitor
from tests.server.server_process import ServerProcess


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Callable[[], ServerProcess]]:
    started: list[ServerProcess] = []

    def begin() -> ServerProcess:
        started.append(ServerProcess(tmp_path))
        return started[-1]

    yield begin
    for server in started:
        server.close()


def moved_to(visitor: Visitor, server: ServerProcess) -> Visitor:
    """The same browser at another server."""
    other = Visitor(server.address)
    other.http.cookies.set("meadhall", visitor.http.cookies["meadhall"])
    visitor.close()
    return other


def seen(visitor: Visitor, table: str, seat: int) -> Any:
    position = visitor.position(table, seat)
    return {name: value for name, value in position.items() if name not in ("scores",)}


def test_killed_in_the_middle_of_games_and_started_again_it_goes_on_where_it_was(
    start: Callable[[], ServerProcess],
) -> None:
    server = start().ready()
    anna, bo = Visitor(server.address, "Anna"), Visitor(server.address, "Bo")
    table = anna.open("boru", ME, OPEN, GREEDY)
    bo.post(f"/api/tables/{table}/join")
    chance = random.Random(2)
    for _ in range(2):
        # Play until it is a person's turn after some moves, and cut the power.
        goal = anna.position(table, 0)["move"] + 12
        sockets = [anna.at(table, 0), bo.at(table, 1)]
        acknowledged = 0
        while True:
            waiting = [socket for socket in sockets if socket.position["decision"]]
            if not waiting:
                sockets[0].until("news")
            elif sockets[0].position["move"] >= goal and 2 not in sockets[0].position["waiting"]:
                break
            else:
                decision = waiting[0].position["decision"]
                option = chance.choice(decision["options"])
                answer = waiting[0].act("choose", seat=decision["seat"], number=decision["number"], option=option)
                assert answer["type"] == "ack"
                acknowledged = max(acknowledged, answer["number"])
            goal_number = max(socket.number for socket in sockets)
            for socket in sockets:
                while socket.number < goal_number:
                    socket.receive()
        before = [seen(anna, table, 0), seen(bo, table, 1)]
        numbers = [socket.number for socket in sockets]
        server.kill()
        server = start().ready()
        anna, bo = moved_to(anna, server), moved_to(bo, server)
        assert anna.get(f"/api/tables/{table}")["number"] >= acknowledged
        assert [seen(anna, table, 0), seen(bo, table, 1)] == before
        # A client that comes back with its last number has missed nothing.
        socket = anna.socket()
        assert socket.hello(table, 0, last_number=numbers[0])["number"] == numbers[0]
        assert not [message for message in socket.heard if message["type"] in ("news", "snapshot")]
    for visitor, seat in ((anna, 0), (bo, 1)):
        visitor.post(f"/api/tables/{table}/resign", seat=seat)
    text = anna.http.get(f"/api/tables/{table}/record").text
    assert len(record.load(text).match.choices) >= 24
    for visitor in (anna, bo):
        visitor.close()


def test_bots_whose_turn_it_was_play_on_after_a_restart(start: Callable[[], ServerProcess]) -> None:
    server = start().ready()
    anna = Visitor(server.address, "Anna")
    table = anna.open("boru", RANDOM, RANDOM, RANDOM, ME)
    server.kill()
    server = start().ready()
    anna = moved_to(anna, server)
    position = anna.position(table, 3)
    while position["decision"] is None:
        later = anna.position(table, 3, after=position["number"], wait=20)
        assert later["number"] > position["number"]
        position = later
    anna.close()


def test_two_servers_on_one_database_never_both_accept_a_move(start: Callable[[], ServerProcess]) -> None:
    # Started at the same moment on a new database: only one of them makes the tables.
    servers = [start(), start()]
    for server in servers:
        server.ready()
    first = Visitor(servers[0].address, "Anna")
    table = first.open("boru", ME, {"kind": "here", "name": "Ola"}, {"kind": "here", "name": "Jan"})
    second = Visitor(servers[1].address)
    second.http.cookies.set("meadhall", first.http.cookies["meadhall"])
    with ThreadPoolExecutor(2) as both:
        for number in range(25):
            seat = first.get(f"/api/tables/{table}")["waiting"][0]
            decision = first.position(table, seat)["decision"]
            # Of a single option, both the same.
            options = decision["options"][0], decision["options"][-1]

            def choose(visitor: Visitor, option: str, seat: int = seat, number: int = decision["number"]) -> int:
                body = {"seat": seat, "number": number, "option": option}
                response = visitor.http.post(f"/api/tables/{table}/choose", json=body)
                assert response.status_code == 200 or response.json()["code"] == "stale", response.text
                return response.status_code

            statuses = sorted(both.map(choose, (first, second), options))
            assert statuses == [200, 409]
            each = number % 3
            assert seen(first, table, each) == seen(second, table, each)
    for visitor in (first, second):
        visitor.close()


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_it_ends_well_when_it_is_told_to(start: Callable[[], ServerProcess], how: signal.Signals) -> None:
    server = start().ready()
    anna = Visitor(server.address, "Anna")
    table = anna.open("boru", ME, RANDOM, RANDOM)
    anna.at(table, 0)
    assert server.stop(how) == 0
    anna.close()
