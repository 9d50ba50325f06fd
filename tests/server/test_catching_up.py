"""What other servers have done is made at the table in memory, and leads where reading it again does."""

from __future__ import annotations

import signal
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from meadhall.server.tables.table import Table
from tests.server.client import GREEDY, ME, RANDOM, Visit, Visitor, here, wait_until, write_all
from tests.server.postgres import Postgres
from tests.server.running_server import RunningServer, StartServer
from tests.server.server_process import ServerProcess
from tests.server.slow_bots import SlowBots
from tests.server.test_two_servers import joined, same_person


class Readings:
    """Counts how often a server has read a whole table."""

    def __init__(self, server: RunningServer, patch: pytest.MonkeyPatch) -> None:
        self.count = 0
        load = server.services.tables._load

        async def counted(table_id: str) -> Table:
            self.count += 1
            return await load(table_id)

        patch.setattr(server.services.tables, "_load", counted)


def same_everywhere(table: str, *visitors: Visitor) -> Any:
    """The table as both show it: all but who looks at it there."""
    shown = [visitor.get(f"/api/tables/{table}/snapshot", seat=0) | {"table": None} for visitor in visitors]
    assert shown[0] == shown[1]
    return shown[0]


def test_choices_and_undoing_of_another_server_are_made_without_reading_the_table_again(
    visit: Visit, servers: StartServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = joined(servers, monkeypatch)
    anna = visit("Anna", first.address)
    table = anna.open("toy", ME, here("Ola"))
    there = same_person(anna, visit(None, second.address))
    socket = there.at(table, 0)
    readings = Readings(second, monkeypatch)
    write_all([anna, anna], table)
    wait_until(lambda: second.services.tables._tables[table].number == first.services.tables._tables[table].number)
    same_everywhere(table, anna, there)
    anna.post(f"/api/tables/{table}/chat", text="hello")
    number = anna.choose(table, 1, "say")["number"]
    socket.until("news", kind="chose", number=number)
    shown = same_everywhere(table, anna, there)
    number = anna.post(f"/api/tables/{table}/undo", seat=1)["number"]
    socket.until("news", kind="undone", number=number)
    assert same_everywhere(table, anna, there)["position"]["move"] == shown["position"]["move"] - 1
    assert readings.count == 0


def test_who_takes_back_a_choice_beside_others_does_so_at_every_server(
    visit: Visit, servers: StartServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = joined(servers, monkeypatch)
    anna = visit("Anna", first.address)
    table = anna.open("toy", ME, here("Ola"), here("Cy"))
    there = same_person(anna, visit(None, second.address))
    socket = there.at(table, 0)
    readings = Readings(second, monkeypatch)
    anna.choose(table, 0, "card.5")
    anna.choose(table, 1, "card.3")
    number = anna.post(f"/api/tables/{table}/undo", seat=0)["number"]
    socket.until("news", number=number)
    assert same_everywhere(table, anna, there)["position"]["view"]["hand"] == []
    assert readings.count == 0


@pytest.mark.slow
def test_a_bot_thinks_at_one_server_alone_whoever_chooses_beside_it(
    visit: Visit, postgres: Postgres, servers: StartServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = postgres.new_database()
    first, second = [servers(database=url) for _ in range(2)]
    bots = [SlowBots(server, monkeypatch) for server in (first, second)]
    for slow in bots:
        slow.hold()
    anna = visit("Anna", first.address)
    table = anna.open("toy", ME, GREEDY)
    bots[0].wait_until_one_thinks()
    there = same_person(anna, visit(None, second.address))
    there.choose(table, 0, "card.0")
    there.choose(table, 0, "card.1")
    second.call(second.services.bot_driver.take_up_orphans())
    assert second.services.bot_driver.playing == []
    bots[0].release()
    wait_until(lambda: there.position(table, 0)["waiting"] != [1])


@pytest.fixture
def three(postgres: Postgres, tmp_path: Path) -> Iterator[list[ServerProcess]]:
    """Three processes on one PostgreSQL."""
    url = postgres.new_database()
    processes = [ServerProcess(tmp_path, database=url) for _ in range(3)]
    yield [process.ready() for process in processes]
    for process in processes:
        process.close()


@pytest.mark.slow
def test_the_bots_of_a_process_that_was_killed_go_on_elsewhere_within_seconds(three: list[ServerProcess]) -> None:
    first, second, third = three
    anna = Visitor(first.address, "Anna")
    table = anna.open("boru", RANDOM, RANDOM, RANDOM)
    elsewhere = [same_person(anna, Visitor(process.address)) for process in (second, third)]
    socket = elsewhere[0].at(table)
    socket.until("news", kind="chose")
    first.kill()
    killed = time.monotonic()
    later = elsewhere[0].position(table)["move"] + 5
    wait_until(lambda: elsewhere[1].position(table)["move"] > later)
    assert time.monotonic() - killed < 15
    assert [process.stop(signal.SIGTERM) for process in (second, third)] == [0, 0]
    for visitor in (anna, *elsewhere):
        visitor.close()
