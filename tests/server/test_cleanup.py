"""What nobody will miss is removed while the server runs; everything else stays."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from tests.server.client import ME, OPEN, Visitor, here, wait_until
from tests.server.running_server import RunningServer, StartServer

A_DAY = 24 * 3600


def is_known(visitor: Visitor) -> bool:
    return visitor.get("/api/me")["name"] is not None


def clean_up_after(server: RunningServer, days: int) -> None:
    server.clock.forward(days * A_DAY)
    server.call(server.services.cleanup.clean_up())


def test_tables_that_never_started_are_removed_after_two_weeks(servers: StartServer) -> None:
    server = servers()
    anna = Visitor(server.address, "Anna")
    started = anna.open("toy", ME, here("Ola"))
    gathering = anna.open("toy", ME, OPEN)
    socket = anna.at(gathering)
    clean_up_after(server, days=13)
    assert anna.get(f"/api/tables/{gathering}")["state"] == "gathering"
    clean_up_after(server, days=2)
    assert socket.until("refused")["code"] == "no_such_table"
    assert anna.refused("GET", f"/api/tables/{gathering}") == "no_such_table"
    assert anna.get(f"/api/tables/{started}")["state"] == "running"
    anna.close()


def test_guests_without_games_are_forgotten_after_a_month(servers: StartServer) -> None:
    server = servers()
    idle, player, host, member = (Visitor(server.address, name) for name in ("Ida", "Per", "Hedda", "Mia"))
    host.open("toy", here("Ola"), here("Kari"))
    table = host.open("toy", ME, OPEN)
    player.post(f"/api/tables/{table}/join")
    member.post("/api/account", account="mia", password="correct horse")
    clean_up_after(server, days=29)
    assert is_known(idle)
    clean_up_after(server, days=2)
    assert not is_known(idle)
    assert all(is_known(visitor) for visitor in (player, host, member))
    idle.post("/api/me", name="Ida")
    assert is_known(idle)
    for visitor in (idle, player, host, member):
        visitor.close()


def test_a_round_that_failed_is_made_up_for(
    servers: StartServer, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(*_: object) -> None:
        raise OSError("the disk is on fire")

    server = servers(cleanup_seconds=0.05)
    idle = Visitor(server.address, "Ida")
    with monkeypatch.context() as patch:
        patch.setattr(server.services.tables.store, "delete_abandoned", broken)
        server.clock.forward(31 * A_DAY)
        wait_until(lambda: "the disk is on fire" in caplog.text)
    wait_until(lambda: not is_known(idle))
    idle.close()


def test_days_that_the_clock_skipped_are_nobodys_fault(servers: StartServer) -> None:
    server = servers()
    anna = Visitor(server.address, "Anna")
    gathering = anna.open("toy", ME, OPEN)
    server.clock.jump(40 * A_DAY)
    server.call(server.services.cleanup.clean_up())
    assert anna.get(f"/api/tables/{gathering}")["state"] == "gathering"
    clean_up_after(server, days=13)
    assert anna.get(f"/api/tables/{gathering}")["state"] == "gathering"
    clean_up_after(server, days=2)
    assert anna.refused("GET", f"/api/tables/{gathering}") == "no_such_table"
    anna.close()


def test_nothing_is_removed_at_a_start_after_weeks(servers: StartServer, tmp_path: Path) -> None:
    server = servers()
    anna = Visitor(server.address, "Anna")
    gathering = anna.open("toy", ME, OPEN)
    server.close()
    with sqlite3.connect(tmp_path / "meadhall.sqlite") as database:
        long_ago = server.clock.now_ms() - 40 * A_DAY * 1000
        database.execute("update house set value = ? where name = 'open'", (f"{long_ago} 0",))
        database.execute("update tables set changed_at = ?", (long_ago,))
    database.close()
    again = servers()
    again.call(again.services.cleanup.clean_up())
    visitor = Visitor(again.address)
    assert visitor.get(f"/api/tables/{gathering}")["state"] == "gathering"
    anna.close()
    visitor.close()
