"""The course of the game ('Andamento do jogo'): which step comes next."""

from __future__ import annotations

from meadhall.engine.decision import Ask
from meadhall.games.odin.harvest.seasons import Seasons
from meadhall.games.odin.harvest.start import keep_dark_cards, take_resource_markers
from meadhall.games.odin.rules.ending import last_placement
from meadhall.games.odin.rules.feast import feast
from meadhall.games.odin.rules.phases import before_bonus, before_income, begin_round
from meadhall.games.odin.rules.turn import turn
from meadhall.games.odin.setup import choose_first_cards
from meadhall.games.odin.state import (
    BEFORE_BONUS,
    BEFORE_INCOME,
    CLOSED,
    FEAST,
    FIRST_CARD,
    KEEP_DARK_CARD,
    LAST_PLACEMENT,
    NOWHERE,
    ROUND_BEGINS,
    TAKE_MARKERS,
    TURN,
    State,
)


def next_step(state: State) -> Ask[None] | None:
    """The step that begins now; None when the game is over."""
    if state.step == TURN:
        return turn(state)
    if state.step == BEFORE_INCOME:
        return before_income(state)
    if state.step == FEAST:
        return feast(state)
    if state.step == BEFORE_BONUS:
        return before_bonus(state)
    if state.step == ROUND_BEGINS:
        return begin_round(state)
    if state.step == LAST_PLACEMENT:
        return last_placement(state)
    if state.step == FIRST_CARD:
        return choose_first_cards(state)
    if isinstance(state.seasons, Seasons) and state.step == TAKE_MARKERS:
        return take_resource_markers(state, state.seasons)
    if isinstance(state.seasons, Seasons) and state.step == KEEP_DARK_CARD:
        return keep_dark_cards(state, state.seasons)
    return None


def continues_turn(state: State) -> bool:
    """Whether the step goes on with a turn, which has begun with a space that was taken or with an anytime action."""
    return state.step == TURN and (state.taken != NOWHERE or state.menu != CLOSED)
