"""What a seat can do at a running table; the same bodies over HTTP and, with a `type`, over the WebSocket."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta

from meadhall.server.schemas.common import NO_NUL, Body, BotName, MessageId, SeatNumber
from meadhall.server.storage.rows import RequestKind

Move = Annotated[int, Meta(ge=0, le=1_000_000)]
LogNumber = Annotated[int, Meta(ge=0, le=2**53)]


class Choose(Body):
    """Answer your seat's decision; `number` is that decision's number."""

    seat: SeatNumber
    number: LogNumber
    option: Annotated[str, Meta(min_length=1, max_length=200, pattern=NO_NUL)]
    id: MessageId = ""


class Undo(Body):
    """Take back your last choice; with `to`, your choices after that move; with `turn`, those of the turn it was in."""

    seat: SeatNumber
    to: Move | None = None
    turn: bool = False
    id: MessageId = ""


class Request(Body):
    """Ask the table: to go back to a move (`undo`), or to let a bot play for a player who is lost (`replace`)."""

    seat: SeatNumber
    kind: RequestKind
    move: Move | None = None
    target: SeatNumber | None = None
    bot: BotName = ""
    id: MessageId = ""


class Answer(Body):
    """Agree to a request or not; whoever made the request withdraws it by not agreeing."""

    seat: SeatNumber
    request: LogNumber
    accept: bool
    id: MessageId = ""


class Chat(Body):
    """Say something to all who are at the table."""

    text: Annotated[str, Meta(min_length=1, max_length=500, pattern=NO_NUL)]
    seat: SeatNumber | None = None
    id: MessageId = ""


class Resign(Body):
    """Leave a running game; a bot plays on for you. When no person is left, the game is over."""

    seat: SeatNumber
    id: MessageId = ""


class ComeBack(Body):
    """Take your seat back from the bot that stood in for you while you were away."""

    seat: SeatNumber
    id: MessageId = ""


Action = Choose | Undo | Request | Answer | Chat | Resign | ComeBack


class AskHint(Body):
    seat: SeatNumber
    bot: BotName = ""


class Consult(Body):
    """Ask the rules about the position as your seat knows it; each game says which questions it answers."""

    seat: SeatNumber
    question: dict[str, Any]
