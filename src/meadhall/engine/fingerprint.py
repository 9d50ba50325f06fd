"""A state's contents as plain data, and a short digest of them: equal on every machine and in both builds."""

from __future__ import annotations

import hashlib
import json
from typing import Any

from meadhall.engine.rng import Rng
from meadhall.engine.state import State

NOT_POSITION = frozenset({"told", "explaining", "kept", "parts", "__dict__"})
"""Fields that are no part of the position: listeners, what was worked out from other fields and kept, and the game's
components, which all states share."""


def _fields(kind: type) -> list[str]:
    names: set[str] = set()
    for base in kind.__mro__:
        # Compiled classes list their fields in __mypyc_attrs__, others in __slots__.
        names.update(base.__dict__.get("__mypyc_attrs__", base.__dict__.get("__slots__", ())))
    return sorted(names - NOT_POSITION)


def contents(value: Any) -> Any:
    """The value as JSON-like data, field by field."""
    if value is None or isinstance(value, bool | int | str):
        return value
    if isinstance(value, list | tuple):
        return [contents(item) for item in value]
    if isinstance(value, dict):
        return [[contents(key), contents(item)] for key, item in value.items()]
    if isinstance(value, State | Rng) or hasattr(type(value), "__slots__") or hasattr(type(value), "__mypyc_attrs__"):
        return {name: contents(getattr(value, name)) for name in _fields(type(value))}
    raise TypeError(f"a state holds ints, strings, lists and slotted objects, not {type(value).__name__}")


def fingerprint(state: State) -> str:
    """A short digest of the whole state."""
    text = json.dumps(contents(state), sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:16]
