"""Hosts of the hall: what they see and do on the page, and that nobody else can."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.hall import run
from tests.server.client import GREEDY, ME, OPEN, Visit, Visitor, here, wait_until, write_all
from tests.server.running_server import RunningServer, StartServer
from tests.server.slow_bots import SlowBots

PASSWORD = "correct horse"


@pytest.fixture
def server(servers: StartServer) -> RunningServer:
    return servers(catch_up_seconds=0.1)


def account(visit: Visit, server: RunningServer, name: str) -> Visitor:
    visitor = visit(name, server.address)
    visitor.post("/api/account", account=name, password=PASSWORD)
    return visitor


def admin(server: RunningServer, *args: str) -> str:
    """A command while the server runs."""
    result = run("admin", *args, "--data-dir", str(server.services.settings.data_dir))
    assert result.exit_code == 0, result.stderr
    return result.stdout.strip()


@pytest.fixture
def host(visit: Visit, server: RunningServer) -> Visitor:
    anna = account(visit, server, "anna")
    admin(server, "host", "anna")
    return anna


def user(host: Visitor, name: str) -> str:
    (found,) = host.get("/api/host/users", search=name)
    return str(found["id"])


def test_the_tools_are_for_hosts_alone(visit: Visit, server: RunningServer, host: Visitor) -> None:
    bo = account(visit, server, "bo")
    table = bo.open("toy", ME, OPEN)
    for method, path, body in [
        ("GET", "/api/host/users", None),
        ("GET", "/api/host/tables", None),
        ("DELETE", f"/api/host/tables/{table}", None),
        ("POST", f"/api/host/users/{user(host, 'bo')}/mark", {"mark": "muted", "on": False}),
        ("POST", f"/api/host/users/{user(host, 'anna')}/reset", None),
    ]:
        assert bo.refused(method, path, body) == "not_yours"
        assert visit(None, server.address).refused(method, path, body) == "nobody"
    assert host.get("/api/me")["host"] is True
    assert "host" not in bo.get("/api/me")


def test_who_is_muted_plays_but_does_not_chat(visit: Visit, server: RunningServer, host: Visitor) -> None:
    bo = account(visit, server, "bo")
    table = bo.open("toy", ME, here("Ola"))
    socket = bo.at(table, 0)
    path = f"/api/host/users/{user(host, 'bo')}/mark"
    assert host.post(path, mark="muted", on=True)["muted"]
    assert socket.act("chat", text="hello")["code"] == "muted"
    write_all([bo, bo], table)
    host.post(path, mark="muted", on=False)
    assert socket.act("chat", text="hello")["type"] == "ack"


def test_who_is_banned_is_signed_out_at_once_and_stays_out(visit: Visit, server: RunningServer, host: Visitor) -> None:
    bo = account(visit, server, "bo")
    socket = bo.at(bo.open("toy", ME, here("Ola")), 0)
    path = f"/api/host/users/{user(host, 'bo')}/mark"
    host.post(path, mark="banned", on=True)
    assert socket.closing_code() == 4401
    assert bo.get("/api/me") == {"name": None, "account": None}
    body = {"account": "bo", "password": PASSWORD}
    assert bo.refused("POST", "/api/sign-in", body) == "banned"
    assert bo.refused("POST", "/api/sign-in", body | {"password": "wrong"}) == "wrong_password"
    host.post(path, mark="banned", on=False)
    assert bo.post("/api/sign-in", **body)["account"] == "bo"


def test_a_command_is_noticed_by_the_server_that_runs(visit: Visit, server: RunningServer, host: Visitor) -> None:
    bo = account(visit, server, "bo")
    table = bo.open("toy", ME, here("Ola"))
    socket = bo.at(table, 0)
    admin(server, "remove", table)
    assert socket.until("refused")["code"] == "no_such_table"
    admin(server, "ban", "bo")
    assert socket.closing_code() == 4401


def test_hosts_do_not_mute_each_other(visit: Visit, server: RunningServer, host: Visitor) -> None:
    account(visit, server, "cy")
    admin(server, "host", "cy")
    for name in ("anna", "cy"):
        body = {"mark": "banned", "on": True}
        assert host.refused("POST", f"/api/host/users/{user(host, name)}/mark", body) == "not_yours"
    assert host.refused("POST", f"/api/host/users/{user(host, 'cy')}/reset") == "not_yours"


def test_a_host_sees_and_removes_tables_listed_or_not(visit: Visit, server: RunningServer, host: Visitor) -> None:
    bo = account(visit, server, "bo")
    table = bo.open("toy", ME, here("Ola"))
    socket = bo.at(table, 0)
    (shown,) = host.get("/api/host/tables", stage="running")
    assert (shown["id"], shown["names"], shown["listed"]) == (table, ["bo", "Ola"], False)
    assert host.get("/api/host/tables", stage="over") == []
    assert host.http.delete(f"/api/host/tables/{table}").status_code == 204
    assert socket.until("refused")["code"] == "no_such_table"
    assert host.refused("DELETE", f"/api/host/tables/{table}") == "no_such_table"


def test_a_link_gives_a_new_password_once(visit: Visit, server: RunningServer, host: Visitor) -> None:
    bo = account(visit, server, "bo")
    link = host.post(f"/api/host/users/{user(host, 'bo')}/reset")["link"]
    address, _, token = link.partition("/reset#")
    assert address == server.address
    phone = visit(None, server.address)
    body = {"token": token, "password": "battery staple"}
    assert phone.refused("POST", "/api/account/reset", body | {"token": token[:-1]}) == "bad_link"
    assert phone.post("/api/account/reset", **body)["account"] == "bo"
    assert bo.get("/api/me")["account"] is None
    assert phone.refused("POST", "/api/account/reset", body) == "bad_link"
    assert phone.refused("POST", "/api/sign-in", {"account": "bo", "password": PASSWORD}) == "wrong_password"
    later = admin(server, "reset", "bo").partition("#")[2]
    server.clock.forward(4 * 24 * 3600)
    assert phone.refused("POST", "/api/account/reset", body | {"token": later}) == "bad_link"


def test_bots_go_on_in_a_hall_that_was_restored(
    visit: Visit, server: RunningServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bots = SlowBots(server, monkeypatch)
    bots.hold()
    anna = visit("Anna", server.address)
    table = anna.open("toy", ME, GREEDY)
    bots.wait_until_one_thinks()
    admin(server, "backup", str(tmp_path / "copy.sqlite"))
    socket = anna.at(table, 0)
    admin(server, "restore", str(tmp_path / "copy.sqlite"), "--replace")
    assert socket.closing_code() == 1012
    bots.release()
    wait_until(lambda: anna.position(table, 0)["waiting"] == [0])
    assert server.services.bot_driver.playing == []


def test_who_chooses_before_the_server_has_noticed_that_the_hall_was_restored_spoils_nothing(
    visit: Visit, servers: StartServer, tmp_path: Path
) -> None:
    server = servers(catch_up_seconds=3600)
    bo = visit("Bo", server.address)
    table = bo.open("toy", ME, here("Ola"))
    admin(server, "backup", str(tmp_path / "copy.sqlite"))
    before = bo.position(table, 0)
    write_all([bo, bo], table)
    bo.at(table, 1)
    decision = bo.position(table, 1)["decision"]
    admin(server, "restore", str(tmp_path / "copy.sqlite"), "--replace")
    late = {"seat": 1, "number": decision["number"], "option": "say"}
    assert bo.refused("POST", f"/api/tables/{table}/choose", late) == "stale"
    assert bo.position(table, 0) == before
    bo.choose(table, 0, "card.7")
    found = server.call(server.services.tables.store.load(table))
    assert found is not None
    assert [entry.number for entry in found[2]] == list(range(1, found[0].number + 1))


def test_a_hall_is_restored_while_it_is_played_in(
    visit: Visit, server: RunningServer, host: Visitor, tmp_path: Path
) -> None:
    bo = account(visit, server, "bo")
    table = bo.open("toy", ME, here("Ola"))
    admin(server, "backup", str(tmp_path / "copy.sqlite"))
    before = bo.position(table, 0)
    write_all([bo, bo], table)
    later = bo.open("toy", ME, OPEN)
    socket = bo.at(table, 0)
    admin(server, "restore", str(tmp_path / "copy.sqlite"), "--replace")
    assert socket.closing_code() == 1012
    again = bo.socket()
    again.hello(table, 0, socket.number)
    assert again.position == before
    assert bo.refused("GET", f"/api/tables/{later}") == "no_such_table"
    wait_until(lambda: bo.choose(table, 0, "card.7")["number"] > 0)
