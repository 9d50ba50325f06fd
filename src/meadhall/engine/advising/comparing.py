"""An option beside the next best one: what it alone brings, how much better it is, and by which prospects."""

from __future__ import annotations

from typing import Final

from meadhall.engine.advice import BRINGS, COMPARED, LEADS, PROMISES, TENTHS, Reason

TOLD: Final = 3
"""Tenths of a point: a prospect that changes less is not worth a word."""
FAR: Final = 100
"""Tenths of a point: beyond that, figures of an estimate say no more than 'far better'."""
PROSPECTS: Final = 2
"""So many are told, those that change most."""


def without_common(told: list[Reason], others: list[Reason]) -> list[Reason]:
    """Without what follows but comes of the other option at once, such as a new round, unless nothing else follows."""
    said = {_words_of(reason) for reason in others if reason.role != LEADS}
    own = [reason for reason in told if not _follows(reason) or _words_of(reason) not in said]
    return own if any(_follows(reason) for reason in own) else told


def apart(told: list[Reason], others: list[Reason]) -> list[Reason]:
    """Without mere losses that come of the other option just as well: they speak for neither."""
    if any(reason.role == BRINGS or (reason.role == LEADS and reason.amount >= 0) for reason in told):
        return told
    said = {_words_of(reason) for reason in others}
    return [reason for reason in told if reason.amount >= 0 or _words_of(reason) not in said]


def promised(other: list[tuple[str, float]], own: list[tuple[str, float]], better: int) -> list[Reason]:
    """Which prospects make it better, or worse, than the next best; those whose names begin with `_` are not told."""
    others = dict(other)
    changes = [(name, round(TENTHS * (worth - others[name]))) for name, worth in own if name[0] != "_"]
    changes = [(name, by) for name, by in changes if TOLD <= abs(by) <= FAR and by * better >= 0]
    changes.sort(key=_size_of, reverse=True)
    return [Reason(PROMISES, f"hope-{name}", by) for name, by in changes[:PROSPECTS]]


def compared(by: int, other: str) -> Reason:
    """How the option stands beside the next best."""
    if by > FAR:
        return Reason(COMPARED, "far_better", thing=other)
    return Reason(COMPARED, "better" if by > 0 else "alike" if by == 0 else "worse", abs(by), thing=other)


def _follows(reason: Reason) -> bool:
    return reason.role == LEADS and reason.message.startswith("have-")


def _words_of(reason: Reason) -> tuple[str, int, int, str]:
    return reason.message, reason.amount, reason.other, reason.thing


def _size_of(change: tuple[str, int]) -> int:
    return abs(change[1])
