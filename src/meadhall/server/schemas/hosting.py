"""What hosts of the hall see and do."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from meadhall.server.schemas.common import Body, Millis
from meadhall.server.storage.rows import TableState


class HostUser(Struct):
    """Somebody who has come to the hall; `tables`: at how many they sit or sat."""

    id: str
    name: str
    account: str | None
    created_at: Millis
    tables: int
    host: bool
    muted: bool
    banned: bool


class MarkUser(Body):
    """`muted`: may play, but not chat; `banned`: may not sign in, and is signed out everywhere."""

    mark: Literal["muted", "banned"]
    on: bool


class ResetLink(Struct):
    """Lets whoever has it choose a new password, once."""

    link: str


class HostTable(Struct):
    """A table, listed or not."""

    id: str
    game: str
    state: TableState
    names: list[str]
    listed: bool
    move: int
    created_at: Millis
    changed_at: Millis
