"""Rows of the database as values."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from meadhall.server.schemas.messages import NewsKind
from meadhall.server.schemas.tables import Ending, SeatKind, TableState


class Person(Struct, frozen=True):
    id: str
    name: str
    account: str | None
    password: str | None
    epoch: int
    created_at: int


class Asked(Struct, frozen=True, array_like=True):
    """Since when a seat is asked what it is asked now: the log's number then, and the moment."""

    number: int
    at: int


class OpenRequest(Struct, frozen=True):
    """A request that waits for answers of the seats in `needs`; `lost`: it is about a player who cannot be asked."""

    number: int
    kind: str
    seat: int
    move: int | None
    target: int | None
    bot: str
    needs: list[int]
    lost: bool = False


class Facts(Struct, frozen=True):
    """A table's row: what is known of it without replaying it."""

    id: str
    game: str
    version: int
    corrections: str
    options: dict[str, str]
    seed: int
    host: str
    listed: bool
    hints: bool
    autostart: bool
    move_seconds: int | None
    created_at: int
    changed_at: int
    state: TableState = "gathering"
    ended: Ending | None = None
    started_at: int | None = None
    ended_at: int | None = None
    number: int = 0
    """Of the last row of the log."""
    position: int = 0
    """Of the last row of the log that changed the position."""
    move: int = 0
    asked: dict[int, Asked] = {}
    bot_due: bool = False
    deadline: int | None = None
    request: OpenRequest | None = None
    result: list[dict[str, int]] | None = None
    rematch: str | None = None
    origin_table: str | None = None
    origin_move: int | None = None

    def __repr__(self) -> str:
        # Not the fields: the seed must not slip out through an error or a log.
        return f"<Facts of table {self.id} at {self.number}>"


class Seat(Struct, frozen=True):
    """Who sits at a seat."""

    table_id: str
    seat: int
    kind: SeatKind = "open"
    person: str | None = None
    name: str = ""
    bot: str = ""
    stand_in: bool = False
    resigned: bool = False
    timeouts: int = 0
    token: str | None = None

    @property
    def played_by_bot(self) -> bool:
        return self.kind == "bot" or self.stand_in


class LogEntry(Struct, frozen=True):
    """A row of a table's log. `text` is the option of a choice, or what was said."""

    table_id: str
    number: int
    kind: NewsKind
    at: int
    seat: int | None = None
    text: str = ""
    detail: dict[str, Any] = {}
    key: str | None = None
