"""What a game tells bots and hints: how good a position is, which options look promising, and why."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Generic, TypeVar

from meadhall.engine.decision import Decision
from meadhall.engine.rules import Rules
from meadhall.engine.state import State

S = TypeVar("S", bound=State)


def all_alike(state: State, seat: int, kind: str, options: list[str]) -> list[float]:
    """Priors of a game that knows none."""
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
    """How far to look ahead, if a game does not say."""
    return Horizon(own_turns=1)


def no_rounds(state: State) -> int:
    """For a game that is not told in rounds."""
    return 0


TENTHS: Final = 10
"""Estimates are told in tenths of a point."""

BRINGS: Final = "brings"
COSTS: Final = "costs"
RISKS: Final = "risks"
LEADS: Final = "leads"
"""What the choices that follow in the same turn bring or cost."""
PROMISES: Final = "promises"
"""What is likely to come of it later, over the next best and by the game's own estimate, in tenths of a point."""
COMPARED: Final = "compared"
"""How it stands beside the next best; the amount is in tenths of a point, the thing the other option."""


class Reason:
    """Why an option is good or bad: what kind of reason, the message that says it, and its figures.

    `message`: `have-coins` (what a seat has, see `Advice.holdings`), `hope-claims` (see `Advice.prospects`),
    `reason-cannot_win` (the game's own), each after the game's id; or `better` and `rest`, which all games share.
    """

    __slots__ = ("amount", "message", "other", "role", "thing")

    def __init__(self, role: str, message: str, amount: int = 0, other: int = 0, thing: str = "") -> None:
        self.role = role
        self.message = message
        self.amount = amount
        self.other = other
        self.thing = thing

    def __repr__(self) -> str:
        return f"Reason({self.role!r}, {self.message!r}, {self.amount}, {self.other}, {self.thing!r})"


def no_holdings(state: State, seat: int) -> list[tuple[str, int]]:
    """For a game that counts nothing for its reasons."""
    return []


def no_prospects(state: State, seat: int) -> list[tuple[str, float]]:
    """For a game that has no hopes to tell of."""
    return []


def no_reasons(state: State, after: State, decision: Decision, option: str) -> list[Reason]:
    """For a game that gives no reasons of its own."""
    return []


class Advice(Generic[S]):
    """The advice of one game.

    `value(state, seat)`: how good the position is for the seat, in points.
    `priors(state, seat, kind, options)`: how promising each option looks at first sight; any positive weights.
    `horizon(state)`: how far to look ahead from here, and in which way.
    `round_of(state)`: the number of the round, which only grows; past the last one when the game is over.
    `holdings(state, seat)`: what the seat has, by name, as the rules count it: what a choice changes of it is told.
    `prospects(state, seat)`: what `value` is made of, by name; together they are the value. `_name`: not told.
    `reasons(state, after, decision, option)`: what else speaks for an option or against it, the position before and
    after it at hand; of what it leads to, only what the seat that decides can be sure of.
    `by_sight`: kinds of decision whose options `value` cannot tell apart, or only after a roll: `priors` alone decide.
    `recurring`: kinds of decision with many options, of which a seat likes much the same in every simulation of a
    search: most of those judge only the ones that looked best before.
    `apart`: kinds of decision with which something else begins in the same turn: a hint does not look beyond them.
    `parts`: kinds of decision that only carry out a choice made just before, such as where and how a tile is laid:
    looking back tells of that choice alone, and not of one that was only made later than it could have been.
    `rivals`: what a point of the best rival weighs against an own one, as far as `value` leaves rivals out.
    `swing`: by how many points `value` errs early in the game, for winning chances; 0: not known.
    """

    __slots__ = (
        "apart",
        "by_sight",
        "holdings",
        "horizon",
        "parts",
        "priors",
        "prospects",
        "reasons",
        "recurring",
        "rivals",
        "round_of",
        "swing",
        "value",
    )

    def __init__(
        self,
        *,
        value: Callable[[S, int], float],
        priors: Callable[[S, int, str, list[str]], list[float]] = all_alike,
        horizon: Callable[[S], Horizon] = next_own_turn,
        round_of: Callable[[S], int] = no_rounds,
        holdings: Callable[[S, int], list[tuple[str, int]]] = no_holdings,
        prospects: Callable[[S, int], list[tuple[str, float]]] = no_prospects,
        reasons: Callable[[S, S, Decision, str], list[Reason]] = no_reasons,
        by_sight: tuple[str, ...] = (),
        recurring: tuple[str, ...] = (),
        apart: tuple[str, ...] = (),
        parts: tuple[str, ...] = (),
        rivals: float = 0.0,
        swing: float = 0.0,
    ) -> None:
        self.value = value
        self.priors = priors
        self.horizon = horizon
        self.round_of = round_of
        self.holdings = holdings
        self.prospects = prospects
        self.reasons = reasons
        self.by_sight = by_sight
        self.recurring = recurring
        self.apart = apart
        self.parts = parts
        self.rivals = rivals
        self.swing = swing


def advice_by_score(rules: Rules[Any]) -> Advice[Any]:
    """For a game that has no advice of its own: a position is worth its score."""

    def value(state: State, seat: int) -> float:
        return float(rules.scores(state)[seat].total)

    def holdings(state: State, seat: int) -> list[tuple[str, int]]:
        return [("points", rules.scores(state)[seat].total)]

    return Advice(value=value, holdings=holdings)
