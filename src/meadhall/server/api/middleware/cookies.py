"""The cookie by which a person is known again: signed, so that nobody can make one up."""

from __future__ import annotations

import hashlib
import secrets
from typing import Final, NamedTuple

from itsdangerous import BadSignature, Signer
from litestar.datastructures import Cookie

from meadhall.server.caller import Device
from meadhall.server.storage.rows import Person

NAME: Final = "meadhall"
DEVICE: Final = "meadhall_device"
KNOWN_PEOPLE: Final = 8
SESSION_LENGTH: Final = 24
YEAR_SECONDS: Final = 365 * 24 * 3600


class Signed(NamedTuple):
    """What a cookie says: whose it is, of which epoch, and which of that person's cookies."""

    person: str
    epoch: int
    session: str


def person_cookie(person: Person, key: bytes, session: str = "", *, secure: bool) -> Cookie:
    """A cookie of a session that goes on, or of a new one."""
    name = session if len(session) == SESSION_LENGTH else secrets.token_hex(SESSION_LENGTH // 2)
    value = _signer(key).sign(f"{person.id}.{person.epoch}.{name}").decode()
    return _cookie(value, YEAR_SECONDS, secure=secure)


def empty_cookie(*, secure: bool) -> Cookie:
    """A cookie that takes the place of the person's and ends at once."""
    return _cookie("", 0, secure=secure)


def read_cookie(value: str, key: bytes) -> Signed | None:
    """What the cookie says; None if it is not one of ours."""
    try:
        content = _signer(key).unsign(value).decode()
    except BadSignature:
        return None
    person_id, epoch, *session = content.split(".")
    # Cookies of earlier versions are all alike for a person and an epoch: one that ends ends them all.
    return Signed(person_id, int(epoch), session[0] if session else content)


def device_cookie(device: Device | None, person: Person, key: bytes, *, secure: bool) -> Cookie:
    """A cookie by which a browser is known again in which this account has signed in."""
    people = () if device is None else tuple(other for other in device.people if other != person.id)
    name = secrets.token_hex(8) if device is None else device.id
    value = _signer(key, "meadhall.device").sign(".".join([name, person.id, *people][: 1 + KNOWN_PEOPLE])).decode()
    return _cookie(value, YEAR_SECONDS, secure=secure, name=DEVICE)


def read_device(value: str, key: bytes) -> Device | None:
    try:
        name, *people = _signer(key, "meadhall.device").unsign(value).decode().split(".")
    except BadSignature:
        return None
    return Device(name, tuple(people))


def _signer(key: bytes, salt: str = "meadhall.person") -> Signer:
    return Signer(key, salt=salt, digest_method=hashlib.sha256)


def _cookie(value: str, max_age: int, *, secure: bool, name: str = NAME) -> Cookie:
    return Cookie(key=name, value=value, max_age=max_age, path="/", httponly=True, samesite="lax", secure=secure)
