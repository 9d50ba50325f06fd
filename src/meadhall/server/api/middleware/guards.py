"""Requests that no route is to see: of another site's page, too many, or with a character that no database can keep."""

from __future__ import annotations

from contextlib import suppress
from ipaddress import ip_address
from socket import gethostname
from urllib.parse import urlsplit

from litestar.enums import ScopeType
from litestar.handlers import BaseRouteHandler

from meadhall.server.api.middleware.authentication import Connection, address_of, signed_name
from meadhall.server.errors import Refused
from meadhall.server.services import Services

OF_THE_HOUSE = (".localhost", ".local", ".lan", ".home", ".internal", ".home.arpa")
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


def knows_host(name: str, known: tuple[str, ...]) -> bool:
    """Whether the hall goes by that name. An address always does: no other site's page can pretend to be one.

    Without a setting it goes by names that only a house can give: a page of the world outside, whose name is made to
    lead here, has a name with a dot.
    """
    with suppress(ValueError):
        return bool(ip_address(name.strip("[]")))
    if name == "localhost" or name in known:
        return True
    return not known and ("." not in name or name.endswith(OF_THE_HOUSE) or name == gethostname().lower())


def refuse_unknown_host(connection: Connection, _: BaseRouteHandler) -> None:
    """Guards against pages of other sites whose name leads here; what a proxy passes on it has answered for."""
    said = connection.headers.get("host", "")
    name = (urlsplit(f"//{said}").hostname or "") if said else ""
    known = connection.app.state.services.settings.hosts
    if not known and "x-forwarded-for" in connection.headers:
        return
    if name and not knows_host(name, known):
        raise Refused("no_such_host", "this server does not go by that name; its host can add it to MEADHALL_HOSTS")


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
