"""Replays, the log, score history and records: all of it afterwards, and only one's own before."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest

from meadhall.engine.play.match import Match
from meadhall.server.schemas.position import ScoreHistory
from meadhall.server.tables.views import replay
from tests.server.client import Visit, Visitor
from tests.server.running_server import RunningServer
from tests.server.toy_tables import WRITTEN, at_toy, stored_table


def end(table: str, *visitors: Visitor) -> None:
    for seat, visitor in enumerate(visitors):
        visitor.post(f"/api/tables/{table}/resign", seat=seat)


def test_of_a_running_game_a_seat_can_replay_what_it_knew(visit: Visit) -> None:
    anna, bo, table = at_toy(visit)
    bo.choose(table, 1, "draw")
    replay = bo.get(f"/api/tables/{table}/replay", move=1, seat=1)
    assert replay["view"]["hand"] == [2]
    assert replay["moves"] == 5
    assert replay["by"] == 1
    assert [event["kind"] for event in replay["events"]] == ["writes"]
    onlooker = visit().get(f"/api/tables/{table}/replay", move=5)
    assert onlooker["view"]["hand"] == []
    assert [(event["kind"], event["thing"], event["hidden"]) for event in onlooker["events"]] == [
        ("draws", "", True),
        ("draw", "", False),
    ]
    assert anna.refused("GET", f"/api/tables/{table}/replay", move=6) == "no_such_move"


def test_while_the_game_runs_its_record_and_open_replay_are_secret(visit: Visit) -> None:
    anna, _, table = at_toy(visit)
    assert anna.refused("GET", f"/api/tables/{table}/record") == "secret"
    assert anna.refused("GET", f"/api/tables/{table}/history") == "secret"
    assert anna.refused("GET", f"/api/tables/{table}/look-back?seat=0") == "secret"
    assert anna.refused("GET", f"/api/tables/{table}/replay", open=True) == "secret"


def test_afterwards_everybody_may_look_from_every_seat_and_openly(visit: Visit) -> None:
    anna, bo, table = at_toy(visit)
    end(table, anna, bo)
    someone = visit()
    assert someone.get(f"/api/tables/{table}/replay", move=4, seat=1)["view"]["hand"] == [2, 3]
    views = someone.get(f"/api/tables/{table}/replay", move=4, open=True)["views"]
    assert [view["hand"] for view in views] == [[0, 1], [2, 3]]
    assert someone.position(table, 0)["view"]["hand"] == [0, 1]
    assert len(someone.get(f"/api/tables/{table}/history")["totals"]) == 5
    assert someone.refused("GET", f"/api/tables/{table}/look-back") == "nobody"
    assert {*anna.get(f"/api/tables/{table}/look-back", seat=1)} == {"well_done", "try_next"}
    assert '"seed"' in someone.http.get(f"/api/tables/{table}/record").text


def test_scores_over_time_are_worked_out_once_for_all_who_ask(
    visit: Visit, shared_server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, bo, table = at_toy(visit)
    end(table, anna, bo)
    asked: list[Match] = []
    history = replay.history

    def counted(match: Match) -> ScoreHistory:
        asked.append(match)
        return history(match)

    monkeypatch.setattr(replay, "history", counted)
    with ThreadPoolExecutor(4) as crowd:
        found = list(crowd.map(lambda _: Visitor(shared_server.address).get(f"/api/tables/{table}/history"), range(8)))
    assert all(one == found[0] for one in found)
    assert len(asked) == 1


def test_the_log_comes_in_pages_of_whole_moves(visit: Visit, shared_server: RunningServer) -> None:
    anna, bo = visit("Anna"), visit("Bo")
    table = stored_table(shared_server, "toy", [anna, bo], [*WRITTEN, *[(1, "say")] * 230])
    latest = bo.get(f"/api/tables/{table}/log", seat=1)
    assert latest["more"]
    first = latest["events"][0]["move"]
    earlier = bo.get(f"/api/tables/{table}/log", seat=1, before=first)
    assert not earlier["more"]
    moves = [event["move"] for event in earlier["events"] + latest["events"]]
    assert moves == sorted(moves)
    assert set(moves) == set(range(1, 235))
    things = [event["thing"] for event in earlier["events"] if event["kind"] == "writes"]
    assert things == ["card.2", "card.3", "", ""]
    end(table, anna, bo)
