"""What the hall keeps of somebody is theirs: to see, and to have deleted."""

from __future__ import annotations

from tests.server.client import ME, OPEN, Visit, here, write_all

PASSWORD = "correct horse"


def test_all_that_is_kept_is_shown(visit: Visit) -> None:
    anna, bo = visit("Anna"), visit("Bo")
    anna.post("/api/account", account="anna-own", password=PASSWORD)
    table = anna.open("toy", ME, OPEN)
    bo.post(f"/api/tables/{table}/join")
    anna.post(f"/api/tables/{table}/chat", text="hello")
    bo.post(f"/api/tables/{table}/chat", text="good evening")
    data = anna.get("/api/me/data")
    assert (data["name"], data["account"], data["addresses"]) == ("Anna", "anna-own", 1)
    assert [(each["id"], each["names"], each["hosting"]) for each in data["tables"]] == [(table, ["Anna"], True)]
    assert [line["text"] for line in data["said"]] == ["hello"]
    assert (data["email"], data["webhook"]) == ("", "")
    assert visit().refused("GET", "/api/me/data") == "nobody"


def test_deleting_takes_the_name_and_the_words_from_everywhere_and_leaves_the_others_their_games(
    visit: Visit,
) -> None:
    anna, bo = visit("Anna"), visit("Bo")
    anna.post("/api/account", account="anna-gone", password=PASSWORD)
    waiting, handed_on, running = (
        anna.open("toy", ME, OPEN),
        anna.open("toy", ME, OPEN, OPEN),
        anna.open("toy", ME, OPEN),
    )
    for table in (handed_on, running):
        bo.post(f"/api/tables/{table}/join")
    write_all([anna, bo], running)
    anna.post(f"/api/tables/{running}/chat", text="my secret")
    looking = bo.at(running, 1)
    own = anna.at(running, 0)
    assert anna.refused("POST", "/api/me/delete", {"password": "wrong"}) == "wrong_password"
    assert anna.post("/api/me/delete", password=PASSWORD) == {"name": None, "account": None}
    assert own.closing_code() == 4401
    assert anna.get("/api/me")["name"] is None
    assert anna.refused("POST", "/api/sign-in", {"account": "anna-gone", "password": PASSWORD}) == "wrong_password"
    assert bo.refused("GET", f"/api/tables/{waiting}") == "no_such_table"
    assert bo.get(f"/api/tables/{handed_on}")["hosting"]
    assert [seat["kind"] for seat in bo.get(f"/api/tables/{handed_on}")["seats"]] == ["open", "person", "open"]
    looking.until("news", kind="seat_changed")
    shown = bo.get(f"/api/tables/{running}/snapshot", seat=1)
    assert "Anna" not in str(shown)
    assert "my secret" not in str(shown)
    assert shown["table"]["seats"][0]["kind"] == "bot"


def test_a_guest_is_deleted_without_a_password(visit: Visit) -> None:
    guest = visit("Guest")
    table = guest.open("toy", ME, here("Ola"))
    guest.post("/api/me/delete")
    assert guest.get("/api/me")["name"] is None
    assert visit().get(f"/api/tables/{table}")["state"] == "over"
