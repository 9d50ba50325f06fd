"""The cookie by which a person is known again: signed, so that nobody can make one up."""

from __future__ import annotations

import hashlib
import secrets
from typing import Final

from itsdangerous import BadSignature, Signer
from litestar.datastructures import Cookie

from meadhall.server.caller import Device
from meadhall.server.storage.rows import Person

NAME: Final = "meadhall"
DEVICE: Final = "meadhall_device"
KNOWN_PEOPLE: Final = 8
YEAR_SECONDS: Final = 365 * 24 * 3600


def person_cookie(person: Person, key: bytes, *, secure: bool) -> Cookie:
    value = _signer(key).sign(f"{person.id}.{person.epoch}").decode()
    return _cookie(value, YEAR_SECONDS, secure=secure)


def empty_cookie(*, secure: bool) -> Cookie:
    """A cookie that takes the place of the person's and ends at once."""
    return _cookie("", 0, secure=secure)


def read_cookie(value: str, key: bytes) -> tuple[str, int] | None:
    """Whose cookie it is, and of which epoch; None if it is not one of ours."""
    try:
        content = _signer(key).unsign(value).decode()
    except BadSignature:
        return None
    person_id, _, epoch = content.partition(".")
    return person_id, int(epoch)


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
