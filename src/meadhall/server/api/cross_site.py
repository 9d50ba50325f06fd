"""Requests that another site's page makes in a visitor's name are refused; no token has to travel for that."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.handlers import BaseRouteHandler

from meadhall.server.errors import Refused

SAFE = frozenset({"GET", "HEAD", "OPTIONS"})


def from_own_page(headers: dict[str, str]) -> bool:
    """Browsers say where a request comes from; programs, which carry no visitor's cookie, do not."""
    site = headers.get("sec-fetch-site")
    if site is not None:
        return site in ("same-origin", "none")
    origin = headers.get("origin")
    return origin is None or urlsplit(origin).netloc == headers.get("host")


def refuse_cross_site(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """Guards everything that changes something, and every WebSocket."""
    if connection.scope["type"] == ScopeType.HTTP and connection.scope["method"] in SAFE:
        return
    if not from_own_page(dict(connection.headers)):
        raise Refused("cross_site", "this request was made by the page of another site")
