"""How far it is worth looking ahead."""

from __future__ import annotations

from meadhall.engine.advice import Horizon
from meadhall.games.boru.state import OVER, State


def round_of(state: State) -> int:
    return state.round + (state.phase == OVER)


def horizon(state: State) -> Horizon:
    """To the end of the round: what a trick is for shows in the upkeep."""
    return Horizon(rounds=1)
