"""Taking back: by oneself until something was shown or somebody acted, by consent beyond that."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from meadhall.server.storage.rows import OpenRequest
from tests.server.client import GREEDY, ME, OPEN, RANDOM, Visit, Visitor, here, write_all
from tests.server.running_server import RunningServer, StartServer
from tests.server.slow_bots import SlowBots
from tests.server.toy_tables import at_toy, three_at_toy


def barred(visitor: Visitor, table: str, seat: int, **body: Any) -> Any:
    response = visitor.http.post(f"/api/tables/{table}/undo", json={"seat": seat} | body)
    assert response.status_code == 409, response.text
    assert response.json()["code"] == "barred"
    return response.json()["details"].get("bar")


def test_own_choices_can_be_taken_back_one_by_one(visit: Visit) -> None:
    _, bo, table = at_toy(visit)
    before = bo.position(table, 1)
    bo.choose(table, 1, "say")
    bo.choose(table, 1, "say")
    assert bo.position(table, 1)["undo"] == {"to": [5, 4], "bar": "", "last": 5, "turn": 2}
    bo.post(f"/api/tables/{table}/undo", seat=1)
    assert bo.position(table, 1)["view"]["said"] == ["1 says"]
    bo.post(f"/api/tables/{table}/undo", seat=1)
    assert bo.position(table, 1)["view"] == before["view"]
    assert barred(bo, table, 1) == "others"


def test_back_to_a_move_and_the_whole_turn(visit: Visit) -> None:
    _, bo, table = at_toy(visit)
    for _ in range(4):
        bo.choose(table, 1, "say")
    bo.post(f"/api/tables/{table}/undo", seat=1, to=6)
    assert bo.position(table, 1)["move"] == 6
    bo.post(f"/api/tables/{table}/undo", seat=1, turn=True)
    assert bo.position(table, 1)["move"] == 4
    assert bo.refused("POST", f"/api/tables/{table}/undo", {"seat": 1, "to": 3}) == "barred"


def test_alone_one_goes_back_a_turn_at_a_time(visit: Visit) -> None:
    anna = visit("Anna")
    table = anna.open("toy", ME)
    for option in ("card.0", "card.1", "say", "say", "pass", "say", "say"):
        anna.choose(table, 0, option)
    for moves, turn in ((5, 3), (2, 2), (0, 0)):
        anna.post(f"/api/tables/{table}/undo", seat=0, turn=True)
        position = anna.position(table, 0)
        assert (position["move"], position["undo"]["turn"]) == (moves, turn)


def test_a_turn_can_be_taken_back_until_the_next_player_acts(visit: Visit) -> None:
    anna, bo, table = at_toy(visit)
    bo.choose(table, 1, "pass")
    bo.post(f"/api/tables/{table}/undo", seat=1)
    assert bo.position(table, 1)["decision"]["kind"] == "act"
    bo.choose(table, 1, "pass")
    anna.choose(table, 0, "say")
    assert barred(bo, table, 1) == "others"


def test_what_was_rolled_or_revealed_cannot_be_taken_back(visit: Visit) -> None:
    for option, bar in (("roll", "rolled"), ("draw", "revealed")):
        _, bo, table = at_toy(visit)
        bo.choose(table, 1, "say")
        bo.choose(table, 1, option)
        assert barred(bo, table, 1) == bar
        assert bo.position(table, 1)["undo"] == {"to": [], "bar": bar, "last": 5, "turn": 0}
        bo.choose(table, 1, "say")
        bo.post(f"/api/tables/{table}/undo", seat=1, turn=True)
        assert bo.position(table, 1)["move"] == 6


def test_beside_others_ones_own_choice_can_be_taken_back(visit: Visit) -> None:
    anna, bo = visit("Anna"), visit("Bo")
    table = anna.open("toy", ME, OPEN)
    bo.post(f"/api/tables/{table}/join")
    anna.choose(table, 0, "card.1")
    bo.choose(table, 1, "card.2")
    assert anna.position(table, 0)["undo"] == {"to": [0], "bar": "", "last": 0, "turn": 1}
    anna.post(f"/api/tables/{table}/undo", seat=0)
    assert anna.position(table, 0)["view"]["hand"] == []
    assert bo.position(table, 1)["view"]["hand"] == [2]


def test_the_log_forgets_what_was_taken_back(visit: Visit) -> None:
    anna, bo, table = at_toy(visit)
    socket = anna.at(table, 0)
    bo.choose(table, 1, "say")
    socket.until("news", kind="chose")
    bo.post(f"/api/tables/{table}/undo", seat=1)
    news = socket.until("news", kind="undone")
    assert [event["kind"] for event in news["log"]] == ["writes"] * 4
    assert socket.position == anna.position(table, 0)


def request_undo(visitor: Visitor, table: str, seat: int, move: int) -> Any:
    return visitor.post(f"/api/tables/{table}/request", seat=seat, kind="undo", move=move)["number"]


def test_the_table_may_agree_to_go_back_further(visit: Visit) -> None:
    anna, bo, table = at_toy(visit)
    bo.choose(table, 1, "roll")
    socket = anna.at(table, 0)
    request = request_undo(bo, table, 1, 2)
    news = socket.until("news", kind="requested")
    assert news["request"] == {
        "number": request,
        "kind": "undo",
        "seat": 1,
        "move": 2,
        "target": None,
        "bot": "",
        "needs": [0],
    }
    assert bo.position(table, 1)["move"] == 5
    anna.post(f"/api/tables/{table}/answer", seat=0, request=request, accept=True)
    assert bo.position(table, 1)["move"] == 2
    assert anna.position(table, 0)["view"]["hand"] == []
    assert socket.until("news", kind="undone").get("request") is None


def test_one_who_does_not_agree_ends_the_request(visit: Visit) -> None:
    anna, bo, table = at_toy(visit)
    bo.choose(table, 1, "roll")
    request = request_undo(bo, table, 1, 2)
    other = {"seat": 0, "kind": "undo", "move": 0}
    assert anna.refused("POST", f"/api/tables/{table}/request", other) == "taken"
    own = {"seat": 1, "request": request, "accept": True}
    assert bo.refused("POST", f"/api/tables/{table}/answer", own) == "seated"
    socket = bo.at(table, 1)
    anna.post(f"/api/tables/{table}/answer", seat=0, request=request, accept=False)
    news = socket.until("news", kind="declined")
    assert (news["seat"], news.get("request")) == (0, None)
    assert bo.position(table, 1)["move"] == 5
    late = {"seat": 0, "request": request, "accept": True}
    assert anna.refused("POST", f"/api/tables/{table}/answer", late) == "stale"


def test_a_request_can_be_withdrawn(visit: Visit) -> None:
    anna, bo, table = at_toy(visit)
    bo.choose(table, 1, "roll")
    request = request_undo(bo, table, 1, 2)
    bo.post(f"/api/tables/{table}/answer", seat=1, request=request, accept=False)
    assert anna.get(f"/api/tables/{table}/snapshot")["request"] is None


def test_all_must_agree(visit: Visit) -> None:
    anna, bo, cy, table = three_at_toy(visit)
    request = request_undo(cy, table, 2, 0)
    anna.post(f"/api/tables/{table}/answer", seat=0, request=request, accept=True)
    assert anna.get(f"/api/tables/{table}/snapshot")["request"]["needs"] == [1]
    bo.post(f"/api/tables/{table}/answer", seat=1, request=request, accept=True)
    assert cy.position(table, 2)["move"] == 0


def test_playing_on_ends_the_request(visit: Visit) -> None:
    anna, bo, table = at_toy(visit)
    socket = bo.at(table, 1)
    bo.choose(table, 1, "pass")
    anna.choose(table, 0, "say")
    request = request_undo(bo, table, 1, 4)
    anna.choose(table, 0, "say")
    assert anna.get(f"/api/tables/{table}/snapshot")["request"] is None
    socket.until("news", kind="requested")
    news = socket.until("news", kind="chose")
    assert (news["fell"], news.get("request")) == (request, None)


def test_taking_back_ends_the_request(visit: Visit) -> None:
    anna, bo, table = at_toy(visit)
    bo.choose(table, 1, "pass")
    anna.choose(table, 0, "say")
    socket = bo.at(table, 1)
    request = request_undo(bo, table, 1, 4)
    anna.post(f"/api/tables/{table}/undo", seat=0)
    assert socket.until("news", kind="undone")["fell"] == request


def test_what_a_bot_chooses_does_not_end_the_request(
    visit: Visit, servers: StartServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = servers()
    bots = SlowBots(server, monkeypatch)
    anna, bo = visit("Anna", server.address), visit("Bo", server.address)
    table = anna.open("toy", ME, OPEN, RANDOM)
    bo.post(f"/api/tables/{table}/join")
    write_all([anna, bo], table)
    before = bo.position(table, 1)
    while before["waiting"] != [1]:
        before = bo.position(table, 1, after=before["number"], wait=20)
    socket = anna.at(table, 0)
    bots.hold()
    bo.choose(table, 1, "roll")
    bo.choose(table, 1, "pass")
    bots.wait_until_one_thinks()
    request = request_undo(bo, table, 1, before["move"])
    bots.release()
    news = socket.until("news", kind="chose", seat=2)
    assert (news["request"]["number"], "fell" in news) == (request, False)
    anna.post(f"/api/tables/{table}/answer", seat=0, request=request, accept=True)
    assert "fell" not in socket.until("news", kind="undone")
    after = bo.position(table, 1)
    assert (after["move"], after["view"]) == (before["move"], before["view"])
    assert after["waiting"] == [1]


def test_a_request_ends_with_the_one_who_could_grant_it(visit: Visit) -> None:
    anna, bo, cy, table = three_at_toy(visit)
    socket = anna.at(table, 0)
    request = request_undo(anna, table, 0, 0)
    bo.post(f"/api/tables/{table}/resign", seat=1)
    news = socket.until("news", kind="resigned")
    assert (news["request"]["needs"], "fell" in news) == ([2], False)
    cy.post(f"/api/tables/{table}/resign", seat=2)
    assert socket.until("news", kind="resigned", seat=2)["fell"] == request
    anna.post(f"/api/tables/{table}/resign", seat=0)


def test_at_one_device_nobody_else_is_asked(visit: Visit) -> None:
    anna = visit("Anna")
    table = anna.open("toy", ME, here("Ola"))
    write_all([anna, anna], table)
    request_undo(anna, table, 0, 1)
    assert anna.position(table, 0)["move"] == 1


def test_bots_always_agree(visit: Visit) -> None:
    anna = visit("Anna")
    table = anna.open("boru", ME, GREEDY, RANDOM)
    position = anna.position(table, 0)
    while position["decision"] is None:
        position = anna.position(table, 0, after=position["number"], wait=20)
    anna.choose(table, 0)
    request_undo(anna, table, 0, position["move"])
    again = anna.position(table, 0)
    assert again["decision"]["options"] == position["decision"]["options"]
    anna.post(f"/api/tables/{table}/resign", seat=0)


def test_before_the_first_choice_there_is_nothing_to_go_back_to(visit: Visit) -> None:
    anna = visit("Anna")
    table = anna.open("toy", ME, here("Ola"))
    body = {"seat": 0, "kind": "undo", "move": 0}
    said = anna.http.post(f"/api/tables/{table}/request", json=body).json()
    assert said["code"] == "no_such_move"
    assert said["message"] == "nothing has been chosen yet: there is nothing to go back to"


def test_a_request_that_names_nobody_gives_no_seat_away(visit: Visit, shared_server: RunningServer) -> None:
    anna, _, cy, table = three_at_toy(visit)
    held = shared_server.services.tables._tables[table]
    request = OpenRequest(held.number, "replace", 1, None, None, "random", [2])
    held.row = replace(held.row, request=request)
    agreed = {"seat": 2, "request": request.number, "accept": True}
    assert cy.refused("POST", f"/api/tables/{table}/answer", agreed) == "stale"
    assert {seat["kind"] for seat in anna.get(f"/api/tables/{table}")["seats"]} == {"person"}


def test_there_must_be_such_a_move(visit: Visit) -> None:
    _, bo, table = at_toy(visit)
    for move in (4, 9, None):
        body = {"seat": 1, "kind": "undo", "move": move}
        assert bo.refused("POST", f"/api/tables/{table}/request", body) == "no_such_move"
