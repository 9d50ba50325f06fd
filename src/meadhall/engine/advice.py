"""What a game tells bots: how good a position is, and which options look promising."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Generic, TypeVar

from meadhall.engine.rules import Rules
from meadhall.engine.state import State

S = TypeVar("S", bound=State)


def all_alike(state: State, seat: int, kind: str, options: list[str]) -> list[float]:
    return [1.0] * len(options)


TREE: Final = "tree"
"""Search a tree of one's own choices: where a plan of several matters."""
RACE: Final = "race"
"""Play every option out in the same imagined worlds: where luck drowns what a plan would bring."""


class Horizon:
    """How far a search looks: to a place where a position can be valued well. Whichever comes first; 0: no limit."""

    __slots__ = ("own_turns", "rounds", "turns", "way")

    def __init__(self, *, rounds: int = 0, turns: int = 0, own_turns: int = 0, way: str = TREE) -> None:
        self.rounds = rounds
        self.turns = turns
        self.own_turns = own_turns
        self.way = way


def next_own_turn(state: State) -> Horizon:
    return Horizon(own_turns=1)


def no_rounds(state: State) -> int:
    return 0


class Advice(Generic[S]):
    """The advice of one game.

    `value(state, seat)`: how good the position is for the seat, in points.
    `priors(state, seat, kind, options)`: how promising each option looks at first sight; any positive weights.
    `horizon(state)`: how far to look ahead from here, and in which way.
    `round_of(state)`: the number of the round, which only grows; past the last one when the game is over.
    `rivals`: what a point of the best rival weighs against an own one, as far as `value` leaves rivals out.
    """

    __slots__ = ("horizon", "priors", "rivals", "round_of", "value")

    def __init__(
        self,
        *,
        value: Callable[[S, int], float],
        priors: Callable[[S, int, str, list[str]], list[float]] = all_alike,
        horizon: Callable[[S], Horizon] = next_own_turn,
        round_of: Callable[[S], int] = no_rounds,
        rivals: float = 0.0,
    ) -> None:
        self.value = value
        self.priors = priors
        self.horizon = horizon
        self.round_of = round_of
        self.rivals = rivals


def advice_by_score(rules: Rules[Any]) -> Advice[Any]:
    """For a game that has no advice of its own: a position is worth its score."""

    def value(state: State, seat: int) -> float:
        return float(rules.scores(state)[seat].total)

    return Advice(value=value)
