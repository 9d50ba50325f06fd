"""What the server says to its log: lines for people, or one JSON object a line for programs.

No line holds a cookie, a token, a password, an address of a visitor or the id of a table in a path: routes are named by
their templates.
"""

from __future__ import annotations

import json
import logging
import sys
from datetime import UTC, datetime
from typing import Any, Final

from meadhall.engine.errors import BadSettings
from meadhall.server.storage.database import Unavailable

KINDS: Final = ("text", "json")
requests: Final = logging.getLogger("meadhall.requests")


class JsonLines(logging.Formatter):
    """A record as one JSON object: time, level, logger, message, and what else it was given as `fields`."""

    def format(self, record: logging.LogRecord) -> str:
        told: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        told |= getattr(record, "fields", {})
        if record.exc_info:
            told["exception"] = self.formatException(record.exc_info)
        return json.dumps(told, ensure_ascii=False)


def set_up(kind: str) -> None:
    """Write to standard error: warnings as text, or requests too as JSON."""
    if kind not in KINDS:
        known = ", ".join(KINDS)
        raise BadSettings(f"MEADHALL_LOG is one of {known}, not {kind!r}", "log", known=known, value=kind)
    if kind == "text":
        return
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    requests.setLevel(logging.INFO)
    for name in ("uvicorn", "uvicorn.error"):
        logging.getLogger(name).handlers = []
        logging.getLogger(name).propagate = True


def failure(logger: logging.Logger, what: str, error: Exception) -> None:
    """Work of the server's own that failed: a line where the database is away, else all that helps to mend it."""
    logger.error("%s: %s", what, error, exc_info=None if isinstance(error, Unavailable) else error)


def request(method: str, route: str, status: int, seconds: float) -> None:
    """One line for a request that was answered."""
    if requests.isEnabledFor(logging.INFO):
        fields = {"method": method, "route": route, "status": status, "ms": round(seconds * 1000, 1)}
        requests.info("%s %s", method, route, extra={"fields": fields})
