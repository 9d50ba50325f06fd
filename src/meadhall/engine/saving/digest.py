"""A state's contents as plain data, and a short digest of them: equal on every machine and in both builds."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from typing import Any

from meadhall.engine.decision import Decision
from meadhall.engine.scoring import Score
from meadhall.engine.state import Cache, Components, State

WHO_LISTENS = frozenset({"told", "explaining"})
"""Fields of every state that are no part of the position: they say who listens to it."""


def contents(value: Any) -> Any:
    """The value as JSON-like data, field by field; no field can hide from it."""
    if value is None or isinstance(value, bool | int | str):
        return value
    if isinstance(value, list | tuple):
        # Most of a state is lists of numbers: they are taken as they are, without a call each.
        return [item if item.__class__ is int else contents(item) for item in value]
    if isinstance(value, dict):
        return [[contents(key), contents(item)] for key, item in value.items()]
    fields = {name: getattr(value, name) for name in fields_of(type(value))}
    if not fields or getattr(value, "__dict__", None):
        raise TypeError(
            f"a state holds ints, strings, lists and objects with __slots__ all the way up, not {type(value).__name__}"
        )
    return {name: contents(field) for name, field in fields.items() if not isinstance(field, Components | Cache)}


_FIELDS: dict[type, list[str]] = {}


def fields_of(kind: type) -> list[str]:
    """The names of the fields that objects of the class have, but for who listens to a state."""
    if kind in _FIELDS:
        return _FIELDS[kind]
    names: set[str] = set()
    for base in kind.__mro__:
        # Compiled classes list their fields in __mypyc_attrs__, others in __slots__.
        names.update(base.__dict__.get("__mypyc_attrs__", base.__dict__.get("__slots__", ())))
    names.discard("__dict__")
    _FIELDS[kind] = sorted(names - WHO_LISTENS if issubclass(kind, State) else names)
    return _FIELDS[kind]


def digest(state: State) -> str:
    """A short digest of the whole state."""
    return short_digest(contents(state))


def end_digest(pending: Sequence[Decision], scores: Sequence[Score]) -> str:
    """A digest of what is asked and of the scores: nothing but names and numbers that the rules give to everybody."""
    asked = [
        {"seat": one.seat, "kind": one.kind, "about": one.about, "options": sorted(one.options)}
        for one in sorted(pending, key=lambda decision: decision.seat)
    ]
    counted = [{"seat": score.seat, "categories": score.categories, "ties": score.ties} for score in scores]
    return short_digest({"asked": asked, "scores": counted})


def short_digest(value: Any) -> str:
    """The first 16 hexadecimal digits of the SHA-256 of the value's canonical JSON: sorted keys, no spaces, UTF-8."""
    text = json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()[:16]
