"""Other sites' pages are refused, and every answer carries the headers of a careful server."""

from __future__ import annotations

import msgspec
import pytest
from websockets.exceptions import InvalidStatus

from meadhall.server.api.middleware.guards import from_own_page, knows_host
from tests.server.client import Socket, Visit, Visitor
from tests.server.running_server import NO_LIMITS, StartServer
from tests.server.toy_tables import at_toy


@pytest.mark.parametrize(
    ("headers", "own"),
    [
        ({}, True),
        ({"sec-fetch-site": "same-origin"}, True),
        ({"sec-fetch-site": "none"}, True),
        ({"sec-fetch-site": "same-site"}, False),
        ({"sec-fetch-site": "cross-site"}, False),
        ({"sec-fetch-site": "cross-site", "origin": "http://hall:1", "host": "hall:1"}, False),
        ({"origin": "http://hall:1", "host": "hall:1"}, True),
        ({"origin": "https://evil.example", "host": "hall:1"}, False),
        ({"origin": "http://hall:2", "host": "hall:1"}, False),
        ({"origin": "null", "host": "hall:1"}, False),
    ],
)
def test_where_a_request_comes_from(headers: dict[str, str], own: bool) -> None:
    assert from_own_page(headers) is own


def test_other_sites_pages_change_nothing(visit: Visit) -> None:
    anna, _, table = at_toy(visit)
    for headers in ({"Origin": "https://evil.example"}, {"Sec-Fetch-Site": "cross-site"}):
        response = anna.http.post(f"/api/tables/{table}/resign", json={"seat": 0}, headers=headers)
        assert (response.status_code, response.json()["code"]) == (403, "cross_site")
    assert not anna.get(f"/api/tables/{table}")["seats"][0]["resigned"]


def test_other_sites_pages_get_no_socket(visit: Visit) -> None:
    anna = visit("Anna")
    with pytest.raises(InvalidStatus):
        Socket(anna.address, anna.cookie, Origin="https://evil.example")


def test_a_form_of_another_kind_is_not_read(visit: Visit) -> None:
    anna, _, table = at_toy(visit)
    response = anna.http.post(f"/api/tables/{table}/resign", data={"seat": "0"})
    assert response.status_code in (400, 415)
    assert not anna.get(f"/api/tables/{table}")["seats"][0]["resigned"]


def test_every_answer_carries_the_headers_of_a_careful_server(visit: Visit) -> None:
    someone = visit()
    for path in ("/", "/api/me", "/api/nothing", "/api/tables/none", "/schema/openapi.json", "/assets/none.js"):
        headers = someone.http.get(path).headers
        assert "script-src 'self'" in headers["content-security-policy"]
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["x-frame-options"] == "DENY"
        assert "server" not in headers
    assert someone.http.post("/api/hall").headers["x-content-type-options"] == "nosniff"
    assert someone.http.get("/api/me").headers["cache-control"] == "no-store"


@pytest.mark.parametrize("path", ["/", "/api/me", "/api/games", "/api/nothing"])
def test_the_head_of_an_answer_can_be_asked_for(visit: Visit, path: str) -> None:
    someone = visit()
    head, whole = someone.http.head(path), someone.http.get(path)
    assert (head.status_code, head.content) == (whole.status_code, b"")
    assert head.headers["content-length"] == whole.headers["content-length"]


@pytest.mark.parametrize(
    ("name", "known", "goes"),
    [
        ("127.0.0.1", (), True),
        ("192.168.1.7", (), True),
        ("[::1]", (), True),
        ("localhost", (), True),
        ("hall", (), True),
        ("hall.local", (), True),
        ("evil.example", (), False),
        ("hall.example.org", ("hall.example.org",), True),
        ("evil.example", ("hall.example.org",), False),
        ("hall", ("hall.example.org",), False),
        ("10.0.0.1", ("hall.example.org",), True),
    ],
)
def test_the_names_by_which_the_hall_goes(name: str, known: tuple[str, ...], goes: bool) -> None:
    assert knows_host(name, known) is goes


def test_another_name_is_refused(visit: Visit) -> None:
    someone = visit()
    for path in ("/", "/api/me", "/schema/openapi.json"):
        answer = someone.http.get(path, headers={"Host": "evil.example"})
        assert (answer.status_code, answer.json()["code"]) == (421, "no_such_host")
    with pytest.raises(InvalidStatus):
        Socket(someone.address, "", Host="evil.example")
    # A proxy answers for the names that it passes on, unless the host has said which there are.
    through = {"Host": "hall.example.org", "X-Forwarded-For": "203.0.113.1"}
    assert someone.http.get("/api/me", headers=through).status_code == 200


def test_the_schema_has_a_limit_too(servers: StartServer) -> None:
    limits = msgspec.structs.replace(NO_LIMITS, address_requests=(5, 0.1))
    someone = Visitor(servers(limits=limits).address)
    answers = [someone.http.get("/schema/openapi.json").status_code for _ in range(7)]
    assert answers == [200] * 5 + [429] * 2
    someone.close()


def test_an_unknown_route_or_method_is_refused_in_the_same_form(visit: Visit) -> None:
    someone = visit()
    assert someone.refused("GET", "/api/nothing") == "no_such_page"
    assert someone.refused("POST", "/api/hall") == "no_such_method"


@pytest.mark.parametrize("path", ["api/tables/%00", "api/tables/x%00/position", "api/games/%00", "about/%00"])
def test_an_address_with_such_a_character_leads_nowhere(visit: Visit, path: str) -> None:
    assert visit("Anna").refused("GET", f"/{path}") == "no_such_page"
