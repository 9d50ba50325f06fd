"""A table in memory: its row, its seats, its match, and the last that happened at it."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, Final

from meadhall.engine.game import Game
from meadhall.engine.play.match import Match
from meadhall.engine.registry import game as find_game
from meadhall.engine.saving.position_diff import Compared
from meadhall.engine.state import Event
from meadhall.server.messaging.notices import Made
from meadhall.server.schemas.messages import Change as PositionChange
from meadhall.server.schemas.messages import ChatLine, NoteInfo, NoteKind
from meadhall.server.schemas.position import Position, ScoreHistory, ScoreInfo
from meadhall.server.storage.rows import EntryDetail, EntryKind, LogEntry, Seat, TableRow
from meadhall.server.tables.match_from_log import continued, match_from_log, moves_made
from meadhall.server.tables.views.seen import Views

RECENT: Final = 100
"""So many of the last entries are kept for those who come back after a broken connection."""


@dataclass(slots=True)
class Change:
    """What is to happen at a table: an entry of its log, and the table's row, seats and match afterwards."""

    kind: EntryKind
    row: TableRow
    seats: list[Seat]
    seat: int | None = None
    text: str = ""
    detail: EntryDetail = field(default_factory=EntryDetail)
    match: Match | None = None
    """None: the match stays as it is."""

    def replace_seat(self, seat: Seat) -> None:
        self.seats[seat.seat] = seat

    def drop_request(self, table: Table) -> None:
        """The open request, if there is one, ends by this change, and everybody is told so."""
        request = table.row.request
        if request is not None:
            self.row = replace(self.row, request=None)
            self.detail["fell"] = request.number


NOTED: Final[dict[EntryKind, NoteKind]] = {
    "lost": "lost",
    "back": "back",
    "replaced": "replaced",
    "resigned": "resigned",
}


@dataclass(frozen=True, slots=True)
class RecentEntry:
    """An entry of the log, and how many moves had been made then."""

    entry: LogEntry
    moves: int

    @property
    def move(self) -> int | None:
        """The move that it made, if it was a choice."""
        return self.moves if self.entry.kind == "chose" else None

    @property
    def note(self) -> NoteInfo | None:
        """What it says of a seat, if anything."""
        entry = self.entry
        kind = "timeout" if entry.detail.get("by") == "clock" else NOTED.get(entry.kind)
        if kind is None or entry.seat is None:
            return None
        return NoteInfo(entry.number, entry.at, self.moves, kind, entry.seat)


@dataclass(frozen=True, slots=True)
class Before:
    """What is known of the position before the last choice: what could be taken back then still can, after that one."""

    moves: int
    turn_began: int
    free_undos: dict[int, list[int]]


@dataclass(slots=True)
class Shown:
    """What was worked out for those who look at a position, while it stands."""

    before: Before | None = None
    views: Views | None = None
    stages: list[tuple[int, Views, list[ScoreInfo] | None]] | None = None
    """On the way of the last choice: how many events had been told, how the table stood, and the scores if they are the
    same for all."""
    scores: tuple[list[ScoreInfo], Any] | None = None
    """Where they are the same for all: as values and as plain data."""
    positions: dict[int | None, tuple[Position, dict[str, Any]]] = field(default_factory=dict)
    """The position as each seat sees it, as a value and as plain data."""
    changes: dict[tuple[int | None, int], PositionChange] = field(default_factory=dict)
    """What to tell a seat that has the position of a number of the log."""
    told: dict[int, list[Event]] = field(default_factory=dict)
    """The events of moves that somebody was told of."""
    compared: Compared = field(default_factory=dict)
    free_undos: dict[int, list[int]] = field(default_factory=dict)
    """What each seat may take back by itself."""


class Table:
    """Whoever changes it holds `lock`, and has stored the change before."""

    def __init__(self, row: TableRow, seats: list[Seat], entries: list[LogEntry], corrections: Path | None) -> None:
        self.corrections = corrections
        self.lock = asyncio.Lock()
        self.users = 0
        """How many are at work with it or look at it: it stays in memory while there are any."""
        self.used_at = time.monotonic()
        self.shown = Shown()
        self.history: asyncio.Future[ScoreHistory] | None = None
        """The scores over time of a game that is over, once somebody has asked for them."""
        self.game: Game = find_game(row.game)
        self.row = row
        self.seats = seats
        self.match = None if row.state == "gathering" else match_from_log(row, len(seats), entries, self.corrections)
        self.recent: deque[RecentEntry] = deque(maxlen=RECENT)
        self.notes: deque[NoteInfo] = deque(maxlen=RECENT)
        self.chat: deque[ChatLine] = deque(maxlen=RECENT)
        self.keys: dict[str, int] = {}
        self._remember_all(entries)

    def change(self, kind: EntryKind, seat: int | None = None, text: str = "") -> Change:
        """A change by which nothing is different yet but the log."""
        return Change(kind, self.row, list(self.seats), seat, text)

    def take_over(self, fresh: Table) -> None:
        """Stand where another reading of the same table stands."""
        self.row = fresh.row
        self.seats = fresh.seats
        self.match = fresh.match
        self.recent = fresh.recent
        self.notes = fresh.notes
        self.chat = fresh.chat
        self.keys = fresh.keys
        self.shown = Shown()
        self.history = None

    def follow(self, row: TableRow, seats: list[Seat], entries: list[LogEntry]) -> bool:
        """Stand where another server has brought the table by these entries; False if it has to be read again."""
        match = self.match
        if (match is None and row.state != "gathering") or any(entry.detail.get("forgot") for entry in entries):
            return False
        if match is not None:
            match = continued(match, entries)
            if match is None or len(match.choices) != row.move:
                return False
        is_one_choice = [entry.kind for entry in entries] == ["chose"]
        self.shown = Shown(self._before() if is_one_choice else None)
        self.row, self.seats, self.match = row, seats, match
        self._remember_all(entries, row.move - moves_made(entries))
        return True

    def made_by(self, change: Change, entry: LogEntry) -> Made | None:
        """What another server needs to make this change too; None: it has to read the table's rows."""
        row = change.row
        thinker = None if row.thinker == self.row.thinker else row.thinker
        made = Made(entry, row.position, row.move, row.asked, row.bot_due, row.deadline, thinker)
        is_all = entry.kind == "chose" and change.seats == self.seats and self._row_after(made) == row
        return made if is_all else None

    def make(self, made: Made) -> None:
        """Make a choice of another server, if it is the next."""
        if made.entry.number == self.number + 1:
            self.follow(self._row_after(made), self.seats, [made.entry])

    def _row_after(self, made: Made) -> TableRow:
        return replace(
            self.row,
            number=made.entry.number,
            changed_at=made.entry.at,
            position=made.position,
            move=made.move,
            asked=made.asked,
            bot_due=made.bot_due,
            deadline=made.deadline,
            thinker=self.row.thinker if made.thinker is None else made.thinker,
        )

    def apply(self, change: Change, entry: LogEntry) -> None:
        """Take over a change that was stored."""
        if entry.kind != "chat":
            self.shown = Shown(self._before() if entry.kind == "chose" else None)
        self.row = change.row
        self.seats = change.seats
        if change.match is not None:
            self.match = change.match
        self._remember(RecentEntry(entry, self.row.move))

    def _before(self) -> Before | None:
        match = self.match
        return None if match is None else Before(len(match.choices), match.turn_began, self.shown.free_undos)

    @property
    def number(self) -> int:
        return self.row.number

    @property
    def waiting(self) -> list[int]:
        return sorted(self.row.asked)

    def _remember_all(self, entries: list[LogEntry], move: int = 0) -> None:
        for entry in entries:
            move += moves_made([entry])
            self._remember(RecentEntry(entry, move))

    def _remember(self, recent: RecentEntry) -> None:
        entry = recent.entry
        self.recent.append(recent)
        if entry.key is not None:
            self.keys[entry.key] = entry.number
            if len(self.keys) > 4 * RECENT:
                del self.keys[next(iter(self.keys))]
        note = recent.note
        if note is not None:
            self.notes.append(note)
        line = chat_line(entry)
        if line is not None:
            self.chat.append(line)


def chat_line(entry: LogEntry) -> ChatLine | None:
    """What was said, if this is somebody speaking."""
    if entry.kind != "chat" or entry.seat is None:
        return None
    return ChatLine(entry.number, entry.at, entry.seat, entry.detail["name"], entry.text)
