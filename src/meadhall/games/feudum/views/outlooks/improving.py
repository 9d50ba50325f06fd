"""What improving a location costs and brings."""

from __future__ import annotations

from typing import Final

from meadhall.engine.names import bits
from meadhall.games.feudum.components.pieces import FARM, FEUDUM, GOOD_NAMES, IRON, KINDS, TOWN, WOOD, one
from meadhall.games.feudum.player import IMPROVEMENTS
from meadhall.games.feudum.rules.actions.improve import feudums_left, improvable, improve
from meadhall.games.feudum.state import State
from meadhall.games.feudum.views.outlooks.trying import tried
from meadhall.games.feudum.views.question_shapes import Improvement, Improvements

SEAL: Final = "seal"
COSTS: Final = {FARM: GOOD_NAMES[WOOD], TOWN: GOOD_NAMES[IRON], FEUDUM: SEAL}
"""By what a location becomes."""
LACKING: Final = {FARM: "no_wood", TOWN: "no_iron", FEUDUM: "no_seal"}


def improvements(state: State, seat: int) -> Improvements:
    """Every ruled location that is no feudum yet."""
    ruled = state.players[seat].ruled & ~state.kinds[FEUDUM]
    return Improvements([improvement(state, seat, location) for location in bits(ruled)])


def improvement(state: State, seat: int, location: int) -> Improvement:
    """The rules improve it on a copy; what is lacking is lent, so that the points are known beforehand."""
    new = state.kind_at(location) + 1
    why = ""
    copy = state.copy()
    player = copy.players[seat]
    if not improvable(state, seat) >> location & 1:
        why = LACKING[new] if new != FEUDUM or feudums_left(state) else "no_feudum"
        if new == FEUDUM:
            player.seals.append(0)
        else:
            player.goods += one(WOOD if new == FARM else IRON)
    if why != "no_feudum":
        tried(improve(copy, seat), [state.components.board.locations.names[location]], then=0)
    return Improvement(
        state.components.board.locations.names[location],
        f"kind.{KINDS[new]}",
        COSTS[new],
        why,
        player.points[IMPROVEMENTS] - state.players[seat].points[IMPROVEMENTS],
        copy.tiles_seen.bit_count() - state.tiles_seen.bit_count(),
    )
