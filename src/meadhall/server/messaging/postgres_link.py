"""Servers on one PostgreSQL hear of each other through LISTEN and NOTIFY, over one connection that is made anew."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import deque
from contextlib import suppress
from typing import Any, Final

import asyncpg
import msgspec
from msgspec import Struct

from meadhall.server.messaging.notifier import Notifier
from meadhall.server.storage.log_writing.statements import Letter

logger = logging.getLogger(__name__)

CHANNEL: Final = "meadhall"
LONGEST: Final = 7_900
"""Of what is sent at once, in bytes: PostgreSQL takes less than 8,000."""
UNSENT: Final = 10_000
"""So many notices are kept while the database is away; of the rest the tables tell when they are looked at again."""
ANSWER_SECONDS: Final = 5.0
SILENCE_SECONDS: Final = 5.0
"""After so long without a word the connection is tried: one that was cut does not say so by itself."""
RETRY_SECONDS: Final = (0.1, 2.0)


class Envelope(Struct, array_like=True):
    """Notices of one server, each with its channel."""

    sender: str
    notices: list[tuple[str, msgspec.Raw]]


_encoder: Final = msgspec.json.Encoder()
_decoder: Final[msgspec.json.Decoder[Envelope]] = msgspec.json.Decoder(Envelope)


class PostgresLink:
    """Sends what is told here, several notices at once when there are many, and hears what is told elsewhere."""

    def __init__(self, dsn: str, notifier: Notifier) -> None:
        self._dsn = dsn
        self._notifier = notifier
        self._name = secrets.token_hex(6)
        self._unsent: deque[tuple[str, bytes]] = deque(maxlen=UNSENT)
        self._wake = asyncio.Event()
        self.connected = asyncio.Event()
        """Set while the others can be heard."""

    def send(self, channel: str, notice: bytes) -> None:
        self._unsent.append((channel, notice))
        self._wake.set()

    def letter(self, notices: list[tuple[str, bytes]]) -> Letter | None:
        text = self._text([(channel, msgspec.Raw(notice)) for channel, notice in notices])
        return (CHANNEL, text.decode()) if len(text) <= LONGEST else None

    async def run(self) -> None:
        """Until cancelled. Whenever the connection was lost, those who listen here are told that they may have missed
        something."""
        wait, longest = RETRY_SECONDS
        told = False
        while True:
            try:
                await self._talk()
            except Exception as error:  # the driver has errors of many families for a connection that is no more
                if self.connected.is_set():
                    wait, told = RETRY_SECONDS[0], False
                if not told:
                    logger.warning("news of other servers cannot be heard: %s; trying again", error)
                told = True
            finally:
                self.connected.clear()
            await asyncio.sleep(wait)
            wait = min(2 * wait, longest)

    async def _talk(self) -> None:
        connection = await asyncpg.connect(self._dsn, timeout=ANSWER_SECONDS)
        try:
            connection.add_termination_listener(self._on_end)
            await connection.add_listener(CHANNEL, self._on_notice)
            self.connected.set()
            self._notifier.missed()
            while True:
                await self._send_waiting(connection)
                with suppress(TimeoutError):
                    async with asyncio.timeout(SILENCE_SECONDS):
                        await self._wake.wait()
                self._wake.clear()
                if connection.is_closed():
                    raise ConnectionError("the database has closed the connection")
                if not self._unsent:
                    await connection.execute("SELECT 1", timeout=ANSWER_SECONDS)
        finally:
            connection.terminate()

    async def _send_waiting(self, connection: Any) -> None:
        while self._unsent:
            count, text = self._packed()
            await connection.execute("SELECT pg_notify($1, $2)", CHANNEL, text, timeout=ANSWER_SECONDS)
            for _ in range(min(count, len(self._unsent))):
                self._unsent.popleft()

    def _packed(self) -> tuple[int, str]:
        """As many of the waiting notices as may be sent at once, and the text of them."""
        notices: list[tuple[str, msgspec.Raw]] = []
        length = 40
        for channel, notice in self._unsent:
            length += len(channel) + len(notice) + 8
            if notices and length > LONGEST:
                break
            notices.append((channel, msgspec.Raw(notice)))
        return len(notices), self._text(notices).decode()

    def _text(self, notices: list[tuple[str, msgspec.Raw]]) -> bytes:
        return _encoder.encode(Envelope(self._name, notices))

    def _on_end(self, _: object) -> None:
        self._wake.set()

    def _on_notice(self, _connection: object, _pid: int, _channel: str, payload: object) -> None:
        try:
            envelope = _decoder.decode(str(payload))
        except msgspec.MsgspecError:
            logger.warning("another program speaks on the channel %s", CHANNEL)
            return
        if envelope.sender != self._name:
            for channel, notice in envelope.notices:
                self._notifier.hear(channel, bytes(notice))
