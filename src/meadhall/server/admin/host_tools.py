"""What a host may do with people and tables, whichever way it is asked for."""

from __future__ import annotations

from typing import Final, NamedTuple

from meadhall.server.admin.attention import call_attention
from meadhall.server.clock import Clock
from meadhall.server.errors import Refused
from meadhall.server.storage.database import Conflict
from meadhall.server.storage.hosting import HostStore, Mark, Users
from meadhall.server.storage.people import PeopleStore
from meadhall.server.storage.rows import Person
from meadhall.server.storage.server_values import ServerValues
from meadhall.server.storage.tables import Listed, TableStore
from meadhall.server.tokens import Secret
from meadhall.server.user_text import account_key

DAY_MS: Final = 24 * 3600 * 1000
RESET_MS: Final = 3 * DAY_MS
"""So long a link for a new password is good."""
RESET: Final = "reset"


class Purged(NamedTuple):
    """How much was thrown away."""

    over: int
    abandoned: int
    guests: int


class HostTools:
    """Does what a host asks for; all servers on the database notice."""

    def __init__(
        self,
        hosts: HostStore,
        people: PeopleStore,
        tables: TableStore,
        values: ServerValues,
        clock: Clock,
        secret: Secret,
    ) -> None:
        self._hosts = hosts
        self._people = people
        self._tables = tables
        self._values = values
        self._clock = clock
        self._secret = secret

    async def users(self, search: str, limit: int) -> Users:
        return await self._hosts.users(search, limit)

    async def tables(self, state: str, limit: int) -> Listed:
        return await self._tables.latest(state, limit)

    async def person(self, name: str) -> Person:
        """The account of that name, or the person of that id."""
        person = await self._people.find_account(account_key(name)) or await self._people.find(name)
        if person is None:
            raise Refused("no_such_person", f"there is no account {name!r}")
        return person

    async def person_of_id(self, person_id: str) -> Person:
        person = await self._people.find(person_id)
        if person is None:
            raise Refused("no_such_person", "there is nobody of that id")
        return person

    async def mark(self, person: Person, mark: Mark, on: bool) -> Person:
        """Let somebody look after the hall, or not speak, or not come in; or no longer so."""
        if mark == "is_host" and on and person.account is None:
            raise Refused("no_such_person", "a host of the hall needs an account")
        await self._hosts.mark(person, mark, on)
        if mark == "banned" and on:
            # Cookies and tokens end for good: they do not come back with the person.
            try:
                await self._people.begin_epoch(person, person.password, self._clock.now_ms())
            except Conflict:
                raise Refused("stale", "their tables change too fast; try again") from None
        await call_attention(self._values)
        return await self.person_of_id(person.id)

    async def remove_table(self, table_id: str) -> None:
        if await self._tables.load(table_id) is None:
            raise Refused("no_such_table", "there is no table of that name")
        await self._tables.remove(table_id)
        await call_attention(self._values)

    def reset_token(self, person: Person) -> str:
        """What lets whoever has it choose a new password for the account, once, for three days."""
        if person.account is None:
            raise Refused("no_such_person", "a guest has no password")
        until = self._clock.now_ms() + RESET_MS
        return self._secret.sign(RESET, f"{person.id}.{person.epoch}.{until}")

    async def purge(self, days: int) -> Purged:
        """Throw away games that were over, tables that did not start and guests who came so many days ago."""
        before = self._clock.now_ms() - days * DAY_MS
        over = await self._hosts.delete_over(before)
        abandoned = len(await self._tables.delete_abandoned(before))
        guests = await self._people.delete_idle_guests(before)
        await call_attention(self._values)
        return Purged(over, abandoned, guests)


async def person_of_reset(token: str, secret: Secret, people: PeopleStore, now: int) -> Person:
    """Whose new password it is; a link that was used, or is older than another password, is worth nothing."""
    text = secret.read(RESET, token)
    if text is not None:
        person_id, epoch, until = text.split(".")
        person = await people.find(person_id)
        if person is not None and person.account is not None and person.epoch == int(epoch) and now < int(until):
            return person
    raise Refused("bad_link", "this link has expired or was used; ask the host of the hall for another")
