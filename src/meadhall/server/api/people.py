"""Who you are: guests, accounts, signing in and out."""

from __future__ import annotations

from typing import Any

from litestar import Controller, Request, Response
from litestar.background_tasks import BackgroundTask
from litestar.params import JSONBody

from meadhall.server.api.middleware.cookies import device_cookie, empty_cookie, person_cookie
from meadhall.server.api.shared import TheCaller, TheServices, get, post
from meadhall.server.caller import Caller
from meadhall.server.schemas.people import (
    Farewell,
    Me,
    Naming,
    NewPassword,
    OwnData,
    Registration,
    Reset,
    SignIn,
    SignOut,
)
from meadhall.server.services import Services
from meadhall.server.storage.rows import Person

NOBODY = Me(None, None)

HTTPRequest = Request[Any, Any, Any]


def me_of(person: Person) -> Me:
    return Me(person.name, person.account, person.is_host)


class PeopleController(Controller):
    path = "/api"
    tags = ("people",)

    @get("/me", summary="Who you are; the cookie is good for another year")
    async def me(self, caller: TheCaller, services: TheServices, request: HTTPRequest) -> Response[Me]:
        if caller.person is None:
            return Response(NOBODY)
        return self._signed_in(caller.person, services, request, caller.session)

    @post("/me", status_code=200, summary="Say your name: makes a guest, or changes the name")
    async def name(
        self, data: JSONBody[Naming], caller: TheCaller, services: TheServices, request: HTTPRequest
    ) -> Response[Me]:
        person = await services.accounts.set_name(caller, data.name)
        return self._signed_in(person, services, request, caller.session)

    @post("/account", status_code=200, summary="Turn the guest you are into an account")
    async def register(
        self, data: JSONBody[Registration], caller: TheCaller, services: TheServices, request: HTTPRequest
    ) -> Response[Me]:
        return self._known(await services.accounts.register(caller, data), caller, services, request)

    @post("/account/password", status_code=200, summary="Change the password, and sign out all other devices")
    async def change_password(
        self, data: JSONBody[NewPassword], caller: TheCaller, services: TheServices, request: HTTPRequest
    ) -> Response[Me]:
        person = await services.accounts.change_password(caller, data)
        response = self._signed_in(person, services, request)
        # Once the answer is sent: this device, whose sockets end too, connects again with the new cookie.
        response.background = BackgroundTask(services.accounts.end_other_sessions, person)
        return response

    @post("/account/reset", status_code=200, summary="A new password by a host's link; signs out all other devices")
    async def reset_password(
        self, data: JSONBody[Reset], caller: TheCaller, services: TheServices, request: HTTPRequest
    ) -> Response[Me]:
        person = await services.accounts.reset_password(caller, data)
        response = self._known(person, caller, services, request)
        response.background = BackgroundTask(services.accounts.end_other_sessions, person)
        return response

    @post("/me/delete", status_code=200, summary="Delete your account, or the guest you are, with name and words")
    async def delete_me(
        self, data: JSONBody[Farewell], caller: TheCaller, services: TheServices, request: HTTPRequest
    ) -> Response[Me]:
        await services.own_data.delete(caller, data.password)
        return self._signed_out(request)

    @get("/me/data", summary="All that the hall keeps of you")
    async def own_data(self, caller: TheCaller, services: TheServices) -> Response[OwnData]:
        headers = {"Content-Disposition": 'attachment; filename="meadhall.json"'}
        return Response(await services.own_data.export(caller), headers=headers)

    @post("/sign-in", status_code=200, summary="Sign in; the games of the guest you were come along")
    async def sign_in(
        self, data: JSONBody[SignIn], caller: TheCaller, services: TheServices, request: HTTPRequest
    ) -> Response[Me]:
        return self._known(await services.accounts.sign_in(caller, data), caller, services, request)

    @post("/sign-out", status_code=200, summary="Forget who you are on this device")
    async def sign_out(self, caller: TheCaller, services: TheServices, request: HTTPRequest) -> Response[Me]:
        await services.accounts.sign_out(caller)
        return self._signed_out(request)

    @post("/sign-out/everywhere", status_code=200, summary="Sign out all devices, and end the tokens of your seats")
    async def sign_out_everywhere(
        self, data: JSONBody[SignOut], caller: TheCaller, services: TheServices, request: HTTPRequest
    ) -> Response[Me]:
        person = await services.accounts.sign_out_everywhere(caller)
        response = self._signed_in(person, services, request) if data.stay else self._signed_out(request)
        response.background = BackgroundTask(services.accounts.end_other_sessions, person)
        return response

    def _signed_out(self, request: HTTPRequest) -> Response[Me]:
        return Response(NOBODY, cookies=[empty_cookie(secure=request.url.scheme == "https")])

    def _known(self, person: Person, caller: Caller, services: Services, request: HTTPRequest) -> Response[Me]:
        """Signed in at a device that is known again from now on."""
        response = self._signed_in(person, services, request)
        secure = request.url.scheme == "https"
        response.set_cookie(device_cookie(caller.device, person, services.signing_key, secure=secure))
        return response

    def _signed_in(self, person: Person, services: Services, request: HTTPRequest, session: str = "") -> Response[Me]:
        cookie = person_cookie(person, services.signing_key, session, secure=request.url.scheme == "https")
        return Response(me_of(person), cookies=[cookie])
