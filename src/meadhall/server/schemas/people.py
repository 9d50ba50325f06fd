"""Guests and accounts."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from meadhall.server.schemas.common import NO_NUL, Body

PersonName = Annotated[str, Meta(min_length=1, max_length=40, pattern=NO_NUL)]
AccountName = Annotated[str, Meta(min_length=2, max_length=40, pattern=NO_NUL)]
Password = Annotated[str, Meta(min_length=8, max_length=200)]


class Me(Struct):
    """Who is asking: `name` is null for somebody who has not said it yet, `account` for a guest."""

    name: str | None
    account: str | None


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


class NewPassword(Body):
    """Changing the password signs out every other device."""

    old: Annotated[str, Meta(max_length=200)]
    new: Password
