"""The course of the game (chapters 5 and 17): which step comes next, the end of a round, and the end."""

from __future__ import annotations

from meadhall.engine.decision import Ask
from meadhall.games.feudum.rules.anytime import anytime, betray
from meadhall.games.feudum.rules.choosing import choosing_cards, settling_pouches
from meadhall.games.feudum.rules.dawn import dawn
from meadhall.games.feudum.rules.feeding import feeding
from meadhall.games.feudum.rules.progress import progress
from meadhall.games.feudum.rules.turns import turn
from meadhall.games.feudum.scoring import sealed_charters
from meadhall.games.feudum.setup import choosing_goods, first_pawns
from meadhall.games.feudum.state import (
    CHOOSING_CARDS,
    CHOOSING_GOODS,
    DAWN,
    END_OF_ROUND,
    FEEDING,
    FIRST_PAWNS,
    LAST_EPOCH,
    LAST_USES,
    OVER,
    POUCHES,
    PROGRESS,
    TURNS,
    State,
)


def next_step(state: State) -> Ask[None] | None:
    """The step that begins now; None when the game is over."""
    phase = state.phase
    if phase == TURNS:
        return turn(state)
    if phase == POUCHES:
        return settling_pouches(state)
    if phase == CHOOSING_CARDS:
        return choosing_cards(state)
    if phase == FEEDING:
        return feeding(state)
    if phase == PROGRESS:
        return progress(state)
    if phase == DAWN:
        return dawn(state)
    if phase == END_OF_ROUND:
        return end_of_round(state)
    if phase == CHOOSING_GOODS:
        return choosing_goods(state)
    if phase == FIRST_PAWNS:
        return first_pawns(state)
    if phase == LAST_USES:
        return last_uses(state)
    return None


def continues_turn(state: State) -> bool:
    """Whether the step that begins here goes on with a turn."""
    return state.amid_turn


def end_of_round(state: State) -> Ask[None]:
    """Cards are taken back and the starting marker is passed on; after epoch V has begun, the game ends instead."""
    for player in state.players:
        player.played = 0
        player.moves = 0
        player.guilds_used = 0
    if state.epoch == LAST_EPOCH:
        state.phase = LAST_USES
    else:
        state.starter = state.clockwise_from(state.starter)[1]
        state.active = state.starter
        state.round += 1
        state.phase = POUCHES
        state.tell("round", state.starter, amount=state.round)
    yield from ()  # nobody decides anything here


def last_uses(state: State) -> Ask[None]:
    """Once more in turn order mandates may be played (R15); then the final scoring shows the charters."""
    for seat in state.clockwise_from(state.starter):
        betray(state, seat)
        yield from anytime(state, seat)
    for seat in range(len(state.players)):
        for points, writ in sealed_charters(state, seat):
            state.tell("charter", seat, state.components.cards.writs.names[writ], points)
    state.phase = OVER
    state.reveal()
