"""Who has been waited for a while is told once, wherever they want to be told."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import replace
from typing import Final

from meadhall.server.caller import Caller
from meadhall.server.clock import Clock
from meadhall.server.errors import Refused
from meadhall.server.operations import logs
from meadhall.server.rate_limits import RateLimit
from meadhall.server.schemas.notices import NoticeSettings, NoticeWish
from meadhall.server.settings import Settings
from meadhall.server.storage.rows import NoticeWay, Seat, TableRow, ToldTurn
from meadhall.server.storage.turn_notices import TurnNoticeStore
from meadhall.server.tables.presence import Presence
from meadhall.server.tokens import Secret
from meadhall.server.turn_notices.sending import Unsent, allowed_webhook, call_webhook, mail_of
from meadhall.words import LANGUAGES, Words

logger = logging.getLogger(__name__)

MINUTE_MS: Final = 60_000
LATEST_MS: Final = 2 * 24 * 60 * MINUTE_MS
"""Turns that began longer ago are not told any more: a server that was away for a week does not flood anybody."""
EMAIL: Final = "email"
UNSUBSCRIBE: Final = "unsubscribe"


class TurnNotices:
    """What people wish to be told by, and the telling."""

    def __init__(
        self, store: TurnNoticeStore, presence: Presence, clock: Clock, secret: Secret, settings: Settings
    ) -> None:
        self._store = store
        self._presence = presence
        self._clock = clock
        self._secret = secret
        self._settings = settings
        self._mail = mail_of(settings)
        self._confirmations = RateLimit(3, 1 / 600)
        """Mails to addresses that nobody has confirmed: of one person, and from one place."""
        self._confirmations_there = RateLimit(30, 1 / 60)

    # Wishes.

    async def wishes(self, caller: Caller) -> NoticeSettings:
        way = await self._store.way_of(caller.require_person().id)
        can_mail, hosts = self._mail is not None, [host for host in self._settings.webhooks if "://" not in host]
        if way is None:
            return NoticeSettings("", False, "", 10, can_mail, hosts)
        return NoticeSettings(way.email, way.confirmed, way.webhook, way.minutes, can_mail, hosts)

    async def wish(self, caller: Caller, body: NoticeWish) -> NoticeSettings:
        """Remember it; an address that is new is asked first whether it is theirs."""
        person = caller.require_person()
        if body.email and self._mail is None:
            raise Refused("bad_options", "this hall sends no e-mail")
        if body.webhook and not allowed_webhook(body.webhook, self._settings.webhooks):
            raise Refused("bad_options", "this hall calls no webhook there")
        if body.language not in LANGUAGES:
            raise Refused("bad_options", f"languages are {', '.join(LANGUAGES)}")
        before = await self._store.way_of(person.id)
        confirmed = bool(body.email) and before is not None and before.confirmed and before.email == body.email
        way = NoticeWay(person.id, body.email, confirmed, body.webhook, body.language, body.minutes)
        if body.email and not confirmed:
            self._confirmations.take(person.id)
            self._confirmations_there.take(caller.address)
            await self._ask_to_confirm(way, person.name)
        await self._store.put_way(way)
        return await self.wishes(caller)

    async def _ask_to_confirm(self, way: NoticeWay, name: str) -> None:
        words = Words(way.language)
        token = self._secret.sign(EMAIL, f"{way.person}.{self._secret.digest(way.email)}")
        link = f"{self._settings.address}/confirm#{token}"
        text = words.say("common-mail-confirm", who=name, link=link)
        try:
            if self._mail is not None:
                await self._mail.send(way.email, words.say("common-mail-confirm-subject"), text)
        except Unsent as unsent:
            logger.warning("an address could not be asked: %s", unsent)
            raise Refused("unavailable", "the mail server did not take the message; try again later") from None

    async def confirm(self, token: str) -> None:
        person_id, _, email = (self._secret.read(EMAIL, token) or "").partition(".")
        way = await self._store.way_of(person_id) if person_id else None
        if way is None or self._secret.digest(way.email) != email:
            raise Refused("bad_link", "this link is of another address")
        await self._store.put_way(replace(way, confirmed=True))

    async def unsubscribe(self, token: str) -> None:
        """No notice of any kind any more, for whoever has the link of one."""
        person_id = self._secret.read(UNSUBSCRIBE, token)
        if person_id is None:
            raise Refused("bad_link", "this link is of no notice")
        await self._store.forget_way(person_id)

    # Telling.

    async def run(self, seconds: float) -> None:
        failing = False
        while True:
            await asyncio.sleep(seconds)
            try:
                await self.tell_waiting()
                failing = False
            except Exception as error:
                if not failing:
                    logs.failure(logger, "nobody could be told that it is their turn; trying again", error)
                failing = True

    async def tell_waiting(self) -> None:
        """Tell all who are away, have been waited for as long as they wished, and were not told of this turn."""
        now = self._clock.now_ms()
        waiting = await self._store.waiting(now - LATEST_MS, now)
        await self._presence.refresh(sorted({row.id for _, row, _ in waiting}))
        for way, row, seat in waiting:
            since = row.asked.get(seat.seat)
            if since is None or since.at > now - way.minutes * MINUTE_MS or seat.seat in self._presence.here(row.id):
                continue
            if await self._store.claim(ToldTurn(way.person, row.id, since.number)):
                await self._tell(way, row, seat)

    async def _tell(self, way: NoticeWay, row: TableRow, seat: Seat) -> None:
        words = Words(way.language)
        named = words.has(f"{row.game}-name")  # a game of somebody else's may lack the words
        game, link = words.name(row.game) if named else row.game, f"{self._settings.address}/table/{row.id}"
        token = self._secret.sign(UNSUBSCRIBE, way.person)
        subject = words.say("common-mail-turn-subject", game=game)
        text = words.say("common-mail-turn", who=seat.name, game=game, link=link)
        end = words.say("common-mail-end", link=f"{self._settings.address}/unsubscribe#{token}")
        try:
            if way.confirmed and self._mail is not None:
                one_click = f"{self._settings.address}/api/notices/unsubscribe/{token}"
                await self._mail.send(way.email, subject, f"{text}\n\n{end}", one_click)
            if way.webhook and allowed_webhook(way.webhook, self._settings.webhooks):
                said = f"{subject} {link}"
                await call_webhook(way.webhook, {"text": said, "content": said, "table": link, "game": row.game})
        except Unsent as unsent:
            logger.warning("somebody could not be told that it is their turn: %s", unsent)
