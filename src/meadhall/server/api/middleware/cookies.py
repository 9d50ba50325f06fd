"""The cookie by which a person is known again: signed, so that nobody can make one up."""

from __future__ import annotations

import hashlib
from typing import Final

from itsdangerous import BadSignature, Signer
from litestar.datastructures import Cookie

from meadhall.server.storage.rows import Person

NAME: Final = "meadhall"
YEAR_SECONDS: Final = 365 * 24 * 3600


def person_cookie(person: Person, key: bytes, *, secure: bool) -> Cookie:
    value = _signer(key).sign(f"{person.id}.{person.epoch}").decode()
    return _cookie(value, YEAR_SECONDS, secure=secure)


def empty_cookie(*, secure: bool) -> Cookie:
    """A cookie that takes the place of the person's and ends at once."""
    return _cookie("", 0, secure=secure)


def read_cookie(value: str, key: bytes) -> tuple[str, int] | None:
    """Whose cookie it is, and of which epoch; None if it is not one of ours."""
    try:
        content = _signer(key).unsign(value).decode()
    except BadSignature:
        return None
    person_id, _, epoch = content.partition(".")
    return person_id, int(epoch)


def _signer(key: bytes) -> Signer:
    return Signer(key, salt="meadhall.person", digest_method=hashlib.sha256)


def _cookie(value: str, max_age: int, *, secure: bool) -> Cookie:
    return Cookie(key=NAME, value=value, max_age=max_age, path="/", httponly=True, samesite="lax", secure=secure)
