"""The WebSocket: a table as it happens."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractContextManager, AsyncExitStack, suppress
from typing import Any, Final, TypeVar

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from meadhall.server.api.middleware.authentication import address_of, caller_of, signed_name
from meadhall.server.api.middleware.error_handlers import away
from meadhall.server.api.shared import TheServices
from meadhall.server.caller import Caller
from meadhall.server.errors import Refused
from meadhall.server.messaging.notices import (
    Missed,
    PersonNotice,
    PresenceChanged,
    SessionEnded,
    TableClosed,
    TableNews,
    TableNotice,
    TurnChanged,
)
from meadhall.server.rate_limits import RateLimit
from meadhall.server.schemas.messages import (
    AckMessage,
    ByeMessage,
    HelloMessage,
    Incoming,
    PingMessage,
    PongMessage,
    PresenceMessage,
    RefusedMessage,
    YoursMessage,
)
from meadhall.server.services import Services
from meadhall.server.socket_protocol import SEND_NOW, SEND_TEXT
from meadhall.server.storage.database import Unavailable
from meadhall.server.storage.rows import Person
from meadhall.server.tables.permissions import own_seats
from meadhall.server.tables.table_cache import turns
from meadhall.server.tables.views.feed import Feed

logger = logging.getLogger(__name__)

MAX_MESSAGE_LENGTH: Final = 16_384
TOLD_TABLES: Final = 100
FORGIVEN: Final = 20
"""So many messages without sense, or too fast, before the socket is closed."""
NO_SENSE: Final = 4400
FLOOD: Final = 4429
RESTART: Final = 1012
"""The server ends, or its database has become another: a client connects again."""
SIGNED_OUT: Final = 4401
"""The cookie is worth nothing any more: the password was changed, or somebody has signed out."""

_decoder: msgspec.json.Decoder[Incoming] = msgspec.json.Decoder(Incoming)
_encoder = msgspec.json.Encoder()

Notice = TypeVar("Notice")
Subscription = AbstractContextManager[AsyncIterator[Notice]]
Tell = Callable[[Notice], Awaitable[None]]


class Session:
    """One socket: what it looks at, and what it is told."""

    def __init__(self, socket: WebSocket[Any, Any, Any], services: Services, caller: Caller) -> None:
        self._socket = socket
        self._services = services
        self._caller = caller
        self._rate_limit = RateLimit(*services.settings.limits.messages)
        self._offences = 0
        self._closing = NO_SENSE
        self._feed: Feed | None = None
        self._at: tuple[Caller, str] | None = None
        """Who has said hello to which table, though it may have failed: a page that comes back sends with its hello
        what was not answered, and that may have been done."""
        self._looking = AsyncExitStack()
        self._sending = asyncio.Lock()
        extensions: dict[str, Any] = socket.scope.get("extensions") or {}
        self._send_text: Callable[[bytes], Awaitable[None]] = extensions.get(SEND_TEXT, socket.send_data)
        self._send_now: Callable[[Callable[[], list[bytes]]], bool] = extensions.get(SEND_NOW, _never)
        self._last_ping = -1

    async def run(self) -> None:
        """Until the client goes, or is sent away."""
        try:
            async with AsyncExitStack() as own:
                if self._caller.person is not None:
                    notices = self._services.notifier.person_notices(self._caller.person.id, self._tell_person_now)
                    self._listen(own, notices, self._tell_person)
                self._services.leaving.add(self._leave)
                await self._receive()
        finally:
            self._services.leaving.discard(self._leave)
            await self._look_away()

    # From the client.

    async def _receive(self) -> None:
        while True:
            event = await self._socket.receive()
            if event["type"] != "websocket.receive":
                return
            text = event.get("text")
            try:
                message = self._understand(text)
                self._offences = max(0, self._offences - 1)
                await self._obey(message)
            except Refused as refused:
                self._closing = FLOOD if refused.code == "too_fast" else NO_SENSE
                await self._refuse(refused, _id_in(text))
            except Unavailable:
                await self._refuse(away(), _id_in(text))
            except Exception:
                logger.exception("a message of the socket failed")
                await self._refuse(Refused("broken", "this failed at the server; nothing was changed"), _id_in(text))
            if self._offences > FORGIVEN:
                await self._socket.close(code=self._closing)
                return

    def _understand(self, text: str | None) -> Incoming:
        self._offences += 1
        self._rate_limit.take("")
        if text is None:
            raise Refused("malformed", "messages are text")
        if len(text) > MAX_MESSAGE_LENGTH:
            raise Refused("too_big", f"a message has at most {MAX_MESSAGE_LENGTH} characters")
        try:
            message = _decoder.decode(text)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            raise Refused("malformed", str(error)) from None
        self._offences -= 1
        return message

    async def _obey(self, message: Incoming) -> None:
        if isinstance(message, HelloMessage):
            await self._hello(message)
        elif isinstance(message, PingMessage):
            await self._ping(message)
        elif isinstance(message, ByeMessage):
            await self._look_away()
        elif self._at is None:
            raise Refused("malformed", "say hello to a table first")
        else:
            number = await self._services.actions.perform(*self._at, message)
            await self._send_news()
            await self._send(AckMessage(message.id, number))

    async def _hello(self, hello: HelloMessage) -> None:
        await self._look_away()
        services = self._services
        caller = await caller_of(self._socket, services, hello.token) if hello.token else self._caller
        self._at = (caller, hello.table)
        async with AsyncExitStack() as looking:
            table = await looking.enter_async_context(services.tables.use(hello.table, fresh=True))
            feed = Feed(
                table,
                caller,
                hello.seat,
                presence=services.presence,
                marked_options=services.settings.marked_options,
            )
            seats = [seat.seat for seat in own_seats(table, caller)]
            looking.callback(services.notifier.tell_table, hello.table, PresenceChanged())
            await looking.enter_async_context(services.presence.at(hello.table, seats))
            await services.presence.refresh([hello.table])
            self._feed = feed
            async with self._sending:
                self._listen(
                    looking, services.notifier.table_notices(hello.table, self._tell_table_now), self._tell_table
                )
                for message in feed.resume(hello.last_number):
                    await self._send(message)
            services.notifier.tell_table(hello.table, PresenceChanged())
            self._looking = looking.pop_all()
        await self._send(PongMessage(feed.number, services.clock.now_ms()))

    async def _look_away(self) -> None:
        self._feed = None
        self._at = None
        self._last_ping = -1
        await self._looking.aclose()

    async def _ping(self, ping: PingMessage) -> None:
        """Answer; who is behind twice in a row with the same number has lost something."""
        feed = self._feed
        if feed is None:
            await self._send(PongMessage(0, self._services.clock.now_ms()))
            return
        if ping.number < feed.number and ping.number == self._last_ping:
            async with self._sending:
                for message in feed.resume(ping.number):
                    await self._send(message)
        self._last_ping = ping.number
        await self._send(PongMessage(feed.table.number, self._services.clock.now_ms()))

    # To the client.

    def _listen(self, stack: AsyncExitStack, subscription: Subscription[Notice], tell: Tell[Notice]) -> None:
        """Hear what is notified until the stack is closed."""
        notices = stack.enter_context(subscription)
        task = asyncio.create_task(self._follow(notices, tell))
        stack.push_async_callback(_end, task)

    async def _follow(self, notices: AsyncIterator[Notice], tell: Tell[Notice]) -> None:
        async for notice in notices:
            try:
                await tell(notice)
            except Unavailable:
                continue  # it is told once the database is back
            except Refused as refused:
                await self._refuse(refused, "")
            except Exception:
                logger.exception("news could not be told")

    def _tell_table_now(self, notice: TableNotice) -> bool:
        """News of a table that stands in memory as they say, for somebody who can be told without waiting."""
        feed = self._feed
        if feed is None or type(notice) is not TableNews or notice.number > feed.table.number or self._sending.locked():
            return False
        try:
            return self._send_now(lambda: [_encoder.encode(message) for message in feed.next()])
        except Exception:
            return False  # it is tried again in its turn, and what is wrong is said there

    async def _tell_table(self, notice: TableNotice) -> None:
        feed = self._feed
        if feed is None:
            return
        if isinstance(notice, TableClosed):
            await self._send(RefusedMessage("", "no_such_table", "the host has closed this table"))
        elif isinstance(notice, PresenceChanged):
            await self._send_presence(feed.table.row.id)
        elif isinstance(notice, Missed):
            async with feed.table.lock:
                await self._services.tables.catch_up(feed.table)
            await self._send_news()
            await self._send_presence(feed.table.row.id)
        else:
            await self._services.tables.hear_news(feed.table, notice)
            await self._send_news()

    async def _send_presence(self, table_id: str) -> None:
        presence = self._services.presence
        await presence.refresh([table_id])
        await self._send(PresenceMessage(sorted(presence.here(table_id)), presence.watching(table_id)))

    def _tell_person_now(self, notice: PersonNotice) -> bool:
        if type(notice) is not TurnChanged:
            return False
        yours = YoursMessage(notice.table, notice.game, notice.your_turn)
        return self._send_now(lambda: [_encoder.encode(yours)])

    async def _tell_person(self, notice: PersonNotice) -> None:
        person = self._caller.person
        if isinstance(notice, TurnChanged):
            await self._send(YoursMessage(notice.table, notice.game, notice.your_turn))
        elif person is None:
            return
        elif isinstance(notice, Missed):
            await self._tell_all_turns(person)
        elif isinstance(notice, SessionEnded):
            if notice.session == self._caller.session:
                await self._sign_out()
        elif person.epoch < notice.epoch:
            await self._sign_out()

    async def _tell_all_turns(self, person: Person) -> None:
        """What the notices that were lost may have told a person."""
        if await self._services.people.find_in_session(person.id, person.epoch, self._caller.session) is None:
            await self._sign_out()
            return
        for row, seats in await self._services.tables.store.of_person(person.id, "running", TOLD_TABLES):
            await self._send(YoursMessage(row.id, row.game, turns(row, seats).get(person.id, False)))

    async def _sign_out(self) -> None:
        with suppress(OSError, WebSocketDisconnect):
            await self._socket.close(code=SIGNED_OUT, reason="this device was signed out")

    async def _leave(self) -> None:
        with suppress(OSError, WebSocketDisconnect):
            await self._socket.close(code=RESTART, reason="connect again in a moment")

    async def _send_news(self) -> None:
        async with self._sending:
            if self._feed is not None:
                for message in self._feed.next():
                    await self._send(message)

    async def _refuse(self, refused: Refused, message_id: str) -> None:
        await self._send(RefusedMessage(message_id, refused.code, refused.message, refused.details))

    async def _send(self, message: msgspec.Struct) -> None:
        # To somebody who has gone meanwhile (so ASGI says it) nothing is told; what is received next says it too.
        with suppress(OSError, WebSocketDisconnect):
            await self._send_text(_encoder.encode(message))


def _never(_: object) -> bool:
    """Where a connection cannot send without waiting."""
    return False


async def _end(task: asyncio.Task[None]) -> None:
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)


class _Named(msgspec.Struct):
    id: str = ""


def _id_in(text: str | None) -> str:
    """The id of a message that could not be obeyed, if it has one."""
    try:
        return msgspec.json.decode(text or "", type=_Named).id[:40]
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return ""


@websocket("/api/socket")
async def table_socket(socket: WebSocket[Any, Any, Any], services: TheServices) -> None:
    """A table as it happens: see `docs/api.md`."""
    await socket.accept()
    who = signed_name(socket, services) or ""
    with services.open_sockets.one(address_of(socket)) as allowed, services.person_sockets.one(who) as few:
        if not allowed or (who and not few):
            await socket.close(code=FLOOD, reason="too many sockets of one person, or from one address")
            return
        try:
            caller = await caller_of(socket, services)
        except Refused as refused:
            await socket.close(code=NO_SENSE, reason=refused.message)
            return
        await Session(socket, services, caller).run()
