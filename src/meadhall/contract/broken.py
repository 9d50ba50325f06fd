"""What is raised when a game does not keep the contract, and where two things differ."""

from __future__ import annotations

from typing import Any, Final

LONGEST: Final = 120
"""Values are shown up to so many characters."""


class ContractBroken(AssertionError):
    """A game does not do what every game must: says which game, at which move, and what was expected."""


def difference(got: Any, expected: Any, path: str = "") -> str:
    """Where plain data first differs from what was expected, in words; '' where it is the same."""
    if type(got) is type(expected):
        if isinstance(got, dict):
            return _difference_of_dicts(got, expected, path)
        if isinstance(got, list | tuple):
            for number, (mine, other) in enumerate(zip(got, expected, strict=False)):
                found = difference(mine, other, f"{path}[{number}]")
                if found:
                    return found
    if got == expected:
        return ""
    return f"{path + ' ' if path else ''}is {short(got)}, expected {short(expected)}"


def short(value: object) -> str:
    """The value, cut off where it is long."""
    text = repr(value)
    return text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"


def _difference_of_dicts(got: dict[Any, Any], expected: dict[Any, Any], path: str) -> str:
    for key in [*got, *expected]:
        where = f"{path}.{key}" if path else str(key)
        if key not in got:
            return f"{where} is missing, expected {short(expected[key])}"
        if key not in expected:
            return f"{where} is {short(got[key])}, expected nothing there"
        found = difference(got[key], expected[key], where)
        if found:
            return found
    return ""
