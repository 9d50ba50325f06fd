"""Bots that think for as long as a test wants them to."""

from __future__ import annotations

import asyncio
import threading

import pytest

from meadhall.server.tables.table import Table
from tests.server.client import PATIENCE
from tests.server.running_server import RunningServer


class SlowBots:
    """All bots of a server: they pass where they can, and while they are held they have not made up their minds."""

    def __init__(self, server: RunningServer, patch: pytest.MonkeyPatch) -> None:
        self._free = threading.Event()
        self._free.set()
        self._thinking = threading.Event()
        self._answered = threading.Event()
        patch.setattr(server.services.bot_pool, "ask", self._ask)

    def hold(self) -> None:
        self._thinking.clear()
        self._answered.clear()
        self._free.clear()

    def wait_until_one_thinks(self) -> None:
        assert self._thinking.wait(PATIENCE), "no bot was asked"

    def release(self) -> None:
        self._free.set()
        assert self._answered.wait(PATIENCE), "no bot has answered"

    async def _ask(self, table: Table, seat: int, _: str) -> str:
        assert table.match is not None
        decision = table.match.decision_of(seat)
        assert decision is not None
        self._thinking.set()
        while not self._free.is_set():
            await asyncio.sleep(0.01)
        self._answered.set()
        return "pass" if "pass" in decision.options else decision.options[0]
