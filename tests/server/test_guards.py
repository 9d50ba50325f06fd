"""Other sites' pages are refused, and every answer carries the headers of a careful server."""

from __future__ import annotations

import pytest
from websockets.exceptions import InvalidStatus

from meadhall.server.api.middleware.guards import from_own_page
from tests.server.client import Socket, Visit
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


def test_an_unknown_route_or_method_is_refused_in_the_same_form(visit: Visit) -> None:
    someone = visit()
    assert someone.refused("GET", "/api/nothing") == "no_such_page"
    assert someone.refused("POST", "/api/hall") == "no_such_method"


@pytest.mark.parametrize("path", ["api/tables/%00", "api/tables/x%00/position", "api/games/%00", "about/%00"])
def test_an_address_with_such_a_character_leads_nowhere(visit: Visit, path: str) -> None:
    assert visit("Anna").refused("GET", f"/{path}") == "no_such_page"
