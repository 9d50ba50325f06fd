"""Everything that the routes work with."""

from __future__ import annotations

import secrets
from typing import Any

from argon2 import PasswordHasher
from litestar.channels import ChannelsPlugin
from litestar.connection import ASGIConnection

from meadhall.server.api.cookies import NAME, Cookies
from meadhall.server.api.page_files import PageFiles
from meadhall.server.bots.driver import BotDriver
from meadhall.server.bots.pool import BotPool
from meadhall.server.caller import Caller
from meadhall.server.errors import Refused
from meadhall.server.rate_limits import OpenSockets, RateLimit
from meadhall.server.settings import Settings
from meadhall.server.storage.database import Database
from meadhall.server.storage.people import PeopleStore
from meadhall.server.storage.rows import Seat
from meadhall.server.storage.tables import TableStore
from meadhall.server.tables.presence import Presence
from meadhall.server.tables.rules_questions import RulesQuestions
from meadhall.server.tables.table_cache import TableCache
from meadhall.server.user_text import token_digest


class RateLimits:
    """How fast things may be done."""

    def __init__(self, settings: Settings) -> None:
        limits = settings.limits
        self.requests = RateLimit(*limits.requests)
        self.messages = RateLimit(*limits.messages)
        self.sign_ins = RateLimit(*limits.sign_ins)
        self.new_people = RateLimit(*limits.new_people)
        self.new_tables = RateLimit(*limits.new_tables)
        self.hints = RateLimit(*limits.hints)
        self.consults = RateLimit(*limits.consults)
        self.chats = RateLimit(*limits.chats)


class Services:
    """The parts of a running server."""

    def __init__(self, settings: Settings, channels: ChannelsPlugin) -> None:
        self.settings = settings
        self.channels = channels
        self.database = Database(settings.database_url)
        self.people = PeopleStore(self.database)
        self.tables = TableCache(
            TableStore(self.database),
            channels.publish,
            corrections=settings.corrections,
            cached=settings.cached_tables,
            idle=settings.idle_table_seconds,
        )
        self.presence = Presence()
        self.sockets = OpenSockets(settings.limits.sockets)
        self.page = PageFiles(settings.page)
        self.bot_pool = BotPool(settings.bot_workers, settings.bot_seconds)
        self.rules_questions = RulesQuestions(settings.consult_seconds)
        self.bot_driver = BotDriver(self.tables, self.bot_pool, grace_seconds=settings.clock_grace_seconds)
        self.rate_limits = RateLimits(settings)
        self.passwords = PasswordHasher()
        self.decoy_password = self.passwords.hash(secrets.token_hex())
        """Nobody's: to check against when there is no account of a name."""
        self.cookies = Cookies(b"")

    async def open(self) -> None:
        await self.database.migrate()
        self.cookies = Cookies(await self.people.signing_key())

    async def close(self) -> None:
        await self.bot_driver.close()
        self.bot_pool.close()
        self.rules_questions.close()
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
        seat = await self.tables.store.seat_of_token(token_digest(token or given.strip()))
        if seat is None:
            raise Refused("bad_token", "this token belongs to no seat")
        return seat
