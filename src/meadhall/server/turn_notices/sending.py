"""The ways out: a mail server, and the webhooks that a host allows."""

from __future__ import annotations

import asyncio
import json
import ssl
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from http.client import HTTPConnection, HTTPException, HTTPSConnection
from typing import Final
from urllib.parse import unquote, urlsplit

from meadhall.engine.errors import BadSettings
from meadhall.server.settings import Settings

SECONDS: Final = 20.0
"""So long a mail server or a webhook may take."""


class Unsent(Exception):
    """A message did not get through; it says why, and never what or to whom."""


class Mail:
    """Sends over one mail server, a connection for each message."""

    def __init__(self, server: str, sender: str) -> None:
        url = urlsplit(server)
        if url.scheme not in ("smtp", "smtps") or not url.hostname or "@" not in sender:
            raise BadSettings(
                "MEADHALL_SMTP is smtp://user:password@host:587 or smtps://…, and MEADHALL_MAIL_FROM an address", "smtp"
            )
        self._host = url.hostname
        self._port = url.port or (465 if url.scheme == "smtps" else 587)
        self._tls = url.scheme == "smtps"
        self._user = unquote(url.username or "")
        self._password = unquote(url.password or "")
        self._sender = sender

    async def send(self, to: str, subject: str, text: str, unsubscribe: str = "") -> None:
        try:
            import aiosmtplib
        except ImportError:
            raise Unsent('e-mail needs another package: pip install "meadhall[mail]"') from None
        try:
            await aiosmtplib.send(
                self._message(to, subject, text, unsubscribe),
                # To this address and no other, whatever else could be read in how it is written.
                sender=self._sender,
                recipients=[to],
                hostname=self._host,
                port=self._port,
                use_tls=self._tls,
                # A password never travels in the open: with one, encryption is required and not only tried.
                start_tls=True if self._user and not self._tls else None,
                username=self._user or None,
                password=self._password or None,
                timeout=SECONDS,
            )
        except Exception as error:  # Python has errors of many families for an address that it cannot read
            raise Unsent(f"the mail server: {type(error).__name__}") from None

    def _message(self, to: str, subject: str, text: str, unsubscribe: str) -> EmailMessage:
        message = EmailMessage()
        message["From"], message["To"], message["Subject"] = self._sender, to, subject
        message["Date"], message["Message-ID"] = formatdate(), make_msgid(domain=self._sender.partition("@")[2])
        message["Auto-Submitted"] = "auto-generated"
        if unsubscribe:
            message["List-Unsubscribe"] = f"<{unsubscribe}>"
            message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        message.set_content(text)
        return message


def allowed_webhook(url: str, hosts: tuple[str, ...]) -> bool:
    """Whether a webhook goes where the host of the hall lets it: never into the house's own network by accident."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        return False
    name = parts.hostname or ""
    known = name if port is None else f"{name}:{port}"
    return known in hosts and parts.username is None and (parts.scheme == "https" or f"http://{known}" in hosts)


async def call_webhook(url: str, content: dict[str, str]) -> None:
    """Send JSON there; redirections are not followed."""
    try:
        status = await asyncio.wait_for(asyncio.to_thread(_post, url, json.dumps(content).encode()), SECONDS)
    except (OSError, TimeoutError, ValueError, HTTPException) as error:
        raise Unsent(f"a webhook: {type(error).__name__}") from None
    if not 200 <= status < 300:
        raise Unsent(f"a webhook: status {status}")


def _post(url: str, body: bytes) -> int:
    parts = urlsplit(url)
    host, port = parts.hostname or "", parts.port
    connection: HTTPConnection
    if parts.scheme == "https":
        connection = HTTPSConnection(host, port, timeout=SECONDS, context=ssl.create_default_context())
    else:
        connection = HTTPConnection(host, port, timeout=SECONDS)
    try:
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        connection.request("POST", path, body, {"Content-Type": "application/json", "User-Agent": "meadhall"})
        return connection.getresponse().status
    finally:
        connection.close()


def mail_of(settings: Settings) -> Mail | None:
    """The mail server of the settings, if they name one."""
    if (settings.smtp or settings.webhooks) and not settings.address:
        message = "notices need the address of the hall, for their links: MEADHALL_ADDRESS=https://…"
        raise BadSettings(message, "notices")
    return Mail(settings.smtp, settings.mail_from) if settings.smtp else None
