"""Guests and accounts: saying one's name, registering, signing in, changing the password."""

from __future__ import annotations

import asyncio
import secrets
from typing import Final, NoReturn

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerifyMismatchError

from meadhall.server.admin.host_tools import person_of_reset
from meadhall.server.caller import Caller
from meadhall.server.clock import Clock
from meadhall.server.errors import Refused
from meadhall.server.messaging.notices import PasswordChanged, SessionEnded, TableNews
from meadhall.server.messaging.notifier import Notifier
from meadhall.server.rate_limits import RateLimits, SharedLimit
from meadhall.server.schemas.people import NewPassword, Registration, Reset, SignIn
from meadhall.server.storage.database import Conflict
from meadhall.server.storage.people import Numbers, PeopleStore, Taken
from meadhall.server.storage.rows import Person
from meadhall.server.tokens import Secret
from meadhall.server.user_text import account_key, clean_name

YEAR_MS: Final = 366 * 24 * 3600 * 1000
"""Longer than any cookie lasts."""


class Accounts:
    """Does what a caller asks for, or refuses it."""

    def __init__(
        self, people: PeopleStore, notifier: Notifier, clock: Clock, rate_limits: RateLimits, secret: Secret
    ) -> None:
        self._people = people
        self._notifier = notifier
        self._clock = clock
        self._rate_limits = rate_limits
        self._secret = secret
        self._passwords = PasswordHasher()
        self._decoy_password = self._passwords.hash(secrets.token_hex())
        """Nobody's: to check against when there is no account of a name."""

    async def set_name(self, caller: Caller, said: str) -> Person:
        """Change the caller's name; somebody who is not known yet becomes a guest."""
        name = clean_name(said)
        if caller.token_seat is not None:
            raise Refused("nobody", "a token is no person")
        if caller.person is not None:
            return await self._people.rename(caller.person, name)
        await self._rate_limits.new_people.take(caller.address)
        return await self._people.add_guest(name, self._clock.now_ms())

    async def register(self, caller: Caller, body: Registration) -> Person:
        """Turn the guest into an account."""
        person = caller.require_person()
        if person.account is not None:
            raise Refused("taken", "you have an account")
        await self._rate_limits.registrations.take(caller.address)
        password = await asyncio.to_thread(self._passwords.hash, body.password)
        try:
            registered = await self._people.register(person, account_key(body.account), password)
        except Taken as error:
            raise Refused("taken", str(error)) from None
        await self._remember_address(caller, registered)
        return registered

    async def change_password(self, caller: Caller, body: NewPassword) -> Person:
        person = caller.require_person()
        await self._guess(person, body.old, (self._rate_limits.guesses, f"person {person.id}"))
        password = await asyncio.to_thread(self._passwords.hash, body.new)
        return await self._begin_epoch(person, password)

    async def reset_password(self, caller: Caller, body: Reset) -> Person:
        """A new password by a host's link; all that was signed in before is signed out."""
        await self._rate_limits.sign_ins.take(caller.address)
        person = await person_of_reset(body.token, self._secret, self._people, self._clock.now_ms())
        _refuse_banned(person)
        password = await asyncio.to_thread(self._passwords.hash, body.password)
        later = await self._begin_epoch(person, password)
        await self._remember_address(caller, later)
        return later

    async def sign_out(self, caller: Caller) -> None:
        """The caller's cookie is worth nothing any more, wherever it was copied to."""
        if caller.person is not None:
            await self._people.end_session(caller.session, self._clock.now_ms() + YEAR_MS)
            self._notifier.tell_person(caller.person.id, SessionEnded(caller.session))

    async def sign_out_everywhere(self, caller: Caller) -> Person:
        """All cookies of the person and the tokens of their seats are worth nothing any more."""
        person = caller.require_person()
        return await self._begin_epoch(person, person.password)

    async def _begin_epoch(self, person: Person, password: str | None) -> Person:
        try:
            later, numbers = await self._people.begin_epoch(person, password, self._clock.now_ms())
        except Conflict:
            raise _tables_change() from None
        self._tell_tables(numbers)
        return later

    async def end_other_sessions(self, person: Person) -> None:
        """Close the sockets of cookies that are worth nothing any more."""
        self._notifier.tell_person(person.id, PasswordChanged(person.epoch))

    async def sign_in(self, caller: Caller, body: SignIn) -> Person:
        """The account; what the caller has as a guest becomes the account's."""
        account = account_key(body.account)
        person = await self._people.find_account(account)
        place = await self._known_place(caller, person)
        if place:
            await self._guess(person, body.password, (self._rate_limits.guesses, place))
        else:
            await self._guess_as_stranger(caller, account, person, body.password)
        if person is None:
            _refuse_password()
        _refuse_banned(person)
        await self._remember_address(caller, person)
        guest = caller.person
        if guest is not None and guest.account is None:
            await self._hand_over(guest, person)
        return person

    async def _hand_over(self, guest: Person, account: Person) -> None:
        try:
            numbers = await self._people.hand_over(guest, account, self._clock.now_ms())
        except Conflict:
            raise _tables_change() from None
        self._tell_tables(numbers)

    def _tell_tables(self, numbers: Numbers) -> None:
        for table_id, number in numbers.items():
            self._notifier.tell_table(table_id, TableNews(number))

    async def _known_place(self, caller: Caller, person: Person | None) -> str:
        """The device or address where the account has signed in before: it has guesses of its own."""
        if person is not None:
            if caller.device is not None and person.id in caller.device.people:
                return f"device {caller.device.id} {person.id}"
            if await self._people.knows_address(person, self._secret.digest(caller.address)):
                return f"address {caller.address} {person.id}"
        return ""

    async def _guess_as_stranger(self, caller: Caller, account: str, person: Person | None, password: str) -> None:
        """Strangers share one account's guesses, wherever they are.

        Once those are used up, an address still has one: others cannot lock out whoever knows the password.
        """
        limits = self._rate_limits
        await limits.sign_ins.take(caller.address)
        try:
            await self._guess(person, password, (limits.guesses, f"account {account}"))
        except Refused as refused:
            if refused.code != "too_fast":
                raise
            first = (limits.first_guesses, f"{caller.address} {account}")
            await self._guess(person, password, first, (limits.all_first_guesses, account))

    async def confirm(self, person: Person, password: str) -> None:
        """Refuse whoever sits at somebody's device and does not know the account's password."""
        if person.account is not None:
            await self._guess(person, password, (self._rate_limits.guesses, f"person {person.id}"))

    async def _guess(self, person: Person | None, password: str, *places: tuple[SharedLimit, str]) -> None:
        """Check a password; only a wrong one counts in those places, but it counts before it is known to be wrong."""
        for limit, place in places:
            await limit.take(place)
        await self._check_password(person, password)
        for limit, place in places:
            await limit.give_back(place)

    async def _remember_address(self, caller: Caller, person: Person) -> None:
        await self._people.remember_address(person, self._secret.digest(caller.address), self._clock.now_ms())

    async def _check_password(self, person: Person | None, password: str) -> None:
        """Refuse a wrong password; it takes as long when there is no such account."""
        stored = self._decoy_password if person is None or person.password is None else person.password
        try:
            await asyncio.to_thread(self._passwords.verify, stored, password)
        except (VerifyMismatchError, InvalidHashError):
            _refuse_password()


def _tables_change() -> Refused:
    return Refused("stale", "your tables change too fast; try again")


def _refuse_banned(person: Person) -> None:
    if person.banned:
        raise Refused("banned", "a host of this hall has closed it to this account")


def _refuse_password() -> NoReturn:
    raise Refused("wrong_password", "no account of that name has that password") from None
