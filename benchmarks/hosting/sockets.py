"""A WebSocket client that costs next to nothing, so that a thousand of them fit beside the server they load."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final, cast
from urllib.parse import urlsplit

TEXT: Final = 0x81
PING: Final = 0x89
PONG: Final = 0x8A
CLOSE: Final = 0x88
LONGEST_SHORT: Final = 125


class Socket(asyncio.Protocol):
    """Whole text messages, without extensions; calls `hear` with each."""

    def __init__(self, hear: Callable[[bytes], None]) -> None:
        self._hear = hear
        self._buffer = bytearray()
        self._opened = False
        self.transport: asyncio.Transport
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.closed = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)

    def connection_lost(self, exc: Exception | None) -> None:
        self.closed = True
        if not self.ready.done():
            self.ready.set_exception(exc or ConnectionError("the socket was closed"))

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self._opened:
            head, found, rest = bytes(self._buffer).partition(b"\r\n\r\n")
            if not found:
                return
            if b" 101 " not in head.partition(b"\r\n")[0]:
                self.ready.set_exception(ConnectionError(head.decode()))
                return
            self._opened = True
            self._buffer = bytearray(rest)
            self.ready.set_result(None)
        self._read_frames()

    def _read_frames(self) -> None:
        buffer, start = self._buffer, 0
        while len(buffer) - start >= 2:
            kind, length = buffer[start], buffer[start + 1]
            begin = start + 2
            if length > LONGEST_SHORT:
                size = 2 if length == LONGEST_SHORT + 1 else 8
                length = int.from_bytes(buffer[begin : begin + size], "big")
                begin += size
            if len(buffer) < begin + length:
                break
            payload = bytes(buffer[begin : begin + length])
            start = begin + length
            if kind == TEXT:
                self._hear(payload)
            elif kind == PING:
                self._send_frame(PONG, payload)
            elif kind == CLOSE:
                self.transport.close()
        del buffer[:start]

    def send(self, text: bytes) -> None:
        self._send_frame(TEXT, text)

    def _send_frame(self, kind: int, payload: bytes) -> None:
        length = len(payload)
        if length <= LONGEST_SHORT:
            head = bytes((kind, 0x80 | length))
        else:
            head = bytes((kind, 0x80 | LONGEST_SHORT + 1)) + length.to_bytes(2, "big")
        # A mask of zeros leaves the text as it is.
        self.transport.write(head + b"\0\0\0\0" + payload)


async def connect(address: str, hear: Callable[[bytes], None], cookie: str = "") -> Socket:
    """A socket to the server at that address."""
    url = urlsplit(address.replace("http", "ws", 1))
    host, port = url.hostname or "", url.port or 80
    _, socket = await asyncio.get_running_loop().create_connection(lambda: Socket(hear), host, port)
    lines = [
        f"GET {url.path or '/'}{f'?{url.query}' if url.query else ''} HTTP/1.1",
        f"Host: {url.netloc}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        "Sec-WebSocket-Version: 13",
        *([f"Cookie: {cookie}"] if cookie else []),
    ]
    socket.transport.write(("\r\n".join(lines) + "\r\n\r\n").encode())
    await socket.ready
    return socket
