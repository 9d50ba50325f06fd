"""Advice for bots: what a position is worth, and which options look good at first sight."""

from __future__ import annotations

from meadhall.games.raiders.state import State


def value(state: State, seat: int) -> float:
    return 0.0


def priors(state: State, seat: int, kind: str, options: list[str]) -> list[float]:
    return [1.0] * len(options)
