"""Tables: who sits there, how it is set up, how far it has come."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from meadhall.server.schemas.common import NO_NUL, Body, BotName, Millis, SeatNumber, TableId, Word
from meadhall.server.schemas.people import PersonName
from meadhall.server.storage.rows import Ending, SeatKind, TableState

MoveSeconds = Annotated[int, Meta(ge=5, le=1_209_600, description="Seconds for each decision.")]


class SeatPlan(Body):
    """Who is to sit there: `me`, `here` (a second person on my device), `open` (anybody who has the link), `bot`."""

    kind: Literal["me", "here", "open", "bot"]
    name: Annotated[str, Meta(max_length=40, pattern=NO_NUL, description="Of a second person on this device.")] = ""
    bot: BotName = ""


SeatPlans = Annotated[list[SeatPlan], Meta(min_length=1, max_length=16)]
GameOptions = Annotated[dict[Word, Word], Meta(max_length=32)]


class NewTable(Body):
    """A table to be opened. It starts by itself when no seat is open any more, unless `start` is false.

    With `move_seconds` it starts when moreover everybody has said that they are ready.
    """

    game: Word
    seats: SeatPlans
    options: GameOptions = field(default_factory=dict)
    listed: bool = False
    move_seconds: MoveSeconds | None = None
    hints: bool = True
    start: bool = True


class Joining(Body):
    """Sit down: on a seat of your choice, or on the first that is free."""

    seat: SeatNumber | None = None
    name: PersonName | None = None


class Ready(Body):
    """Say for all your seats that a game with a clock may begin, or not yet. Who sits down or leaves undoes it."""

    ready: bool = True


class SeatOnly(Body):
    seat: SeatNumber


class Fork(Body):
    """Play a finished game on from a move of it, at a new table: `me`, `here` and `bot` seats only."""

    move: Annotated[int, Meta(ge=0)]
    seats: SeatPlans


class SeatInfo(Struct):
    """A seat. `stand_in`: a bot plays for somebody who is away; `here`: somebody looks at the table.

    `ready`: whoever sits there has said that a game with a clock may begin. `beside`: the first seat of the same
    person, who holds this one too: two names, but one device.
    """

    seat: int
    kind: SeatKind
    name: str
    bot: str
    yours: bool
    stand_in: bool
    resigned: bool
    here: bool
    ready: bool
    beside: int | None = None


class SeatResult(Struct):
    seat: int
    total: int
    place: int


class Origin(Struct):
    """The finished game, and the move of it, that this table plays on from."""

    table: str
    move: int


class TableInfo(Struct):
    """A table as anybody at it may know it."""

    id: TableId
    game: str
    options: dict[str, str]
    state: TableState
    ended: Ending | None
    seats: list[SeatInfo]
    hosting: bool
    """Whether you are the one who may start it and change its seats."""
    listed: bool
    hints: bool
    move_seconds: int | None
    created_at: Millis
    started_at: Millis | None
    ended_at: Millis | None
    changed_at: Millis
    number: int
    move: int
    waiting: list[int]
    """The seats that have something to decide."""
    your_turn: bool
    """Whether one of your seats has, or the game is paused and you could take a seat back."""
    paused: bool
    """Bots stand in for all people who play: the game waits until one of them takes the seat back."""
    result: list[SeatResult] | None
    rematch: TableId | None
    origin: Origin | None
    lesson: str
    """The chapter that is learnt here; empty at other tables."""


class Hall(Struct):
    """Listed tables: those with room, and those that can be watched."""

    open: list[TableInfo]
    running: list[TableInfo]


class MyTables(Struct):
    """Your tables, the waiting ones first; `more`: ask on with `changed_at` and id of the last (`before`, `last`)."""

    gathering: list[TableInfo]
    running: list[TableInfo]
    over: list[TableInfo]
    more: bool


class SeatToken(Struct):
    """For a program that plays your seat; it is shown this once."""

    token: str
