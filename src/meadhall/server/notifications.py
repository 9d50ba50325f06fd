"""What servers on one database, and the connections of each, tell each other: that there is something new to read."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final, TypeVar, Union

import msgspec
from litestar.channels import ChannelsPlugin, Subscriber
from msgspec import Struct

logger = logging.getLogger(__name__)


class TableNews(Struct, frozen=True, tag="news"):
    """Something of that number stands in the table's log."""

    number: int


class TableClosed(Struct, frozen=True, tag="closed"):
    """The table is no more."""


class PresenceChanged(Struct, frozen=True, tag="presence"):
    """Somebody has come to look at the table, or has gone."""


class TurnChanged(Struct, frozen=True, tag="turn"):
    """A table of this person waits for them now, or does not any more."""

    table: str
    game: str
    your_turn: bool


class PasswordChanged(Struct, frozen=True, tag="password"):
    """Cookies of an earlier epoch are worth nothing."""

    epoch: int


TableNotice = Union[TableNews, TableClosed, PresenceChanged]
PersonNotice = Union[TurnChanged, PasswordChanged]
Notice = TypeVar("Notice")

_TABLE_NOTICES: Final[msgspec.json.Decoder[TableNotice]] = msgspec.json.Decoder(TableNotice)
_PERSON_NOTICES: Final[msgspec.json.Decoder[PersonNotice]] = msgspec.json.Decoder(PersonNotice)


class Notifier:
    """Passes notices on, and lets others hear them: through PostgreSQL, or within this process."""

    def __init__(self, channels: ChannelsPlugin) -> None:
        self._channels = channels

    def tell_table(self, table_id: str, notice: TableNotice) -> None:
        """Tell all who look at a table."""
        self._publish(notice, f"table.{table_id}")

    def tell_person(self, person_id: str, notice: PersonNotice) -> None:
        """Tell all sockets of a person."""
        self._publish(notice, f"person.{person_id}")

    @asynccontextmanager
    async def table_notices(self, table_id: str) -> AsyncIterator[AsyncIterator[TableNotice]]:
        async with self._channels.start_subscription(f"table.{table_id}") as subscriber:
            yield _decoded(subscriber, _TABLE_NOTICES)

    @asynccontextmanager
    async def person_notices(self, person_id: str) -> AsyncIterator[AsyncIterator[PersonNotice]]:
        async with self._channels.start_subscription(f"person.{person_id}") as subscriber:
            yield _decoded(subscriber, _PERSON_NOTICES)

    def _publish(self, notice: Struct, channel: str) -> None:
        self._channels.publish(msgspec.json.encode(notice), channel)


async def _decoded(subscriber: Subscriber, decoder: msgspec.json.Decoder[Notice]) -> AsyncIterator[Notice]:
    async for message in subscriber.iter_events():
        try:
            notice = decoder.decode(message)
        except msgspec.MsgspecError:
            # A server of another version on the same database may say more.
            logger.warning("a notice could not be understood: %r", message)
        else:
            yield notice
