"""Everything that is not the API is the page."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, get
from litestar.di import NamedDependency

from meadhall.server.api.page_files import INDEX, PageFiles
from meadhall.server.errors import Refused


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(request: Request[Any, Any, Any], page_files: NamedDependency[PageFiles]) -> Response[Any]:
    asked = request.url.path.lstrip("/")
    if asked.startswith(("api/", "schema/")):
        raise Refused("no_such_page", "there is nothing here")
    return page_files.answer(asked or INDEX, request.headers.get("accept-encoding", ""))
