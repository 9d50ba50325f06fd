"""The difference between two positions, so that a move sends what it changed rather than the whole table."""

from __future__ import annotations

from typing import Any, Final

from meadhall.server.schemas.messages import Change

Path = list[str | int]

Compared = dict[tuple[int, int], tuple[Any, Any, Path, Change]]
"""Parts that were compared already, by who they are: views share what all seats see. Held, they stay who they are."""

SHARED_DEPTH: Final = 3
"""Deeper than this, comparing again is quicker than remembering."""


def difference(before: dict[str, Any], after: dict[str, Any], compared: Compared | None = None) -> Change:
    """What to put and what to drop to make `after` of `before`; both plain JSON-like data."""
    change = Change([], [])
    compared = {} if compared is None else compared
    for key, value in after.items():
        if (key == "decision" and is_another(before.get(key), value)) or key not in before:
            change.put.append(([key], value))
        elif before[key] is not value:
            _compare(before[key], value, [key], change, compared)
    change.drop.extend([key] for key in before if key not in after)
    return change


def is_another(before: Any, after: Any) -> bool:
    """Whether it is another question, which has little in common with the one before."""
    return before is not None and after is not None and before.get("number") != after.get("number")


def _compare(before: Any, after: Any, path: Path, change: Change, compared: Compared) -> None:
    if before is after:
        return
    kind = type(after)
    if type(before) is not kind:
        change.put.append((path, after))
    elif kind is not dict and kind is not list:
        if before != after:
            change.put.append((path, after))
    elif len(path) > SHARED_DEPTH:
        _compare_parts(before, after, path, change, compared)
    else:
        known = compared.get((id(before), id(after)))
        if known is None or known[2] != path:
            known = (before, after, path, Change([], []))
            _compare_parts(before, after, path, known[3], compared)
            compared[id(before), id(after)] = known
        change.put.extend(known[3].put)
        change.drop.extend(known[3].drop)


def _compare_parts(before: Any, after: Any, path: Path, change: Change, compared: Compared) -> None:
    """Of two objects or two lists."""
    # Most of a table is as it was, and this comparison is the quickest there is.
    if before == after:
        return
    if isinstance(after, dict):
        _compare_objects(before, after, path, change, compared)
    elif len(before) == len(after):
        for index, value in enumerate(after):
            if before[index] is not value:
                _compare(before[index], value, [*path, index], change, compared)
    else:
        change.put.append((path, after))


def _compare_objects(
    before: dict[str, Any], after: dict[str, Any], path: Path, change: Change, compared: Compared
) -> None:
    for key, value in after.items():
        if key not in before:
            change.put.append(([*path, key], value))
        elif before[key] is not value:
            _compare(before[key], value, [*path, key], change, compared)
    for key in before:
        if key not in after:
            change.drop.append([*path, key])
