"""Server processes that are started again whenever they end, as a service manager does."""

from __future__ import annotations

import asyncio
import multiprocessing.process
import os
import signal
import socket
from contextlib import suppress
from pathlib import Path

from benchmarks.faults.proxy import Streams
from benchmarks.faults.serve import serve

AGAIN_SECONDS = 0.3
_context = multiprocessing.get_context("forkserver")
_context.set_forkserver_preload([serve.__module__])

BY_US = (-signal.SIGKILL, -signal.SIGTERM, 0)


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port: int = probe.getsockname()[1]
        return port


class ServerProcess:
    """One server at one port, with a clock of its own."""

    def __init__(self, name: str, *, data: Path, scratch: Path, database: str) -> None:
        self.name = name
        self.port = free_port()
        self.down_seconds = AGAIN_SECONDS
        self.ended_by_itself = 0
        """How often it has ended though nobody had told it to."""
        self._clock = scratch / f"{name}.clock"
        self.log = scratch / f"{name}.log"
        self._arguments = (data, self.port, database, self._clock, self.log)
        self._process: multiprocessing.process.BaseProcess | None = None
        self._keeping: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._keeping = asyncio.create_task(self._keep())

    async def _keep(self) -> None:
        while True:
            self._process = _context.Process(target=serve, args=self._arguments)
            self._process.start()
            while self._process.is_alive():
                await asyncio.sleep(0.05)
            if self._process.exitcode not in BY_US:
                self.ended_by_itself += 1
            await asyncio.sleep(self.down_seconds)
            self.down_seconds = AGAIN_SECONDS

    async def connect(self) -> Streams:
        return await asyncio.open_connection("127.0.0.1", self.port)

    async def ready(self, seconds: float = 60) -> None:
        """Once it can be reached."""
        async with asyncio.timeout(seconds):
            while True:
                with suppress(OSError):
                    _, writer = await self.connect()
                    writer.close()
                    return
                await asyncio.sleep(0.1)

    def signal(self, how: signal.Signals) -> None:
        process = self._process
        if process is not None and process.pid is not None and process.is_alive():
            os.kill(process.pid, how)

    def set_clock(self, wrong_ms: int) -> None:
        """Put its clock forward or back."""
        other = self._clock.with_suffix(".new")
        other.write_text(str(wrong_ms))
        os.replace(other, self._clock)

    def errors(self) -> list[str]:
        """What its log says of failures."""
        lines = self.log.read_text(errors="replace").splitlines() if self.log.exists() else []
        following = [*lines[1:], ""]
        return [line for line, after in zip(lines, following, strict=True) if line and after.startswith("Traceback")]

    async def close(self) -> None:
        if self._keeping is not None:
            self._keeping.cancel()
            await asyncio.gather(self._keeping, return_exceptions=True)
        self.signal(signal.SIGCONT)
        self.signal(signal.SIGKILL)
        if self._process is not None:
            await asyncio.to_thread(self._process.join, 20)
