"""Choices of which servers on one PostgreSQL tell each other whole: long ones, and those of other versions."""

from __future__ import annotations

import logging
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from random import Random

import msgspec
import pytest

from meadhall.server.messaging.notices import Made
from meadhall.server.storage.rows import LogEntry
from meadhall.server.tables.match_from_log import choices_in_log
from meadhall.server.tables.table import Change, Table
from tests.server.client import ME, RANDOM, Visit, health, wait_until
from tests.server.postgres import Postgres
from tests.server.running_server import RunningServer
from tests.server.test_postgres import playing
from tests.server.test_two_servers import same_person

pytestmark = pytest.mark.slow


def test_a_choice_too_long_to_be_told_is_read_and_stops_nothing(
    visit: Visit, pair: list[RunningServer], monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, table, sockets = playing(visit, pair)
    made_by = Table.made_by

    def long(table: Table, change: Change, entry: LogEntry) -> Made | None:
        made = made_by(table, change, entry)
        return None if made is None else msgspec.structs.replace(made, entry=replace(entry, text=9_000 * "long "))

    with monkeypatch.context() as patch:
        patch.setattr(Table, "made_by", long)
        number = anna.choose(table, 1, "say")["number"]
        for socket in sockets:
            assert socket.until("news", kind="chose", number=number)
    number = anna.choose(table, 1, "say")["number"]
    for socket in sockets:
        assert socket.until("news", kind="chose", number=number)
    assert [health(server.address)["ok"] for server in pair] == [True, True]


def test_a_choice_that_cannot_be_understood_is_read_and_not_logged(
    visit: Visit, pair: list[RunningServer], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Servers of two versions, while one after the other is brought up to date."""
    anna, table, sockets = playing(visit, pair)
    made_by = Table.made_by

    def newer(table: Table, change: Change, entry: LogEntry) -> Made | None:
        made = made_by(table, change, entry)
        return None if made is None else msgspec.structs.replace(made, position="elsewhere")

    monkeypatch.setattr(Table, "made_by", newer)
    with caplog.at_level(logging.WARNING):
        number = anna.choose(table, 1, "say")["number"]
        for socket in sockets:
            assert socket.until("news", kind="chose", number=number)
    assert "could not be understood" in caplog.text
    assert table not in caplog.text
    assert "say" not in caplog.text


def test_a_server_that_took_up_a_table_while_somebody_wrote_there_lets_its_bots_decide(
    visit: Visit, pair: list[RunningServer], monkeypatch: pytest.MonkeyPatch
) -> None:
    first, _ = pair
    driver = first.services.bot_driver
    anna = visit("Anna", first.address)
    with monkeypatch.context() as patch:
        patch.setattr(driver, "_begin", lambda table_id, *, fresh=False: None)
        table = anna.open("toy", ME, RANDOM)
        anna.at(table, 0)
        # A line of chat is stored while this server takes the table over from one that is gone, and made after it.
        held = first.services.tables._tables[table]
        held.row = replace(held.row, thinker="gone")
    first.call(driver.take_up_stuck(since_ms=first.services.clock.now_ms() + 1))
    wait_until(lambda: anna.position(table, 0)["move"] == 2)
    assert held.row.thinker == first.services.tables.server


def test_two_servers_at_once_end_with_the_same_table_in_memory_and_in_the_database(
    visit: Visit, pair: list[RunningServer], postgres: Postgres
) -> None:
    """Choices, chat and undo at both, some told whole and some read, while connections are cut."""
    anna, table, sockets = playing(visit, pair)
    others = [anna, same_person(anna, visit(None, pair[1].address))]

    def play(number: int) -> list[int]:
        chance, visitor, done = Random(number), others[number], []
        for turn in range(40):
            kind = chance.choice(["choose", "choose", "choose", "choose", "chat", "undo"])
            found = visitor.http.get(f"/api/tables/{table}/position", params={"seat": 1})
            if found.status_code == 503:
                continue
            body: dict[str, object] = {"seat": 1, "id": f"{number}-{turn}"}
            if kind == "choose":
                body |= {"number": found.json()["decision"]["number"], "option": chance.choice(["say", "roll", "draw"])}
            elif kind == "chat":
                body |= {"text": "hello"}
            answer = visitor.http.post(f"/api/tables/{table}/{kind}", json=body)
            assert answer.status_code in (200, 409, 503), answer.text
            if answer.status_code == 200:
                done.append(answer.json()["number"])
            if turn % 15 == 14 and not number:
                postgres.cut_all()
        return done

    with ThreadPoolExecutor(2) as both:
        first, second = both.map(play, range(2))
    assert not set(first) & set(second)
    number = anna.post(f"/api/tables/{table}/chat", text="the end")["number"]
    for socket in sockets:
        socket.until("news", number=number)
    held = [server.services.tables._tables[table] for server in pair]
    stored = pair[0].call(pair[0].services.tables.store.load(table))
    assert stored is not None
    assert [entry.number for entry in stored[2]] == list(range(1, number + 1))
    for copy in held:
        assert (copy.row, copy.seats) == (stored[0], stored[1])
        assert copy.match is not None
        assert [(choice.seat, choice.option) for choice in copy.match.choices] == choices_in_log(stored[2])
    assert sockets[0].position == sockets[1].position
