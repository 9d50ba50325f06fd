"""What nobody guesses: ids of tables, tokens by which a program plays a seat, and the hall's own secret."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from string import ascii_letters

from itsdangerous import BadSignature, Signer


def new_table_id() -> str:
    """Nobody guesses it; it begins with a letter, so that commands do not take it for an option."""
    return secrets.choice(ascii_letters) + secrets.token_urlsafe(12)[1:]


def new_token() -> str:
    return f"meadhall_{secrets.token_urlsafe(32)}"


def token_digest(token: str) -> str:
    """What is stored of a token, which is long and random: a plain digest cannot be guessed back."""
    return hashlib.sha256(token.encode()).hexdigest()


class Secret:
    """The key that cookies are signed with, once it was read from the database."""

    def __init__(self) -> None:
        self.key = b""

    def digest(self, text: str) -> str:
        """What stands for a text in the database: from an address nobody else can make it."""
        return hmac.new(self.key, text.encode(), hashlib.sha256).hexdigest()[:40]

    def sign(self, purpose: str, text: str) -> str:
        """The text as a link can carry it: nobody else can make it, and it is good for this purpose alone."""
        return self._signer(purpose).sign(text).decode()

    def read(self, purpose: str, signed: str) -> str | None:
        """The text that was signed for this purpose; None if it was not."""
        try:
            return self._signer(purpose).unsign(signed).decode()
        except (BadSignature, UnicodeError):
            return None

    def _signer(self, purpose: str) -> Signer:
        return Signer(self.key, salt=f"meadhall.{purpose}", digest_method=hashlib.sha256)
