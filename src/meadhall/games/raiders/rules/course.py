"""The course of the game: which step comes next."""

from __future__ import annotations

from meadhall.engine.decision import Ask
from meadhall.games.raiders.rules.turn import turn
from meadhall.games.raiders.setup import starting_cards
from meadhall.games.raiders.state import STARTING_CARDS, TURNS, State


def next_step(state: State) -> Ask[None] | None:
    """The step that begins now; None when the game is over."""
    if state.phase == TURNS:
        return turn(state)
    if state.phase == STARTING_CARDS:
        return starting_cards(state)
    return None
