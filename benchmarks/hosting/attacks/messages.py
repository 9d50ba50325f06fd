"""Messages that Hypothesis makes for the WebSocket."""

from __future__ import annotations

import json
from typing import Any, Final

from hypothesis import given, seed
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from benchmarks.hosting.attacks.generating import generating
from benchmarks.hosting.attacks.victims import Victims

KINDS: Final = ["hello", "choose", "undo", "request", "answer", "resign", "back", "chat", "ping", "bye", "snapshot"]
FIELDS: Final = ["table", "seat", "number", "option", "to", "turn", "kind", "move", "request", "accept", "text", "id"]
MORE_FIELDS: Final = ["bot", "target", "token", "last_number", "type", "__proto__"]

plain = st.one_of(
    st.none(), st.booleans(), st.integers(), st.floats(), st.text(max_size=60), st.sampled_from(["pass", "undo", "\0"])
)
values = st.recursive(plain, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3))


def attack(victims: Victims, count: int, number: int) -> None:
    """So many messages, each with whatever is answered to it."""
    victims.begin_anew()
    line = Line(victims)
    tables = st.sampled_from([victims.table, victims.own_table, "nowhere"])
    fields = st.dictionaries(st.sampled_from(FIELDS + MORE_FIELDS), values, max_size=7)
    message = st.tuples(st.sampled_from(KINDS), fields, st.none() | tables, st.none() | st.integers(0, 3))

    @seed(number)
    @generating(count)
    @given(message)
    def one(said: tuple[str, dict[str, Any], str | None, int | None]) -> None:
        kind, body, table, seat = said
        text = {"type": kind} | body
        if table is not None:
            text["table"] = table
        if seat is not None:
            text["seat"] = seat
        line.say(json.dumps(text))

    one()
    # Hypothesis stops where it has nothing new to say.
    while line.said < count:
        line.say(json.dumps({"type": KINDS[line.said % len(KINDS)], "seat": line.said, "table": victims.table}))
    line.close()


class Line:
    """The attacker's socket, opened again whenever the server has had enough."""

    def __init__(self, victims: Victims) -> None:
        self._victims = victims
        self._address = victims.address.replace("http", "ws", 1) + "/api/socket"
        self.said = 0
        self._socket = self._connected()

    def _connected(self) -> ClientConnection:
        return connect(self._address, additional_headers={"Cookie": self._victims.cookie}, max_size=None)

    def say(self, text: str) -> None:
        """Send it, and hear all that is answered."""
        self.said += 1
        self._victims.sent += 1
        try:
            self._socket.send(text)
            self._socket.send('{"type": "ping"}')
            while True:
                answer = str(self._socket.recv(30))
                kind = json.loads(answer)["type"]
                self._victims.heard(f"message {kind}", answer, text)
                if kind == "pong":
                    return
        except ConnectionClosed:
            self._victims.kinds[f"closed {self._socket.close_code}"] += 1
            self._socket = self._connected()

    def close(self) -> None:
        self._socket.close()
