"""Tax (7.7)."""

from __future__ import annotations

from meadhall.engine.decision import Ask
from meadhall.games.feudum.components.pieces import FEUDUM, TAX, TOWN
from meadhall.games.feudum.rules.membership import recount
from meadhall.games.feudum.state import State


def tax(state: State, seat: int) -> Ask[None]:
    """Shillings for a ruled town, and for every further town and feudum; with a knight, a marker too."""
    cards = state.components.cards
    player = state.players[seat]
    towns = (player.ruled & state.kinds[TOWN]).bit_count()
    if not towns:
        return
    feudums = (player.ruled & state.kinds[FEUDUM]).bit_count()
    shillings = min(cards.tax_shillings + towns - 1 + feudums, state.shillings)
    player.shillings += shillings
    state.shillings -= shillings
    state.tell("taxes", seat, amount=shillings)
    if state.advanced and player.has_character(cards.ability_pawn[TAX]):
        reinforce(state, seat)
        yield from recount(state)


def reinforce(state: State, seat: int) -> None:
    """Reinforcements: a marker from the general supply, or if there is none, from the own row of the Knight Guild."""
    for _ in range(state.components.cards.reinforcements):
        if state.supply_markers[seat]:
            state.supply_markers[seat] -= 1
        elif state.row_markers[seat]:
            state.row_markers[seat] -= 1
        else:
            return
        state.players[seat].markers += 1
        state.tell("reinforces", seat, amount=1)
