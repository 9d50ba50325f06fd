"""People in the database."""

from __future__ import annotations

import secrets

import msgspec
from sqlalchemy import func, insert, select, union, update
from sqlalchemy.exc import IntegrityError

from meadhall.server.refusals import Refused
from meadhall.server.storage.database import Database
from meadhall.server.storage.rows import Person
from meadhall.server.storage.schema import house, people, seats, tables


class People:
    """Guests and accounts."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def signing_key(self) -> bytes:
        """The key that cookies are signed with: made once, the same for every server on this database."""
        async with self._database.write_alone() as connection:
            query = select(house.c.value).where(house.c.name == "signing_key")
            key = (await connection.execute(query)).scalar_one_or_none()
            if key is None:
                key = secrets.token_hex(32)
                await connection.execute(insert(house).values(name="signing_key", value=key))
            return bytes.fromhex(key)

    async def find(self, person_id: str) -> Person | None:
        async with self._database.read() as connection:
            row = (await connection.execute(select(people).where(people.c.id == person_id))).one_or_none()
        return None if row is None else msgspec.convert(row, Person, from_attributes=True)

    async def find_account(self, account: str) -> Person | None:
        async with self._database.read() as connection:
            row = (await connection.execute(select(people).where(people.c.account == account))).one_or_none()
        return None if row is None else msgspec.convert(row, Person, from_attributes=True)

    async def add_guest(self, name: str, now: int) -> Person:
        person = Person(secrets.token_hex(12), name, None, None, 0, now)
        async with self._database.write() as connection:
            await connection.execute(insert(people).values(msgspec.structs.asdict(person)))
        return person

    async def rename(self, person: Person, name: str) -> Person:
        async with self._database.write() as connection:
            await connection.execute(update(people).where(people.c.id == person.id).values(name=name))
        return msgspec.structs.replace(person, name=name)

    async def register(self, person: Person, account: str, password: str) -> Person:
        """Give the guest an account."""
        try:
            async with self._database.write() as connection:
                await connection.execute(
                    update(people)
                    .where(people.c.id == person.id, people.c.account.is_(None))
                    .values(account=account, password=password)
                )
        except IntegrityError:
            raise Refused("taken", "there is an account of that name") from None
        return msgspec.structs.replace(person, account=account, password=password)

    async def set_password(self, person: Person, password: str) -> Person:
        """Cookies signed before are worth nothing any more."""
        epoch = person.epoch + 1
        async with self._database.write() as connection:
            await connection.execute(
                update(people).where(people.c.id == person.id).values(password=password, epoch=epoch)
            )
        return msgspec.structs.replace(person, password=password, epoch=epoch)

    async def hand_over(self, guest: Person, account: Person) -> list[str]:
        """What the guest has at this device becomes the account's; gives the tables that are concerned."""
        async with self._database.write() as connection:
            sitting = select(seats.c.table_id).where(seats.c.person == guest.id)
            hosting = select(tables.c.id).where(tables.c.host == guest.id)
            concerned = list((await connection.execute(union(sitting, hosting))).scalars())
            await connection.execute(update(seats).where(seats.c.person == guest.id).values(person=account.id))
            await connection.execute(update(tables).where(tables.c.host == guest.id).values(host=account.id))
        return concerned

    async def hosting(self, person: Person) -> int:
        """How many tables of this host are not over."""
        query = select(func.count()).where(tables.c.host == person.id, tables.c.state != "over")
        async with self._database.read() as connection:
            return (await connection.execute(query)).scalar_one()
