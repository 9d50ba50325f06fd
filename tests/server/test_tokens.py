"""A program plays a seat by its token."""

from __future__ import annotations

import httpx

from tests.server.client import Socket, Visit
from tests.server.toy_tables import at_toy


def bearer(address: str, token: str) -> httpx.Client:
    return httpx.Client(base_url=address, headers={"Authorization": f"Bearer {token}"}, timeout=30)


def test_a_token_sees_and_plays_its_seat_and_no_other(visit: Visit) -> None:
    _, bo, table = at_toy(visit)
    token = bo.post(f"/api/tables/{table}/token", seat=1)["token"]
    with bearer(bo.address, token) as program:
        position = program.get(f"/api/tables/{table}/position", params={"seat": 1}).json()
        assert position["view"]["hand"] == [2, 3]
        body = {"seat": 1, "number": position["decision"]["number"], "option": "pass"}
        assert program.post(f"/api/tables/{table}/choose", json=body).status_code == 200
        other = program.get(f"/api/tables/{table}/position", params={"seat": 0})
        assert other.json()["code"] == "not_yours"
        assert program.post("/api/tables", json={"game": "toy", "seats": [{"kind": "me"}]}).json()["code"] == "nobody"
        assert program.post(f"/api/tables/{table}/token", json={"seat": 1}).json()["code"] == "nobody"
        assert program.get("/api/me").json()["name"] is None


def test_a_token_opens_the_socket_too(visit: Visit) -> None:
    _, bo, table = at_toy(visit)
    token = bo.post(f"/api/tables/{table}/token", seat=1)["token"]
    with_header = Socket(bo.address, "", Authorization=f"Bearer {token}")
    with_header.hello(table, 1)
    assert with_header.position["view"]["hand"] == [2, 3]
    with_header.close()
    in_hello = Socket(bo.address, "")
    in_hello.send(type="hello", table=table, seat=1, token=token)
    in_hello.until("pong")
    decision = in_hello.position["decision"]
    assert in_hello.act("choose", seat=1, number=decision["number"], option="say")["type"] == "ack"
    in_hello.close()


def test_tokens_end(visit: Visit) -> None:
    anna, bo, table = at_toy(visit)
    assert anna.refused("POST", f"/api/tables/{table}/token", {"seat": 1}) == "not_yours"
    first, second = (bo.post(f"/api/tables/{table}/token", seat=1)["token"] for _ in range(2))
    with bearer(bo.address, first) as program:
        assert program.get("/api/me").json()["code"] == "bad_token"
    socket = Socket(bo.address, "", Authorization=f"Bearer {second}")
    socket.hello(table, 1)
    assert anna.refused("DELETE", f"/api/tables/{table}/token/1") == "not_yours"
    assert bo.http.delete(f"/api/tables/{table}/token/1").status_code == 204
    with bearer(bo.address, second) as program:
        assert program.get("/api/me").json()["code"] == "bad_token"
    bo.choose(table, 1, "say")
    socket.until("snapshot")
    assert socket.position["view"]["hand"] == []
    socket.close()


def test_a_wrong_token_is_refused(visit: Visit) -> None:
    someone = visit()
    for header in ("Bearer nonsense", "Basic YTpi", "Bearer", "nonsense"):
        response = someone.http.get("/api/me", headers={"Authorization": header})
        assert (response.status_code, response.json()["code"]) == (401, "bad_token")
