"""The parts of a running server, put together."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

from meadhall.server.admin.attention import Attention
from meadhall.server.admin.host_tools import HostTools
from meadhall.server.bots.analyses import Analyses
from meadhall.server.bots.driver import BotDriver
from meadhall.server.bots.pool import BotPool
from meadhall.server.cleanup import Cleanup
from meadhall.server.clock import Clock, SharedClock
from meadhall.server.messaging.notifier import Notifier
from meadhall.server.operations.metrics import Metrics
from meadhall.server.people.accounts import Accounts
from meadhall.server.people.own_data import OwnDataTools
from meadhall.server.rate_limits import OpenSockets, RateLimits
from meadhall.server.schemas.common import Health
from meadhall.server.settings import Settings
from meadhall.server.storage.analyses import AnalysisStore
from meadhall.server.storage.database import Database, Unavailable
from meadhall.server.storage.hosting import HostStore
from meadhall.server.storage.limits import LimitStore
from meadhall.server.storage.people import PeopleStore
from meadhall.server.storage.server_values import ServerValues
from meadhall.server.storage.servers import ServerStore
from meadhall.server.storage.tables import TableStore
from meadhall.server.storage.turn_notices import TurnNoticeStore
from meadhall.server.tables.actions import TableActions
from meadhall.server.tables.lobby import Lobby
from meadhall.server.tables.presence import Presence
from meadhall.server.tables.table_cache import TableCache
from meadhall.server.tables.views.rules_questions import RulesQuestions
from meadhall.server.tokens import Secret
from meadhall.server.turn_notices.notices import TurnNotices

if TYPE_CHECKING:
    from meadhall.server.messaging.postgres_link import PostgresLink

logger = logging.getLogger(__name__)

HEALTH_SECONDS: Final = 5
BEAT_SECONDS: Final = 1
RETRY_SECONDS: Final = (0.2, 2.0)


class Services:
    """What the routes work with."""

    def __init__(self, settings: Settings, clock: Clock) -> None:
        self.settings = settings
        self.open_sockets = OpenSockets(settings.limits.sockets)
        self.person_sockets = OpenSockets(settings.limits.person_sockets)
        self.secret = Secret()
        self.notifier = Notifier()
        self.link = self._link()

        self.database = Database(settings.database_url)
        among_others = None if self.database.is_sqlite else ServerStore(self.database)
        self.shared_clock = None if among_others is None else SharedClock(clock, among_others.now_ms)
        clock = self.shared_clock or clock
        self.clock = clock
        self.limits = LimitStore(self.database)
        self.rate_limits = RateLimits(settings.limits, self.limits, clock, self.secret)
        self.presence = Presence(among_others)
        self.people = PeopleStore(self.database)
        self.tables = TableCache(
            TableStore(self.database),
            self.notifier,
            clock,
            corrections=settings.corrections,
            capacity=settings.cached_tables,
            idle_seconds=settings.idle_table_seconds,
            server="" if among_others is None else among_others.name,
        )

        self.accounts = Accounts(self.people, self.notifier, clock, self.rate_limits, self.secret)
        self.lobby = Lobby(self.tables, clock, limits=settings.limits, rate_limits=self.rate_limits, secret=self.secret)
        self.actions = TableActions(self.tables, self.people, self.presence, self.rate_limits.chats)
        self.rules_questions = RulesQuestions(settings.consult_seconds)
        self.bot_pool = BotPool(settings.bot_workers, settings.bot_seconds)
        self.bot_driver = BotDriver(self.tables, self.bot_pool, clock, grace_seconds=settings.clock_grace_seconds)
        self.analyses = Analyses(self.tables, self.bot_pool, AnalysisStore(self.database), clock)
        self.cleanup = Cleanup(self.tables, self.people, self.limits, ServerValues(self.database), clock)
        values = ServerValues(self.database)
        self.attention = Attention(
            values, self.tables, self.people, self.notifier, self.secret, begin_anew=self.begin_anew
        )
        self.host_tools = HostTools(
            HostStore(self.database), self.people, self.tables.store, values, clock, self.secret
        )
        notices = TurnNoticeStore(self.database)
        self.own_data = OwnDataTools(self.people, notices, self.tables, self.accounts, self.notifier, clock)
        self.turn_notices = TurnNotices(notices, self.presence, clock, self.secret, settings)
        self.leaving: set[Callable[[], Awaitable[None]]] = set()
        """What closes each socket that is open, and asks its client to connect again."""
        self.metrics = Metrics(settings.metrics)
        self.metrics.gauge("sockets", "WebSockets that are open", lambda: len(self.leaving))
        self.metrics.gauge("tables_in_memory", "Tables that are in memory", lambda: len(self.tables.in_memory))
        self.metrics.gauge("bots_deciding", "Tables at which a bot decides now", lambda: len(self.bot_driver.playing))
        self.tables.watchers.append(self.metrics.changed)
        self.told_to_stop: Callable[[], bool] = lambda: False
        self.is_open = False
        self.tasks: list[asyncio.Task[None]] = []
        """The server's own work, while it runs."""

    @property
    def signing_key(self) -> bytes:
        return self.secret.key

    def _link(self) -> PostgresLink | None:
        """How servers on one database hear of each other: through PostgreSQL; on SQLite there is one server."""
        if not self.settings.database_url.startswith("postgresql"):
            return None
        from meadhall.server.messaging.postgres_link import PostgresLink

        link = PostgresLink(self.settings.database_url.replace("+asyncpg", "", 1), self.notifier)
        self.notifier.link = link
        return link

    async def open(self) -> None:
        """Waits for a database that does not answer, which may have been restarted too, until it is told to stop."""
        wait, longest = RETRY_SECONDS
        while not self.told_to_stop():
            try:
                await self._open()
                self.is_open = True
                return
            except Unavailable as error:
                if wait == RETRY_SECONDS[0]:
                    logger.warning("the database does not answer: %s; the hall opens as soon as it does", error)
            await asyncio.sleep(wait)
            wait = min(2 * wait, longest)

    async def _open(self) -> None:
        async with self.database.read():
            pass  # bringing it up to date may take its time; an answer may not
        await self.database.migrate()
        if self.shared_clock is not None:
            await self.shared_clock.compare()
        self.secret.key = await self.people.signing_key()
        await self.attention.open()
        await self.presence.open()

    def background(self) -> list[Coroutine[Any, Any, None]]:
        """What the server does by itself, until it is stopped."""
        settings = self.settings
        work = [
            self.bot_driver.run(settings.clock_check_seconds),
            self.cleanup.run(settings.cleanup_seconds),
            self.tables.run(settings.catch_up_seconds),
            self.attention.run(settings.catch_up_seconds),
            self.turn_notices.run(settings.notice_seconds),
        ]
        if self.link is not None:
            work += [self.presence.run(BEAT_SECONDS), self.link.run()]
        if self.shared_clock is not None:
            work.append(self.shared_clock.run(BEAT_SECONDS))
        return work

    async def health(self) -> Health:
        """Whether the database answers, other servers can be heard, and the server's own work goes on."""
        database = False
        with suppress(Exception):
            async with asyncio.timeout(HEALTH_SECONDS):
                await self.tables.store.numbers([""])
            database = True
        news = self.link is None or self.link.connected.is_set()
        work = not any(task.done() for task in self.tasks)
        return Health(database and news and work, database, news, work)

    async def begin_anew(self) -> None:
        """The database has become another: what is in memory goes, and clients connect again."""
        await self.bot_driver.close()
        await self.analyses.close()
        self.tables.forget_all()
        await self.bot_driver.take_up_stuck(since_ms=self.clock.now_ms() + 1)
        await asyncio.gather(*(leave() for leave in list(self.leaving)), return_exceptions=True)

    async def close(self) -> None:
        await self.bot_driver.close()
        await self.analyses.close()
        self.bot_pool.close()
        self.rules_questions.close()
        await self.presence.close()
        await self.database.close()
