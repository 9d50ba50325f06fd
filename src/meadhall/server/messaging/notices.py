"""What is told: that there is something new to read; of a choice, all that another server needs to make it too."""

from __future__ import annotations

from typing import Final, Union

import msgspec
from msgspec import Struct

from meadhall.server.storage.rows import Asked, LogEntry


class Made(Struct, frozen=True, array_like=True):
    """A choice as it stands in the log, and the table's row after it: what a choice may change of it."""

    entry: LogEntry
    position: int
    move: int
    asked: dict[int, Asked]
    bot_due: bool
    deadline: int | None
    thinker: str | None
    """None: it stays as it was."""


class TableNews(Struct, frozen=True, tag="news", omit_defaults=True):
    """Something of that number stands in the table's log; `made`: this, which whoever has all before it can make."""

    number: int
    made: Made | None = None


class TableClosed(Struct, frozen=True, tag="closed"):
    """The table is no more."""


class PresenceChanged(Struct, frozen=True, tag="presence"):
    """Somebody has come to look at the table, or has gone."""


class TurnChanged(Struct, frozen=True, tag="turn"):
    """A table of this person waits for them now, or does not any more."""

    table: str
    game: str
    your_turn: bool


class PasswordChanged(Struct, frozen=True, tag="password"):
    """Cookies of an earlier epoch are worth nothing."""

    epoch: int


class SessionEnded(Struct, frozen=True, tag="session"):
    """A device of this person has signed out."""

    session: str


class Missed(Struct, frozen=True, tag="missed"):
    """Notices of other servers may have been lost: whatever they could have told is to be read again."""


TableNotice = Union[TableNews, TableClosed, PresenceChanged, Missed]
PersonNotice = Union[TurnChanged, PasswordChanged, SessionEnded, Missed]
Notice = Union[TableNotice, PersonNotice]

NOTICES: Final[msgspec.json.Decoder[Notice]] = msgspec.json.Decoder(Notice)
