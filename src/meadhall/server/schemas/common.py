"""What every answer may hold."""

from __future__ import annotations

from typing import Annotated, Any, Final

from msgspec import Meta, Struct

Millis = Annotated[int, Meta(description="A moment, in milliseconds since 1970 (UTC).")]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
NO_NUL: Final = r"^[^\u0000]*$"
"""What people and programs send may hold every character but one, which PostgreSQL cannot store."""
TableId = Annotated[str, Meta(min_length=1, max_length=40, pattern=NO_NUL)]
Word = Annotated[str, Meta(min_length=1, max_length=80, pattern=NO_NUL)]
BotName = Annotated[str, Meta(max_length=80, pattern=NO_NUL)]
MessageId = Annotated[
    str, Meta(max_length=40, pattern=NO_NUL, description="Made by the sender; the same id is never obeyed twice.")
]


class Body(Struct, forbid_unknown_fields=True, kw_only=True):
    """What a client sends: unknown fields are a mistake, and are refused."""


class Refusal(Struct):
    """Why something was not done. `code` is for programs and translations, `message` for people reading a log."""

    code: str
    message: str
    details: dict[str, Any] = {}


class Health(Struct):
    """Whether all is well; and of its parts the database, news of other servers, and the server's own work."""

    ok: bool
    database: bool
    news: bool
    work: bool


class Done(Struct):
    """It was done; `number` is the number of the table's log at which it stands."""

    number: int
