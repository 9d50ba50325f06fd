"""The difference between two positions, so that a move sends what it changed rather than the whole table."""

from __future__ import annotations

from typing import Any

from meadhall.server.schemas.messages import Change

Path = list[str | int]


def difference(before: dict[str, Any], after: dict[str, Any]) -> Change:
    """What to put and what to drop to make `after` of `before`; both plain JSON-like data."""
    change = Change([], [])
    _compare_objects(before, after, [], change)
    return change


def _compare(before: Any, after: Any, path: Path, change: Change) -> None:
    # Most of a table is as it was, and this comparison is the quickest there is.
    if before == after and type(before) is type(after):
        return
    if isinstance(before, dict) and isinstance(after, dict):
        _compare_objects(before, after, path, change)
    elif isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        for index, value in enumerate(after):
            _compare(before[index], value, [*path, index], change)
    else:
        change.put.append((path, after))


def _compare_objects(before: dict[str, Any], after: dict[str, Any], path: Path, change: Change) -> None:
    for key, value in after.items():
        if key in before:
            _compare(before[key], value, [*path, key], change)
        else:
            change.put.append(([*path, key], value))
    change.drop.extend([*path, key] for key in before if key not in after)
