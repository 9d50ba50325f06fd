"""The difference between two positions, so that a move sends what it changed rather than the whole table."""

from __future__ import annotations

from typing import Any

from meadhall.server.schemas.messages import Change

Path = list[str | int]


def difference(before: Any, after: Any) -> Change:
    """What to put and what to drop to make `after` of `before`; both plain JSON-like data."""
    change = Change([], [])
    _compare(before, after, [], change)
    return change


def _compare(before: Any, after: Any, path: Path, change: Change) -> None:
    # Types count: in JSON true is not 1.
    if type(before) is not type(after):
        change.put.append((path, after))
    elif isinstance(after, dict):
        for key, value in after.items():
            if key not in before:
                change.put.append(([*path, key], value))
            else:
                _compare(before[key], value, [*path, key], change)
        change.drop.extend([*path, key] for key in before if key not in after)
    elif isinstance(after, list) and len(before) == len(after):
        for index, value in enumerate(after):
            _compare(before[index], value, [*path, index], change)
    elif before != after:
        change.put.append((path, after))


def applied(position: Any, change: Change) -> Any:
    """What a client makes of a change."""
    for path, value in change.put:
        _holder(position, path)[path[-1]] = value
    for path in change.drop:
        del _holder(position, path)[path[-1]]
    return position


def _holder(place: Any, path: Path) -> Any:
    for key in path[:-1]:
        place = place[key]
    return place
