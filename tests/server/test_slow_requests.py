"""Requests that never come to their end do not stay open, nor do those that break off in disorder."""

from __future__ import annotations

import socket
import time
from contextlib import suppress
from urllib.parse import urlsplit

import httpx
import pytest

from meadhall.server import http_protocol
from tests.server.client import ME, Visit, here
from tests.server.running_server import RunningServer, StartServer

BODY = b"POST /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 15\r\n\r\n"


@pytest.fixture
def impatient(servers: StartServer, monkeypatch: pytest.MonkeyPatch) -> RunningServer:
    monkeypatch.setattr(http_protocol, "REQUEST_SECONDS", 0.6)
    return servers()


def connected(server: RunningServer) -> socket.socket:
    address = urlsplit(server.address)
    return socket.create_connection((address.hostname or "", address.port or 0), timeout=10)


@pytest.mark.parametrize(
    "begun", [b"", b"GET /api/me HT", b"GET /api/me HTTP/1.1\r\nHost: x\r\n", BODY, BODY + b'{"na']
)
def test_a_request_that_was_begun_and_not_ended_is_given_up(impatient: RunningServer, begun: bytes) -> None:
    with connected(impatient) as client:
        client.sendall(begun)
        assert client.recv(1000) == b""


def test_a_request_that_trickles_in_is_given_up_too(impatient: RunningServer) -> None:
    def trickle(client: socket.socket) -> None:
        client.sendall(b"GET / HTTP/1.1\r\nX-Long: ")
        for _ in range(80):
            time.sleep(0.1)
            client.sendall(b"x")

    with connected(impatient) as client, pytest.raises(ConnectionError):
        trickle(client)


def test_connections_that_wait_for_the_next_request_and_sockets_stay(impatient: RunningServer, visit: Visit) -> None:
    anna = visit("Anna", impatient.address)
    table = anna.open("toy", ME, here("Ola"))
    looking = anna.at(table, 0)
    with httpx.Client(base_url=impatient.address) as client:
        # Whoever is sent away comes by another stream.
        streams = []
        for _ in range(2):
            answer = client.get("/api/me")
            assert answer.status_code == 200
            streams.append(answer.extensions["network_stream"].get_extra_info("client_addr"))
            time.sleep(1)
    assert streams[0] == streams[1]
    assert looking.act("chat", text="still here")["type"] == "ack"
    began = anna.position(table, 0)["number"]
    assert anna.position(table, 0, after=began, wait=1.5)["number"] == began


BROKEN = b" / HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\n"


@pytest.mark.parametrize("method", [b"HEAD", b"POST"])
@pytest.mark.parametrize("body", [b"no chunk\r\n" * 50, b"x" * 70_000])
def test_a_body_without_sense_ends_the_connection_and_nothing_fails(
    shared_server: RunningServer, method: bytes, body: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    answer = b""
    with connected(shared_server) as client, suppress(ConnectionError):
        client.sendall(method + BROKEN + body)
        while part := client.recv(10_000):
            answer += part
    assert answer.partition(b"\r\n")[0] in (b"", b"HTTP/1.1 400 Bad Request", b"HTTP/1.1 405 Method Not Allowed")
    assert not [record for record in caplog.records if record.exc_info or "exception" in record.getMessage().lower()]
