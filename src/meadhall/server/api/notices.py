"""Being told that it is your turn while you are away."""

from __future__ import annotations

from litestar import Controller
from litestar.params import FromPath, JSONBody

from meadhall.server.api.shared import TheCaller, TheServices, get, post, put
from meadhall.server.schemas.notices import Confirmation, NoticeSettings, NoticeWish


class NoticesController(Controller):
    path = "/api/notices"
    tags = ("people",)

    @get("/", summary="How you are told that it is your turn")
    async def wishes(self, caller: TheCaller, services: TheServices) -> NoticeSettings:
        return await services.turn_notices.wishes(caller)

    @put("/", summary="Be told by e-mail or webhook, or not any more")
    async def wish(self, data: JSONBody[NoticeWish], caller: TheCaller, services: TheServices) -> NoticeSettings:
        return await services.turn_notices.wish(caller, data)

    @post("/confirm", status_code=204, summary="The address of this link is yours")
    async def confirm(self, data: JSONBody[Confirmation], services: TheServices) -> None:
        await services.turn_notices.confirm(data.token)

    @post(
        "/unsubscribe/{token:str}", status_code=204, summary="No notices any more; mail programs call it by themselves"
    )
    async def unsubscribe(self, token: FromPath[str], services: TheServices) -> None:
        await services.turn_notices.unsubscribe(token)
