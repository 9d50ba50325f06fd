"""A finished game as a bot sees it: thought out once, in the bots' processes, and there for all who look at it."""

from __future__ import annotations

from dataclasses import replace

from meadhall.server.bots.analyses import SILENT_MS
from meadhall.server.storage.analyses import AnalysisStore
from meadhall.server.storage.rows import AnalysisRow
from tests.server.client import Visit, Visitor, wait_until
from tests.server.running_server import RunningServer
from tests.server.toy import TURNS
from tests.server.toy_tables import WRITTEN, at_toy, stored_table

LAST = (TURNS % 2, "pass")


def almost_over(visit: Visit, server: RunningServer) -> tuple[Visitor, Visitor, str]:
    """A game of two in which one choice is left."""
    anna, bo = visit("Anna"), visit("Bo")
    choices = [*WRITTEN, *((turn % 2, "pass") for turn in range(1, TURNS))]
    return anna, bo, stored_table(server, "toy", [anna, bo], choices)


def finished(visit: Visit, server: RunningServer) -> tuple[Visitor, str]:
    anna, bo, table = almost_over(visit, server)
    seat, option = LAST
    (anna, bo)[seat].choose(table, seat, option)
    return anna, table


def store_of(server: RunningServer) -> AnalysisStore:
    return AnalysisStore(server.services.database)


def test_a_finished_game_is_analysed_once_for_all(visit: Visit, shared_server: RunningServer) -> None:
    anna, table = finished(visit, shared_server)
    path = f"/api/tables/{table}/analysis"
    assert anna.get(path)["state"] == "none"
    assert anna.post(path)["state"] == "running"
    stranger = visit()
    wait_until(lambda: stranger.get(path)["state"] == "done")
    found = stranger.get(path)["analysis"]
    moves = len(WRITTEN) + TURNS
    assert [standing["move"] for standing in found["standings"]] == [*range(moves), moves]
    assert found["standings"][-1]["figures"] == [0, 100]
    assert [judged["move"] for judged in found["judgements"]] == list(range(moves))
    assert any(judged["points"] and judged["best"] != judged["option"] for judged in found["judgements"])
    assert 0 < len(found["turning_points"]) <= 3
    assert anna.post(path) == stranger.get(path)
    row = shared_server.call(store_of(shared_server).of_table(table))
    assert row is not None
    assert row.person == ""


def test_a_game_that_runs_or_was_left_is_not_analysed(visit: Visit, shared_server: RunningServer) -> None:
    anna, bo, table = at_toy(visit)
    for method in ("GET", "POST"):
        assert anna.refused(method, f"/api/tables/{table}/analysis") == "secret"
    for seat, visitor in enumerate((anna, bo)):
        visitor.post(f"/api/tables/{table}/resign", seat=seat)
    assert anna.refused("POST", f"/api/tables/{table}/analysis") == "not_over"
    assert anna.refused("POST", "/api/tables/none/analysis") == "no_such_table"


def test_a_stranger_may_look_but_has_to_say_who_asks(visit: Visit, shared_server: RunningServer) -> None:
    _, table = finished(visit, shared_server)
    stranger = visit()
    assert stranger.get(f"/api/tables/{table}/analysis")["state"] == "none"
    assert stranger.refused("POST", f"/api/tables/{table}/analysis") == "nobody"


def test_everybody_has_one_game_at_a_time_analysed(visit: Visit, shared_server: RunningServer) -> None:
    anna, table = finished(visit, shared_server)
    me = anna.http.cookies["meadhall"].split(".")[0]
    _, other = finished(visit, shared_server)
    store = store_of(shared_server)
    running = AnalysisRow(other, me, 3, shared_server.clock.now_ms())
    assert shared_server.call(store.begin(running, 0))
    assert anna.get(f"/api/tables/{other}/analysis")["move"] == 3
    assert anna.refused("POST", f"/api/tables/{table}/analysis") == "analysing"
    # Whoever thought about it is gone: it begins anew, and keeps nobody waiting.
    shared_server.call(store.go_on(replace(running, at=running.at - SILENT_MS - 1)))
    assert anna.get(f"/api/tables/{other}/analysis")["state"] == "none"
    assert anna.post(f"/api/tables/{table}/analysis")["state"] == "running"
    wait_until(lambda: anna.get(f"/api/tables/{table}/analysis")["state"] == "done")


def test_a_server_that_stops_gives_up_what_it_has_not_finished(visit: Visit, shared_server: RunningServer) -> None:
    anna, table = finished(visit, shared_server)
    assert anna.post(f"/api/tables/{table}/analysis")["state"] == "running"
    shared_server.call(shared_server.services.analyses.close())
    assert anna.get(f"/api/tables/{table}/analysis")["state"] == "none"
