"""The rows of the database: each column is declared here, once, and `schema.py` makes the tables from it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Literal, NamedTuple, TypedDict

from sqlalchemy import BigInteger, String

Text20 = Annotated[str, String(20)]
Text40 = Annotated[str, String(40)]
Text80 = Annotated[str, String(80)]
Text100 = Annotated[str, String(100)]
Digest = Annotated[str, String(64)]
BigInt = Annotated[int, BigInteger()]
Millis = BigInt
"""A moment, in milliseconds since 1970."""

TableState = Literal["gathering", "running", "over"]
Ending = Literal["finished", "abandoned"]
SeatKind = Literal["open", "held", "person", "bot"]
RequestKind = Literal["undo", "replace"]
EntryKind = Literal[
    "opened",
    "joined",
    "left",
    "seat_changed",
    "ready",
    "started",
    "chose",
    "undone",
    "chat",
    "requested",
    "agreed",
    "declined",
    "resigned",
    "replaced",
    "lost",
    "back",
    "rematch",
]


@dataclass(frozen=True, slots=True)
class ServerValue:
    """What the server itself must remember: the key it signs cookies with."""

    name: Text40
    value: str


@dataclass(frozen=True, slots=True)
class Person:
    """A guest, or an account."""

    id: Text40
    name: Text80
    account: Text80 | None
    password: str | None
    epoch: int
    """Counts changes of the password, and signing out everywhere: a cookie of an earlier epoch is worth nothing."""
    created_at: Millis
    learned: list[str] = field(default_factory=list)
    """The chapters of lessons that were played to their end, as `boru/draft`."""
    is_host: bool = False
    """Whether this account looks after the hall."""
    muted: bool = False
    banned: bool = False


@dataclass(frozen=True, slots=True)
class EndedSession:
    """A cookie that was signed out, and when it would have ended by itself."""

    id: Text80
    until: Millis


@dataclass(frozen=True, slots=True)
class KnownAddress:
    """An address from which somebody has signed in, as a digest that only this hall can make."""

    person: Text40
    address: Text40
    seen_at: Millis


@dataclass(frozen=True, slots=True)
class ServerRow:
    """A server that runs on this database, and when it was last seen, by the database's clock."""

    id: Text40
    seen_at: Millis


@dataclass(frozen=True, slots=True)
class PresenceRow:
    """How many sockets of a server look at a table from a seat; -1 are onlookers."""

    server: Text40
    table_id: Text40
    seat: int
    count: int


@dataclass(frozen=True, slots=True)
class Limit:
    """Until when all that was taken of something is used up."""

    name: Text40
    until: Millis


@dataclass(frozen=True, slots=True)
class NoticeWay:
    """How somebody is told that it is their turn, and after how many minutes of waiting."""

    person: Text40
    email: str
    confirmed: bool
    """Whether somebody who reads mail at that address has said so."""
    webhook: str
    language: Text20
    minutes: int


@dataclass(frozen=True, slots=True)
class ToldTurn:
    """The last turn of somebody's at a table that they were told of: the number since which they are asked."""

    person: Text40
    table_id: Text40
    number: int


@dataclass(frozen=True, slots=True)
class AnalysisRow:
    """What a bot thinks of a game that is over, as JSON; while it still thinks, how far it has come, and for whom."""

    table_id: Text40
    person: Text40
    """Who has asked for it; empty once it is there, for all."""
    move: int
    at: Millis
    """When it last went on."""
    content: str = ""


class Asked(NamedTuple):
    """Since when a seat is asked what it is asked now: the log's number then, and the moment."""

    number: int
    at: int


@dataclass(frozen=True, slots=True)
class OpenRequest:
    """A request that waits for answers of the seats in `needs`; `lost`: it is about a player who cannot be asked."""

    number: int
    kind: RequestKind
    seat: int
    move: int | None
    target: int | None
    bot: str
    needs: list[int]
    lost: bool = False


@dataclass(frozen=True, slots=True)
class FinalScore:
    """A seat's part of the result of a game that is over."""

    seat: int
    total: int
    place: int


@dataclass(frozen=True, slots=True, repr=False)
class TableRow:
    """What is known of a table without replaying it."""

    id: Text40
    game: Text80
    version: int
    corrections: Text40
    seed: BigInt
    host: Text40
    created_at: Millis
    changed_at: Millis
    options: dict[str, str] = field(default_factory=dict)
    listed: bool = False
    hints: bool = True
    autostart: bool = True
    move_seconds: int | None = None
    state: Annotated[TableState, String(20)] = "gathering"
    ended: Annotated[Ending, String(20)] | None = None
    started_at: Millis | None = None
    ended_at: Millis | None = None
    number: int = 0
    """Of the last entry of the log."""
    position: int = 0
    """Of the last entry of the log that changed the position."""
    move: int = 0
    asked: dict[int, Asked] = field(default_factory=dict)
    bot_due: bool = False
    deadline: Millis | None = None
    request: OpenRequest | None = None
    result: list[FinalScore] | None = None
    rematch: Text40 | None = None
    origin_table: Text40 | None = None
    origin_move: int | None = None
    long_seed: Text40 = ""
    """In hexadecimal digits; of tables that have none, `seed` is the seed."""
    opened_from: Text40 = ""
    """A digest of the address; empty in tables that were opened before this was kept."""
    lesson: Text80 = ""
    """The chapter that is played here, of a table for learning."""
    thinker: Text40 = ""
    """The server that lets bots decide here, where several run on one database."""

    @property
    def whole_seed(self) -> int:
        return int(self.long_seed, 16) if self.long_seed else self.seed

    def __repr__(self) -> str:
        # Not the fields: the seed must not slip out through an error or a log.
        return f"<TableRow {self.id} at {self.number}>"


@dataclass(frozen=True, slots=True)
class Seat:
    """Who sits at a seat."""

    table_id: Text40
    seat: int
    kind: Annotated[SeatKind, String(20)] = "open"
    person: Text40 | None = None
    name: Text80 = ""
    bot: Text80 = ""
    stand_in: bool = False
    resigned: bool = False
    timeouts: int = 0
    """How many decisions in a row were not made in time."""
    ready: bool = False
    """Whether whoever sits there has said that a game with a clock may begin."""
    token: Digest | None = None

    @property
    def played_by_bot(self) -> bool:
        return self.kind == "bot" or self.stand_in


class EntryDetail(TypedDict, total=False):
    """What only some kinds of entries have."""

    gone: list[int]
    """Of an undo: the places of the choices taken back, each as the list was when it was taken out."""
    fell: int
    """The number of the request that ended by this, neither granted nor declined."""
    name: str
    """Of somebody who speaks."""
    by: Literal["clock"]
    """Of a choice made because the time was over."""
    forgot: bool
    """Somebody's words were taken out of the log, which is to be read again."""


@dataclass(frozen=True, slots=True)
class LogEntry:
    """One thing that happened at a table. `text` is the option of a choice, or what was said."""

    table_id: Text40
    number: int
    kind: Annotated[EntryKind, String(20)]
    at: Millis
    seat: int | None = None
    text: str = ""
    detail: EntryDetail = field(default_factory=EntryDetail)
    key: Text100 | None = None
    """The name under which a message of a client is obeyed once."""
