"""Guesses at one account are slowed wherever they come from; a club behind one address signs in at once."""

from __future__ import annotations

from collections import Counter
from concurrent.futures import ThreadPoolExecutor

import httpx
import pytest

from meadhall.server.settings import Limits
from tests.server.client import Visitor
from tests.server.running_server import RunningServer, StartServer

PASSWORD = "correct horse"
CLUB = "203.0.113.1"


def from_address(server: RunningServer, address: str) -> Visitor:
    """Somebody who comes from there, as a proxy on the same machine says it."""
    visitor = Visitor(server.address)
    visitor.http.headers["X-Forwarded-For"] = address
    return visitor


def sign_in(visitor: Visitor, account: str, password: str = PASSWORD) -> int:
    return visitor.http.post("/api/sign-in", json={"account": account, "password": password}).status_code


def with_account(server: RunningServer, account: str, address: str) -> Visitor:
    owner = from_address(server, address)
    owner.post("/api/me", name=account)
    owner.post("/api/account", account=account, password=PASSWORD)
    return owner


def test_guesses_at_one_account_are_few_wherever_they_come_from(servers: StartServer) -> None:
    server = servers(limits=Limits())
    with_account(server, "anna", CLUB).close()
    answers = Counter[int]()
    for number in range(20):
        guesser = from_address(server, f"198.51.100.{number}")
        answers[sign_in(guesser, "anna", f"guess {number}")] += 1
        assert sign_in(guesser, "nobody at all", f"guess {number}") in answers  # an account that is none looks alike
        guesser.close()
    assert answers == {401: 20}
    # Five at any address, and one from each that comes after them.
    guesser = from_address(server, "198.51.100.0")
    assert [sign_in(guesser, "anna", f"guess {number}") for number in range(3)] == [401, 429, 429]
    guesser.close()


def test_the_many_addresses_of_one_household_in_ipv6_are_one(servers: StartServer) -> None:
    server = servers(limits=Limits())
    with_account(server, "anna", CLUB).close()
    answers = []
    for number in range(8):
        guesser = from_address(server, f"2001:db8:0:7::{number + 1:x}")
        answers.append(sign_in(guesser, "anna", "a guess"))
        guesser.close()
    assert answers == [401] * 6 + [429] * 2
    neighbour, mapped = from_address(server, "2001:db8:0:8::1"), from_address(server, f"::ffff:{CLUB}")
    assert [sign_in(neighbour, "anna", "a guess"), sign_in(mapped, "anna")] == [401, 200]
    for visitor in (neighbour, mapped):
        visitor.close()


def test_guesses_of_many_addresses_at_one_account_come_to_an_end(servers: StartServer) -> None:
    server = servers(limits=Limits(all_first_guesses=(3, 3 / 3600)))
    with_account(server, "anna", CLUB).close()
    answers = []
    for number in range(12):
        guesser = from_address(server, f"198.51.100.{number}")
        answers.append(sign_in(guesser, "anna", "a guess"))
        guesser.close()
    assert answers == [401] * 8 + [429] * 4


def test_guessers_do_not_lock_out_where_the_account_has_signed_in_before(servers: StartServer) -> None:
    server = servers(limits=Limits())
    owner = with_account(server, "anna", CLUB)
    guesser = from_address(server, "198.51.100.7")
    assert [sign_in(guesser, "anna", "a guess") for _ in range(8)] == [401] * 6 + [429] * 2
    assert sign_in(guesser, "anna") == 429
    # Another device at the same address, and the same device elsewhere.
    phone = from_address(server, CLUB)
    assert sign_in(phone, "anna") == 200
    owner.http.headers["X-Forwarded-For"] = "192.0.2.55"
    owner.post("/api/sign-out")
    assert sign_in(owner, "anna") == 200
    # The owner in a new place, who does not mistype.
    abroad = from_address(server, "192.0.2.99")
    assert sign_in(abroad, "anna") == 200
    stranger = from_address(server, "192.0.2.100")
    assert [sign_in(stranger, "anna", "a guess"), sign_in(stranger, "anna")] == [401, 429]
    # In time strangers are forgiven.
    server.clock.forward(3600)
    assert sign_in(stranger, "anna") == 200
    for visitor in (owner, guesser, phone, abroad, stranger):
        visitor.close()


def test_right_passwords_do_not_count(servers: StartServer) -> None:
    server = servers(limits=Limits())
    owner = with_account(server, "anna", CLUB)
    assert {sign_in(owner, "anna") for _ in range(20)} == {200}
    assert [sign_in(owner, "anna", "mistyped") for _ in range(6)] == [401] * 5 + [429]
    owner.close()


def test_the_old_password_cannot_be_guessed_either(servers: StartServer) -> None:
    server = servers(limits=Limits())
    owner = with_account(server, "anna", CLUB)
    body = {"old": "a guess", "new": "battery staple"}
    answers = [owner.http.post("/api/account/password", json=body).status_code for _ in range(6)]
    assert answers == [401] * 5 + [429]
    owner.close()


def test_limits_hold_for_all_servers_on_the_database(servers: StartServer) -> None:
    first, second = servers(limits=Limits()), servers(limits=Limits())
    with_account(first, "anna", CLUB).close()
    at_both = [from_address(server, "198.51.100.7") for server in (first, second)]
    answers = [sign_in(at_both[number % 2], "anna", "a guess") for number in range(8)]
    assert answers == [401] * 6 + [429] * 2
    for visitor in at_both:
        visitor.close()


@pytest.mark.slow
def test_a_club_behind_one_address_signs_in_at_once_while_others_guess(servers: StartServer) -> None:
    server = servers(limits=Limits())
    members = [f"member {number}" for number in range(60)]
    tried = Counter[tuple[int, str]]()
    for name in members:
        with_account(server, name, CLUB).close()

    def arrive(name: str) -> int:
        with httpx.Client(base_url=server.address, timeout=60, headers={"X-Forwarded-For": CLUB}) as phone:
            phone.get("/api/me")
            return phone.post("/api/sign-in", json={"account": name, "password": PASSWORD}).status_code

    def guess(number: int) -> None:
        headers = {"X-Forwarded-For": f"198.51.100.{number}"}
        with httpx.Client(base_url=server.address, timeout=60, headers=headers) as guesser:
            for attempt in range(20):
                name = members[attempt % 5]
                body = {"account": name, "password": f"guess {attempt}"}
                if guesser.post("/api/sign-in", json=body).status_code == 401:
                    tried[number, name] += 1

    with ThreadPoolExecutor(12) as people:
        guessers = [people.submit(guess, number) for number in range(20)]
        arrived = list(people.map(arrive, members))
        for guesser in guessers:
            guesser.result()
    assert set(arrived) == {200}
    assert max(tried.values()) <= 10
