"""Opening tables, sitting down, leaving, starting; the lists of the hall."""

from __future__ import annotations

import itertools
import sqlite3
from pathlib import Path

import pytest

from meadhall.engine.data import GRADES
from meadhall.server.api.middleware.compression import compressed
from meadhall.server.storage.tables import TableStore
from tests.server.client import GREEDY, ME, OPEN, RANDOM, Visit, Visitor, here, write_all
from tests.server.running_server import StartServer


def test_games_say_how_they_can_be_played(visit: Visit) -> None:
    boru = next(game for game in visit().get("/api/games") if game["id"] == "boru")
    assert boru["players"] == [3, 4, 5]
    assert "greedy" in boru["bots"]


def test_a_game_shows_its_pieces_and_how_sure_they_are(visit: Visit) -> None:
    about = visit().get("/api/games/boru")
    assert len(about["components"]["board"]["towns"]) == 53
    assert {line["grade"] for line in about["ledger"]} <= set(GRADES)
    assert sum(line["count"] for line in about["ledger"] if line["table"] == "towns") == 53
    assert visit().refused("GET", "/api/games/chess") == "no_such_game"


def test_what_is_printed_on_pieces_comes_compressed_and_nothing_that_is_anybodys(visit: Visit) -> None:
    anna = visit("Anna")
    about = anna.http.get("/api/games/odin")
    assert about.headers["content-encoding"] == "gzip"
    assert int(about.headers["content-length"]) < len(about.content) / 4
    plain = anna.http.get("/api/games/odin", headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.json() == about.json()
    assert about.headers["vary"] == plain.headers["vary"] == "Accept-Encoding"
    head = anna.http.head("/api/games/odin")
    assert (head.status_code, head.content, head.headers["content-length"]) == (
        200,
        b"",
        about.headers["content-length"],
    )
    before = compressed.cache_info().misses
    assert anna.http.get("/api/games/odin").content == about.content
    assert compressed.cache_info().misses == before
    assert "content-encoding" not in anna.http.get("/api/tables").headers


def test_the_last_to_sit_down_starts_the_game(visit: Visit) -> None:
    anna, bo = visit("Anna"), visit("Bo")
    table = anna.open("toy", ME, OPEN)
    assert anna.get(f"/api/tables/{table}")["state"] == "gathering"
    info = bo.post(f"/api/tables/{table}/join")
    assert info["state"] == "running"
    assert [seat["name"] for seat in info["seats"]] == ["Anna", "Bo"]
    assert [seat["yours"] for seat in info["seats"]] == [False, True]


def test_the_host_may_want_to_start_it_by_hand(visit: Visit) -> None:
    anna, bo = visit("Anna"), visit("Bo")
    table = anna.open("toy", ME, OPEN, start=False)
    assert anna.refused("POST", f"/api/tables/{table}/start") == "not_running"
    assert bo.post(f"/api/tables/{table}/join")["state"] == "gathering"
    assert bo.refused("POST", f"/api/tables/{table}/start") == "not_yours"
    assert anna.post(f"/api/tables/{table}/start")["state"] == "running"
    assert anna.refused("POST", f"/api/tables/{table}/start") == "has_started"


def test_those_who_sit_talk_before_the_game_and_it_goes_on_into_the_game(visit: Visit) -> None:
    anna, bo, cy = visit("Anna"), visit("Bo"), visit("Cy")
    table = anna.open("toy", ME, OPEN, OPEN)
    bo.post(f"/api/tables/{table}/join", seat=1)
    onlooker = cy.at(table)
    assert anna.at(table, 0).act("chat", text="Who else?", seat=0)["type"] == "ack"
    assert onlooker.until("news", kind="chat")["chat"]["text"] == "Who else?"
    assert onlooker.act("chat", text="Me!")["code"] == "not_yours"
    bo.post(f"/api/tables/{table}/leave", seat=1)
    assert bo.refused("POST", f"/api/tables/{table}/chat", {"text": "bye"}) == "not_yours"
    cy.post(f"/api/tables/{table}/join", seat=1)
    cy.post(f"/api/tables/{table}/chat", text="Me!")
    bo.post(f"/api/tables/{table}/join", seat=2)
    said = bo.get(f"/api/tables/{table}/snapshot")
    assert said["table"]["state"] == "running"
    assert [(line["name"], line["text"]) for line in said["chat"]] == [("Anna", "Who else?"), ("Cy", "Me!")]


def test_one_may_leave_before_the_start_and_the_table_goes_to_the_next(visit: Visit) -> None:
    anna, bo = visit("Anna"), visit("Bo")
    table = anna.open("toy", ME, OPEN, OPEN)
    bo.post(f"/api/tables/{table}/join", seat=2)
    assert bo.refused("POST", f"/api/tables/{table}/leave", {"seat": 0}) == "not_yours"
    info = anna.post(f"/api/tables/{table}/leave", seat=0)
    assert [seat["kind"] for seat in info["seats"]] == ["open", "open", "person"]
    assert bo.get(f"/api/tables/{table}")["hosting"]


def test_a_seat_is_taken_once(visit: Visit) -> None:
    anna, bo = visit("Anna"), visit("Bo")
    table = anna.open("toy", ME, OPEN, OPEN)
    assert bo.refused("POST", f"/api/tables/{table}/join", {"seat": 0}) == "taken"
    bo.post(f"/api/tables/{table}/join", seat=1)
    assert bo.refused("POST", f"/api/tables/{table}/join", {}) == "seated"
    assert visit().refused("POST", f"/api/tables/{table}/join", {}) == "nobody"


def test_the_host_changes_seats_before_the_start(visit: Visit) -> None:
    anna, bo = visit("Anna"), visit("Bo")
    table = anna.open("boru", ME, OPEN, OPEN)
    path = f"/api/tables/{table}/seats/1"
    assert bo.refused("PUT", path, GREEDY) == "not_yours"
    assert anna.refused("PUT", path, {"kind": "bot", "bot": "Deep Blue"}) == "no_such_bot"
    assert anna.http.put(path, json=GREEDY).json()["seats"][1]["bot"] == "greedy"
    assert anna.http.put(path, json=OPEN).json()["seats"][1]["kind"] == "open"
    assert anna.http.put(path, json=here("Ola")).json()["seats"][1]["name"] == "Ola"


def test_a_table_that_has_not_started_can_be_closed_by_its_host(visit: Visit) -> None:
    anna, bo = visit("Anna"), visit("Bo")
    table = anna.open("toy", ME, OPEN)
    socket = bo.at(table)
    assert bo.refused("DELETE", f"/api/tables/{table}") == "not_yours"
    assert anna.http.delete(f"/api/tables/{table}").status_code == 204
    assert socket.until("refused")["code"] == "no_such_table"
    assert anna.refused("GET", f"/api/tables/{table}") == "no_such_table"
    running = anna.open("toy", ME)
    assert anna.refused("DELETE", f"/api/tables/{running}") == "has_started"


def test_wrong_numbers_of_players_and_options_are_refused(visit: Visit) -> None:
    anna = visit("Anna")
    for body in (
        {"game": "boru", "seats": [ME, OPEN]},
        {"game": "toy", "seats": [ME], "options": {"length": "endless"}},
        {"game": "toy", "seats": [ME], "options": {"colour": "red"}},
        {"game": "odin", "seats": [ME, OPEN], "options": {"solo_card": "chosen"}},
        {"game": "toy", "seats": [ME, ME]},
    ):
        assert anna.refused("POST", "/api/tables", body) == "bad_options"
    assert anna.refused("POST", "/api/tables", {"game": "chess", "seats": [ME]}) == "no_such_game"
    assert anna.refused("POST", "/api/tables", {"game": "toy", "seats": []}) == "malformed"
    assert visit().refused("POST", "/api/tables", {"game": "toy", "seats": [ME]}) == "nobody"


def test_only_listed_tables_are_in_the_hall(visit: Visit) -> None:
    anna = visit("Anna")
    private = anna.open("toy", ME, OPEN)
    public = anna.open("toy", ME, OPEN, listed=True)
    running = anna.open("toy", ME, here("Ola"), listed=True)
    hall = visit().get("/api/hall")
    assert public in [table["id"] for table in hall["open"]]
    assert running in [table["id"] for table in hall["running"]]
    assert private not in [table["id"] for table in hall["open"]]


def test_a_tables_id_cannot_be_guessed(visit: Visit) -> None:
    anna = visit("Anna")
    ids = {anna.open("toy", ME, OPEN) for _ in range(5)}
    assert len(ids) == 5
    assert all(len(table) >= 16 for table in ids)


def test_my_games_say_where_it_is_my_turn(visit: Visit) -> None:
    anna, bo = visit("Anna"), visit("Bo")
    table = anna.open("toy", ME, OPEN)
    bo.post(f"/api/tables/{table}/join")
    write_all([anna, bo], table)
    assert [mine["your_turn"] for mine in bo.get("/api/mine")["running"]] == [True]
    assert [mine["your_turn"] for mine in anna.get("/api/mine")["running"]] == [False]
    bo.choose(table, 1, "pass")
    assert [mine["your_turn"] for mine in anna.get("/api/mine")["running"]] == [True]


def test_a_game_that_begins_while_the_lists_are_read_is_in_one_of_them(
    visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = visit("Anna")
    table = anna.open("toy", ME, OPEN)
    read = TableStore.of_person

    async def while_it_begins(store: TableStore, person: str, state: str, *more: int | None) -> object:
        return await read(store, person, "gathering" if state == "running" else state, *more)  # type: ignore[arg-type]

    monkeypatch.setattr(TableStore, "of_person", while_it_begins)
    mine = anna.get("/api/mine")
    assert [game["id"] for game in mine["running"]] == [table]
    assert mine["gathering"] == []


def test_games_that_wait_for_me_come_first(visit: Visit) -> None:
    anna, bo = visit("Anna"), visit("Bo")
    waits, not_yet = (anna.open("toy", ME, OPEN) for _ in range(2))
    for table in (waits, not_yet):
        bo.post(f"/api/tables/{table}/join")
        write_all([anna, bo], table)
    bo.choose(waits, 1, "pass")
    bo.post(f"/api/tables/{not_yet}/chat", text="a moment")
    assert [mine["id"] for mine in anna.get("/api/mine")["running"]] == [waits, not_yet]


def test_games_that_ended_in_one_moment_are_all_told_page_by_page(servers: StartServer, tmp_path: Path) -> None:
    anna = Visitor(servers().address, "Anna")
    tables = [anna.open("toy", ME, here("Ola")) for _ in range(33)]
    for table, seat in itertools.product(tables, (0, 1)):
        anna.post(f"/api/tables/{table}/resign", seat=seat)
    with sqlite3.connect(tmp_path / "meadhall.sqlite") as database:
        database.execute("update tables set changed_at = 1000")
    database.close()
    first = anna.get("/api/mine")
    assert first["more"]
    last = first["over"][-1]
    second = anna.get("/api/mine", before=last["changed_at"], last=last["id"])
    assert not second["more"]
    told = [table["id"] for page in (first, second) for table in page["over"]]
    assert sorted(told) == sorted(tables)
    anna.close()


def test_a_rematch_holds_the_others_seats(visit: Visit) -> None:
    anna, bo, cy = visit("Anna"), visit("Bo"), visit("Cy")
    table = anna.open("toy", ME, OPEN)
    bo.post(f"/api/tables/{table}/join")
    assert anna.refused("POST", f"/api/tables/{table}/rematch") == "not_over"
    for visitor, seat in ((anna, 0), (bo, 1)):
        visitor.post(f"/api/tables/{table}/resign", seat=seat)
    assert cy.refused("POST", f"/api/tables/{table}/rematch") == "not_yours"
    again = anna.post(f"/api/tables/{table}/rematch")
    assert [seat["kind"] for seat in again["seats"]] == ["person", "held"]
    assert bo.post(f"/api/tables/{table}/rematch")["id"] == again["id"]
    for visitor, mine in ((anna, [True, False]), (bo, [False, True]), (cy, [False, False])):
        assert [seat["yours"] for seat in visitor.get(f"/api/tables/{again['id']}")["seats"]] == mine
    assert cy.refused("POST", f"/api/tables/{again['id']}/join", {}) == "full"
    assert bo.post(f"/api/tables/{again['id']}/join")["state"] == "running"


def test_a_rematch_against_bots_starts_at_once(visit: Visit) -> None:
    anna = visit("Anna")
    table = anna.open("boru", ME, GREEDY, RANDOM)
    anna.post(f"/api/tables/{table}/resign", seat=0)
    assert anna.get(f"/api/tables/{table}")["ended"] == "abandoned"
    again = anna.post(f"/api/tables/{table}/rematch")
    assert again["state"] == "running"
    assert [seat["bot"] for seat in again["seats"]] == ["", "greedy", "random"]
    anna.post(f"/api/tables/{again['id']}/resign", seat=0)


def test_a_finished_game_can_be_played_on_from_any_move(visit: Visit) -> None:
    anna = visit("Anna")
    table = anna.open("toy", ME, here("Ola"))
    write_all([anna, anna], table)
    anna.choose(table, 1, "roll")
    plans = [ME, here("Ola")]
    assert anna.refused("POST", f"/api/tables/{table}/fork", {"move": 3, "seats": plans}) == "not_over"
    for seat in (0, 1):
        anna.post(f"/api/tables/{table}/resign", seat=seat)
    assert anna.refused("POST", f"/api/tables/{table}/fork", {"move": 6, "seats": plans}) == "no_such_move"
    assert anna.refused("POST", f"/api/tables/{table}/fork", {"move": 3, "seats": [ME, OPEN]}) == "bad_options"
    fork = anna.post(f"/api/tables/{table}/fork", move=3, seats=plans)
    assert fork["origin"] == {"table": table, "move": 3}
    assert fork["move"] == 3
    position = anna.position(fork["id"], 1)
    assert position["view"]["hand"] == [2, 3]
    anna.choose(fork["id"], 0, "card.9")
    assert anna.position(fork["id"], 0)["view"]["hand"] == [0, 9]


def test_everybody_is_told_who_holds_two_seats(visit: Visit) -> None:
    anna, bo = visit("Anna"), visit("Bo")
    table = anna.open("toy", ME, OPEN, OPEN)
    bo.post(f"/api/tables/{table}/join")
    bo.post(f"/api/tables/{table}/join", seat=2, name="Carla")
    assert [seat["beside"] for seat in anna.get(f"/api/tables/{table}")["seats"]] == [None, None, 1]
