"""Playing over the WebSocket: numbered news, changes of positions, coming back."""

from __future__ import annotations

import random

import pytest

from tests.server.client import GREEDY, ME, OPEN, Socket, Visit, here, write_all
from tests.server.clock import MovableClock
from tests.server.running_server import RunningServer
from tests.server.toy_tables import WRITTEN, at_toy, stored_table


def test_a_whole_game_of_three_with_an_onlooker(visit: Visit) -> None:
    players = [visit(name) for name in ("Anna", "Bo", "Cy")]
    table = players[0].open("toy", ME, OPEN, OPEN, GREEDY)
    for player in players[1:]:
        player.post(f"/api/tables/{table}/join")
    sockets = [player.at(table, seat) for seat, player in enumerate(players)]
    onlooker = visit().at(table)
    chance = random.Random(3)
    while not sockets[0].position["over"]:
        for seat, socket in enumerate(sockets):
            decision = socket.position["decision"]
            if decision is not None:
                option = chance.choice(decision["options"])
                answer = socket.act("choose", seat=seat, number=decision["number"], option=option)
                assert answer["type"] == "ack", answer
                break
        else:
            sockets[0].until("news")
        target = max(socket.number for socket in sockets)
        for socket in (*sockets, onlooker):
            while socket.number < target:
                socket.receive()
    last = players[0].get(f"/api/tables/{table}")["number"]
    for seat, socket in enumerate((*sockets, onlooker)):
        while socket.number < last:
            socket.receive()
        # What was put together change by change is what the server shows.
        assert socket.position == players[0].position(table, seat if seat < 3 else None)
        assert socket.table["state"] == "over"
        numbers = [message["number"] for message in socket.heard if message["type"] == "news"]
        assert numbers == list(range(numbers[0], last + 1))


def test_moves_send_changes_rather_than_positions(visit: Visit) -> None:
    anna, bo, table = at_toy(visit)
    socket = anna.at(table, 0)
    bo.choose(table, 1, "say")
    news = socket.until("news")
    assert "position" not in news
    assert [["view", "said"], ["1 says"]] in news["change"]["put"]
    assert socket.position == anna.position(table, 0)


def test_who_was_away_gets_what_was_missed(visit: Visit) -> None:
    anna, bo, table = at_toy(visit)
    socket = anna.at(table, 0)
    seen = socket.number
    socket.close()
    bo.choose(table, 1, "say")
    bo.post(f"/api/tables/{table}/chat", text="still there?")
    bo.choose(table, 1, "pass")
    again = anna.socket()
    again.number = seen
    again.hello(table, 0, last_number=seen)
    news = [message for message in again.heard if message["type"] == "news"]
    assert [message["kind"] for message in news] == ["chose", "chat", "chose"]
    assert ["position" in message for message in news] == [False, False, True]
    assert news[0]["events"][0]["kind"] == "say"
    assert news[1]["chat"]["text"] == "still there?"
    assert again.position == anna.position(table, 0)


def test_who_missed_nothing_is_told_so(visit: Visit) -> None:
    anna, bo, table = at_toy(visit)
    number = anna.at(table, 0).number
    again = anna.socket()
    again.number = number
    assert again.hello(table, 0, last_number=number)["number"] == number
    assert not [message for message in again.heard if message["type"] in ("news", "snapshot")]
    bo.choose(table, 1, "say")
    assert "position" in again.until("news")


def test_who_missed_what_was_taken_back_gets_a_snapshot_without_it(visit: Visit) -> None:
    anna, bo, table = at_toy(visit)
    number = anna.at(table, 0).number
    bo.choose(table, 1, "say")
    bo.post(f"/api/tables/{table}/undo", seat=1)
    again = anna.socket()
    again.hello(table, 0, last_number=number)
    assert again.heard[0]["type"] == "snapshot"
    assert [event["kind"] for event in again.log] == ["writes"] * 4


@pytest.mark.parametrize("last_number", [0, 10**6])
def test_who_is_far_behind_or_ahead_gets_a_snapshot(
    visit: Visit, shared_server: RunningServer, last_number: int
) -> None:
    anna, bo = visit("Anna"), visit("Bo")
    table = stored_table(shared_server, "toy", [anna, bo], [*WRITTEN, *[(1, "say")] * 110])
    socket = anna.socket()
    socket.hello(table, 0, last_number=last_number)
    assert socket.heard[0]["type"] == "snapshot"
    assert socket.position == anna.position(table, 0)


def test_a_pong_brings_the_servers_time(visit: Visit, clock: MovableClock) -> None:
    anna, _, table = at_toy(visit)
    before = clock.now_ms()
    in_hall = anna.socket()
    in_hall.send(type="ping", number=0)
    at_table = anna.at(table, 0)
    pongs = [in_hall.until("pong"), next(message for message in at_table.heard if message["type"] == "pong")]
    assert all(before <= pong["at"] <= clock.now_ms() for pong in pongs)


def test_a_ping_that_stays_behind_brings_what_was_lost(visit: Visit) -> None:
    anna, bo, table = at_toy(visit)
    socket = anna.at(table, 0)
    number = socket.number
    bo.choose(table, 1, "say")
    socket.until("news", number=number + 1)
    heard = len(socket.heard)
    for _ in range(2):
        socket.send(type="ping", number=number)
        assert socket.until("pong")["number"] == number + 1
    again = [message for message in socket.heard[heard:] if message["type"] == "news"]
    assert [message["number"] for message in again] == [number + 1]
    assert again[0]["position"] == anna.position(table, 0)
    assert again[0]["position"]["view"]["said"] == ["1 says"]
    # What follows builds on what was sent again.
    bo.choose(table, 1, "say")
    socket.until("news", number=number + 2)
    assert socket.position == anna.position(table, 0)


def test_a_message_sent_again_after_a_broken_connection_is_obeyed_once(visit: Visit) -> None:
    _, bo, table = at_toy(visit)
    number = bo.position(table, 1)["decision"]["number"]
    acks = []
    for _ in range(2):
        socket = bo.at(table, 1)
        socket.send(type="choose", id="only-once", seat=1, number=number, option="say")
        acks.append(socket.until("ack")["number"])
        socket.close()
    assert acks[0] == acks[1]
    assert bo.position(table, 1)["view"]["said"] == ["1 says"]


def test_a_refused_message_is_answered_by_its_id_and_the_socket_goes_on(visit: Visit) -> None:
    anna, bo, table = at_toy(visit)
    socket = anna.at(table, 0)
    refused = socket.act("choose", seat=1, number=1, option="pass")
    assert refused["code"] == "not_yours"
    refused = socket.act("choose", seat=0, number=1, option="pass")
    assert refused["code"] == "stale"
    bo.choose(table, 1, "pass")
    socket.until("news")
    decision = socket.position["decision"]
    assert socket.act("choose", seat=0, number=decision["number"], option="say")["type"] == "ack"


def test_only_own_seats_can_be_looked_from(visit: Visit) -> None:
    anna, bo, table = at_toy(visit)
    socket = anna.socket()
    socket.send(type="hello", table=table, seat=1, id="peek")
    refused = socket.until("refused")
    assert (refused["code"], refused["id"]) == ("not_yours", "peek")
    bo.choose(table, 1, "say")
    socket.hello(table, 0)
    assert socket.position["seat"] == 0


def test_one_socket_can_look_at_another_seat_or_table(visit: Visit) -> None:
    anna = visit("Anna")
    first = anna.open("toy", ME, here("Ola"))
    second = anna.open("toy", ME, here("Jan"))
    socket = anna.at(first, 0)
    socket.hello(first, 1)
    assert socket.position["seat"] == 1
    socket.hello(second, 0)
    assert socket.table["id"] == second
    anna.choose(first, 0, "card.1")
    anna.choose(second, 0, "card.2")
    assert socket.until("news")["number"] == 2
    assert socket.position["view"]["hand"] == [2]


def test_the_start_of_the_game_brings_a_snapshot(visit: Visit) -> None:
    anna, bo = visit("Anna"), visit("Bo")
    table = anna.open("toy", ME, OPEN, OPEN)
    socket = anna.at(table, 0)
    assert socket.position is None
    bo.post(f"/api/tables/{table}/join")
    assert socket.until("news", kind="joined")["table"]["seats"][1]["name"] == "Bo"
    visit("Cy").post(f"/api/tables/{table}/join")
    assert socket.until("snapshot")["position"]["decision"]["kind"] == "write"


def test_presence_says_who_looks_at_the_table(visit: Visit) -> None:
    anna, bo, table = at_toy(visit)
    socket = anna.at(table, 0)
    theirs = bo.at(table, 1)
    assert socket.until("presence", here=[0, 1])["watching"] == 0
    onlooker = visit().at(table)
    assert socket.until("presence", here=[0, 1], watching=1)
    assert anna.get(f"/api/tables/{table}")["seats"][1]["here"]
    theirs.close()
    assert socket.until("presence", here=[0])
    onlooker.close()
    assert socket.until("presence", here=[0], watching=0)


def test_who_says_bye_is_away_and_can_come_again_on_the_same_socket(visit: Visit) -> None:
    anna, bo, table = at_toy(visit)
    socket = anna.at(table, 0)
    theirs = bo.at(table, 1)
    socket.until("presence", here=[0, 1])
    theirs.send(type="bye")
    assert socket.until("presence", here=[0])["watching"] == 0
    assert not anna.get(f"/api/tables/{table}")["seats"][1]["here"]
    heard = len(theirs.heard)
    bo.choose(table, 1, "say")
    theirs.send(type="ping", number=0)
    assert theirs.until("pong")["number"] == 0
    assert not [message for message in theirs.heard[heard:] if message["type"] == "news"]
    assert theirs.act("chat", text="still there")["code"] == "malformed"
    theirs.hello(table, 1)
    assert socket.until("presence", here=[0, 1])
    assert theirs.position == bo.position(table, 1)


def test_bye_to_no_table_is_no_mistake(visit: Visit) -> None:
    anna, _, table = at_toy(visit)
    socket = anna.socket()
    for _ in range(30):
        socket.send(type="bye")
    socket.hello(table, 0)
    assert socket.position["seat"] == 0
    assert not [message for message in socket.heard if message["type"] == "refused"]


def test_a_socket_tells_that_it_is_ones_turn_elsewhere(visit: Visit) -> None:
    anna, bo, table = at_toy(visit)
    socket = anna.socket()
    bo.choose(table, 1, "pass")
    assert socket.until("yours") == {"type": "yours", "table": table, "game": "toy", "your_turn": True}
    anna.choose(table, 0, "pass")
    assert socket.until("yours")["your_turn"] is False


def test_who_has_resigned_looks_on_as_everybody_may(visit: Visit) -> None:
    anna, bo, table = at_toy(visit)
    socket = bo.at(table, 1)
    assert socket.position["view"]["hand"] == [2, 3]
    bo.post(f"/api/tables/{table}/resign", seat=1)
    socket.until("snapshot")
    assert socket.position["seat"] is None
    assert socket.position["view"]["hand"] == []
    anna.post(f"/api/tables/{table}/resign", seat=0)


def test_a_table_can_be_played_by_http_and_socket_side_by_side(visit: Visit) -> None:
    anna, bo = visit("Anna"), visit("Bo")
    table = anna.open("toy", ME, OPEN)
    bo.post(f"/api/tables/{table}/join")
    write_all([anna, bo], table)
    socket: Socket = bo.at(table, 1)
    assert socket.act("choose", seat=1, number=socket.position["decision"]["number"], option="pass")["type"] == "ack"
    anna.choose(table, 0, "pass")
    socket.until("news", seat=0)
    assert socket.position["decision"]["kind"] == "act"
    assert socket.act("undo", seat=1)["code"] == "barred"
    assert socket.act("chat", text="your go")["type"] == "ack"
    assert socket.act("request", seat=1, kind="undo", move=4)["type"] == "ack"
    request = anna.get(f"/api/tables/{table}/snapshot")["request"]["number"]
    anna.post(f"/api/tables/{table}/answer", seat=0, request=request, accept=True)
    socket.until("news", kind="undone")
    assert socket.position["move"] == 4
    assert socket.act("resign", seat=1)["type"] == "ack"


def test_a_notice_that_cannot_be_understood_ends_nothing(visit: Visit, shared_server: RunningServer) -> None:
    anna, bo, table = at_toy(visit)
    socket = anna.at(table, 0)
    hear = shared_server.services.notifier.hear
    shared_server.loop.call_soon_threadsafe(hear, f"table.{table}", b'{"type": "of a later version"}')
    bo.choose(table, 1, "say")
    assert socket.until("news")["kind"] == "chose"


def test_where_much_happens_at_once_the_news_say_how_the_table_stood_on_the_way(visit: Visit) -> None:
    anna = visit("Anna")
    table = anna.open("boru", ME, here("Bo"), here("Cy"))
    sockets = [anna.at(table, seat) for seat in range(3)]
    onlooker = visit("Dan").at(table)
    while sockets[0].position["view"]["round"] < 2:
        seat = sockets[0].position["waiting"][0]
        decision = anna.position(table, seat)["decision"]
        sockets[seat].act("choose", seat=seat, number=decision["number"], option=decision["options"][0])
        for socket in (*sockets, onlooker):
            while socket.number < sockets[seat].number:
                socket.receive()
    news = [message for message in onlooker.heard if message.get("stages")]
    assert news
    kinds = [event["kind"] for event in news[-1]["events"]]
    assert kinds[-3:] == ["round", "vikings_come", "marriage_offered"]
    # After the claims, and before the next round was prepared.
    last = news[-1]["stages"][-1]
    assert last["events"] == len(kinds) - 3
    assert (last["view"]["round"], last["view"]["phase"], last["view"]["seat"]) == (1, "preparation", None)
    # Nothing is scored while the next round is prepared.
    assert last["scores"] == onlooker.position["scores"]
