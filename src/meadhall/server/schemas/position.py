"""A position as one seat may know it."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from meadhall.server.schemas.common import Millis

Bar = Literal["", "nothing", "others", "rolled", "revealed"]


class DecisionInfo(Struct):
    """What your seat is asked. Answer with `number`, which says which question it is that you answer.

    `marks` names the options that cannot be taken back, and why (`rolled`, `revealed`, `rolled revealed`), and those
    after which you have nothing to decide for now (`passes`: taken back until somebody else acts); null when there were
    too many to try. `refused` gives reasons, by name of the thing, for what is not on offer, `warned` reasons to think
    twice about options; a number may follow a reason after a space.
    """

    number: int
    seat: int
    kind: str
    about: str
    options: list[str]
    marks: dict[str, str] | None
    refused: dict[str, str]
    warned: dict[str, str]


class ScoreInfo(Struct):
    """A seat's score as it stands: by category, in the order the rules count, with the tie-breaks.

    `hidden`: some of it cannot be known yet, and is left out.
    """

    seat: int
    total: int
    place: int
    hidden: bool
    categories: list[tuple[str, int]]
    ties: list[tuple[str, int]]


class UndoInfo(Struct):
    """What your seat may take back by itself: back to any of the moves in `to`, latest first.

    So many of them as `turn` says belong to the turn in which you chose last.
    `bar` says why nothing can be taken back: nothing was done, others have acted, something was rolled or revealed.
    `last` is the move before your last choice, to which you may ask the table to go back; null if you made none.
    """

    to: list[int]
    bar: Bar
    last: int | None = None
    turn: int = 0


class Position(Struct):
    """The table as one seat sees it (`seat` null: as everybody may)."""

    number: int
    """The number in the table's log of the last thing that changed the position."""
    move: int
    """How many choices have been made."""
    seat: int | None
    view: dict[str, Any]
    decision: DecisionInfo | None
    waiting: list[int]
    deadlines: dict[str, Millis]
    """By seat, when a decision must have been made, if the table plays with a clock."""
    scores: list[ScoreInfo]
    over: bool
    undo: UndoInfo


class EventInfo(Struct):
    """Something that happened. `hidden`: what it was about is not for you to know. `seat`, `other`: -1 for nobody."""

    move: int
    kind: str
    seat: int
    thing: str
    amount: int
    other: int
    hidden: bool


class Replay(Struct):
    """A game at one of its moves: what was seen then, what had just happened, who had chosen.

    `views` holds the views of all seats, in their order, when a finished game is looked at openly.
    """

    move: int
    moves: int
    seat: int | None
    by: int | None
    view: dict[str, Any]
    views: list[dict[str, Any]] | None
    waiting: list[int]
    scores: list[ScoreInfo]
    events: list[EventInfo]


class ScoreHistory(Struct):
    """Every seat's total after each move, from move 0 on: `totals[move][seat]`."""

    totals: list[list[int]]


class Log(Struct):
    """What happened, oldest first; `more`: there is more before the first move told here."""

    events: list[EventInfo]
    more: bool


class ReasonInfo(Struct):
    """Why an option is good or bad. `role`: brings, costs, risks, leads, promises or compared (`engine/advice.py`)."""

    role: str
    message: str
    amount: int
    other: int
    thing: str


class Hint(Struct):
    """What a bot would choose in your place, and why."""

    number: int
    option: str
    bot: str
    reasons: list[ReasonInfo]


class MomentInfo(Struct):
    """One of your choices: after how many choices it was made, and what would have been best.

    `points`: by how much it was better than the next best, or worse than the best; tenths of a point, by estimate.
    """

    move: int
    kind: str
    about: str
    option: str
    best: str
    points: int
    reasons: list[ReasonInfo]
    """What speaks for the best."""


class LookBackInfo(Struct):
    """What you did well in a game that is over, and what to try next time."""

    well_done: list[MomentInfo]
    try_next: list[MomentInfo]


class Consulted(Struct):
    """What the rules say; `number` is that of the position they were asked about."""

    number: int
    answer: dict[str, Any]
