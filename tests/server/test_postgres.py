"""Several servers on one PostgreSQL: what is done at one is heard at all, whatever happens to the database."""

from __future__ import annotations

import asyncio
import signal
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import pytest

from benchmarks.faults.proxy import Proxy
from meadhall.server.storage import database as storage
from meadhall.server.storage.database import Database, Unavailable
from meadhall.server.storage.database_check import with_driver
from meadhall.server.storage.tables import Rows
from tests.cli.hall import run
from tests.server.client import ME, OPEN, Socket, Visit, Visitor, all_ready, health, here, wait_until, write_all
from tests.server.postgres import Postgres
from tests.server.running_server import RunningServer, StartServer
from tests.server.server_process import ServerProcess
from tests.server.test_two_servers import same_person

pytestmark = pytest.mark.slow


def playing(visit: Visit, pair: list[RunningServer]) -> tuple[Visitor, str, list[Socket]]:
    """A game at the first server, and somebody who looks at it at each."""
    first, second = pair
    anna = visit("Anna", first.address)
    table = anna.open("toy", ME, here("Ola"))
    write_all([anna, anna], table)
    there = same_person(anna, visit(None, second.address))
    return anna, table, [anna.at(table, 0), there.at(table, 0)]


def test_news_reach_the_other_server_within_moments(visit: Visit, pair: list[RunningServer]) -> None:
    anna, table, sockets = playing(visit, pair)
    delays = []
    for _ in range(10):
        began = time.monotonic()
        anna.choose(table, 1, "say")
        for socket in sockets:
            socket.until("news", kind="chose")
        delays.append(time.monotonic() - began)
    assert sorted(delays)[5] < 1


def test_a_choice_is_made_at_the_other_server_without_asking_the_database(
    visit: Visit, pair: list[RunningServer], monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, table, sockets = playing(visit, pair)
    second = pair[1].services.tables
    asked: list[str] = []
    load = second.store.load

    async def counted(table_id: str, after: int = -1) -> Rows | None:
        asked.append(table_id)
        return await load(table_id, after)

    monkeypatch.setattr(second.store, "load", counted)
    for name in ("first", "second", "third"):
        asked_at = anna.position(table, 1)["decision"]["number"]
        body = {"seat": 1, "number": asked_at, "option": "say", "id": name}
        number = anna.post(f"/api/tables/{table}/choose", **body)["number"]
        assert sockets[1].until("news", kind="chose", number=number)
    assert asked == []
    here, there = pair[0].services.tables._tables[table], second._tables[table]
    assert (there.row, there.seats, there.keys) == (here.row, here.seats, here.keys)
    # What does more than a choice is read.
    number = anna.post(f"/api/tables/{table}/chat", text="hello")["number"]
    wait_until(lambda: there.number == number)
    assert asked == [table]
    # A choice whose forerunner was not heard of is read with it.
    row = there.row
    there.row = replace(row, number=row.number - 1)
    number = anna.choose(table, 1, "say")["number"]
    assert sockets[1].until("news", kind="chose", number=number)
    assert (asked, there.row) == ([table, table], here.row)


def test_after_all_connections_were_cut_news_are_heard_again(
    visit: Visit, pair: list[RunningServer], postgres: Postgres
) -> None:
    anna, table, sockets = playing(visit, pair)
    for _ in range(3):
        postgres.cut_all()
        # Whether this is told before the connection is there again or after: nobody misses it.
        number = anna.choose(table, 1, "say")["number"]
        for socket in sockets:
            assert socket.until("news", kind="chose", number=number)
    wait_until(lambda: all(health(server.address)["ok"] for server in pair))


def test_after_a_restart_of_the_database_all_goes_on(
    visit: Visit, pair: list[RunningServer], postgres: Postgres
) -> None:
    anna, table, sockets = playing(visit, pair)
    decision = anna.position(table, 1)["decision"]
    postgres.stop()
    try:
        wait_until(lambda: not any(health(server.address)["news"] for server in pair))
        assert [health(server.address)["database"] for server in pair] == [False, False]
        body = {"seat": 1, "number": decision["number"], "option": "say", "id": "once"}
        answer = anna.http.post(f"/api/tables/{table}/choose", json=body)
        assert (answer.status_code, answer.json()["code"]) == (503, "unavailable")
    finally:
        postgres.start()
    wait_until(lambda: all(health(server.address)["ok"] for server in pair))
    number = anna.post(f"/api/tables/{table}/choose", **body)["number"]
    for socket in sockets:
        assert socket.until("news", kind="chose", number=number)


def test_a_server_waits_for_its_database_and_can_be_stopped_meanwhile(postgres: Postgres, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "benchmarks.hosting.servers", str(tmp_path), "--database", postgres.new_database()]
    postgres.stop()
    try:
        waiting = [
            subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) for _ in range(2)
        ]
        for process in waiting:
            assert process.stderr is not None
            assert process.stderr.readline().startswith("the database does not answer: ")
        waiting[0].terminate()
        assert waiting[0].communicate(timeout=20) == ("", "")
    finally:
        postgres.start()
    assert waiting[1].stdout is not None
    assert "http://" in waiting[1].stdout.readline()
    waiting[1].terminate()
    assert waiting[1].communicate(timeout=20)[1] == ""


def test_a_server_whose_database_is_gone_can_still_be_stopped(postgres: Postgres, tmp_path: Path) -> None:
    url = postgres.new_database()
    process = ServerProcess(tmp_path, database=url).ready()
    visitor = Visitor(process.address, "Anna")
    socket = visitor.at(visitor.open("boru", ME, *[{"kind": "open"}] * 2))
    postgres.stop()
    try:
        visitor.http.post("/api/me", json={"name": "Ola"})
        assert process.stop(signal.SIGTERM) == 0
    finally:
        postgres.start()
        visitor.close()
    assert socket.closing_code() in (1001, 1012, 0)


def test_somebody_who_is_at_another_server_is_asked_before_a_bot_takes_the_seat(
    visit: Visit, pair: list[RunningServer]
) -> None:
    first, second = pair
    anna, bo = visit("Anna", first.address), visit("Bo", first.address)
    table = anna.open("toy", ME, OPEN)
    bo.post(f"/api/tables/{table}/join")
    write_all([anna, bo], table)
    thinking = same_person(bo, visit(None, second.address)).at(table, 1)
    onlooker = anna.at(table, 0)
    assert [seat["here"] for seat in anna.get(f"/api/tables/{table}")["seats"]] == [True, True]
    for server in pair:
        server.clock.forward(600)
    anna.post(f"/api/tables/{table}/request", seat=0, kind="replace", target=1, bot="random")
    assert thinking.until("news", kind="requested")["request"]["needs"] == [1]
    # Who goes there is seen to go here.
    thinking.close()
    onlooker.until("presence", here=[0])
    assert [seat["here"] for seat in anna.get(f"/api/tables/{table}")["seats"]] == [True, False]


def test_a_server_whose_clock_is_wrong_takes_nobodys_time(visit: Visit, pair: list[RunningServer]) -> None:
    first, second = pair
    anna = visit("Anna", first.address)
    table = anna.open("toy", ME, here("Ola"), move_seconds=1000)
    all_ready([anna], table)
    second.clock.jump(5000)
    second.call(second.services.bot_driver.check_clocks())
    write_all([anna, anna], table)
    second.call(second.services.bot_driver.check_clocks())
    wait_until(lambda: not second.services.bot_driver.playing)
    assert anna.position(table, 0)["move"] == 4
    there = same_person(anna, visit(None, second.address))
    assert abs(there.at(table, 0).heard[-1]["at"] - first.services.clock.now_ms()) < 2_000


def test_a_connection_that_ends_in_the_middle_of_a_question_is_a_database_that_is_away(postgres: Postgres) -> None:
    url = with_driver(postgres.new_database())

    async def ask() -> None:
        database = Database(url)
        with pytest.raises(Unavailable):
            async with database.write() as connection:
                await connection.exec_driver_sql("SELECT pg_terminate_backend(pg_backend_pid())")
        async with database.read() as connection:
            assert (await connection.exec_driver_sql("SELECT 1")).scalar_one() == 1
        await database.close()

    asyncio.run(ask())


def test_a_connection_on_which_no_answer_comes_is_given_up(postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(storage, "ANSWER_SECONDS", 0.5)
    parts = urlsplit(postgres.new_database())
    socket = f"{parse_qs(parts.query)['host'][0]}/.s.PGSQL.5432"

    async def ask() -> None:
        between = Proxy(lambda: asyncio.open_unix_connection(socket))
        await between.open()
        database = Database(f"postgresql+asyncpg://postgres@127.0.0.1:{between.port}{parts.path}")
        async with database.read(), database.read() as connection:
            await connection.exec_driver_sql("SELECT 1")
        for link in between.links:
            link.dead = True
        with pytest.raises(Unavailable):
            async with database.read() as connection:
                await connection.exec_driver_sql("SELECT 1")
        # The other connection was dead too: nobody has to find that out.
        async with database.read() as connection:
            assert (await connection.exec_driver_sql("SELECT 1")).scalar_one() == 1
        await database.close()
        await between.close()

    asyncio.run(ask())


def test_a_url_says_whether_the_connection_is_encrypted(postgres: Postgres, servers: StartServer, visit: Visit) -> None:
    """As it does elsewhere, for each kind of connection; the one of these tests is a file, and needs none."""
    url = f"{postgres.new_database()}&sslmode=require"
    assert run("admin", "users", "--database", url).exit_code == 0
    server = servers(database=url)
    wait_until(lambda: health(server.address)["ok"])
    anna = visit("Anna", server.address)
    table = anna.open("toy", ME, here("Ola"))
    write_all([anna, anna], table)
    assert anna.choose(table, 1, "say")["number"]
