"""How far it is worth looking ahead."""

from __future__ import annotations

from meadhall.engine.advice import Horizon
from meadhall.games.feudum.state import State


def horizon(state: State) -> Horizon:
    """To the next own turn: what is planned for a round shows as it is played."""
    return Horizon(own_turns=1)
