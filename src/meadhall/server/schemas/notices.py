"""How somebody wants to be told that it is their turn."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from meadhall.server.schemas.common import Body

# No signs by which mail programs read more than one address, a comment or another script in it (`=?utf-8?q?…?=`).
_WORD = r"[^@?\s\x00-\x1f<>()\[\]\\,;:\"]+"
Email = Annotated[str, Meta(max_length=200, pattern=rf"^$|^{_WORD}@{_WORD}\.{_WORD}$")]
Webhook = Annotated[str, Meta(max_length=400, pattern=r"^$|^https?://[\x21-\x7e]+$")]
Minutes = Annotated[int, Meta(ge=0, le=10_080, description="How long a table waits for you before you are told.")]


class NoticeWish(Body):
    """Empty: not by that way. A new address gets a mail first, by which it is confirmed."""

    email: Email = ""
    webhook: Webhook = ""
    minutes: Minutes = 10
    language: Annotated[str, Meta(max_length=20)] = "en"


class NoticeSettings(Struct):
    """How you are told; `can_mail` and `webhook_hosts`: what this hall offers."""

    email: str
    confirmed: bool
    webhook: str
    minutes: int
    can_mail: bool
    webhook_hosts: list[str]


class Confirmation(Body):
    """What stands behind the # of the link in a mail."""

    token: Annotated[str, Meta(max_length=600)]
