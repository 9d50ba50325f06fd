"""Guests and accounts."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from meadhall.server.schemas.common import NO_NUL, Body, Millis
from meadhall.server.storage.rows import TableState

PersonName = Annotated[str, Meta(min_length=1, max_length=40, pattern=NO_NUL)]
AccountName = Annotated[str, Meta(min_length=2, max_length=40, pattern=NO_NUL)]
Password = Annotated[str, Meta(min_length=8, max_length=200)]


class Me(Struct, omit_defaults=True):
    """Who is asking: `name` is null for somebody who has not said it yet, `account` for a guest.

    `host`: you look after this hall, and may use what stands under `/api/host`.
    """

    name: str | None
    account: str | None
    host: bool = False


class Naming(Body):
    """Introduce yourself, or change your name."""

    name: PersonName


class Registration(Body):
    """Turn the guest you are into an account: your games stay yours."""

    account: AccountName
    password: Password


class SignIn(Body):
    account: Annotated[str, Meta(max_length=40, pattern=NO_NUL)]
    password: Annotated[str, Meta(max_length=200)]


class SignOut(Body):
    """`stay`: this device stays signed in, with a new cookie. A guest who does not stay is nobody's any more."""

    stay: bool = False


class Reset(Body):
    """Choose a new password by a link that a host of the hall has made."""

    token: Annotated[str, Meta(max_length=400)]
    password: Password


class Farewell(Body):
    """Delete your account, or the guest you are; an account says its password."""

    password: Annotated[str, Meta(max_length=200)] = ""


class Line(Struct):
    """Something you said at a table."""

    table: str
    at: Millis
    text: str


class OwnTable(Struct):
    """A table at which you sit or sat; the record of a game that is over is at `/api/tables/{id}/record`."""

    id: str
    game: str
    state: TableState
    created_at: Millis
    ended_at: Millis | None
    names: list[str]
    """Of your seats."""
    hosting: bool


class OwnData(Struct):
    """All that the hall keeps of you."""

    name: str
    account: str | None
    created_at: Millis
    addresses: int
    """From how many addresses you have signed in lately; of each a digest is kept."""
    email: str
    webhook: str
    """Where you are told that it is your turn, if you want to be."""
    tables: list[OwnTable]
    said: list[Line]


class NewPassword(Body):
    """Changing the password signs out every other device."""

    old: Annotated[str, Meta(max_length=200)]
    new: Password
