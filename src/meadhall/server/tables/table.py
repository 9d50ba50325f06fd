"""A table in memory: its facts, its seats, its match, and the last that happened at it."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from pathlib import Path
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace

from meadhall.engine.game import Game
from meadhall.engine.match import Match
from meadhall.engine.registry import game as find_game
from meadhall.server.schemas.messages import Change as Difference
from meadhall.server.schemas.messages import ChatLine, NewsKind
from meadhall.server.schemas.position import Position
from meadhall.server.storage.rows import Facts, LogEntry, Seat
from meadhall.server.tables.match_from_log import GONE, replay

RECENT: Final = 100
"""So many of the last things are kept for those who come back after a broken connection."""


class Change(Struct):
    """What is to happen at a table: a row of its log, what it changes in other rows, and the new match."""

    kind: NewsKind
    seat: int | None = None
    text: str = ""
    detail: dict[str, Any] = {}
    key: str | None = None
    facts: dict[str, Any] = {}
    seats: dict[int, dict[str, Any]] = {}
    match: Match | None = None


FELL: Final = "fell"
"""In the detail of a row of the log: the number of the request that ended by it, neither granted nor declined."""


class RecentEntry(Struct, frozen=True):
    """Something that happened, and the move that it made, if it was a choice."""

    entry: LogEntry
    move: int | None


class Table:
    """Whoever changes it holds `lock`, and has stored the change before."""

    def __init__(self, facts: Facts, seats: list[Seat], entries: list[LogEntry], corrections: Path | None) -> None:
        self.corrections = corrections
        self.lock = asyncio.Lock()
        self.users = 0
        """How many are at work with it or look at it: it stays in memory while there are any."""
        self.used_at = time.monotonic()
        self.rendered: dict[int | None, tuple[Position, Any]] = {}
        """The position as each seat sees it, as a value and as plain data, while it stands."""
        self.differences: dict[tuple[int | None, int], Difference] = {}
        """What to tell a seat that has the position of a number of the log, while the position stands."""
        self.game: Game = find_game(facts.game)
        self.facts = facts
        self.seats = seats
        self.match = None if facts.state == "gathering" else replay(facts, len(seats), entries, self.corrections)
        self.recent: deque[RecentEntry] = deque(maxlen=RECENT)
        self.chat: deque[ChatLine] = deque(maxlen=RECENT)
        self.keys: dict[str, int] = {}
        self._remember_all(entries)

    def take_over(self, fresh: Table) -> None:
        """Stand where another reading of the same table stands."""
        self.facts = fresh.facts
        self.seats = fresh.seats
        self.match = fresh.match
        self.recent = fresh.recent
        self.chat = fresh.chat
        self.keys = fresh.keys
        self.rendered = {}
        self.differences = {}

    def apply(self, change: Change, entry: LogEntry) -> None:
        """Take over a change that was stored."""
        self.facts = replace(self.facts, **change.facts)
        for seat, fields in change.seats.items():
            self.seats[seat] = replace(self.seats[seat], **fields)
        if change.match is not None:
            self.match = change.match
        if entry.kind != "chat":
            self.rendered = {}
            self.differences = {}
        move = self.facts.move if entry.kind == "chose" else None
        self._remember(RecentEntry(entry, move))

    @property
    def number(self) -> int:
        return self.facts.number

    @property
    def waiting(self) -> list[int]:
        return sorted(self.facts.asked)

    def _remember_all(self, entries: list[LogEntry]) -> None:
        move = 0
        for entry in entries:
            if entry.kind == "chose":
                move += 1
            elif entry.kind == "undone":
                move -= len(entry.detail[GONE])
            self._remember(RecentEntry(entry, move if entry.kind == "chose" else None))

    def _remember(self, moment: RecentEntry) -> None:
        entry = moment.entry
        self.recent.append(moment)
        if entry.key is not None:
            self.keys[entry.key] = entry.number
            if len(self.keys) > 4 * RECENT:
                del self.keys[next(iter(self.keys))]
        if entry.kind == "chat" and entry.seat is not None:
            self.chat.append(ChatLine(entry.number, entry.at, entry.seat, entry.detail["name"], entry.text))
