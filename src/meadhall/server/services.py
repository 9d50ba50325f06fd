"""The parts of a running server, put together."""

from __future__ import annotations

from litestar.channels import ChannelsPlugin

from meadhall.server.accounts import Accounts
from meadhall.server.bots.driver import BotDriver
from meadhall.server.bots.pool import BotPool
from meadhall.server.cleanup import Cleanup
from meadhall.server.clock import Clock
from meadhall.server.notifications import Notifier
from meadhall.server.rate_limits import OpenSockets, RateLimits
from meadhall.server.settings import Settings
from meadhall.server.storage.database import Database
from meadhall.server.storage.people import PeopleStore
from meadhall.server.storage.tables import TableStore
from meadhall.server.tables.actions import TableActions
from meadhall.server.tables.lobby import Lobby
from meadhall.server.tables.presence import Presence
from meadhall.server.tables.table_cache import TableCache
from meadhall.server.tables.views.rules_questions import RulesQuestions


class Services:
    """What the routes work with."""

    def __init__(self, settings: Settings, channels: ChannelsPlugin, clock: Clock) -> None:
        self.settings = settings
        self.clock = clock
        self.rate_limits = RateLimits(settings.limits)
        self.open_sockets = OpenSockets(settings.limits.sockets)
        self.notifier = Notifier(channels)
        self.presence = Presence()

        self.database = Database(settings.database_url)
        self.people = PeopleStore(self.database)
        self.tables = TableCache(
            TableStore(self.database),
            self.notifier,
            clock,
            corrections=settings.corrections,
            capacity=settings.cached_tables,
            idle_seconds=settings.idle_table_seconds,
        )

        self.accounts = Accounts(self.people, self.notifier, clock, self.rate_limits)
        self.lobby = Lobby(self.tables, clock, limits=settings.limits, new_tables=self.rate_limits.new_tables)
        self.actions = TableActions(self.tables, self.presence, self.rate_limits.chats)
        self.rules_questions = RulesQuestions(settings.consult_seconds)
        self.bot_pool = BotPool(settings.bot_workers, settings.bot_seconds)
        self.bot_driver = BotDriver(self.tables, self.bot_pool, clock, grace_seconds=settings.clock_grace_seconds)
        self.cleanup = Cleanup(self.tables, self.people, clock)
        self.signing_key = b""

    async def open(self) -> None:
        await self.database.migrate()
        self.signing_key = await self.people.signing_key()

    async def close(self) -> None:
        await self.bot_driver.close()
        self.bot_pool.close()
        self.rules_questions.close()
        await self.database.close()
