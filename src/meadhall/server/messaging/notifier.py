"""Passes notices on to the connections of this server, and over a link to the other servers on the database."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Final, Generic, Protocol, TypeVar, cast

import msgspec

from meadhall.server.messaging.notices import NOTICES, Made, Missed, Notice, PersonNotice, TableNews, TableNotice
from meadhall.server.storage.log_writing.statements import Letter

logger = logging.getLogger(__name__)

BACKLOG: Final = 50
"""Who is so slow that more would wait is told instead that something was missed, and reads it all."""

N = TypeVar("N")


class Link(Protocol):
    """The way to the other servers."""

    def send(self, channel: str, notice: bytes) -> None:
        """Tell the other servers, now or as soon as they can be reached."""

    def letter(self, notices: list[tuple[str, bytes]]) -> Letter | None:
        """The same for whoever writes to the database anyway; None if it is too long for that."""


TakeNow = Callable[[N], bool]
"""Does at once what a notice asks for, and says so; False: it has to wait for its turn."""


Told = tuple[str, Notice]
"""A notice, and the channel of those whom it concerns."""


class Subscription(Generic[N]):
    """The notices of one channel, for one listener, in their order."""

    def __init__(self, take_now: TakeNow[N] | None = None) -> None:
        self._take_now = take_now
        self._waiting: deque[N] = deque()
        self._arrived = asyncio.Event()

    def put(self, notice: N) -> None:
        if not self._waiting and self._take_now is not None and self._take_now(notice):
            return
        if len(self._waiting) >= BACKLOG:
            # Not the oldest alone: it may have been that this device was signed out.
            self._waiting.clear()
            notice = cast(N, Missed())
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
        self.make: Callable[[Made], None] | None = None
        """Makes what another server has done, before those who look at the table are told."""
        self._listening: dict[str, set[Subscription[Notice]]] = {}

    def letter(self, told: Sequence[Told]) -> Letter | None:
        """What tells the other servers all of this once it is stored; None: they are to be told by `tell`."""
        if self.link is None:
            return None
        return self.link.letter([(channel, msgspec.json.encode(notice)) for channel, notice in told])

    def tell(self, told: Sequence[Told]) -> None:
        for channel, notice in told:
            self._publish(notice, channel)

    def tell_here(self, told: Sequence[Told]) -> None:
        """Tell those who listen at this server alone: the others know it."""
        for channel, notice in told:
            self._deliver(notice, channel)

    def tell_table(self, table_id: str, notice: TableNotice) -> None:
        """Tell all who look at a table, at every server."""
        self._publish(notice, of_table(table_id))

    def tell_person(self, person_id: str, notice: PersonNotice) -> None:
        """Tell all sockets of a person, at every server."""
        self._publish(notice, of_person(person_id))

    def hear(self, channel: str, message: bytes) -> None:
        """Another server tells something."""
        if channel not in self._listening:
            return
        try:
            notice = NOTICES.decode(message)
        except msgspec.MsgspecError:
            # A server of another version on the same database may say more: what it is about is read. What it says may
            # be secret, and is not for a log.
            logger.warning("a notice of another server could not be understood: is it of another version?")
            self._deliver(Missed(), channel)
        else:
            if isinstance(notice, TableNews) and notice.made is not None and self.make is not None:
                self.make(notice.made)
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
        with self._subscribed(of_table(table_id), cast(TakeNow[Notice] | None, take_now)) as notices:
            yield cast(AsyncIterator[TableNotice], notices)

    @contextmanager
    def person_notices(
        self, person_id: str, take_now: TakeNow[PersonNotice] | None = None
    ) -> Iterator[AsyncIterator[PersonNotice]]:
        with self._subscribed(of_person(person_id), cast(TakeNow[Notice] | None, take_now)) as notices:
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


def of_table(table_id: str) -> str:
    return f"table.{table_id}"


def of_person(person_id: str) -> str:
    return f"person.{person_id}"
