"""Learning a game at a table of one's own: the others do what the chapter says, and so does whoever learns."""

from __future__ import annotations

from functools import partial
from typing import Any

from tests.server.client import ME, Visit, Visitor, wait_until

BORU = "/api/lessons/boru"


def begin(visitor: Visitor, chapter: str = "trick_won") -> str:
    return str(visitor.post(f"{BORU}/{chapter}")["id"])


def has_come_to(visitor: Visitor, table: str, move: int) -> bool:
    return int(visitor.position(table, 0)["move"]) >= move


def play(visitor: Visitor, table: str, chapter: dict[str, Any]) -> None:
    """Do what the chapter wants, and wait for the others."""
    move = chapter["begins"]
    for turn in (turn for step in chapter["steps"] for turn in step["turns"]):
        wait_until(partial(has_come_to, visitor, table, move))
        if turn["seat"] == chapter["seat"]:
            options = visitor.position(table, 0)["decision"]["options"]
            visitor.choose(table, 0, next(option for option in turn["options"] if option in options))
        move += 1
    wait_until(partial(has_come_to, visitor, table, move))


def test_chapters_are_told_to_anybody(visit: Visit) -> None:
    told = visit().get(BORU)
    assert [chapter["name"] for chapter in told["chapters"]][:2] == ["trick_won", "trick_lost"]
    assert told["learned"] == []
    assert told["at"] is None
    assert visit().refused("GET", "/api/lessons/nothing") == "no_such_game"


def test_others_do_what_the_chapter_says(visit: Visit) -> None:
    anna = visit("Anna")
    chapter = anna.get(BORU)["chapters"][0]
    table = begin(anna)
    info = anna.get(f"/api/tables/{table}")
    assert info["lesson"] == "trick_won"
    assert [seat["kind"] for seat in info["seats"]] == ["person", "bot", "bot"]
    play(anna, table, chapter)
    position = anna.position(table, 0)
    assert position["view"]["towns"]["town.mun3"]["owner"] == 0
    assert position["decision"]["kind"] == "lead"  # the chapter ends here


def test_what_the_chapter_does_not_speak_of_is_refused(visit: Visit) -> None:
    anna = visit("Anna")
    table = begin(anna)
    number = anna.position(table, 0)["decision"]["number"]
    body = {"seat": 0, "number": number, "option": "town.con2"}
    assert anna.refused("POST", f"/api/tables/{table}/choose", body) == "lesson"
    anna.choose(table, 0, "town.mun3")
    assert anna.position(table, 0)["undo"] == {"to": [], "bar": "nothing", "last": None, "turn": 0}
    assert anna.refused("POST", f"/api/tables/{table}/undo", {"seat": 0}) == "barred"


def test_what_is_learnt_is_kept_and_a_chapter_is_taken_up_again(visit: Visit) -> None:
    anna = visit("Anna")
    table = begin(anna)
    assert anna.get(BORU)["at"] == {"table": table, "lesson": "trick_won"}
    assert anna.post(f"{BORU}/trick_won/done")["learned"] == ["trick_won"]
    another = begin(anna, "draft")
    assert anna.get(BORU)["at"] == {"table": another, "lesson": "draft"}
    assert anna.refused("GET", f"/api/tables/{table}") == "no_such_table"
    assert anna.get(BORU)["learned"] == ["trick_won"]
    assert anna.refused("POST", f"{BORU}/no_chapter") == "no_such_lesson"
    assert visit().refused("POST", f"{BORU}/draft") == "nobody"


def test_what_a_guest_has_learnt_becomes_the_account_s(visit: Visit) -> None:
    anna = visit("Anna")
    anna.post("/api/account", account="anna of the lessons", password="a long password")
    anna.post(f"{BORU}/draft/done")
    guest = visit("Guest")
    guest.post(f"{BORU}/claims/done")
    guest.post("/api/sign-in", account="anna of the lessons", password="a long password")
    assert guest.get(BORU)["learned"] == ["draft", "claims"]


def test_a_lesson_is_none_of_my_games(visit: Visit) -> None:
    anna = visit("Anna")
    begin(anna)
    table = anna.open("boru", ME, {"kind": "open"}, {"kind": "open"})
    mine = anna.get("/api/mine")
    assert [info["id"] for state in ("gathering", "running", "over") for info in mine[state]] == [table]


def test_the_handbook_is_told_in_the_language_that_is_asked_for(visit: Visit) -> None:
    anna = visit()
    assert {game["id"]: game["handbook"] for game in anna.get("/api/games")}["boru"]
    english, polish = (anna.get(f"/api/games/boru/handbook/{language}") for language in ("en", "pl"))
    assert [section["title"] for section in polish][:2] == ["Jak grać w Briana Boru", "Co jest w pudełku"]
    assert [section["id"] for section in polish] == [section["id"] for section in english]
    assert anna.refused("GET", "/api/games/boru/handbook/xx") == "no_such_page"
    assert anna.get("/api/games/toy/handbook/en") == []
