"""Clocks are fair: nobody's begins unasked, what they do is told, and no game runs away from those who play it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.client import GREEDY, ME, OPEN, RANDOM, Visit, Visitor, all_ready, here, wait_until, write_all
from tests.server.clock import MovableClock
from tests.server.running_server import RunningServer, StartServer


def info(visitor: Visitor, table: str) -> Any:
    return visitor.get(f"/api/tables/{table}")


def test_a_game_with_a_clock_begins_when_everybody_has_said_so(visit: Visit) -> None:
    anna, bo = visit("Anna"), visit("Bo")
    table = anna.open("toy", ME, OPEN, move_seconds=1000)
    assert anna.refused("POST", f"/api/tables/{table}/ready", {}) == "not_running"
    bo.post(f"/api/tables/{table}/join")
    assert info(anna, table)["state"] == "gathering"
    socket = bo.at(table, 1)
    anna.post(f"/api/tables/{table}/ready")
    assert [seat["ready"] for seat in socket.until("news", kind="ready")["table"]["seats"]] == [True, False]
    assert anna.refused("POST", f"/api/tables/{table}/start") == "not_ready"
    bo.post(f"/api/tables/{table}/ready")
    assert socket.until("snapshot")["table"]["state"] == "running"
    assert list(socket.position["deadlines"]) == ["0", "1"]


def test_one_can_say_not_yet(visit: Visit) -> None:
    anna, bo = visit("Anna"), visit("Bo")
    table = anna.open("toy", ME, OPEN, move_seconds=1000)
    bo.post(f"/api/tables/{table}/join")
    anna.post(f"/api/tables/{table}/ready")
    anna.post(f"/api/tables/{table}/ready", ready=False)
    bo.post(f"/api/tables/{table}/ready")
    assert info(anna, table)["state"] == "gathering"


def test_bots_are_always_ready_and_whoever_has_two_seats_says_it_once(visit: Visit) -> None:
    anna = visit("Anna")
    table = anna.open("toy", ME, here("Ola"), RANDOM, move_seconds=1000)
    assert info(anna, table)["state"] == "gathering"
    assert anna.post(f"/api/tables/{table}/ready")["state"] == "running"
    assert anna.post("/api/tables", game="toy", seats=[RANDOM, RANDOM], move_seconds=1000)["state"] == "running"


def test_whoever_sits_down_or_leaves_is_news_to_those_who_were_ready(visit: Visit) -> None:
    anna, bo, cy = visit("Anna"), visit("Bo"), visit("Cy")
    table = anna.open("toy", ME, OPEN, move_seconds=1000)
    bo.post(f"/api/tables/{table}/join")
    anna.post(f"/api/tables/{table}/ready")
    bo.post(f"/api/tables/{table}/leave", seat=1)
    cy.post(f"/api/tables/{table}/join")
    assert not any(seat["ready"] for seat in info(anna, table)["seats"])
    cy.post(f"/api/tables/{table}/ready")
    assert info(anna, table)["state"] == "gathering"


def test_only_those_who_sit_there_are_asked_and_only_before_the_game(visit: Visit) -> None:
    anna, bo = visit("Anna"), visit("Bo")
    table = anna.open("toy", ME, RANDOM, move_seconds=1000)
    assert bo.refused("POST", f"/api/tables/{table}/ready", {}) == "not_yours"
    all_ready([anna], table)
    assert anna.refused("POST", f"/api/tables/{table}/ready", {}) == "has_started"


def test_without_a_clock_nobody_is_asked(visit: Visit) -> None:
    anna = visit("Anna")
    assert anna.post("/api/tables", game="toy", seats=[ME, RANDOM])["state"] == "running"


def test_every_time_out_is_told_to_all_and_stands_in_the_log(visit: Visit, clock: MovableClock) -> None:
    anna, bo = visit("Anna"), visit("Bo")
    table = anna.open("toy", ME, OPEN, move_seconds=1000)
    bo.post(f"/api/tables/{table}/join")
    all_ready([anna, bo], table)
    write_all([anna, bo], table)
    socket, onlooker = anna.at(table, 0), visit("Cy").at(table)
    clock.forward(1001)
    note = socket.until("news", kind="chose", seat=1)["note"]
    assert (note["kind"], note["seat"], note["move"]) == ("timeout", 1, 5)
    assert onlooker.until("news", kind="chose", seat=1)["note"] == note
    assert anna.get(f"/api/tables/{table}/snapshot", seat=0)["notes"] == [note]
    while 1 not in info(anna, table)["waiting"]:
        anna.choose(table, 0, "pass")
    bo.choose(table, 1, "say")
    assert "note" not in socket.until("news", kind="chose", seat=1)


def alone_with_a_bot(visit: Visit) -> tuple[Visitor, str]:
    """Anna writes her cards and then goes away."""
    anna = visit("Anna")
    table = anna.open("toy", GREEDY, ME, move_seconds=1000)
    all_ready([anna], table)
    wait_until(lambda: 0 not in info(anna, table)["waiting"])
    for card in ("card.2", "card.3"):
        anna.choose(table, 1, card)
    return anna, table


def lose(anna: Visitor, table: str, server: RunningServer) -> None:
    for _ in range(3):
        wait_until(lambda: info(anna, table)["waiting"] == [1])
        number = info(anna, table)["number"]
        server.clock.forward(1001)
        wait_until(lambda before=number: info(anna, table)["number"] > before)  # type: ignore[misc]


def test_the_game_waits_when_no_person_is_left_who_plays(visit: Visit, shared_server: RunningServer) -> None:
    anna, table = alone_with_a_bot(visit)
    lose(anna, table, shared_server)
    seen = info(anna, table)
    assert (seen["paused"], seen["state"], seen["seats"][1]["stand_in"]) == (True, "running", True)
    # However much time goes by, and whoever looks after orphaned bots: what was asked is still asked.
    shared_server.clock.forward(100_000)
    driver = shared_server.services.bot_driver
    shared_server.call(driver.check_clocks())
    shared_server.call(driver.take_up_stuck(since_ms=shared_server.clock.now_ms() - 20_000))
    wait_until(lambda: not driver.playing)
    assert info(anna, table)["number"] == seen["number"]
    assert info(anna, table)["waiting"] == [1]


def test_whoever_is_away_finds_the_paused_game_among_those_that_wait_and_plays_on(
    visit: Visit, shared_server: RunningServer
) -> None:
    anna, table = alone_with_a_bot(visit)
    lose(anna, table, shared_server)
    assert [mine["your_turn"] for mine in anna.get("/api/mine")["running"] if mine["id"] == table] == [True]
    socket = anna.at(table, 1)
    # The page must not ask what somebody else answers.
    assert not socket.position["decision"]
    assert [note["kind"] for note in socket.notes] == ["timeout", "timeout", "lost"]
    socket.act("back", seat=1)
    assert socket.notes[-1]["kind"] == "back"
    assert socket.table["paused"] is False
    assert socket.position["decision"]["kind"] == "act"
    anna.choose(table, 1, "pass")
    wait_until(lambda: info(anna, table)["waiting"] == [1])


def test_bots_go_on_for_one_who_is_lost_while_another_person_plays(visit: Visit, shared_server: RunningServer) -> None:
    anna, bo = visit("Anna"), visit("Bo")
    table = anna.open("toy", ME, OPEN, move_seconds=1000)
    bo.post(f"/api/tables/{table}/join")
    all_ready([anna, bo], table)
    write_all([anna, bo], table)
    for _ in range(3):
        while 1 not in info(anna, table)["waiting"]:
            anna.choose(table, 0, "pass")
        number = info(anna, table)["number"]
        shared_server.clock.forward(1001)
        wait_until(lambda before=number: info(anna, table)["number"] > before)  # type: ignore[misc]
    wait_until(lambda: info(anna, table)["waiting"] == [0])
    assert info(anna, table)["paused"] is False


@pytest.mark.parametrize("hours", [5, -5])
def test_when_the_servers_clock_jumps_nobody_loses_time(servers: StartServer, hours: int) -> None:
    server = servers()
    anna = Visitor(server.address, "Anna")
    table = anna.open("toy", ME, here("Ola"), move_seconds=100)
    all_ready([anna], table)
    server.clock.jump(hours * 3600)
    driver = server.services.bot_driver

    async def look() -> None:
        driver.forgive_jumps()
        await driver.check_clocks()

    for _ in range(3):
        server.call(look())
    wait_until(lambda: not driver.playing)
    assert anna.position(table, 0)["move"] == 0
    if hours > 0:
        # As after a restart there is another minute; then time is over.
        server.clock.forward(61)
        wait_until(lambda: anna.position(table, 0)["move"] > 0)
    anna.close()
