"""What a player's page asks, answered."""

from __future__ import annotations

from typing import Any

from meadhall.games.feudum.rules.guilds.functions import FUNCTIONS
from meadhall.games.feudum.state import State
from meadhall.games.feudum.views.question_shapes import (
    CardOutlook,
    Cards,
    Conquest,
    Conquests,
    FunctionOutlook,
    Guilds,
    Improvement,
    Improvements,
    Moves,
    PieceMoves,
)
from meadhall.games.feudum.views.questions import answer
from tests.games.feudum.table import (
    COMPONENTS,
    A,
    guild,
)

ACTIONS = COMPONENTS.cards.actions


def asked(state: State, about: str, seat: int = A) -> Any:
    """Put the question to a copy of the state, as the server does."""
    return answer(state.copy(), seat, {"ask": about}, False)


def card(state: State, action: str, seat: int = A) -> CardOutlook:
    found: Cards = asked(state, "cards", seat)
    return found.cards[ACTIONS.index[f"action.{action}"]]


def function(state: State, name: str, what: int, seat: int = A) -> FunctionOutlook:
    found: Guilds = asked(state, "guilds", seat)
    return next(one for one in found.guilds[guild(name)].functions if one.function == FUNCTIONS[what])


def conquests(state: State, seat: int = A) -> list[Conquest]:
    found: Conquests = asked(state, "conquests", seat)
    return found.conquests


def piece(state: State, name: str, seat: int = A) -> PieceMoves:
    found: Moves = asked(state, "moves", seat)
    return next(one for one in found.pieces if one.piece == name)


def improvement(state: State, name: str, seat: int = A) -> Improvement:
    found: Improvements = asked(state, "improvements", seat)
    return next(one for one in found.improvements if one.location == f"location.{name}")
