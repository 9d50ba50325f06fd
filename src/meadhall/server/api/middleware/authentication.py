"""Who asks, by what a connection carries: a seat's token, or else the cookie."""

from __future__ import annotations

from typing import Any

from litestar.connection import ASGIConnection

from meadhall.server.api.middleware.cookies import DEVICE, NAME, read_cookie, read_device
from meadhall.server.caller import Caller
from meadhall.server.errors import Refused
from meadhall.server.services import Services
from meadhall.server.storage.rows import Seat
from meadhall.server.tokens import token_digest

Connection = ASGIConnection[Any, Any, Any, Any]


def address_of(connection: Connection) -> str:
    return connection.client.host if connection.client is not None else "?"


def signed_name(connection: Connection, services: Services) -> str | None:
    """Who says to ask, as far as it can be known without the database; None for somebody new."""
    authorization = connection.headers.get("authorization", "")
    if authorization:
        return token_digest(authorization)
    read = read_cookie(connection.cookies.get(NAME, ""), services.signing_key)
    return None if read is None else read.person


async def caller_of(connection: Connection, services: Services, token: str = "") -> Caller:
    address = address_of(connection)
    authorization = connection.headers.get("authorization", "")
    if token or authorization:
        return Caller(address, token_seat=await _seat_of(services, token or _bearer_token(authorization)))
    cookies = connection.cookies
    device = read_device(cookies.get(DEVICE, ""), services.signing_key)
    signed = read_cookie(cookies.get(NAME, ""), services.signing_key)
    person = None if signed is None else await services.people.find_in_session(*signed)
    if signed is None or person is None:
        return Caller(address, device=device)
    return Caller(address, person=person, device=device, session=signed.session)


def _bearer_token(authorization: str) -> str:
    scheme, _, token = authorization.partition(" ")
    if scheme.lower() != "bearer":
        raise Refused("bad_token", "send the token as 'Authorization: Bearer …'")
    return token.strip()


async def _seat_of(services: Services, token: str) -> Seat:
    seat = await services.tables.store.seat_of_token(token_digest(token))
    if seat is None:
        raise Refused("bad_token", "this token belongs to no seat")
    return seat
