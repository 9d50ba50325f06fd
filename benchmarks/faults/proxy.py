"""A network that can be cut, delayed, stopped and torn: a TCP proxy through which all that is said goes."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from contextlib import suppress

Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]
Connect = Callable[[], Awaitable[Streams]]
"""Reaches whoever is behind the proxy: another one each time, if it likes."""

CHUNK = 65_536
CONNECT_SECONDS = 5


class Link:
    """One connection through the proxy."""

    def __init__(self, client: Streams, server: Streams) -> None:
        self.client = client
        self.server = server
        self.deaf = False
        """What the server says does not arrive."""
        self.dead = False
        """Nothing arrives, and nobody is told so."""
        self.torn = False
        """The next that the server says breaks off in the middle."""

    def cut(self) -> None:
        for _, writer in (self.client, self.server):
            writer.transport.abort()


class Proxy:
    """Listens at `port` of this machine."""

    def __init__(self, connect: Connect) -> None:
        self._connect = connect
        self._listening: asyncio.Server | None = None
        self._flows = asyncio.Event()
        self._flows.set()
        self.delay = 0.0
        """Seconds that everything takes longer, each way."""
        self.links: set[Link] = set()
        self.port = 0

    async def open(self) -> None:
        self._listening = await asyncio.start_server(self._carry, "127.0.0.1", 0)
        self.port = self._listening.sockets[0].getsockname()[1]

    async def close(self) -> None:
        if self._listening is not None:
            self._listening.close()
        self.go_on()
        self.cut()
        while self.links:
            await asyncio.sleep(0.01)

    # What can happen.

    def some(self, chance: random.Random, share: float) -> list[Link]:
        """A share of the connections, by chance."""
        return [link for link in list(self.links) if chance.random() < share]

    def cut(self) -> None:
        for link in list(self.links):
            link.cut()

    def stop(self) -> None:
        """Nothing flows, until it goes on."""
        self._flows.clear()

    def go_on(self) -> None:
        self._flows.set()

    # What it does.

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            async with asyncio.timeout(CONNECT_SECONDS):
                server = await self._connect()
        except (OSError, TimeoutError):
            writer.transport.abort()
            return
        link = Link((reader, writer), server)
        self.links.add(link)
        try:
            ways = [
                asyncio.create_task(self._pump(link, reader, server[1], from_server=False)),
                asyncio.create_task(self._pump(link, server[0], writer, from_server=True)),
            ]
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
            for way in ways:
                way.cancel()
            await asyncio.gather(*ways, return_exceptions=True)
        finally:
            self.links.discard(link)
            await _close(writer)
            await _close(server[1])

    async def _pump(
        self, link: Link, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, *, from_server: bool
    ) -> None:
        with suppress(OSError):
            while data := await reader.read(CHUNK):
                await self._flows.wait()
                if self.delay:
                    await asyncio.sleep(self.delay)
                if link.dead or (link.deaf and from_server):
                    continue
                if link.torn and from_server:
                    writer.write(data[: len(data) // 2])
                    await writer.drain()
                    link.cut()
                    return
                writer.write(data)
                await writer.drain()


async def _close(writer: asyncio.StreamWriter) -> None:
    with suppress(OSError):
        writer.close()
        async with asyncio.timeout(1):
            await writer.wait_closed()
