"""What every answer may hold."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

Millis = Annotated[int, Meta(description="A moment, in milliseconds since 1970 (UTC).")]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
TableId = Annotated[str, Meta(min_length=1, max_length=40)]
Word = Annotated[str, Meta(min_length=1, max_length=80)]
MessageId = Annotated[str, Meta(max_length=40, description="Made by the sender; the same id is never obeyed twice.")]


class Body(Struct, forbid_unknown_fields=True, kw_only=True):
    """What a client sends: unknown fields are a mistake, and are refused."""


class Refusal(Struct):
    """Why something was not done. `code` is for programs and translations, `message` for people reading a log."""

    code: str
    message: str
    details: dict[str, Any] = {}


class Done(Struct):
    """It was done; `number` is the number of the table's log at which it stands."""

    number: int
