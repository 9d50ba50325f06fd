"""What people write: names and chat, made harmless to show."""

from __future__ import annotations

import unicodedata
from typing import Final

from meadhall.server.errors import Refused

REMOVED: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
JOINER: Final = "\u200d"
"""Joins the parts of one emoji; all other invisible characters only deceive."""
MARKS_IN_A_ROW: Final = 3
LONGEST_NAME: Final = 80
"""As the database keeps it. One character may become several when it is normalized."""


def clean(text: str) -> str:
    """One line without control characters, direction overrides and heaps of accents."""
    kept: list[str] = []
    marks = 0
    for character in unicodedata.normalize("NFC", " ".join(text.split())):
        kind = unicodedata.category(character)
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        if marks > MARKS_IN_A_ROW or (kind in REMOVED and character != JOINER):
            continue
        kept.append(character)
    return "".join(kept).strip(f"{JOINER} ")


def clean_name(text: str) -> str:
    name = clean(text)
    if not name:
        raise Refused("malformed", "a name needs at least one character that can be seen")
    return _not_long(name)


def clean_chat(text: str) -> str:
    said = clean(text)
    if not said:
        raise Refused("malformed", "there is nothing to say in that")
    return said


def account_key(account: str) -> str:
    """By what an account is found: the same however it is written."""
    return _not_long(unicodedata.normalize("NFKC", clean_name(account)).casefold())


def _not_long(name: str) -> str:
    if len(name) > LONGEST_NAME:
        raise Refused("malformed", "that name is too long when it is written out")
    return name
