"""The application."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from litestar import Litestar, Request, Response, get
from litestar.di import NamedDependency, Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

import meadhall
from meadhall.engine.registry import games
from meadhall.server.api.games import GamesController
from meadhall.server.api.hall import HallController
from meadhall.server.api.hosting import HostController
from meadhall.server.api.lessons import LessonsController
from meadhall.server.api.middleware.authentication import caller_of
from meadhall.server.api.middleware.error_handlers import HANDLERS
from meadhall.server.api.middleware.guards import limit_requests, refuse_cross_site, refuse_nul, refuse_unknown_host
from meadhall.server.api.middleware.headers import add_headers
from meadhall.server.api.notices import NoticesController
from meadhall.server.api.page import page
from meadhall.server.api.page_files import PageFiles
from meadhall.server.api.people import PeopleController
from meadhall.server.api.play import PlayController
from meadhall.server.api.review import ReviewController
from meadhall.server.api.socket import table_socket
from meadhall.server.api.tables import TablesController
from meadhall.server.caller import Caller
from meadhall.server.clock import Clock
from meadhall.server.errors import Refused
from meadhall.server.operations import logs
from meadhall.server.operations.metrics import route_of
from meadhall.server.schemas.messages import Incoming, Outgoing
from meadhall.server.services import Services
from meadhall.server.settings import Settings, from_environment

logger = logging.getLogger(__name__)

MAX_BODY_BYTES = 65_536


def read_games(settings: Settings) -> None:
    """Read every game's data: what is wrong with it is said before anybody sits down.

    Tables are replayed in threads, and msgspec must not learn the same shape in two of them at once: it crashes.
    """
    for game in games().values():
        game.components(settings.corrections)


@get("/schema/socket.json", include_in_schema=False)
async def socket_schema() -> dict[str, Any]:
    """The schema of the WebSocket's messages."""
    (incoming, outgoing), shapes = msgspec.json.schema_components([Incoming, Outgoing], ref_template="#/$defs/{name}")
    return {"$defs": {**shapes, "Incoming": incoming, "Outgoing": outgoing}}


@get("/metrics", include_in_schema=False)
async def metrics(request: Request[Any, Any, Any], services: NamedDependency[Services]) -> Response[bytes]:
    """Figures for Prometheus, for those whom the settings name."""
    address = request.client.host if request.client is not None else ""
    if not services.metrics.may_read(address, "x-forwarded-for" in request.headers):
        raise Refused("no_such_page", "there is nothing here")
    return Response(services.metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


def log_failure(task: asyncio.Task[None]) -> None:
    """Nobody waits for the server's own work: if it fails, the log has the reason."""
    if not task.cancelled() and task.exception() is not None:
        logger.error("the server's own work has ended", exc_info=task.exception())


class Hall(Litestar):
    """The application; whoever asks for the head of an answer gets it without the body, everywhere."""

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "http":
            await super().__call__(scope, receive, send)
            return
        is_head, began, status = scope["method"] == "HEAD", time.monotonic(), 0
        scope = {**scope, "method": "GET"} if is_head else scope

        async def send_and_note(message: Any) -> None:
            nonlocal status
            status = message.get("status", status)
            await send({**message, "body": b""} if is_head and message["type"] == "http.response.body" else message)

        await super().__call__(scope, receive, send_and_note)
        route = route_of(scope)
        self.state.services.metrics.requested(scope["method"], route, status, began)
        logs.request(scope["method"], route, status, time.monotonic() - began)


def create_app(settings: Settings | None = None, clock: Clock | None = None) -> Litestar:
    """The server as an ASGI application."""
    settings = from_environment() if settings is None else settings
    services = Services(settings, clock or Clock())
    page_files = PageFiles(settings.page)
    read_games(settings)

    async def provide_services() -> Services:
        return services

    async def provide_caller(request: Request[Any, Any, Any]) -> Caller:
        return await caller_of(request, services)

    async def provide_page_files() -> PageFiles:
        return page_files

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        await services.open()
        if not services.is_open:
            yield
            return
        services.tasks = [asyncio.create_task(work) for work in services.background()]
        tasks = [*services.tasks, asyncio.create_task(services.bot_pool.wake())]
        for task in tasks:
            task.add_done_callback(log_failure)
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await services.close()

    app = Hall(
        route_handlers=[
            PeopleController,
            GamesController,
            LessonsController,
            HallController,
            HostController,
            NoticesController,
            TablesController,
            PlayController,
            ReviewController,
            table_socket,
            socket_schema,
            metrics,
            page,
        ],
        dependencies={
            "services": Provide(provide_services),
            "caller": Provide(provide_caller),
            "page_files": Provide(provide_page_files),
        },
        lifespan=[lifespan],
        guards=[refuse_unknown_host, refuse_cross_site, limit_requests, refuse_nul],
        exception_handlers=HANDLERS,
        before_send=[add_headers],
        logging_config=None,
        request_max_body_size=MAX_BODY_BYTES,
        openapi_config=OpenAPIConfig(
            title="Meadhall",
            version=meadhall.__version__,
            path="/schema",
            render_plugins=[JsonRenderPlugin(path=["/openapi.json", "/"])],
        ),
    )
    app.state.services = services
    return app
