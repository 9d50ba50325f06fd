"""The difference between two positions, so that a move sends what it changed rather than the whole table."""

from __future__ import annotations

from typing import Any, Final

Path = list[str | int]

Put = list[tuple[Path, Any]]
Drop = list[Path]

Compared = dict[tuple[int, int], tuple[Any, Any, Path, Put, Drop]]
"""Parts that were compared already, by who they are: views share what all seats see. Held, they stay who they are."""

SHARED_DEPTH: Final = 3
"""Deeper than this, comparing again is quicker than remembering."""


def difference(before: dict[str, Any], after: dict[str, Any], compared: Compared | None = None) -> tuple[Put, Drop]:
    """What to put and what to drop to make `after` of `before`; both plain JSON-like data."""
    put: Put = []
    drop: Drop = []
    known: Compared = {} if compared is None else compared
    for key, value in after.items():
        if (key == "decision" and is_another(before.get(key), value)) or key not in before:
            put.append(([key], value))
        elif before[key] is not value:
            _compare(before[key], value, [key], put, drop, known)
    for key in before:
        if key not in after:
            drop.append([key])
    return put, drop


def is_another(before: Any, after: Any) -> bool:
    """Whether it is another question, which has little in common with the one before."""
    return before is not None and after is not None and before.get("number") != after.get("number")


def _compare(before: Any, after: Any, path: Path, put: Put, drop: Drop, compared: Compared) -> None:
    if type(before) is not type(after):
        put.append((path, after))
    elif not isinstance(after, (dict, list)):
        if before != after:
            put.append((path, after))
    elif len(path) > SHARED_DEPTH:
        _compare_parts(before, after, path, put, drop, compared)
    else:
        known = compared.get((id(before), id(after)))
        if known is None or known[2] != path:
            known = (before, after, path, [], [])
            _compare_parts(before, after, path, known[3], known[4], compared)
            compared[id(before), id(after)] = known
        put.extend(known[3])
        drop.extend(known[4])


def _compare_parts(before: Any, after: Any, path: Path, put: Put, drop: Drop, compared: Compared) -> None:
    """Of two objects or two lists."""
    # Most of a table is as it was, and this comparison is the quickest there is.
    if before == after:
        return
    if isinstance(after, dict):
        _compare_objects(before, after, path, put, drop, compared)
    elif isinstance(after, list) and len(before) == len(after):
        _compare_lists(before, after, path, put, drop, compared)
    else:
        put.append((path, after))


def _compare_objects(
    before: dict[str, Any], after: dict[str, Any], path: Path, put: Put, drop: Drop, compared: Compared
) -> None:
    for key, value in after.items():
        if key not in before:
            put.append(([*path, key], value))
        elif before[key] is not value:
            _compare(before[key], value, [*path, key], put, drop, compared)
    for key in before:
        if key not in after:
            drop.append([*path, key])


def _compare_lists(before: list[Any], after: list[Any], path: Path, put: Put, drop: Drop, compared: Compared) -> None:
    for index, value in enumerate(after):
        if before[index] is not value:
            _compare(before[index], value, [*path, index], put, drop, compared)
