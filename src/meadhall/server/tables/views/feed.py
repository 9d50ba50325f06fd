"""What one viewer of a table has been sent, and what is to be sent next."""

from __future__ import annotations

from typing import Any, Final

from meadhall.engine.play.match import Match
from meadhall.engine.saving.position_diff import difference
from meadhall.engine.state import Event
from meadhall.server.caller import Caller
from meadhall.server.schemas.messages import Change, NewsMessage, SnapshotMessage
from meadhall.server.schemas.position import EventInfo
from meadhall.server.schemas.tables import TableInfo
from meadhall.server.tables.permissions import viewpoint
from meadhall.server.tables.presence import Presence
from meadhall.server.tables.table import RecentEntry, Table, chat_line
from meadhall.server.tables.views.render import (
    event_infos,
    events_between,
    position_of,
    request_info,
    stages_of,
    table_info,
)

LOG_LENGTH: Final = 200
QUIET: Final = frozenset({"chose", "chat", "undone", "requested", "agreed", "declined"})
"""News that change nothing of what a table says of itself, unless the game is over."""


def last_events(table: Table, seat: int | None) -> list[EventInfo]:
    return [] if table.match is None else event_infos(table.match.events[-LOG_LENGTH:], seat)


class Feed:
    """A table as one viewer sees it, message by message."""

    def __init__(
        self, table: Table, caller: Caller, seat: int | None, *, presence: Presence, marked_options: int
    ) -> None:
        self.table = table
        self.caller = caller
        self.seat = viewpoint(table, caller, seat)
        self.number = -1
        self._state = table.row.state
        self._position: Any = None
        self._position_at = -1
        self._presence = presence
        self._marked_options = marked_options

    def resume(self, last_number: int | None) -> list[NewsMessage | SnapshotMessage]:
        """What somebody missed who has the news up to that number."""
        if last_number is None or last_number > self.table.number or self.table.row.state == "gathering":
            return [self.snapshot()]
        self.number = last_number
        # Nobody knows which position they have: they get the whole of it.
        self._remember(None)
        return self.next()

    def next(self) -> list[NewsMessage | SnapshotMessage]:
        """Everything that happened since the last message."""
        table = self.table
        missing = table.number - self.number
        if missing <= 0:
            return []
        if self._lost_seat():
            return [self.snapshot()]
        recent = [table.recent[-1]] if missing == 1 and table.recent else list(table.recent)[-missing:]
        far_back = len(recent) < missing
        # News of choices that were taken back again would tell of events that are no more.
        taken_back = missing > 1 and any(item.entry.kind == "undone" for item in recent)
        if far_back or taken_back or self._state != table.row.state == "running":
            return [self.snapshot()]
        news = [self._news(item) for item in recent]
        self._complete(news[-1])
        self.number = table.number
        self._state = table.row.state
        return [*news]

    def snapshot(self) -> SnapshotMessage:
        table = self.table
        if self._lost_seat():
            self.seat = None
        rendered = position_of(table, self.seat, self._marked_options)
        self._remember(None if rendered is None else rendered[1])
        self.number = table.number
        self._state = table.row.state
        return SnapshotMessage(
            number=table.number,
            table=self._table_info(),
            position=None if rendered is None else rendered[0],
            log=last_events(table, self.seat),
            notes=list(table.notes),
            chat=list(table.chat),
            request=request_info(table.row),
        )

    def _lost_seat(self) -> bool:
        if self.seat is None or self.table.row.state != "running":
            return False
        return not self.caller.holds(self.table.seats[self.seat])

    def _news(self, recent: RecentEntry) -> NewsMessage:
        entry = recent.entry
        fell = entry.detail.get("fell")
        news = NewsMessage(entry.number, entry.kind, entry.at, seat=entry.seat, fell=fell)
        news.note = recent.note
        news.chat = chat_line(entry)
        match = self.table.match
        if recent.move is not None and match is not None:
            told = self._told(match, recent.move)
            news.events = event_infos(told, self.seat)
            if recent.move == len(match.choices):
                news.stages = stages_of(self.table, match, len(match.events) - len(told), self.seat)
        elif entry.kind == "undone":
            news.log = last_events(self.table, self.seat)
        if entry.kind not in QUIET:
            news.table = self._table_info()
        return news

    def _told(self, match: Match, move: int) -> list[Event]:
        """What was told at a move: looked for once for all who see it."""
        known = self.table.shown.told
        if move not in known:
            known[move] = events_between(match, move, move)
        return known[move]

    def _complete(self, news: NewsMessage) -> None:
        """The last of several news brings the position, and how the table stands."""
        news.request = request_info(self.table.row)
        if self.table.row.state == "over":
            news.table = self._table_info()
        rendered = position_of(self.table, self.seat, self._marked_options)
        if rendered is None or rendered[1] is self._position:
            return
        if self._position is None:
            news.position = rendered[0]
        else:
            key = (self.seat, self._position_at)
            shown = self.table.shown
            change = shown.changes.get(key)
            if change is None:
                change = Change(*difference(self._position, rendered[1], shown.compared))
                shown.changes[key] = change
            news.change = change
        self._remember(rendered[1])

    def _remember(self, position: Any) -> None:
        self._position = position
        self._position_at = self.table.number

    def _table_info(self) -> TableInfo:
        row = self.table.row
        return table_info(row, self.table.seats, self.caller, self._presence.here(row.id))
