"""Playing over HTTP."""

from __future__ import annotations

import os
import random
import threading
import time

import pytest

from meadhall.engine.saving import record
from tests.server.client import GREEDY, ME, OPEN, PATIENCE, RANDOM, Visit, Visitor, here, write_all
from tests.server.running_server import StartServer
from tests.server.toy_tables import at_toy


def finish(visitor: Visitor, table: str, seat: int, seed: int = 1) -> None:
    """Play on by chance until the game is over."""
    chance = random.Random(seed)
    position = visitor.position(table, seat)
    while not position["over"]:
        if position["decision"]:
            visitor.choose(table, seat, chance.choice(position["decision"]["options"]))
        position = visitor.position(table, seat, after=position["number"], wait=20)


def test_a_whole_game_against_bots(visit: Visit) -> None:
    anna = visit("Anna")
    table = anna.open("boru", ME, GREEDY, RANDOM)
    assert anna.get(f"/api/tables/{table}")["state"] == "running"
    finish(anna, table, 0)
    info = anna.get(f"/api/tables/{table}")
    assert (info["state"], info["ended"]) == ("over", "finished")
    assert sorted(row["place"] for row in info["result"])[0] == 1

    text = anna.http.get(f"/api/tables/{table}/record").text
    replay = record.load(text)
    assert replay.match.over
    assert replay.seats == ["Anna", "greedy", "random"]
    assert [score.total for score in replay.match.scores()] == [row["total"] for row in info["result"]]
    totals = anna.get(f"/api/tables/{table}/history")["totals"]
    assert len(totals) == len(replay.match.choices) + 1
    assert totals[-1] == [row["total"] for row in info["result"]]


def test_a_position_asks_only_its_own_seat(visit: Visit) -> None:
    anna, bo, table = at_toy(visit)
    asked = bo.position(table, 1)["decision"]
    assert (asked["kind"], asked["options"]) == ("act", ["draw", "pass", "roll", "say"])
    assert asked["refused"] == {"sing": "no_voice"}
    assert asked["marks"] == {"draw": "revealed", "roll": "rolled", "pass": "passes"}
    waiting = anna.position(table, 0)
    assert waiting["decision"] is None
    assert waiting["waiting"] == [1]
    assert visit().position(table)["decision"] is None


def test_somebody_elses_seat_is_neither_seen_nor_played(visit: Visit) -> None:
    anna, bo, table = at_toy(visit)
    number = bo.position(table, 1)["decision"]["number"]
    before = bo.position(table, 1)
    for stranger in (anna, visit("Cy"), visit()):
        assert stranger.refused("GET", f"/api/tables/{table}/position", seat=1) == "not_yours"
        assert stranger.refused("GET", f"/api/tables/{table}/snapshot", seat=1) == "not_yours"
        assert stranger.refused("GET", f"/api/tables/{table}/log", seat=1) == "not_yours"
        assert stranger.refused("GET", f"/api/tables/{table}/replay", seat=1, move=2) == "not_yours"
        for path, body in (
            ("choose", {"number": number, "option": "pass"}),
            ("undo", {}),
            ("request", {"kind": "undo", "move": 0}),
            ("resign", {}),
            ("back", {}),
            ("hint", {}),
            ("consult", {"question": {"ask": "cards"}}),
        ):
            assert stranger.refused("POST", f"/api/tables/{table}/{path}", {"seat": 1} | body) == "not_yours"
    assert bo.position(table, 1) == before


def test_a_stale_choice_is_refused_and_changes_nothing(visit: Visit) -> None:
    _, bo, table = at_toy(visit)
    number = bo.position(table, 1)["decision"]["number"]
    bo.choose(table, 1, "say")
    before = bo.position(table, 1)
    stale = {"seat": 1, "number": number, "option": "say"}
    assert bo.refused("POST", f"/api/tables/{table}/choose", stale) == "stale"
    assert bo.position(table, 1) == before


def test_an_option_that_is_not_offered_is_refused_and_changes_nothing(visit: Visit) -> None:
    _, bo, table = at_toy(visit)
    before = bo.position(table, 1)
    illegal = {"seat": 1, "number": before["decision"]["number"], "option": "sing"}
    assert bo.refused("POST", f"/api/tables/{table}/choose", illegal) == "illegal"
    assert bo.position(table, 1) == before


def test_after_an_undo_an_answer_to_the_old_question_is_stale(visit: Visit) -> None:
    _, bo, table = at_toy(visit)
    bo.choose(table, 1, "say")
    number = bo.position(table, 1)["decision"]["number"]
    bo.post(f"/api/tables/{table}/undo", seat=1)
    bo.choose(table, 1, "say")
    stale = {"seat": 1, "number": number, "option": "pass"}
    assert bo.refused("POST", f"/api/tables/{table}/choose", stale) == "stale"


def test_a_decision_keeps_its_number_while_others_decide_beside_it(visit: Visit) -> None:
    anna, bo = visit("Anna"), visit("Bo")
    table = anna.open("toy", ME, OPEN)
    bo.post(f"/api/tables/{table}/join")
    number = anna.position(table, 0)["decision"]["number"]
    bo.choose(table, 1, "card.3")
    bo.post(f"/api/tables/{table}/undo", seat=1)
    assert anna.position(table, 0)["decision"]["number"] == number
    anna.post(f"/api/tables/{table}/choose", seat=0, number=number, option="card.1")
    assert anna.position(table, 0)["decision"]["number"] != number


def test_a_message_sent_twice_is_obeyed_once(visit: Visit) -> None:
    anna, bo, table = at_toy(visit)
    number = bo.position(table, 1)["decision"]["number"]
    body = {"seat": 1, "number": number, "option": "say", "id": "one"}
    first = bo.post(f"/api/tables/{table}/choose", **body)
    assert bo.post(f"/api/tables/{table}/choose", **body) == first
    assert bo.position(table, 1)["view"]["said"] == ["1 says"]
    for visitor in (anna, bo):
        chats = [visitor.post(f"/api/tables/{table}/chat", text="hello", id="two") for _ in range(2)]
        assert chats[0] == chats[1]
    assert len(anna.get(f"/api/tables/{table}/snapshot")["chat"]) == 2


def test_a_position_can_be_waited_for(visit: Visit) -> None:
    anna, bo, table = at_toy(visit)
    position = anna.position(table, 0)
    assert anna.position(table, 0, after=position["number"], wait=0.05) == position
    bo.choose(table, 1, "pass")
    later = anna.position(table, 0, after=position["number"], wait=20)
    assert later["decision"]["kind"] == "act"


def test_scores_leave_out_what_a_seat_cannot_know(visit: Visit) -> None:
    anna, bo, table = at_toy(visit)
    scores = anna.position(table, 0)["scores"]
    assert [score["hidden"] for score in scores] == [False, True]
    assert dict(scores[0]["categories"])["cards"] == 1
    assert "cards" not in dict(scores[1]["categories"])
    assert all(score["hidden"] for score in visit().position(table)["scores"])
    for visitor, seat in ((anna, 0), (bo, 1)):
        visitor.post(f"/api/tables/{table}/resign", seat=seat)
    assert [dict(score["categories"])["cards"] for score in visit().position(table)["scores"]] == [1, 35]


def test_only_those_who_play_may_speak(visit: Visit) -> None:
    anna, _, table = at_toy(visit)
    anna.post(f"/api/tables/{table}/chat", text=" hi\u0007 there ")
    assert visit("Cy").refused("POST", f"/api/tables/{table}/chat", {"text": "boo"}) == "not_yours"
    assert anna.refused("POST", f"/api/tables/{table}/chat", {"text": "x" * 501}) == "malformed"
    assert anna.refused("POST", f"/api/tables/{table}/chat", {"text": "\u200b"}) == "malformed"
    assert [line["text"] for line in visit().get(f"/api/tables/{table}/snapshot")["chat"]] == ["hi there"]


def test_a_hint_is_one_of_the_options(visit: Visit) -> None:
    anna = visit("Anna")
    table = anna.open("boru", ME, here("Ola"), here("Jan"))
    seat = anna.get(f"/api/tables/{table}")["waiting"][0]
    decision = anna.position(table, seat)["decision"]
    hint = anna.post(f"/api/tables/{table}/hint", seat=seat)
    assert hint["option"] in decision["options"]
    assert hint["number"] == decision["number"]
    assert [reason["role"] for reason in hint["reasons"]].count("compared") == 1
    idle = next(other for other in range(3) if other != seat)
    assert anna.refused("POST", f"/api/tables/{table}/hint", {"seat": idle}) == "stale"
    assert anna.refused("POST", f"/api/tables/{table}/hint", {"seat": seat, "bot": "Deep Blue"}) == "no_such_bot"
    quiet = anna.open("boru", ME, here("Ola"), here("Jan"), hints=False)
    seat = anna.get(f"/api/tables/{quiet}")["waiting"][0]
    assert anna.refused("POST", f"/api/tables/{quiet}/hint", {"seat": seat}) == "not_yours"


def test_the_rules_answer_questions_from_what_the_seat_knows(visit: Visit) -> None:
    anna, _, table = at_toy(visit)
    number = anna.position(table, 0)["number"]
    said = anna.post(f"/api/tables/{table}/consult", seat=0, question={"ask": "cards"})
    assert said["number"] == number
    assert said["answer"]["hands"][0] == anna.position(table, 0)["view"]["hand"]
    # Nothing of what is hidden was read: the same is answered whatever the other seat holds.
    assert said == anna.post(f"/api/tables/{table}/consult", seat=0, question={"ask": "cards"})
    known = [visit(name) for name in ("Cy", "Di")]
    answers = []
    for hidden in ("card.4", "card.9"):
        other = known[0].open("toy", ME, OPEN)
        known[1].post(f"/api/tables/{other}/join")
        for option in ("card.1", "card.2"):
            known[0].choose(other, 0, option)
            known[1].choose(other, 1, hidden)
        answer = known[0].post(f"/api/tables/{other}/consult", seat=0, question={"ask": "cards"})["answer"]
        answers.append(answer["hands"])
    assert answers[0] == answers[1]


def test_a_question_changes_nothing(visit: Visit) -> None:
    anna, bo, table = at_toy(visit)
    before = [anna.position(table, 0), bo.position(table, 1)]
    said = bo.post(f"/api/tables/{table}/consult", seat=1, question={"ask": "shout"})
    assert said["answer"]["said"] == ["1 shouts"]
    assert [anna.position(table, 0), bo.position(table, 1)] == before


def test_a_question_may_be_asked_out_of_turn_while_the_game_runs(visit: Visit) -> None:
    anna, _, table = at_toy(visit)
    assert anna.position(table, 0)["decision"] is None
    assert anna.post(f"/api/tables/{table}/consult", seat=0, question={"ask": "cards"})["answer"]["advice"] is True
    quiet = anna.open("toy", ME, here("Ola"), hints=False)
    assert anna.post(f"/api/tables/{quiet}/consult", seat=0, question={"ask": "cards"})["answer"]["advice"] is False
    gathering = anna.open("toy", ME, OPEN)
    assert anna.refused("POST", f"/api/tables/{gathering}/consult", {"seat": 0, "question": {}}) == "not_running"


def test_questions_that_take_too_long_are_refused_and_hold_nobody_else_up(
    servers: StartServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    answered = threading.Event()

    def brood(*_: object) -> None:
        answered.wait(PATIENCE)

    monkeypatch.setattr("tests.server.toy.TOY.questions", brood)
    anna = Visitor(servers(consult_seconds=0.2).address, "Anna")
    table = anna.open("toy", ME, here("Ola"))
    question = {"seat": 0, "question": {"ask": "cards"}}
    began = time.monotonic()
    # More than there are threads for anything at all.
    for _ in range(3 + min(32, (os.cpu_count() or 1) + 4)):
        assert anna.refused("POST", f"/api/tables/{table}/consult", question) == "too_hard"
    anna.post("/api/account", account="anna", password="correct horse")
    assert time.monotonic() - began < PATIENCE
    answered.set()
    anna.close()


def test_questions_of_another_shape_are_refused(visit: Visit) -> None:
    anna, _, table = at_toy(visit)
    path = f"/api/tables/{table}/consult"
    for body in ({}, {"seat": 0}, {"seat": 0, "question": 3}, {"seat": 0, "question": {"ask": "secrets"}}):
        assert anna.refused("POST", path, body) == "malformed"
    boru = anna.open("boru", ME, RANDOM, RANDOM)
    silent = {"seat": 0, "question": {"ask": "cards"}}
    assert anna.refused("POST", f"/api/tables/{boru}/consult", silent) == "malformed"


def test_a_second_person_on_the_same_device_plays_another_seat(visit: Visit) -> None:
    anna = visit("Anna")
    table = anna.open("toy", ME, here("Ola"))
    write_all([anna, anna], table)
    assert anna.position(table, 0)["view"]["hand"] == [0, 1]
    assert anna.position(table, 1)["view"]["hand"] == [2, 3]
    assert anna.position(table)["view"]["hand"] == []


def test_who_resigns_is_replaced_by_a_bot_and_sees_no_more_than_an_onlooker(visit: Visit) -> None:
    anna, bo, table = at_toy(visit)
    bo.post(f"/api/tables/{table}/resign", seat=1)
    seat = anna.get(f"/api/tables/{table}")["seats"][1]
    assert (seat["kind"], seat["resigned"], seat["name"]) == ("bot", True, "Bo")
    assert bo.refused("GET", f"/api/tables/{table}/position", seat=1) == "not_yours"
    assert table in [mine["id"] for mine in bo.get("/api/mine")["running"]]


def test_without_any_person_left_the_game_is_over(visit: Visit) -> None:
    anna, bo, table = at_toy(visit)
    bo.post(f"/api/tables/{table}/resign", seat=1)
    anna.post(f"/api/tables/{table}/resign", seat=0)
    info = anna.get(f"/api/tables/{table}")
    assert (info["state"], info["ended"], info["waiting"]) == ("over", "abandoned", [])
    replay = record.load(anna.http.get(f"/api/tables/{table}/record").text)
    assert not replay.match.over
