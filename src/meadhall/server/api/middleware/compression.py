"""Answers that are the same for all, compressed once."""

from __future__ import annotations

import gzip
from functools import lru_cache
from typing import Final

from litestar.types import ASGIApp, HTTPResponseStartEvent, Message, Receive, Scope, Send

LEVEL: Final = 6
WORTHWHILE_BYTES: Final = 500
REMEMBERED: Final = 64
"""Of each game what is printed on its pieces, and its words and rules in each language."""


@lru_cache(maxsize=REMEMBERED)
def compressed(content: bytes) -> bytes:
    return gzip.compress(content, LEVEL, mtime=0)


class SharedCompression:
    """Compresses what a browser can unpack: a long text takes ten milliseconds, in which nobody else is served."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        accepted = next((value for name, value in scope["headers"] if name == b"accept-encoding"), b"")
        started: HTTPResponseStartEvent | None = None

        async def send_compressed(message: Message) -> None:
            """The head waits for the body, which comes whole."""
            nonlocal started
            if message["type"] == "http.response.start":
                started = message
                return
            if started is not None and message["type"] == "http.response.body":
                if not message["more_body"]:
                    message["body"] = _pack(started, message["body"], b"gzip" in accepted)
                head, started = started, None
                await send(head)
            await send(message)

        await self._app(scope, receive, send_compressed)


def _pack(head: HTTPResponseStartEvent, body: bytes, can_unpack: bool) -> bytes:
    """The body as it is sent, and what its head has to say of that."""
    headers = [(name.lower(), value) for name, value in head["headers"]]
    if len(body) <= WORTHWHILE_BYTES or any(name == b"content-encoding" for name, _ in headers):
        return body
    if can_unpack:
        body = compressed(body)
        headers.append((b"content-encoding", b"gzip"))
    headers = [(name, value) for name, value in headers if name not in (b"content-length", b"vary")]
    head["headers"] = [*headers, (b"content-length", str(len(body)).encode()), (b"vary", b"Accept-Encoding")]
    return body
