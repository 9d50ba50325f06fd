"""What nobody will miss is removed while the server runs; everything else stays."""

from __future__ import annotations

import time
from collections.abc import Callable

import pytest

from tests.server.client import ME, OPEN, PATIENCE, Visitor, here
from tests.server.clock import Clock
from tests.server.running_server import StartServer

A_DAY = 24 * 3600


def is_known(visitor: Visitor) -> bool:
    return visitor.get("/api/me")["name"] is not None


def wait_until(happened: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not happened():
        assert time.monotonic() < end
        time.sleep(0.05)


def test_tables_that_never_started_are_removed_after_two_weeks(servers: StartServer, clock: Clock) -> None:
    anna = Visitor(servers(cleanup_seconds=0.1).address, "Anna")
    started = anna.open("toy", ME, here("Ola"))
    gathering = anna.open("toy", ME, OPEN)
    socket = anna.at(gathering)
    clock.forward(13 * A_DAY)
    time.sleep(0.5)  # several rounds
    assert anna.get(f"/api/tables/{gathering}")["state"] == "gathering"
    clock.forward(2 * A_DAY)
    assert socket.until("refused")["code"] == "no_such_table"
    assert anna.refused("GET", f"/api/tables/{gathering}") == "no_such_table"
    assert anna.get(f"/api/tables/{started}")["state"] == "running"
    anna.close()


def test_guests_without_games_are_forgotten_after_a_month(servers: StartServer, clock: Clock) -> None:
    server = servers(cleanup_seconds=0.1)
    idle, player, host, member = (Visitor(server.address, name) for name in ("Ida", "Per", "Hedda", "Mia"))
    host.open("toy", here("Ola"), here("Kari"))
    table = host.open("toy", ME, OPEN)
    player.post(f"/api/tables/{table}/join")
    member.post("/api/account", account="mia", password="correct horse")
    clock.forward(29 * A_DAY)
    time.sleep(0.5)  # several rounds
    assert is_known(idle)
    clock.forward(2 * A_DAY)
    wait_until(lambda: not is_known(idle))
    assert all(is_known(visitor) for visitor in (player, host, member))
    idle.post("/api/me", name="Ida")
    assert is_known(idle)
    for visitor in (idle, player, host, member):
        visitor.close()


def test_a_round_that_failed_is_made_up_for(
    servers: StartServer,
    clock: Clock,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    def broken(*_: object) -> None:
        raise OSError("the disk is on fire")

    server = servers(cleanup_seconds=0.1)
    idle = Visitor(server.address, "Ida")
    with monkeypatch.context() as patch:
        patch.setattr(server.services.tables.store, "remove_forgotten", broken)
        clock.forward(31 * A_DAY)
        wait_until(lambda: "the disk is on fire" in caplog.text)
    wait_until(lambda: not is_known(idle))
    idle.close()
