"""A database that an earlier version has written is brought up to date, and all goes on."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any

import pytest

from meadhall.engine.registry import game
from meadhall.engine.saving import record
from meadhall.engine.saving.digest import digest
from meadhall.server.storage.database_check import check_database
from tests.server.client import Visitor
from tests.server.running_server import RunningServer, StartServer
from tests.server.test_tokens import bearer

DATABASES = Path(__file__).parent / "databases"
KNOWN: dict[str, Any] = json.loads((DATABASES / "0001.json").read_text(encoding="utf-8"))
"""What the server that wrote the database has answered: cookies, tables, moves, scores."""


@pytest.fixture
def upgraded(servers: StartServer, tmp_path: Path) -> RunningServer:
    shutil.copy(DATABASES / "0001.sqlite", tmp_path / "meadhall.sqlite")
    check_database(f"sqlite+aiosqlite:///{tmp_path}/meadhall.sqlite")
    return servers()


def known(server: RunningServer, name: str) -> Visitor:
    visitor = Visitor(server.address)
    visitor.http.cookies.set("meadhall", KNOWN["cookies"][name])
    return visitor


def test_people_and_their_tables_are_there(upgraded: RunningServer) -> None:
    anna, bo, phone = known(upgraded, "anna"), known(upgraded, "bo"), Visitor(upgraded.address)
    assert anna.get("/api/me") == {"name": "Anna", "account": "anna"}
    assert bo.get("/api/me") == {"name": "Bo", "account": None}
    assert phone.post("/api/sign-in", account="anna", password="correct horse")["name"] == "Anna"
    mine = phone.get("/api/mine")
    assert [table["id"] for table in mine["gathering"]] == [KNOWN["tables"]["gathering"]]
    assert {table["id"] for table in mine["over"]} == {KNOWN["tables"]["over"]}
    assert [table["id"] for table in phone.get("/api/hall")["open"]] == [KNOWN["tables"]["gathering"]]
    assert bo.get(f"/api/tables/{KNOWN['tables']['two']}/snapshot")["chat"][0]["text"] == "hello"
    with bearer(upgraded.address, KNOWN["token"]) as program:
        path = f"/api/tables/{KNOWN['tables']['two']}/position"
        assert program.get(path, params={"seat": 1}).json()["seat"] == 1
    for visitor in (anna, bo, phone):
        visitor.close()


@pytest.mark.parametrize("game_id", list(KNOWN["moves"]))
def test_running_games_stand_where_they_stood_and_go_on(upgraded: RunningServer, game_id: str) -> None:
    anna = known(upgraded, "anna")
    table = KNOWN["tables"][game_id]
    if anna.http.get(f"/api/tables/{table}/position").json().get("code") == "other_rules":
        assert game(game_id).oldest > 1  # its rules have changed since, and say so
        anna.close()
        return
    position = anna.position(table)
    assert position["move"] == KNOWN["moves"][game_id]
    assert [score["total"] for score in position["scores"]] == KNOWN["scores"][game_id]
    assert anna.choose(table, position["waiting"][0])["number"] > 0
    anna.close()


def test_the_record_of_a_game_that_is_over_is_the_same(upgraded: RunningServer) -> None:
    anna = known(upgraded, "anna")
    text = anna.http.get(f"/api/tables/{KNOWN['tables']['over']}/record").text
    # Records have another first and last line now; what was chosen, and where it leads, is the same.
    assert text.splitlines()[1:-1] == KNOWN["record"].splitlines()[1:-1]
    assert digest(record.load(text).match.state) == digest(record.load(KNOWN["record"]).match.state)
    assert record.load(text).match.seed < 2**60
    anna.close()
