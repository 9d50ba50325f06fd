"""Everything that the routes work with."""

from __future__ import annotations

import secrets
from typing import Any

from argon2 import PasswordHasher
from litestar.channels import ChannelsPlugin
from litestar.connection import ASGIConnection

from meadhall.server.callers import Caller
from meadhall.server.cookies import NAME, Cookies
from meadhall.server.limits import Pace, Sockets
from meadhall.server.page_files import PageFiles
from meadhall.server.refusals import Refused
from meadhall.server.settings import Settings
from meadhall.server.storage.database import Database
from meadhall.server.storage.people import People
from meadhall.server.storage.rows import Seat
from meadhall.server.storage.tables import Tables
from meadhall.server.tables.consulting import Consultant
from meadhall.server.tables.drive import Driver
from meadhall.server.tables.keeper import Keeper
from meadhall.server.tables.presence import Presence
from meadhall.server.texts import token_digest
from meadhall.server.thinking.thinker import Thinker


class Paces:
    """How fast things may be done."""

    def __init__(self, settings: Settings) -> None:
        limits = settings.limits
        self.requests = Pace(*limits.requests)
        self.messages = Pace(*limits.messages)
        self.sign_ins = Pace(*limits.sign_ins)
        self.new_people = Pace(*limits.new_people)
        self.new_tables = Pace(*limits.new_tables)
        self.hints = Pace(*limits.hints)
        self.consults = Pace(*limits.consults)
        self.chats = Pace(*limits.chats)


class Services:
    """The parts of a running server."""

    def __init__(self, settings: Settings, channels: ChannelsPlugin) -> None:
        self.settings = settings
        self.channels = channels
        self.database = Database(settings.database_url)
        self.people = People(self.database)
        self.keeper = Keeper(
            Tables(self.database),
            channels.publish,
            corrections=settings.corrections,
            cached=settings.cached_tables,
            idle=settings.idle_table_seconds,
        )
        self.presence = Presence()
        self.sockets = Sockets(settings.limits.sockets)
        self.page = PageFiles(settings.page)
        self.thinker = Thinker(settings.bot_workers, settings.bot_seconds)
        self.consultant = Consultant(settings.consult_seconds)
        self.driver = Driver(self.keeper, self.thinker, grace_seconds=settings.clock_grace_seconds)
        self.paces = Paces(settings)
        self.passwords = PasswordHasher()
        self.decoy_password = self.passwords.hash(secrets.token_hex())
        """Nobody's: to check against when there is no account of a name."""
        self.cookies = Cookies(b"")

    async def open(self) -> None:
        await self.database.migrate()
        self.cookies = Cookies(await self.people.signing_key())

    async def close(self) -> None:
        await self.driver.close()
        self.thinker.close()
        self.consultant.close()
        await self.database.close()

    async def caller(self, connection: ASGIConnection[Any, Any, Any, Any], token: str = "") -> Caller:
        """Who asks: by a seat's token, or else by the cookie."""
        address = connection.client.host if connection.client is not None else "?"
        authorization = connection.headers.get("authorization", "")
        if token or authorization:
            return Caller(address, token_seat=await self._seat_of(token, authorization))
        cookie = self.cookies.read(connection.cookies.get(NAME, ""))
        person = None if cookie is None else await self.people.find(cookie[0])
        if person is not None and cookie is not None and person.epoch != cookie[1]:
            person = None
        return Caller(address, person=person)

    async def _seat_of(self, token: str, authorization: str) -> Seat:
        scheme, _, given = authorization.partition(" ")
        if not token and scheme.lower() != "bearer":
            raise Refused("bad_token", "send the token as 'Authorization: Bearer …'")
        seat = await self.keeper.store.seat_of_token(token_digest(token or given.strip()))
        if seat is None:
            raise Refused("bad_token", "this token belongs to no seat")
        return seat
