"""What is refused, and how it is said: nothing has changed, and here is why."""

from __future__ import annotations

from typing import Any, Literal

RefusalCode = Literal[
    "malformed",
    "nobody",
    "wrong_password",
    "bad_token",
    "not_yours",
    "cross_site",
    "secret",
    "muted",
    "banned",
    "no_such_person",
    "bad_link",
    "no_such_table",
    "no_such_game",
    "no_such_bot",
    "no_such_move",
    "no_such_lesson",
    "no_such_page",
    "no_such_method",
    "no_such_host",
    "stale",
    "illegal",
    "lesson",
    "barred",
    "seated",
    "taken",
    "full",
    "not_running",
    "not_ready",
    "not_over",
    "has_started",
    "too_many_tables",
    "other_rules",
    "no_bot",
    "analysing",
    "too_hard",
    "too_big",
    "bad_options",
    "too_fast",
    "unavailable",
    "broken",
]


class Refused(Exception):
    """Raised by whoever notices; the API answers with it."""

    def __init__(self, code: RefusalCode, message: str, **details: Any) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.details = details
