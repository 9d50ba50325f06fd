"""Whoever asks: a person with a cookie, a program with a seat's token, or nobody yet."""

from __future__ import annotations

from msgspec import Struct

from meadhall.server.errors import Refused
from meadhall.server.storage.rows import Person, Seat


class Device(Struct, frozen=True):
    """A browser that is known again, and the accounts that have signed in there."""

    id: str
    people: tuple[str, ...] = ()


class Caller(Struct, frozen=True):
    """Who asks, and from where."""

    address: str
    person: Person | None = None
    token_seat: Seat | None = None
    device: Device | None = None
    session: str = ""
    """By which cookie the person is known."""

    @property
    def key(self) -> str:
        """The same for the same caller, whatever it asks."""
        if self.token_seat is not None:
            return f"{self.token_seat.table_id}/{self.token_seat.seat}"
        return self.person.id if self.person is not None else self.address

    def require_person(self) -> Person:
        """The person; refused for those who have not said their name."""
        if self.person is None:
            raise Refused("nobody", "say your name first: POST /api/me")
        return self.person

    def holds(self, seat: Seat) -> bool:
        """Whether this seat is the caller's."""
        if self.token_seat is not None:
            return seat.token is not None and seat.token == self.token_seat.token
        return self.person is not None and seat.kind == "person" and seat.person == self.person.id

    def is_awaited_at(self, seat: Seat) -> bool:
        """Whether this seat is held for the caller, who has not sat down yet."""
        return self.person is not None and seat.kind == "held" and seat.person == self.person.id
