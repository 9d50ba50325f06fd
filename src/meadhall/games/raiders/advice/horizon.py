"""How far it is worth looking ahead."""

from __future__ import annotations

from meadhall.engine.advice import RACE, Horizon
from meadhall.games.raiders.state import State


def horizon(state: State) -> Horizon:
    """A few turns: dice and draws drown what lies beyond."""
    return Horizon(turns=8, way=RACE)
