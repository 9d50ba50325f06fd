"""Tokens, by which a program plays a seat."""

from __future__ import annotations

import hashlib
import secrets


def new_token() -> str:
    return f"meadhall_{secrets.token_urlsafe(32)}"


def token_digest(token: str) -> str:
    """What is stored of a token, which is long and random: a plain digest cannot be guessed back."""
    return hashlib.sha256(token.encode()).hexdigest()
