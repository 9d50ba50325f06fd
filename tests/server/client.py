"""A person at a real server: HTTP with a cookie, and WebSockets."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from contextlib import ExitStack
from typing import Any

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

PATIENCE = 20.0


def applied(position: Any, change: dict[str, Any]) -> Any:
    """What a client makes of a change, as `docs/api.md` has it."""
    following = msgspec.json.decode(msgspec.json.encode(position))

    def holder(path: list[Any]) -> Any:
        place = following
        for key in path[:-1]:
            place = place[key]
        return place

    for path, value in change["put"]:
        holder(path)[path[-1]] = value
    for path in change["drop"]:
        del holder(path)[path[-1]]
    return following


def wait_until(happened: Callable[[], bool]) -> None:
    """Wait for something that the server does by itself."""
    end = time.monotonic() + PATIENCE
    pause = 0.01
    while not happened():
        assert time.monotonic() < end, "it did not happen"
        time.sleep(pause)
        # Whoever asks the server all the time is told not to.
        pause = min(0.2, 1.3 * pause)


class Socket:
    """A socket that keeps what it was told."""

    def __init__(self, address: str, cookie: str, **headers: str) -> None:
        url = address.replace("http", "ws", 1) + "/api/socket"
        own = {"Cookie": cookie} if cookie else {}
        self._open = ExitStack()
        self.connection: ClientConnection = self._open.enter_context(
            connect(url, additional_headers=own | headers, open_timeout=PATIENCE, max_queue=None)
        )
        self.heard: list[dict[str, Any]] = []
        self.number = -1
        self.position: Any = None
        self.table: Any = None
        self.log: list[Any] = []
        self.notes: list[Any] = []
        self.chat: list[Any] = []
        self.request: Any = None

    def send(self, **message: Any) -> None:
        self.connection.send(json.dumps(message))

    def receive(self, patience: float = PATIENCE) -> dict[str, Any]:
        """The next message, taken into account."""
        message: dict[str, Any] = json.loads(self.connection.recv(timeout=patience))
        self.heard.append(message)
        self._take(message)
        return message

    def until(self, message_type: str, **fields: Any) -> dict[str, Any]:
        """The next message of that type with those fields."""
        end = time.monotonic() + PATIENCE
        while True:
            message = self.receive(max(0.01, end - time.monotonic()))
            if message["type"] == message_type and all(message.get(name) == value for name, value in fields.items()):
                return message

    def hello(self, table: str, seat: int | None = None, last_number: int | None = None) -> dict[str, Any]:
        self.send(type="hello", table=table, seat=seat, last_number=last_number)
        return self.until("pong")

    def act(self, message_type: str, **fields: Any) -> dict[str, Any]:
        """Do something, and give the answer to it."""
        name = f"m{len(self.heard)}-{time.monotonic_ns()}"
        self.send(type=message_type, id=name, **fields)
        while True:
            message = self.receive()
            if message["type"] in ("ack", "refused") and message["id"] == name:
                return message

    def closing_code(self) -> int:
        """The code with which the server closes the socket, after whatever else it says."""
        try:
            while True:
                self.receive()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd is not None else 0

    def close(self) -> None:
        self._open.close()

    def _take(self, message: dict[str, Any]) -> None:
        if message["type"] == "snapshot":
            self.number = message["number"]
            self.table = message["table"]
            self.position = message["position"]
            self.log = message["log"]
            self.notes = message["notes"]
            self.chat = message["chat"]
            self.request = message["request"]
        elif message["type"] == "news" and message["number"] > self.number:
            assert self.number in (-1, message["number"] - 1), "a number was left out"
            self.number = message["number"]
            self.table = message.get("table", self.table)
            self.request = message.get("request")
            if "change" in message:
                self.position = applied(self.position, message["change"])
            self.position = message.get("position", self.position)
            self.log = message.get("log", self.log + message.get("events", []))
            if "note" in message:
                self.notes.append(message["note"])
            if "chat" in message:
                self.chat.append(message["chat"])


class Visitor:
    """Somebody with a browser of their own."""

    def __init__(self, address: str, name: str | None = None) -> None:
        self.address = address
        self.http = httpx.Client(base_url=address, timeout=PATIENCE + 10)
        self.sockets: list[Socket] = []
        if name is not None:
            self.post("/api/me", name=name)

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    def get(self, path: str, **query: Any) -> Any:
        response = self.http.get(path, params=query)
        assert response.status_code == 200, response.text
        return response.json()

    def post(self, path: str, **body: Any) -> Any:
        response = self.http.post(path, json=body)
        assert response.status_code in (200, 201), response.text
        return response.json()

    def refused(self, method: str, path: str, body: Any = None, **query: Any) -> str:
        """The code with which this is refused."""
        response = self.http.request(method, path, json=body, params=query)
        assert 400 <= response.status_code < 500, (response.status_code, response.text)
        return str(response.json()["code"])

    def open(self, game: str, *seats: dict[str, str], **more: Any) -> str:
        return str(self.post("/api/tables", game=game, seats=list(seats), **more)["id"])

    def position(self, table: str, seat: int | None = None, **query: Any) -> Any:
        asked = query if seat is None else query | {"seat": seat}
        return self.get(f"/api/tables/{table}/position", **asked)

    def choose(self, table: str, seat: int, option: str | None = None) -> Any:
        """Answer the seat's decision, with its first option unless told otherwise."""
        decision = self.position(table, seat)["decision"]
        chosen = decision["options"][0] if option is None else option
        return self.post(f"/api/tables/{table}/choose", seat=seat, number=decision["number"], option=chosen)

    def socket(self, **headers: str) -> Socket:
        socket = Socket(self.address, self.cookie, **headers)
        self.sockets.append(socket)
        return socket

    def at(self, table: str, seat: int | None = None) -> Socket:
        """A socket that looks at the table."""
        socket = self.socket()
        socket.hello(table, seat)
        return socket

    def close(self) -> None:
        for socket in self.sockets:
            socket.close()
        self.http.close()


Visit = Callable[..., Visitor]
"""What the fixture `visit` gives: somebody of that name."""

ME = {"kind": "me"}
OPEN = {"kind": "open"}
GREEDY = {"kind": "bot", "bot": "greedy"}
RANDOM = {"kind": "bot", "bot": "random"}


def here(name: str) -> dict[str, str]:
    return {"kind": "here", "name": name}


def all_ready(visitors: list[Visitor], table: str) -> None:
    """At a table with a clock everybody says so; then the game begins."""
    for visitor in visitors:
        visitor.post(f"/api/tables/{table}/ready")


def write_all(visitors: list[Visitor], table: str) -> None:
    """The first step of the toy game: everybody writes two cards, the first seat last."""
    for seat, visitor in reversed(list(enumerate(visitors))):
        for card in (2 * seat, 2 * seat + 1):
            visitor.choose(table, seat, f"card.{card}")


def health(address: str) -> dict[str, bool]:
    visitor = Visitor(address)
    answer = visitor.http.get("/api/health")
    visitor.close()
    found: dict[str, bool] = answer.json()
    assert answer.status_code == (200 if found["ok"] else 503)
    return found
