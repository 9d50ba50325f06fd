"""Who you are: guests, accounts, signing in and out."""

from __future__ import annotations

import asyncio
from typing import Any

from argon2.exceptions import InvalidHashError, VerifyMismatchError
from litestar import Controller, Request, Response
from litestar.background_tasks import BackgroundTask
from litestar.params import JSONBody

from meadhall.server.api.cookies import forgotten
from meadhall.server.api.routes import TheCaller, TheServices, get, post
from meadhall.server.clock import now_ms
from meadhall.server.errors import Refused
from meadhall.server.schemas.people import Me, Naming, NewPassword, Registration, SignIn
from meadhall.server.services import Services
from meadhall.server.storage.rows import Person
from meadhall.server.user_text import account_key, clean_name

NOBODY = Me(None, None)

HTTPRequest = Request[Any, Any, Any]


def me_of(person: Person) -> Me:
    return Me(person.name, person.account)


class PeopleController(Controller):
    path = "/api"
    tags = ("people",)

    @get("/me", summary="Who you are; the cookie is good for another year")
    async def me(self, caller: TheCaller, services: TheServices, request: HTTPRequest) -> Response[Me]:
        return Response(NOBODY) if caller.person is None else self._signed_in(caller.person, services, request)

    @post("/me", status_code=200, summary="Say your name: makes a guest, or changes the name")
    async def name(
        self, data: JSONBody[Naming], caller: TheCaller, services: TheServices, request: HTTPRequest
    ) -> Response[Me]:
        name = clean_name(data.name)
        if caller.token_seat is not None:
            raise Refused("nobody", "a token is no person")
        if caller.person is not None:
            person = await services.people.rename(caller.person, name)
        else:
            services.rate_limits.new_people.take(caller.address)
            person = await services.people.add_guest(name, now_ms())
        return self._signed_in(person, services, request)

    @post("/account", status_code=200, summary="Turn the guest you are into an account")
    async def register(self, data: JSONBody[Registration], caller: TheCaller, services: TheServices) -> Me:
        person = caller.require_person()
        if person.account is not None:
            raise Refused("taken", "you have an account")
        services.rate_limits.sign_ins.take(caller.address)
        password = await asyncio.to_thread(services.passwords.hash, data.password)
        return me_of(await services.people.register(person, account_key(data.account), password))

    @post("/account/password", status_code=200, summary="Change the password, and sign out all other devices")
    async def change_password(
        self, data: JSONBody[NewPassword], caller: TheCaller, services: TheServices, request: HTTPRequest
    ) -> Response[Me]:
        person = caller.require_person()
        services.rate_limits.sign_ins.take(caller.address)
        await self._check(services, person, data.old)
        password = await asyncio.to_thread(services.passwords.hash, data.new)
        changed = await services.people.set_password(person, password)
        response = self._signed_in(changed, services, request)
        # Once the answer is sent: this device, whose sockets end too, connects again with the new cookie.
        word = {"epoch": changed.epoch}
        response.background = BackgroundTask(services.channels.wait_published, word, f"person.{person.id}")
        return response

    @post("/sign-in", status_code=200, summary="Sign in; the games of the guest you were come along")
    async def sign_in(
        self, data: JSONBody[SignIn], caller: TheCaller, services: TheServices, request: HTTPRequest
    ) -> Response[Me]:
        services.rate_limits.sign_ins.take(caller.address)
        person = await services.people.find_account(account_key(data.account))
        await self._check(services, person, data.password)
        if person is None:
            raise Refused("wrong_password", "no account of that name has that password")
        guest = caller.person
        if guest is not None and guest.account is None:
            for table_id, number in (await services.people.hand_over(guest, person, now_ms())).items():
                services.tables.spread(table_id, number)
        return self._signed_in(person, services, request)

    @post("/sign-out", status_code=200, summary="Forget who you are on this device")
    async def sign_out(self, request: HTTPRequest) -> Response[Me]:
        return Response(NOBODY, cookies=[forgotten(secure=request.url.scheme == "https")])

    async def _check(self, services: Services, person: Person | None, password: str) -> None:
        """Refuse a wrong password; it takes as long when there is no such account."""
        stored = services.decoy_password if person is None or person.password is None else person.password
        try:
            await asyncio.to_thread(services.passwords.verify, stored, password)
        except (VerifyMismatchError, InvalidHashError):
            raise Refused("wrong_password", "no account of that name has that password") from None

    def _signed_in(self, person: Person, services: Services, request: HTTPRequest) -> Response[Me]:
        cookie = services.cookies.of(person, secure=request.url.scheme == "https")
        return Response(me_of(person), cookies=[cookie])
