"""Tokens, by which a program plays a seat, and the hall's own secret."""

from __future__ import annotations

import hashlib
import hmac
import secrets


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
