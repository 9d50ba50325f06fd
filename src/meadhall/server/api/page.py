"""Everything that is not the API is the page."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, get

from meadhall.server.api.page_files import INDEX
from meadhall.server.api.routes import TheServices
from meadhall.server.errors import Refused


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(request: Request[Any, Any, Any], services: TheServices) -> Response[Any]:
    asked = request.url.path.lstrip("/")
    if asked.startswith(("api/", "schema/")):
        raise Refused("no_such_page", "there is nothing here")
    return services.page.answer(asked or INDEX, request.headers.get("accept-encoding", ""))
