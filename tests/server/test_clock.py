"""Clocks, players who are lost, and bots in their place. Time is the test's own."""

from __future__ import annotations

from functools import partial
from unittest.mock import Mock

import pytest

from tests.server.client import ME, OPEN, Visit, Visitor, all_ready, here, wait_until, write_all
from tests.server.clock import MovableClock
from tests.server.running_server import RunningServer, StartServer
from tests.server.slow_bots import SlowBots
from tests.server.toy_tables import at_toy, three_at_toy


def with_clock(visit: Visit) -> tuple[Visitor, Visitor, str]:
    anna, bo = visit("Anna"), visit("Bo")
    table = anna.open("toy", ME, OPEN, move_seconds=1000)
    bo.post(f"/api/tables/{table}/join")
    all_ready([anna, bo], table)
    write_all([anna, bo], table)
    return anna, bo, table


def test_a_position_says_until_when_to_decide(visit: Visit, clock: MovableClock) -> None:
    anna, bo, table = with_clock(visit)
    deadlines = anna.position(table, 0)["deadlines"]
    assert list(deadlines) == ["1"]
    assert 0 < deadlines["1"] - clock.now_ms() <= 1_000_000
    bo.choose(table, 1, "pass")
    assert list(anna.position(table, 0)["deadlines"]) == ["0"]


def test_when_the_time_is_over_a_bot_makes_that_decision(visit: Visit, shared_server: RunningServer) -> None:
    anna, bo, table = with_clock(visit)
    socket = anna.at(table, 0)
    shared_server.clock.forward(900)
    shared_server.call(shared_server.services.bot_driver.check_clocks())
    assert bo.position(table, 1)["move"] == 4
    shared_server.clock.forward(100)
    assert socket.until("news", kind="chose")["seat"] == 1
    assert bo.position(table, 1)["move"] == 5
    assert bo.get(f"/api/tables/{table}")["seats"][1]["stand_in"] is False


def test_clocks_go_on_after_reads_that_failed_and_the_log_says_so_once(
    servers: StartServer, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    server = servers()
    anna = Visitor(server.address, "Anna")
    table = anna.open("toy", ME, here("Ola"), move_seconds=1000)
    all_ready([anna], table)
    socket = anna.at(table, 0)
    with monkeypatch.context() as patch:
        rounds = Mock(side_effect=OSError("the disk is on fire"))
        patch.setattr(server.services.tables, "evict_idle", rounds)
        server.clock.forward(1001)
        wait_until(lambda: rounds.call_count >= 3)
    assert socket.until("news", kind="chose")
    assert caplog.text.count("could not be looked after") == 1
    assert "the disk is on fire" in caplog.text
    anna.close()


def test_after_three_times_in_a_row_a_bot_stands_in_until_the_player_is_back(visit: Visit, clock: MovableClock) -> None:
    anna, bo, table = with_clock(visit)
    socket = anna.at(table, 0)
    for times in range(3):
        # The bot may have passed the turn; then it is the other's.
        while 1 not in anna.get(f"/api/tables/{table}")["waiting"]:
            anna.choose(table, 0, "pass")
        clock.forward(1001)
        if times == 2:
            assert socket.until("news", kind="lost")["note"]["seat"] == 1
        socket.until("news", kind="chose", seat=1)
        assert anna.get(f"/api/tables/{table}")["seats"][1]["stand_in"] is (times == 2)
    decision = {"seat": 1, "number": 1, "option": "pass"}
    assert bo.refused("POST", f"/api/tables/{table}/choose", decision) == "not_yours"
    bo.post(f"/api/tables/{table}/back", seat=1)
    assert socket.until("news", kind="back")["table"]["seats"][1]["stand_in"] is False
    assert bo.refused("POST", f"/api/tables/{table}/back", {"seat": 1}) == "seated"
    anna.post(f"/api/tables/{table}/resign", seat=0)
    bo.post(f"/api/tables/{table}/resign", seat=1)


def test_a_choice_of_ones_own_starts_the_count_anew(visit: Visit, clock: MovableClock) -> None:
    anna, bo, table = with_clock(visit)
    socket = anna.at(table, 0)
    for _ in range(4):
        while 1 not in anna.get(f"/api/tables/{table}")["waiting"]:
            anna.choose(table, 0, "pass")
        clock.forward(1001)
        socket.until("news", kind="chose", seat=1)
        while 1 not in anna.get(f"/api/tables/{table}")["waiting"]:
            anna.choose(table, 0, "pass")
        bo.choose(table, 1, "say")
        socket.until("news", kind="chose", seat=1)
    assert not anna.get(f"/api/tables/{table}")["seats"][1]["stand_in"]


def replace(seat: int, target: int) -> dict[str, object]:
    return {"seat": seat, "kind": "replace", "target": target, "bot": "random"}


def test_a_lost_player_can_be_replaced_when_the_others_agree(visit: Visit, clock: MovableClock) -> None:
    anna, bo, cy, table = three_at_toy(visit)
    assert anna.refused("POST", f"/api/tables/{table}/request", replace(0, 1)) == "barred"
    clock.forward(121)
    request = anna.post(f"/api/tables/{table}/request", **replace(0, 1))["number"]
    assert anna.get(f"/api/tables/{table}")["seats"][1]["kind"] == "person"
    not_asked = {"seat": 1, "request": request, "accept": False}
    assert bo.refused("POST", f"/api/tables/{table}/answer", not_asked) == "not_yours"
    cy.post(f"/api/tables/{table}/answer", seat=2, request=request, accept=True)
    seat = anna.get(f"/api/tables/{table}")["seats"][1]
    assert (seat["kind"], seat["bot"], seat["stand_in"], seat["resigned"]) == ("person", "random", True, False)
    assert anna.refused("POST", f"/api/tables/{table}/request", replace(0, 1)) == "seated"


def test_who_was_replaced_while_away_can_take_the_seat_back(visit: Visit, clock: MovableClock) -> None:
    anna, bo, table = at_toy(visit)
    clock.forward(121)
    anna.post(f"/api/tables/{table}/request", **replace(0, 1))
    socket = bo.at(table, 1)
    assert socket.table["seats"][1]["yours"]
    assert socket.table["seats"][1]["stand_in"]
    assert socket.act("back", seat=1)["type"] == "ack"
    seat = anna.get(f"/api/tables/{table}")["seats"][1]
    assert (seat["kind"], seat["bot"], seat["stand_in"]) == ("person", "", False)
    while 1 not in anna.get(f"/api/tables/{table}")["waiting"]:
        anna.choose(table, 0, "pass")
    bo.choose(table, 1, "say")


def test_when_all_others_are_replaced_the_last_to_resign_ends_the_game(visit: Visit, clock: MovableClock) -> None:
    anna, _, table = at_toy(visit)
    clock.forward(121)
    anna.post(f"/api/tables/{table}/request", **replace(0, 1))
    anna.post(f"/api/tables/{table}/resign", seat=0)
    assert anna.get(f"/api/tables/{table}")["ended"] == "abandoned"


def test_with_a_clock_only_who_has_run_out_of_time_can_be_replaced(visit: Visit, clock: MovableClock) -> None:
    anna, bo, table = with_clock(visit)
    socket = anna.at(table, 0)
    clock.forward(500)
    assert anna.refused("POST", f"/api/tables/{table}/request", replace(0, 1)) == "barred"
    clock.forward(501)
    socket.until("news", kind="chose", seat=1)
    # The bot may have passed the turn; then it is the other's.
    while 1 not in anna.get(f"/api/tables/{table}")["waiting"]:
        anna.choose(table, 0, "pass")
    assert anna.refused("POST", f"/api/tables/{table}/request", replace(0, 1)) == "barred"
    clock.forward(121)
    anna.post(f"/api/tables/{table}/request", **replace(0, 1))
    assert anna.get(f"/api/tables/{table}")["seats"][1]["stand_in"]
    bo.post(f"/api/tables/{table}/back", seat=1)
    anna.post(f"/api/tables/{table}/resign", seat=0)
    bo.post(f"/api/tables/{table}/resign", seat=1)


def test_what_a_bot_thought_up_is_dropped_when_the_player_is_back(
    visit: Visit, servers: StartServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = servers()
    bots = SlowBots(server, monkeypatch)
    anna, bo, table = at_toy(partial(visit, address=server.address))
    bots.hold()
    server.clock.forward(121)
    anna.post(f"/api/tables/{table}/request", **replace(0, 1))
    bots.wait_until_one_thinks()
    bo.post(f"/api/tables/{table}/back", seat=1)
    bots.release()
    wait_until(lambda: not server.services.bot_driver.playing)
    position = bo.position(table, 1)
    assert (position["move"], position["decision"]["kind"]) == (4, "act")
    bo.choose(table, 1, "say")


def test_a_player_who_plays_again_is_not_replaced(visit: Visit, clock: MovableClock) -> None:
    anna, bo, cy, table = three_at_toy(visit)
    socket = anna.at(table, 0)
    clock.forward(121)
    request = anna.post(f"/api/tables/{table}/request", **replace(0, 1))["number"]
    bo.choose(table, 1, "say")
    assert socket.until("news", kind="chose")["fell"] == request
    assert socket.request is None
    late = {"seat": 2, "request": request, "accept": True}
    assert cy.refused("POST", f"/api/tables/{table}/answer", late) == "stale"


def test_a_player_who_is_there_must_agree_to_be_replaced(visit: Visit, clock: MovableClock) -> None:
    anna, bo, table = at_toy(visit)
    socket = bo.at(table, 1)
    clock.forward(500)
    request = anna.post(f"/api/tables/{table}/request", **replace(0, 1))["number"]
    assert anna.get(f"/api/tables/{table}")["seats"][1]["kind"] == "person"
    assert socket.until("news", kind="requested")["request"]["needs"] == [1]
    bo.post(f"/api/tables/{table}/answer", seat=1, request=request, accept=True)
    assert anna.get(f"/api/tables/{table}")["seats"][1]["kind"] == "bot"


def test_only_another_persons_seat_is_replaced_by_a_bot_that_there_is(visit: Visit, clock: MovableClock) -> None:
    anna, _, table = at_toy(visit)
    clock.forward(500)
    for body, code in (
        (replace(0, 0), "malformed"),
        (replace(0, 5), "not_yours"),
        (replace(0, 1) | {"bot": "Deep Blue"}, "no_such_bot"),
        (replace(0, 1) | {"target": None}, "malformed"),
    ):
        assert anna.refused("POST", f"/api/tables/{table}/request", body) == code
