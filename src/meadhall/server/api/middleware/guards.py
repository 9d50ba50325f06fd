"""Requests that no route is to see: of another site's page, too many, or with a character that no database can keep."""

from __future__ import annotations

from urllib.parse import urlsplit

from litestar.enums import ScopeType
from litestar.handlers import BaseRouteHandler

from meadhall.server.api.middleware.authentication import Connection, address_of, signed_name
from meadhall.server.errors import Refused
from meadhall.server.services import Services

SAFE = frozenset({"GET", "HEAD", "OPTIONS"})


def from_own_page(headers: dict[str, str]) -> bool:
    """Browsers say where a request comes from; programs, which carry no visitor's cookie, do not."""
    site = headers.get("sec-fetch-site")
    if site is not None:
        return site in ("same-origin", "none")
    origin = headers.get("origin")
    return origin is None or urlsplit(origin).netloc == headers.get("host")


def refuse_cross_site(connection: Connection, _: BaseRouteHandler) -> None:
    """Guards all that changes something, and every WebSocket; no token has to travel for that."""
    if connection.scope["type"] == ScopeType.HTTP and connection.scope["method"] in SAFE:
        return
    if not from_own_page(dict(connection.headers)):
        raise Refused("cross_site", "this request was made by the page of another site")


def limit_requests(connection: Connection, _: BaseRouteHandler) -> None:
    """Guards the API against floods: of a person or program, and of an address, which may be a whole club's."""
    if connection.url.path.startswith(("/api/", "/schema")):
        services: Services = connection.app.state.services
        services.rate_limits.address_requests.take(address_of(connection))
        who = signed_name(connection, services)
        if who is not None:
            services.rate_limits.requests.take(who)


def refuse_nul(connection: Connection, _: BaseRouteHandler) -> None:
    """Guards the database against a character that PostgreSQL cannot even look for; bodies say it in their schema."""
    if "\x00" in connection.scope["path"]:
        raise Refused("no_such_page", "there is nothing here")
