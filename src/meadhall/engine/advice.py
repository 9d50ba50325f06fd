"""What a game tells bots: how good a position is, and which options look promising."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar

from meadhall.engine.rules import Rules
from meadhall.engine.state import State

S = TypeVar("S", bound=State)


def all_alike(state: State, seat: int, kind: str, options: list[str]) -> list[float]:
    return [1.0] * len(options)


class Advice(Generic[S]):
    """The advice of one game.

    `value(state, seat)`: how good the position is for the seat, in points.
    `priors(state, seat, kind, options)`: how promising each option looks at first sight; any positive weights.
    """

    __slots__ = ("priors", "value")

    def __init__(
        self,
        *,
        value: Callable[[S, int], float],
        priors: Callable[[S, int, str, list[str]], list[float]] = all_alike,
    ) -> None:
        self.value = value
        self.priors = priors


def advice_by_score(rules: Rules[Any]) -> Advice[Any]:
    """For a game that has no advice of its own: a position is worth its score."""

    def value(state: State, seat: int) -> float:
        return float(rules.scores(state)[seat].total)

    return Advice(value=value)
