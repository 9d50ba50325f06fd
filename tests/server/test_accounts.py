"""Guests, accounts, cookies."""

from __future__ import annotations

from tests.server.client import ME, OPEN, Visit


def test_nobody_has_a_name_yet(visit: Visit) -> None:
    assert visit().get("/api/me") == {"name": None, "account": None}


def test_a_guest_is_known_again_by_the_cookie(visit: Visit) -> None:
    anna = visit("Anna")
    assert anna.get("/api/me") == {"name": "Anna", "account": None}
    assert anna.post("/api/me", name="Ania")["name"] == "Ania"
    assert anna.get("/api/me")["name"] == "Ania"


def test_the_cookie_cannot_be_read_by_scripts_nor_sent_by_other_sites(visit: Visit) -> None:
    header = visit().http.post("/api/me", json={"name": "Anna"}).headers["set-cookie"]
    assert "HttpOnly" in header
    assert "SameSite=lax" in header
    assert "Secure" not in header


def test_under_https_the_cookie_is_secure(visit: Visit) -> None:
    # As a proxy on the same machine says it.
    response = visit().http.post("/api/me", json={"name": "Anna"}, headers={"X-Forwarded-Proto": "https"})
    assert "Secure" in response.headers["set-cookie"]
    assert "strict-transport-security" in response.headers


def test_a_cookie_made_up_is_worth_nothing(visit: Visit) -> None:
    anna = visit("Anna")
    value = anna.http.cookies["meadhall"]
    person, epoch, session, signature = value.split(".")
    # Not the last letter: two bits of it say nothing.
    changed = ("0" if signature[0] != "0" else "1") + signature[1:]
    for forged in (
        "",
        "x",
        "..",
        "a.b.é",
        f"{person}.{epoch}.{session}",
        f"{person}.1.{session}.{signature}",
        f"{person}.{epoch}.{signature}",
        f"{person}.{epoch}.{session}.{changed}",
    ):
        cookie = {"Cookie": f"meadhall={forged}".encode()}
        assert visit().http.get("/api/me", headers=cookie).json()["name"] is None  # type: ignore[arg-type]


def test_names_are_one_harmless_line(visit: Visit) -> None:
    anna = visit("Anna")
    assert anna.post("/api/me", name="  A\u202ena \n\t B\u0007 ")["name"] == "Ana B"
    assert anna.post("/api/me", name="a" + "\u0301" * 30)["name"] == "á" + "\u0301" * 3
    assert anna.post("/api/me", name="👩‍🌾 Zażółć")["name"] == "👩‍🌾 Zażółć"
    for bad in ("", " ", "\u200b", "\u202e", "x" * 41, "a\u0000b", "\ufb2c" * 40):
        assert anna.refused("POST", "/api/me", {"name": bad}) == "malformed"


def test_an_account_keeps_the_guests_games(visit: Visit) -> None:
    anna = visit("Anna")
    table = anna.open("toy", ME, OPEN)
    assert anna.post("/api/account", account="Anna of Tara", password="correct horse") == {
        "name": "Anna",
        "account": "anna of tara",
    }
    phone = visit()
    assert phone.post("/api/sign-in", account="ANNA of tara", password="correct horse")["name"] == "Anna"
    assert [mine["id"] for mine in phone.get("/api/mine")["gathering"]] == [table]


def test_signing_in_brings_the_games_of_the_guest_along(visit: Visit) -> None:
    visit("Bea").post("/api/account", account="bea", password="correct horse")
    phone = visit("Bea on the phone")
    table = phone.open("toy", ME, OPEN)
    socket = phone.at(table)
    phone.post("/api/sign-in", account="bea", password="correct horse")
    laptop = visit()
    laptop.post("/api/sign-in", account="bea", password="correct horse")
    assert laptop.get(f"/api/tables/{table}")["seats"][0]["yours"]
    assert laptop.get(f"/api/tables/{table}")["hosting"]
    socket.close()


def test_a_wrong_password_and_a_wrong_name_are_refused_alike(visit: Visit) -> None:
    visit("Cleo").post("/api/account", account="cleo", password="correct horse")
    answers = [
        visit().http.post("/api/sign-in", json={"account": account, "password": "wrong password"}).json()
        for account in ("cleo", "nobody at all")
    ]
    assert answers[0] == answers[1]
    assert answers[0]["code"] == "wrong_password"


def test_an_account_name_is_taken_once_however_it_is_written(visit: Visit) -> None:
    visit("Dora").post("/api/account", account="Dora", password="correct horse")
    other = visit("Other")
    assert other.refused("POST", "/api/account", {"account": " dORA ", "password": "correct horse"}) == "taken"
    assert other.get("/api/me")["account"] is None


def test_an_account_name_is_not_long_when_it_is_written_out(visit: Visit) -> None:
    body = {"account": "\ufdfa" * 40, "password": "correct horse"}
    assert visit("Disa").refused("POST", "/api/account", body) == "malformed"


def test_an_account_cannot_be_registered_over(visit: Visit) -> None:
    eve = visit("Eve")
    eve.post("/api/account", account="eve", password="correct horse")
    assert eve.refused("POST", "/api/account", {"account": "eve2", "password": "correct horse"}) == "taken"


def test_changing_the_password_signs_out_other_devices(visit: Visit) -> None:
    finn = visit("Finn")
    finn.post("/api/account", account="finn", password="correct horse")
    phone = visit()
    phone.post("/api/sign-in", account="finn", password="correct horse")
    wrong = {"old": "no such thing", "new": "battery staple"}
    assert finn.refused("POST", "/api/account/password", wrong) == "wrong_password"
    finn.post("/api/account/password", old="correct horse", new="battery staple")
    assert finn.get("/api/me")["name"] == "Finn"
    assert phone.get("/api/me")["name"] is None
    assert phone.refused("POST", "/api/sign-in", {"account": "finn", "password": "correct horse"}) == "wrong_password"


def test_changing_the_password_closes_the_sockets_of_other_devices(visit: Visit) -> None:
    fina, bo = visit("Fina"), visit("Bo")
    fina.post("/api/account", account="fina", password="correct horse")
    table = fina.open("toy", ME, OPEN)
    bo.post(f"/api/tables/{table}/join")
    phone = visit()
    phone.post("/api/sign-in", account="fina", password="correct horse")
    left, other = phone.at(table, 0), bo.at(table, 1)
    fina.post("/api/account/password", old="correct horse", new="battery staple")
    assert left.closing_code() == 4401
    again = phone.socket()
    again.send(type="hello", table=table, seat=0)
    assert again.until("refused")["code"] == "not_yours"
    assert fina.at(table, 0).position["decision"]
    assert other.act("chat", text="still here")["type"] == "ack"


def test_signing_out_forgets_the_person(visit: Visit) -> None:
    gil = visit("Gil")
    gil.post("/api/sign-out")
    assert gil.get("/api/me")["name"] is None


def test_a_password_is_long_enough_and_not_kept(visit: Visit, shared_server: object) -> None:
    hal = visit("Hal")
    assert hal.refused("POST", "/api/account", {"account": "hal", "password": "short"}) == "malformed"
    answer = hal.post("/api/account", account="hal", password="a long password")
    assert "password" not in answer
