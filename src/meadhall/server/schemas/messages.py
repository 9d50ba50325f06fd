"""The messages of the WebSocket. `docs/api.md` tells how they follow on each other."""

from __future__ import annotations

from typing import Annotated, Any, Literal, Union

from msgspec import Meta, Struct

from meadhall.server.schemas.common import NO_NUL, Body, MessageId, Millis, SeatNumber, TableId
from meadhall.server.schemas.play import (
    Answer,
    Chat,
    Choose,
    ComeBack,
    LogNumber,
    Request,
    Resign,
    Undo,
)
from meadhall.server.schemas.position import EventInfo, Position, ScoreInfo
from meadhall.server.schemas.tables import TableInfo
from meadhall.server.storage.rows import EntryKind, RequestKind

# From a client.


class HelloMessage(Body, tag="hello"):
    """Look at a table: as one of your seats, or (`seat` null) as everybody may. `last_number`: of the news you have."""

    table: TableId
    seat: SeatNumber | None = None
    last_number: LogNumber | None = None
    token: Annotated[str, Meta(max_length=200, pattern=NO_NUL)] = ""
    id: MessageId = ""


class ChooseMessage(Choose, tag="choose"): ...


class UndoMessage(Undo, tag="undo"): ...


class RequestMessage(Request, tag="request"): ...


class AnswerMessage(Answer, tag="answer"): ...


class ChatMessage(Chat, tag="chat"): ...


class ResignMessage(Resign, tag="resign"): ...


class ComeBackMessage(ComeBack, tag="back"): ...


class PingMessage(Body, tag="ping"):
    """Still here, and `number` is the last news I have."""

    number: LogNumber = 0


class ByeMessage(Body, tag="bye"):
    """Look at no table any more; the socket stays open, and tells of your other tables."""


Incoming = Union[
    HelloMessage,
    ChooseMessage,
    UndoMessage,
    RequestMessage,
    AnswerMessage,
    ChatMessage,
    ResignMessage,
    ComeBackMessage,
    PingMessage,
    ByeMessage,
]


# From the server.


class ChatLine(Struct):
    number: int
    at: Millis
    seat: int
    name: str
    text: str


NoteKind = Literal["timeout", "lost", "back", "replaced", "resigned"]


class NoteInfo(Struct):
    """What the log tells beside the game: who plays a seat, and whose time was over. `move`: so many had been made.

    `timeout`: a bot made that move, since the seat's time was over; `lost`: that was so too often in a row, and a bot
    stands in; `replaced`: it does by the others' consent; `back`: the player has taken the seat back; `resigned`: a bot
    plays on, for good.
    """

    number: int
    at: Millis
    move: int
    kind: NoteKind
    seat: int


class RequestInfo(Struct):
    """A request that waits for answers; `number` is its name."""

    number: int
    kind: RequestKind
    seat: int
    move: int | None
    target: int | None
    bot: str
    needs: list[int]
    """The seats whose answer is missing."""


class Change(Struct):
    """How to make the new position from the one before: put each value at its path, then drop what is gone.

    A path is a list of keys and indexes from the top of the position; `[["view", "players", 0, "coins"], 3]`.
    """

    put: list[tuple[list[str | int], Any]]
    drop: list[list[str | int]]


class Stage(Struct):
    """How the table stood on the way, after so many of the news' events; with the scores, where they lie open."""

    events: int
    view: dict[str, Any]
    scores: list[ScoreInfo] | None = None


class SnapshotMessage(Struct, tag="snapshot"):
    """All there is to know; forget what you had."""

    number: int
    table: TableInfo
    position: Position | None
    log: list[EventInfo]
    notes: list[NoteInfo]
    chat: list[ChatLine]
    request: RequestInfo | None


class NewsMessage(Struct, tag="news", omit_defaults=True):
    """One thing that happened, number by number without a gap.

    What is absent has not changed, except `request`: absent means that none is open. When the position is another,
    there is either `position` (the whole of it) or `change` (of the position you have). `log` replaces the log, after
    something was taken back. `stages` say how the table stood on the way, where much happened at once. `fell` is the
    number of a request that ended by this, neither granted nor declined.
    """

    number: int
    kind: EntryKind
    at: Millis
    seat: int | None = None
    events: list[EventInfo] = []
    stages: list[Stage] = []
    table: TableInfo | None = None
    position: Position | None = None
    change: Change | None = None
    note: NoteInfo | None = None
    chat: ChatLine | None = None
    request: RequestInfo | None = None
    log: list[EventInfo] | None = None
    fell: int | None = None


class AckMessage(Struct, tag="ack"):
    """Your message of that id was obeyed, at that number."""

    id: str
    number: int


class RefusedMessage(Struct, tag="refused"):
    """Your message of that id was not obeyed, and changed nothing."""

    id: str
    code: str
    message: str
    details: dict[str, Any] = {}


class PongMessage(Struct, tag="pong"):
    """The number of the last news at your table, and the server's time."""

    number: int
    at: Millis


class PresenceMessage(Struct, tag="presence"):
    """Who looks at the table now: seats with somebody there, and how many onlookers."""

    here: list[int]
    watching: int


class YoursMessage(Struct, tag="yours"):
    """Another table of yours has changed: whether it waits for you, for the tab's title and the list of games."""

    table: TableId
    game: str
    your_turn: bool


Outgoing = Union[
    SnapshotMessage,
    NewsMessage,
    AckMessage,
    RefusedMessage,
    PongMessage,
    PresenceMessage,
    YoursMessage,
]
