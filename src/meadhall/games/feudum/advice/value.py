"""Advice for bots: what a position is worth in points."""

from __future__ import annotations

from typing import Final

from meadhall.engine.names import bits
from meadhall.games.feudum.advice.outlook import (
    BEAD,
    PAWN,
    SENT,
    TILE,
    VESSEL,
    WINE,
    Outlook,
    farm_goods_worth,
    goods_worth,
    is_vassal,
    markers_worth,
    shillings_worth,
    vassal_loss,
)
from meadhall.games.feudum.advice.places import (
    SUBJECT,
    kinds_worth,
    place_gain,
    serf_worth,
)
from meadhall.games.feudum.advice.writ_hopes import writs_worth
from meadhall.games.feudum.components.pieces import FARM, size
from meadhall.games.feudum.rules.dawn import landscape_points, region_points, seat_points
from meadhall.games.feudum.scoring import charter_points, empire_points, shilling_points, voyage_points
from meadhall.games.feudum.state import LAST_EPOCH, NO_LANDSCAPE, State

STANDING: Final = 0.35
"""A pawn beside a place where a marker would bring something: the share of it that is as good as had."""
MORE_VESSELS: Final = 0.4
DISC: Final = 0.6
"""A military disc of who rules no feudum: it allows one."""
REEVE: Final = 3.0
"""Points of the pushes and pulls to come, with the whole game ahead."""
MONSTER: Final = 1.5
UNDER_WAY: Final = 1.0
"""The second space of a section of the epic voyage."""
ON_LANDSCAPES: Final = 0.4
"""What lies on tended landscapes, each piece."""
RIVAL: Final = 0.25
"""How much a point of the best rival takes from one's own."""


def value(state: State, seat: int) -> float:
    """The points of the seat, and those that what it has will bring."""
    rivals = [standing(state, other) for other in range(len(state.players)) if other != seat]
    worth = standing(state, seat) - RIVAL * max(rivals)
    look = Outlook(state, seat)
    return worth + (promises(look) + writs_worth(look) if state.epoch < LAST_EPOCH else last_worth(look))


def standing(state: State, seat: int) -> float:
    """What has been scored, what the end would score, and what the dawns to come would, if nothing changed."""
    look = Outlook(state, seat)
    points = float(sum(look.player.points)) + voyage_points(state, seat) + empire_points(state, seat)
    if look.dawns:
        dawn = seat_points(state, seat) + region_points(state, seat) + landscape_points(state, seat)
        points += look.dawns * dawn
        if is_vassal(look):
            points -= vassal_loss(look)
    return points


def promises(look: Outlook) -> float:
    """What the seat has, on the board and in its supply, for the rounds to come."""
    state = look.state
    player = look.player
    worth = shillings_worth(look, player.shillings) + goods_worth(look, player.goods)
    worth += markers_worth(look, player.markers) + kinds_worth(look)
    worth += look.time * (
        PAWN * player.pawns_out
        + WINE * player.barrel
        + TILE * size(player.tiles)
        + BEAD * player.beads.bit_count()
        + SUBJECT * player.subjects.bit_count()
        + REEVE * player.reeves.bit_count()
        + MONSTER * state.monster_owner.count(look.seat)
    )
    vessels = size(player.vessels)
    if vessels:
        worth += look.time * (VESSEL + MORE_VESSELS * (vessels - 1))
    if not is_vassal(look):
        worth += DISC * look.time * player.military
    if player.voyage and not player.voyage & 1:
        worth += UNDER_WAY
    for farm in bits(player.ruled & state.kinds[FARM]):
        worth += SENT * farm_goods_worth(look, farm)
    for location in bits(player.serfs):
        if state.landscape_at[location] == NO_LANDSCAPE:
            worth += serf_worth(look)
        else:
            worth += ON_LANDSCAPES * state.landscape_holds[location]
    if player.markers:
        for location in bits(player.pawn_places):
            worth += STANDING * place_gain(look, location)
    return worth


def last_worth(look: Outlook) -> float:
    """After the last dawn nothing counts but the final scoring, and barrel sulfur in a tie."""
    state = look.state
    return shilling_points(state, look.seat) + charter_points(state, look.seat) + look.player.barrel / 100
