"""The course of the game ('Como jogar'): which step comes next."""

from __future__ import annotations

from meadhall.engine.decision import Ask
from meadhall.games.boru.rules.battle import battle_step
from meadhall.games.boru.rules.church import church_step
from meadhall.games.boru.rules.claims import claims_step
from meadhall.games.boru.rules.draft import draft_pass
from meadhall.games.boru.rules.marriage import marriage_step
from meadhall.games.boru.rules.tricks import trick
from meadhall.games.boru.setup import first_discs, preparation
from meadhall.games.boru.state import (
    BATTLE,
    CHURCH,
    CLAIMS,
    DRAFT,
    FIRST_DISCS,
    MARRIAGE,
    OVER,
    PREPARATION,
    TRICK,
    State,
)


def next_step(state: State) -> Ask[None] | None:
    """The step that begins now; None when the game is over."""
    phase = state.phase
    if phase == PREPARATION:
        return preparation(state)
    if phase == DRAFT:
        return draft_pass(state)
    if phase == TRICK:
        return trick(state)
    if phase == FIRST_DISCS:
        return first_discs(state)
    return None if phase == OVER else upkeep_step(state, phase)


def upkeep_step(state: State, phase: int) -> Ask[None]:
    """Marriage, battle, church, claims; then the next round, or the end ('Fase de manutenção')."""
    if phase == MARRIAGE:
        state.tell("step", thing="step.marriage")
        yield from marriage_step(state)
        state.phase = BATTLE
    elif phase == BATTLE:
        state.tell("step", thing="step.battle")
        yield from battle_step(state)
        state.phase = CHURCH
    elif phase == CHURCH:
        state.tell("step", thing="step.church")
        yield from church_step(state)
        state.phase = CLAIMS
    else:
        state.tell("step", thing="step.claims")
        claims_step(state)
        state.phase = PREPARATION if state.marriage_deck else OVER
