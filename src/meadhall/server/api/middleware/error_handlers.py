"""Everything that goes wrong is answered as a refusal."""

from __future__ import annotations

import logging
import traceback
from typing import Any, Final

from litestar import Request, Response
from litestar.exceptions import (
    ClientException,
    HTTPException,
    MethodNotAllowedException,
    NotFoundException,
    ValidationException,
)
from litestar.types import ExceptionHandlersMap

from meadhall.server.errors import RefusalCode, Refused
from meadhall.server.operations.metrics import route_of
from meadhall.server.schemas.common import Refusal
from meadhall.server.storage.database import Unavailable

logger = logging.getLogger(__name__)

STATUS: Final[dict[RefusalCode, int]] = {
    "malformed": 400,
    "nobody": 401,
    "wrong_password": 401,
    "bad_token": 401,
    "not_yours": 403,
    "cross_site": 403,
    "secret": 403,
    "muted": 403,
    "banned": 403,
    "bad_link": 403,
    "no_such_person": 404,
    "no_such_table": 404,
    "no_such_game": 404,
    "no_such_bot": 404,
    "no_such_move": 404,
    "no_such_lesson": 404,
    "no_such_page": 404,
    "no_such_method": 405,
    "no_such_host": 421,
    "stale": 409,
    "illegal": 409,
    "lesson": 409,
    "barred": 409,
    "seated": 409,
    "taken": 409,
    "full": 409,
    "not_running": 409,
    "not_ready": 409,
    "not_over": 409,
    "has_started": 409,
    "too_many_tables": 409,
    "other_rules": 409,
    "no_bot": 409,
    "analysing": 409,
    "too_hard": 409,
    "too_big": 413,
    "bad_options": 422,
    "too_fast": 429,
    "broken": 500,
    "unavailable": 503,
}


def away() -> Refused:
    return Refused("unavailable", "the database does not answer; try again in a moment", seconds=2)


def _respond(refused: Refused) -> Response[Refusal]:
    headers = {"Retry-After": str(refused.details["seconds"])} if "seconds" in refused.details else None
    content = Refusal(refused.code, refused.message, refused.details)
    return Response(content, status_code=STATUS[refused.code], headers=headers, media_type="application/json")


def refused(_: Request[Any, Any, Any], error: Refused) -> Response[Refusal]:
    return _respond(error)


def http_error(_: Request[Any, Any, Any], error: HTTPException) -> Response[Refusal]:
    """What Litestar refuses."""
    if isinstance(error, NotFoundException):
        return _respond(Refused("no_such_page", "there is nothing here"))
    if isinstance(error, MethodNotAllowedException):
        response = _respond(Refused("no_such_method", "this cannot be done here"))
        response.headers.update(error.headers or {})
        return response
    if error.status_code == 413:
        return _respond(Refused("too_big", "that is too big"))
    if isinstance(error, ValidationException):
        return _respond(Refused("malformed", "the request has another shape than expected", problems=error.extra))
    if isinstance(error, ClientException):
        return _respond(Refused("malformed", "the request could not be read"))
    return _respond(Refused("broken", "this failed at the server"))


def failed(request: Request[Any, Any, Any], error: Exception) -> Response[Refusal]:
    """A mistake of ours: the log has it, the answer has nothing of it."""
    logger.error("%s %s failed", request.method, route_of(request.scope), exc_info=error)
    return _respond(Refused("broken", "this failed at the server; nothing was changed"))


def unavailable(_: Request[Any, Any, Any], error: Unavailable) -> Response[Refusal]:
    """Not logged for each request: the server's own work says once that the database is away."""
    return _respond(away())


def too_deep(request: Request[Any, Any, Any], error: RecursionError) -> Response[Refusal]:
    """A body nested beyond reason fails while Litestar reads it; the same further inside is a mistake of ours."""
    *_, (innermost, _) = traceback.walk_tb(error.__traceback__)
    if innermost.f_globals["__name__"].startswith("litestar."):
        return _respond(Refused("malformed", "the request is nested too deeply"))
    return failed(request, error)


HANDLERS: ExceptionHandlersMap = {
    Refused: refused,
    Unavailable: unavailable,
    HTTPException: http_error,
    RecursionError: too_deep,
    Exception: failed,
}
