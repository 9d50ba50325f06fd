"""What a page says again, not knowing whether it was done; and what it is told once the database is back."""

from __future__ import annotations

import asyncio
from unittest.mock import AsyncMock

import asyncpg
import pytest

from meadhall.server.api.socket import Session
from meadhall.server.messaging.notifier import Notifier
from meadhall.server.messaging.postgres_link import PostgresLink
from meadhall.server.storage.database import Unavailable
from tests.server.client import Visit, wait_until
from tests.server.running_server import RunningServer
from tests.server.toy_tables import at_toy


def test_what_is_said_after_a_hello_that_failed_can_be_said_again(
    visit: Visit, shared_server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, bo, table = at_toy(visit)
    decision = bo.position(table, 1)["decision"]
    choice = {"type": "choose", "seat": 1, "number": decision["number"], "option": "say", "id": "once"}
    socket = bo.socket()
    with monkeypatch.context() as patch:
        for name in ("load", "store"):
            patch.setattr(shared_server.services.tables.store, name, AsyncMock(side_effect=Unavailable()))
        # As a page that comes back: it does not wait for the answer to its hello.
        socket.send(type="hello", table=table, seat=1)
        socket.send(**choice)
        assert socket.until("refused", id="")["code"] == "unavailable"
        assert socket.until("refused", id="once")["code"] == "unavailable"
    socket.hello(table, 1)
    socket.send(**choice)
    assert socket.until("ack", id="once")["number"] > decision["number"]


def test_who_has_resigned_without_hearing_so_is_told_when_it_is_said_again(visit: Visit) -> None:
    _, bo, table = at_toy(visit)
    first = bo.at(table, 1)
    first.send(type="resign", seat=1, id="once")
    number = first.until("ack", id="once")["number"]
    socket = bo.socket()
    socket.send(type="hello", table=table, seat=1)
    socket.send(type="resign", seat=1, id="once")
    assert socket.until("refused", id="")["code"] == "not_yours"
    assert socket.until("ack", id="once")["number"] == number


def test_what_cannot_be_told_while_the_database_is_away_is_told_later(
    visit: Visit, shared_server: RunningServer, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    anna, _, table = at_toy(visit)
    monkeypatch.setattr(Session, "_tell_table_now", lambda *_: False)  # as where another server has changed the table
    socket = anna.at(table, 0)
    with monkeypatch.context() as patch:
        away = AsyncMock(side_effect=Unavailable())
        patch.setattr(shared_server.services.tables, "hear_news", away)
        anna.post(f"/api/tables/{table}/chat", text="one")
        wait_until(lambda: away.called)
    anna.post(f"/api/tables/{table}/chat", text="two")
    assert socket.until("news", kind="chat")["chat"]["text"] == "one"
    assert socket.until("news", kind="chat")["chat"]["text"] == "two"
    assert not caplog.records


def test_whatever_the_driver_says_of_a_lost_connection_another_is_made(monkeypatch: pytest.MonkeyPatch) -> None:
    link = PostgresLink("postgresql://nowhere", Notifier())
    lost = asyncpg.InternalClientError("cannot switch to state 12; another operation (2) is in progress")
    talk = AsyncMock(side_effect=[lost, lost, asyncio.CancelledError()])
    monkeypatch.setattr(link, "_talk", talk)
    with pytest.raises(asyncio.CancelledError):
        asyncio.run(link.run())
    assert talk.await_count == 3
