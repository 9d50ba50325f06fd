"""Choices of which servers on one PostgreSQL tell each other whole: long ones, and those of other versions."""

from __future__ import annotations

import logging
from dataclasses import replace

import msgspec
import pytest

from meadhall.server.messaging.notices import Made
from meadhall.server.storage.rows import LogEntry
from meadhall.server.tables.table import Change, Table
from tests.server.client import ME, RANDOM, Visit, health, wait_until
from tests.server.running_server import RunningServer
from tests.server.test_postgres import playing

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
