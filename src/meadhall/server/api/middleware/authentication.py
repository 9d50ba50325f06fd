"""Who asks, by what a connection carries: a seat's token, or else the cookie."""

from __future__ import annotations

from functools import lru_cache
from ipaddress import IPv4Address, ip_address, ip_network
from typing import Any, Final

from litestar.connection import ASGIConnection

from meadhall.server.api.middleware.cookies import DEVICE, NAME, read_cookie, read_device
from meadhall.server.caller import Caller
from meadhall.server.errors import Refused
from meadhall.server.services import Services
from meadhall.server.storage.rows import Seat
from meadhall.server.tokens import token_digest

Connection = ASGIConnection[Any, Any, Any, Any]


HOUSEHOLD_BITS: Final = 64
"""So much of an IPv6 address is given to a household; of the rest its machines have as many as they like."""


def address_of(connection: Connection) -> str:
    """Where somebody is, as far as limits go."""
    return place_of(connection.client.host) if connection.client is not None else "?"


@lru_cache(maxsize=4096)
def place_of(address: str) -> str:
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if isinstance(found, IPv4Address):
        return address
    return str(found.ipv4_mapped or ip_network((found, HOUSEHOLD_BITS), strict=False))


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
