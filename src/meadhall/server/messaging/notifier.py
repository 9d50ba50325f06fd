"""Passes notices on to the connections of this server, and over a link to the other servers on the database."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import contextmanager
from typing import Final, Generic, Protocol, TypeVar, cast

import msgspec

from meadhall.server.messaging.notices import NOTICES, Missed, Notice, PersonNotice, TableNotice

logger = logging.getLogger(__name__)

BACKLOG: Final = 50
"""A notice only says that there is news: who is slow may miss some, and gets it all with the next."""

N = TypeVar("N")


class Link(Protocol):
    """The way to the other servers."""

    def send(self, channel: str, notice: bytes) -> None:
        """Tell the other servers, now or as soon as they can be reached."""


TakeNow = Callable[[N], bool]
"""Does at once what a notice asks for, and says so; False: it has to wait for its turn."""


class Subscription(Generic[N]):
    """The notices of one channel, for one listener, in their order."""

    def __init__(self, take_now: TakeNow[N] | None = None) -> None:
        self._take_now = take_now
        self._waiting: deque[N] = deque(maxlen=BACKLOG)
        self._arrived = asyncio.Event()

    def put(self, notice: N) -> None:
        if not self._waiting and self._take_now is not None and self._take_now(notice):
            return
        self._waiting.append(notice)
        self._arrived.set()

    def __aiter__(self) -> AsyncIterator[N]:
        return self

    async def __anext__(self) -> N:
        while not self._waiting:
            self._arrived.clear()
            await self._arrived.wait()
        return self._waiting.popleft()


class Notifier:
    """Who listens here to what, and where else it is told."""

    def __init__(self) -> None:
        self.link: Link | None = None
        """None: this server is alone on its database."""
        self._listening: dict[str, set[Subscription[Notice]]] = {}

    def tell_table(self, table_id: str, notice: TableNotice) -> None:
        """Tell all who look at a table, at every server."""
        self._publish(notice, _of_table(table_id))

    def tell_person(self, person_id: str, notice: PersonNotice) -> None:
        """Tell all sockets of a person, at every server."""
        self._publish(notice, _of_person(person_id))

    def tell_table_here(self, table_id: str, notice: TableNotice) -> None:
        """Tell those who look at a table at this server: what another server has done, it has told itself."""
        self._deliver(notice, _of_table(table_id))

    def tell_person_here(self, person_id: str, notice: PersonNotice) -> None:
        self._deliver(notice, _of_person(person_id))

    def hear(self, channel: str, message: bytes) -> None:
        """Another server tells something."""
        if channel not in self._listening:
            return
        try:
            notice = NOTICES.decode(message)
        except msgspec.MsgspecError:
            # A server of another version on the same database may say more.
            logger.warning("a notice could not be understood: %r", message)
        else:
            self._deliver(notice, channel)

    def missed(self) -> None:
        """What the other servers told may have been lost."""
        for channel in list(self._listening):
            self._deliver(Missed(), channel)

    @contextmanager
    def table_notices(
        self, table_id: str, take_now: TakeNow[TableNotice] | None = None
    ) -> Iterator[AsyncIterator[TableNotice]]:
        """`take_now` is offered every notice first: what needs no waiting needs no task that is woken for it."""
        with self._subscribed(_of_table(table_id), cast(TakeNow[Notice] | None, take_now)) as notices:
            yield cast(AsyncIterator[TableNotice], notices)

    @contextmanager
    def person_notices(
        self, person_id: str, take_now: TakeNow[PersonNotice] | None = None
    ) -> Iterator[AsyncIterator[PersonNotice]]:
        with self._subscribed(_of_person(person_id), cast(TakeNow[Notice] | None, take_now)) as notices:
            yield cast(AsyncIterator[PersonNotice], notices)

    @contextmanager
    def _subscribed(self, channel: str, take_now: TakeNow[Notice] | None) -> Iterator[Subscription[Notice]]:
        subscription: Subscription[Notice] = Subscription(take_now)
        self._listening.setdefault(channel, set()).add(subscription)
        try:
            yield subscription
        finally:
            others = self._listening[channel]
            others.discard(subscription)
            if not others:
                del self._listening[channel]

    def _publish(self, notice: Notice, channel: str) -> None:
        self._deliver(notice, channel)
        if self.link is not None:
            self.link.send(channel, msgspec.json.encode(notice))

    def _deliver(self, notice: Notice, channel: str) -> None:
        for subscription in self._listening.get(channel, ()):
            subscription.put(notice)


def _of_table(table_id: str) -> str:
    return f"table.{table_id}"


def _of_person(person_id: str) -> str:
    return f"person.{person_id}"
