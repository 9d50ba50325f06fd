"""What the hosts of a hall look at and change in the database."""

from __future__ import annotations

from typing import Literal

from sqlalchemy import delete, func, or_, select, update

from meadhall.server.storage.columns import read_row
from meadhall.server.storage.database import Database
from meadhall.server.storage.rows import Person
from meadhall.server.storage.schema import people, seats, tables

Mark = Literal["is_host", "muted", "banned"]
Users = list[tuple[Person, int]]
"""People, and at how many tables each sits or sat."""


class HostStore:
    """People as their host sees them, and what can be thrown away."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def users(self, search: str, limit: int) -> Users:
        """People in whose name or account the text occurs: accounts first, the latest first."""
        sitting = select(func.count()).select_from(seats).where(seats.c.person == people.c.id).scalar_subquery()
        query = select(people, sitting.label("sitting")).order_by(
            people.c.account.is_(None), people.c.created_at.desc(), people.c.id
        )
        if search:
            by_name = func.lower(people.c.name).contains(search.lower(), autoescape=True)
            by_account = people.c.account.contains(search.casefold(), autoescape=True)
            query = query.where(or_(by_name, by_account))
        async with self._database.read() as connection:
            found = await connection.execute(query.limit(limit))
            return [(read_row(row, Person), row.sitting) for row in found]

    async def mark(self, person: Person, mark: Mark, on: bool) -> None:
        async with self._database.write() as connection:
            await connection.execute(update(people).where(people.c.id == person.id).values({mark: on}))

    async def delete_over(self, before: int) -> int:
        """Delete games that were over before that moment; gives how many."""
        old = delete(tables).where(tables.c.state == "over", tables.c.ended_at < before)
        async with self._database.write() as connection:
            return (await connection.execute(old)).rowcount
