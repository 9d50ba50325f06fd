"""A hall moves from SQLite to PostgreSQL, and is copied from there."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.hall import run
from tests.server.client import ME, Visitor, here, write_all
from tests.server.postgres import Postgres
from tests.server.running_server import StartServer

pytestmark = pytest.mark.slow


def admin(*args: str) -> None:
    result = run("admin", *args)
    assert result.exit_code == 0, result.stderr


def test_a_hall_moves_to_postgresql_and_its_copy_back_to_sqlite(
    servers: StartServer, postgres: Postgres, tmp_path: Path
) -> None:
    first = servers()
    anna = Visitor(first.address, "Anna")
    anna.post("/api/account", account="anna", password="correct horse")
    table = anna.open("toy", ME, here("Ola"))
    write_all([anna, anna], table)
    anna.post(f"/api/tables/{table}/chat", text="żółć")
    before = anna.get(f"/api/tables/{table}/snapshot", seat=0)
    first.close()

    url = postgres.new_database()
    admin("move", url, "--data-dir", str(tmp_path))
    refused = run("admin", "move", url, "--data-dir", str(tmp_path))
    assert "--replace" in refused.stderr
    second = servers(database=url)
    # The cookie too is worth the same.
    anna.http.base_url = second.address
    assert anna.get(f"/api/tables/{table}/snapshot", seat=0) == before

    # A copy of a hall that is played in.
    admin("backup", str(tmp_path / "copy.sqlite"), "--database", url)
    anna.choose(table, 1, "say")
    third = servers(database=str(tmp_path / "copy.sqlite"))
    anna.http.base_url = third.address
    assert anna.get(f"/api/tables/{table}/snapshot", seat=0) == before
    anna.choose(table, 1, "say")
    anna.close()
