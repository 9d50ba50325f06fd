"""An option beside another: what speaks for it alone, how far apart they are, which prospects make the difference."""

from __future__ import annotations

from typing import Final

from meadhall.engine.advice import COMPARED, LEADS, PROMISES, TENTHS, Reason

ALIKE: Final = 2
"""Tenths of a point: an estimate that differs by no more does not say which is better."""
TOLD: Final = 3
"""Tenths of a point: a prospect that changes less is not worth a word."""
FAR: Final = 100
"""Tenths of a point: beyond that, figures of an estimate say no more than 'far better'."""
PROSPECTS: Final = 2
"""So many are told, those that change most."""


def without_common(told: list[Reason], others: list[Reason]) -> list[Reason]:
    """Without what follows but comes of the other option at once, such as a new round, unless nothing else follows."""
    said = {words_of(reason) for reason in others if reason.role != LEADS}
    own = [reason for reason in told if not _follows(reason) or words_of(reason) not in said]
    return own if any(_follows(reason) for reason in own) else told


def apart(told: list[Reason], others: list[Reason]) -> list[Reason]:
    """Without gains and losses that come of the other option just as well: they speak for neither.

    An option with a gain of its own, or one that comes later, is told whole; so are gains where nothing sets it apart.
    """
    said = {words_of(reason) for reason in others}
    own = [reason for reason in told if not is_change(reason) or words_of(reason) not in said]
    later = [reason for reason in told if reason.role == LEADS]
    if any(is_change(reason) and reason.amount > 0 for reason in own + later):
        return told
    return own or [reason for reason in told if reason.amount >= 0]


def is_change(reason: Reason) -> bool:
    """Whether it tells of something gained or lost, rather than of how things stand."""
    return reason.message.startswith("have-")


def _follows(reason: Reason) -> bool:
    return reason.role == LEADS and is_change(reason)


def promised(other: list[tuple[str, float]], own: list[tuple[str, float]], better: int) -> list[Reason]:
    """Which prospects make it better, or worse, than the other; those whose names begin with `_` are not told.

    Where one alone makes more than the whole difference, what it is bought with is told beside it. What is left of the
    difference is told as the rest, so that the figures add up; where there is none, none decides, and none is told.
    """
    others = dict(other)
    changes = [(name, round(TENTHS * (worth - others[name]))) for name, worth in own if name[0] != "_"]
    changes = [(name, by) for name, by in changes if better and TOLD <= abs(by) <= FAR]
    changes.sort(key=_size_of, reverse=True)
    told = [change for change in changes if change[1] * better >= 0][:PROSPECTS]
    price = [change for change in changes if change[1] * better < 0][:1]
    if told and price and abs(told[0][1]) >= abs(better) + TOLD:
        told = [told[0], *price]
    reasons = [Reason(PROMISES, f"hope-{name}", by) for name, by in told]
    rest = better - sum([by for _, by in told])
    if reasons and better <= FAR and abs(rest) >= TOLD:
        reasons.append(Reason(PROMISES, "rest", rest))
    return reasons


def compared(by: int, other: str) -> Reason:
    """How the option stands beside the other."""
    if by > FAR:
        return Reason(COMPARED, "far_better", thing=other)
    return Reason(COMPARED, "better" if by > 0 else "alike" if by == 0 else "worse", abs(by), thing=other)


def words_of(reason: Reason) -> tuple[str, int, int, str]:
    """By what two reasons are the same to whoever reads them."""
    return reason.message, reason.amount, reason.other, reason.thing


def _size_of(change: tuple[str, int]) -> int:
    return abs(change[1])
