"""WebSocket connections that send a finished text as it is."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

SEND_TEXT: Final = "meadhall.send_text"
"""The name of this extension of ASGI, under which a connection's scope has `send_text`."""
SEND_NOW: Final = "meadhall.send_now"
"""The same for `send_now`."""

WHOLE_TEXT: Final = 0x81
SHORT: Final = 126
LONG: Final = 65_536


class SocketProtocol(WebSocketsSansIOProtocol):
    """A news message is made into bytes once; nothing has to look at it again on its way out."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            extensions: dict[str, object] = self.scope["extensions"]  # type: ignore[assignment]
            extensions[SEND_TEXT] = self.send_text
            extensions[SEND_NOW] = self.send_now

    async def send_text(self, text: bytes) -> None:
        """Send a text message that is UTF-8 already; to somebody who has gone, nothing is sent."""
        if not self.writable.is_set():
            await self.writable.wait()
        self._write(text)

    def send_now(self, texts: Callable[[], Iterable[bytes]]) -> bool:
        """The same without waiting. Where somebody reads too slowly for that, the texts are not asked for: False."""
        if not self.writable.is_set():
            return False
        for text in texts():
            self._write(text)
        return True

    def _write(self, text: bytes) -> None:
        if not (self.disconnected or self.close_sent or self.transport.is_closing()):
            self.transport.write(frame_head(len(text)) + text)


def frame_head(length: int) -> bytes:
    """What stands before an unmasked text of that length (RFC 6455, 5.2)."""
    if length < SHORT:
        return bytes((WHOLE_TEXT, length))
    if length < LONG:
        return bytes((WHOLE_TEXT, SHORT)) + length.to_bytes(2, "big")
    return bytes((WHOLE_TEXT, SHORT + 1)) + length.to_bytes(8, "big")
