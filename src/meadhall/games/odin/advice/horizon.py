"""How far it is worth looking ahead."""

from __future__ import annotations

from meadhall.engine.advice import Horizon
from meadhall.games.odin.state import OVER, State


def round_of(state: State) -> int:
    return state.round + (state.step == OVER)


def horizon(state: State) -> Horizon:
    """Alone two rounds, since nobody disturbs the plan; with others two own turns."""
    return Horizon(rounds=2) if state.players == 1 else Horizon(own_turns=2)
