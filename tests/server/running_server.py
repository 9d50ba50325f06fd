"""A real server in a thread."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable, Coroutine
from typing import TypeVar

from meadhall.server.services import Services
from meadhall.server.serving import Server
from meadhall.server.settings import Limits, Settings
from tests.server.client import PATIENCE
from tests.server.clock import MovableClock

NO_LIMITS = Limits(
    requests=(1e9, 1e9),
    messages=(1e9, 1e9),
    address_requests=(1e9, 1e9),
    guesses=(1e6, 1e3),
    sign_ins=(1e6, 1e3),
    registrations=(1e6, 1e3),
    new_people=(1e6, 1e3),
    new_tables=(1e6, 1e3),
    address_tables=(1e6, 1e3),
    listed_tables=10_000,
    hints=(1e9, 1e9),
    consults=(1e9, 1e9),
    chats=(1e9, 1e9),
    running_tables=10_000,
    bot_tables=10_000,
)

T = TypeVar("T")


class RunningServer:
    """A server that runs in a thread, by a clock of the test's."""

    def __init__(self, settings: Settings) -> None:
        self.clock = MovableClock()
        self.server = Server(settings, open_browser=False, announce=lambda address: None, clock=self.clock)
        # A process of bots is started by the first question rather than with the server: most tests have none.
        self.services.bot_pool.wake = _sleep_on  # type: ignore[method-assign]
        self._thread = threading.Thread(target=self.server.run)
        self._thread.start()
        end = time.monotonic() + PATIENCE
        while not self.server.started:
            assert time.monotonic() < end, "the server did not start"
            assert self._thread.is_alive(), "the server did not start"
            time.sleep(0.01)
        self.address = self.server.address.rstrip("/")

    @property
    def services(self) -> Services:
        services: Services = self.server.config.app.state.services  # type: ignore[union-attr]
        return services

    @property
    def loop(self) -> asyncio.AbstractEventLoop:
        return self.server.servers[0].get_loop()

    def call(self, work: Coroutine[object, object, T]) -> T:
        """Let the server do this now, and wait for it."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(PATIENCE)

    def close(self) -> None:
        self.server.should_exit = True
        self._thread.join(PATIENCE)


async def _sleep_on() -> None:
    pass


StartServer = Callable[..., RunningServer]
"""What the fixture `servers` gives: a server with these settings."""
