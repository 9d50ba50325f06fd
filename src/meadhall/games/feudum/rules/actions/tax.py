"""Tax (7.7)."""

from __future__ import annotations

from typing import Final

from meadhall.engine.decision import Ask, Decision
from meadhall.games.feudum.components.pieces import FEUDUM, TAX, TOWN
from meadhall.games.feudum.rules.membership import recount
from meadhall.games.feudum.state import State

REINFORCEMENTS: Final = "ability.reinforcements"


def tax(state: State, seat: int) -> Ask[None]:
    """Shillings for a ruled town, and for every further town and feudum; with a knight, a marker too if one likes."""
    player = state.players[seat]
    if not player.ruled & state.kinds[TOWN]:
        return
    shillings = taxes(state, seat)
    player.shillings += shillings
    state.shillings -= shillings
    state.tell("taxes", seat, amount=shillings)
    if not reinforced_by(state, seat):
        return
    # The seed's "may": a marker less in the own row can be worse than none more.
    if (yield Decision(seat, "reinforce", [REINFORCEMENTS, "pass"])) == REINFORCEMENTS:
        reinforce(state, seat)
        yield from recount(state)


def taxes(state: State, seat: int) -> int:
    """The shillings that a Tax brings to the ruler of a town, as far as there are any."""
    more = (state.players[seat].ruled & (state.kinds[TOWN] | state.kinds[FEUDUM])).bit_count() - 1
    return min(state.components.cards.tax_shillings + more, state.shillings)


def can_tax(state: State, seat: int) -> bool:
    """With a ruled town, if there is anything to take."""
    if not state.players[seat].ruled & state.kinds[TOWN]:
        return False
    return state.shillings > 0 or reinforced_by(state, seat) > 0


def reinforced_by(state: State, seat: int) -> int:
    """How many markers Reinforcements bring, with a knight on the board."""
    cards = state.components.cards
    if not state.advanced or not state.players[seat].has_character(cards.ability_pawn[TAX]):
        return 0
    return min(cards.reinforcements, state.supply_markers[seat] + state.row_markers[seat])


def reinforce(state: State, seat: int) -> None:
    """Reinforcements: a marker from the general supply, or if there is none, from the own row of the Knight Guild."""
    markers = reinforced_by(state, seat)
    spare = min(markers, state.supply_markers[seat])
    state.supply_markers[seat] -= spare
    state.row_markers[seat] -= markers - spare
    state.players[seat].markers += markers
    state.tell("ability", seat, REINFORCEMENTS, markers)
