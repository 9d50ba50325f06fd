"""What whoever runs a server looks at: figures, logs, and how it ends."""

from __future__ import annotations

import json
import logging
import signal
from pathlib import Path

import pytest

from meadhall.engine.errors import BadSettings
from meadhall.server.operations import logs
from meadhall.server.operations.metrics import Metrics
from tests.server.client import ME, OPEN, Visit, Visitor, here
from tests.server.running_server import RunningServer, StartServer
from tests.server.server_process import ServerProcess


def figures(visitor: Visitor) -> dict[str, float]:
    lines = visitor.http.get("/metrics").text.splitlines()
    return {name: float(value) for name, _, value in (line.rpartition(" ") for line in lines if line[0] != "#")}


def test_figures_count_requests_changes_and_sockets_and_name_no_table(visit: Visit, servers: StartServer) -> None:
    server = servers(metrics=("local",))
    anna = visit("Anna", server.address)
    table = anna.open("toy", ME, here("Ola"))
    socket = anna.at(table, 0)
    anna.choose(table, 0)
    found = figures(anna)
    assert found["meadhall_sockets"] == 1
    assert found["meadhall_tables_in_memory"] == 1
    assert found["meadhall_table_changes_total"] >= 2
    route = '{method="POST",route="/api/tables/{table}/choose",status="200"}'
    assert found[f"meadhall_request_seconds_count{route}"] == 1
    told = anna.http.get("/metrics").text
    assert table not in told
    assert "127.0.0.1" not in told
    socket.close()


def test_figures_are_for_nobody_unless_the_settings_say_so(visit: Visit, servers: StartServer) -> None:
    assert visit().http.get("/metrics").status_code == 404
    local = visit(None, servers(metrics=("local",)).address)
    assert local.http.get("/metrics").status_code == 200
    # Through a proxy on the same machine, whatever address it passes on.
    for said in ("127.0.0.1", "203.0.113.7"):
        assert local.http.get("/metrics", headers={"X-Forwarded-For": said}).status_code == 404


@pytest.mark.parametrize(
    ("allowed", "address", "may"),
    [
        ((), "127.0.0.1", False),
        (("local",), "::1", True),
        (("local",), "10.0.0.9", False),
        (("10.0.0.9",), "10.0.0.9", True),
    ],
)
def test_who_may_read_the_figures(allowed: tuple[str, ...], address: str, may: bool) -> None:
    assert Metrics(allowed).may_read(address, forwarded=False) is may


def test_a_line_of_the_log_says_which_route_and_keeps_secrets(
    visit: Visit, shared_server: RunningServer, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "meadhall.requests")
    anna = visit("Anna")
    table = anna.open("toy", ME, OPEN)
    anna.http.get(f"/api/tables/{table}?secret=1")
    token = anna.post(f"/api/tables/{table}/token", seat=0)["token"]
    formatter = logs.JsonLines()
    lines = [formatter.format(record) for record in caplog.records if record.name == "meadhall.requests"]
    told = [json.loads(line) for line in lines]
    assert ("GET", "/api/tables/{table}", 200) in {(line["method"], line["route"], line["status"]) for line in told}
    for secret in (table, token, "secret", anna.http.cookies["meadhall"], "127.0.0.1"):
        assert secret not in "\n".join(lines)


def test_a_request_that_fails_is_logged_by_its_route(
    visit: Visit, shared_server: RunningServer, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = visit("Anna")
    table = anna.open("toy", ME, OPEN)

    def fail(*_: object, **__: object) -> None:
        raise RuntimeError("a mistake of ours")

    with monkeypatch.context() as patch:
        patch.setattr(shared_server.services.tables, "use", fail)
        assert anna.http.get(f"/api/tables/{table}").status_code == 500
    assert "GET /api/tables/{table" in caplog.text
    assert table not in caplog.text


def test_a_kind_of_log_that_is_not_there_is_refused() -> None:
    with pytest.raises(BadSettings, match="MEADHALL_LOG"):
        logs.set_up("xml")


@pytest.mark.slow
def test_a_server_that_is_stopped_asks_its_clients_to_connect_again(tmp_path: Path) -> None:
    process = ServerProcess(tmp_path).ready()
    anna = Visitor(process.address, "Anna")
    table = anna.open("boru", ME, *[OPEN] * 2)
    socket = anna.at(table, 0)
    assert socket.act("chat", text="hello")["type"] == "ack"
    assert process.stop(signal.SIGTERM) == 0
    assert socket.closing_code() == 1012
    anna.close()
