"""Advice for bots: what royal writs are worth, and when a mandate is worth playing."""

from __future__ import annotations

from typing import Final

from meadhall.engine.names import bits
from meadhall.games.feudum.advice.outlook import (
    BEAD,
    SEAL,
    SEALS_USED,
    VESSEL,
    Outlook,
    cost_worth,
    markers_worth,
    shillings_worth,
)
from meadhall.games.feudum.components.cards import NONE, Way
from meadhall.games.feudum.rules.mandates import is_playable
from meadhall.games.feudum.scoring import charter_value

HELD: Final = 0.6
"""Of what a mandate would bring now, the share that it is worth in hand."""
LEAST: Final = 0.5
"""A writ that brings nothing now."""
SEALED: Final = 0.9
"""Of a charter's points, if there is a seal for it; or, without one, the share that is hoped for."""
UNSEALED: Final = 0.4
GOOD: Final = 1.0
"""A random good from the bag."""
WEAPON: Final = 0.8


def writs_worth(look: Outlook) -> float:
    """Writs in hand and the seals for them."""
    player = look.player
    seals = len(player.seals) + len(player.immune)
    total = SEAL * look.time * min(seals, SEALS_USED)
    charters: list[int] = []
    mandates = look.state.components.cards.mandates
    for writ in bits(player.writs):
        if mandates >> writ & 1:
            total += max(LEAST * look.time, HELD * mandate_gain(look, writ))
        else:
            charters.append(charter_value(look.state, look.seat, writ))
    charters.sort(reverse=True)
    for place, points in enumerate(charters):
        total += LEAST * look.time + points * (SEALED if place < seals else UNSEALED)
    return total


def mandate_gain(look: Outlook, writ: int) -> float:
    """What the best way to play it would bring now."""
    best = 0.0
    for way in look.state.components.cards.ways[writ]:
        if way.attack:
            best = max(best, WEAPON * look.time)
        elif is_playable(look.state, look.seat, way):
            best = max(best, way_gain(look, way))
    return best


def way_gain(look: Outlook, way: Way) -> float:
    """What one way of a mandate brings over its price; tiles may stand in for goods."""
    state = look.state
    player = look.player
    gain = shillings_worth(look, player.shillings + min(way.shillings, state.shillings))
    gain -= shillings_worth(look, player.shillings)
    if way.vessel != NONE:
        gain += VESSEL * look.time
    if way.markers:
        gain += markers_worth(look, player.markers + way.markers) - markers_worth(look, player.markers)
    gain += look.time * (GOOD * way.goods + SEAL * way.seals + BEAD * way.beads)
    return gain - cost_worth(look, way.pay)
