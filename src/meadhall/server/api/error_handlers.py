"""Everything that goes wrong is answered as a refusal."""

from __future__ import annotations

import logging
import traceback
from typing import Any

from litestar import Request, Response
from litestar.exceptions import (
    ClientException,
    HTTPException,
    MethodNotAllowedException,
    NotFoundException,
    ValidationException,
)
from litestar.types import ExceptionHandlersMap

from meadhall.server.errors import Refused
from meadhall.server.schemas.common import Refusal

logger = logging.getLogger(__name__)


def _respond(refused: Refused) -> Response[Refusal]:
    headers = {"Retry-After": str(refused.details["seconds"])} if refused.code == "too_fast" else None
    content = Refusal(refused.code, refused.message, refused.details)
    return Response(content, status_code=refused.status, headers=headers, media_type="application/json")


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
    logger.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return _respond(Refused("broken", "this failed at the server; nothing was changed"))


def too_deep(request: Request[Any, Any, Any], error: RecursionError) -> Response[Refusal]:
    """A body nested beyond reason fails while Litestar reads it; the same further inside is a mistake of ours."""
    *_, (innermost, _) = traceback.walk_tb(error.__traceback__)
    if innermost.f_globals["__name__"].startswith("litestar."):
        return _respond(Refused("malformed", "the request is nested too deeply"))
    return failed(request, error)


HANDLERS: ExceptionHandlersMap = {
    Refused: refused,
    HTTPException: http_error,
    RecursionError: too_deep,
    Exception: failed,
}
