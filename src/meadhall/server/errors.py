"""What is refused, and how it is said: nothing has changed, and here is why."""

from __future__ import annotations

from typing import Any, Final

STATUS: Final = {
    "malformed": 400,
    "nobody": 401,
    "wrong_password": 401,
    "bad_token": 401,
    "not_yours": 403,
    "cross_site": 403,
    "secret": 403,
    "no_such_table": 404,
    "no_such_game": 404,
    "no_such_bot": 404,
    "no_such_move": 404,
    "no_such_page": 404,
    "no_such_method": 405,
    "stale": 409,
    "illegal": 409,
    "barred": 409,
    "seated": 409,
    "taken": 409,
    "full": 409,
    "not_running": 409,
    "not_over": 409,
    "has_started": 409,
    "too_many_tables": 409,
    "other_rules": 409,
    "no_bot": 409,
    "too_hard": 409,
    "too_big": 413,
    "bad_options": 422,
    "too_fast": 429,
    "broken": 500,
}


class Refused(Exception):
    """Raised by whoever notices; the API answers with it."""

    def __init__(self, code: str, message: str, **details: Any) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.details = details

    @property
    def status(self) -> int:
        return STATUS[self.code]
