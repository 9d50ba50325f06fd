"""The cookie by which a person is known again: signed, so that nobody can make one up."""

from __future__ import annotations

import hashlib
import hmac
from typing import Final

from litestar.datastructures import Cookie

from meadhall.server.storage.rows import Person

NAME: Final = "meadhall"
A_YEAR: Final = 365 * 24 * 3600


class Cookies:
    """Signs and reads cookies with the server's key."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    def of(self, person: Person, *, secure: bool) -> Cookie:
        content = f"{person.id}.{person.epoch}"
        return Cookie(
            key=NAME,
            value=f"{content}.{self._sign(content)}",
            max_age=A_YEAR,
            path="/",
            httponly=True,
            samesite="lax",
            secure=secure,
        )

    def read(self, value: str) -> tuple[str, int] | None:
        """Whose cookie it is, and of which epoch; None if it is not one of ours."""
        content, _, signature = value.rpartition(".")
        person_id, _, epoch = content.partition(".")
        if not hmac.compare_digest(signature.encode(), self._sign(content).encode()) or not epoch.isdecimal():
            return None
        return person_id, int(epoch)

    def _sign(self, content: str) -> str:
        return hmac.new(self._key, content.encode(), hashlib.sha256).hexdigest()


def forgotten(*, secure: bool) -> Cookie:
    """A cookie that takes the place of the person's and ends at once."""
    return Cookie(key=NAME, value="", max_age=0, path="/", httponly=True, samesite="lax", secure=secure)
