"""Whatever is lost or created is found."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from meadhall.games.feudum.components.pieces import FOOD, IRON, OUTPOST, SHIP, TOWN, one
from meadhall.games.feudum.player import OFF_BOARD
from meadhall.games.feudum.state import State
from meadhall.games.feudum.views.faults import faults
from tests.games.feudum.table import A, B, table


def lose_food(state: State) -> None:
    state.bag -= one(FOOD)


def create_iron(state: State) -> None:
    state.goods_at[3] += one(IRON)


def lose_wine(state: State) -> None:
    state.players[A].barrel += 1


def lose_a_shilling(state: State) -> None:
    state.players[A].shillings -= 1


def lose_a_target(state: State) -> None:
    state.targets -= 1


def create_a_marker(state: State) -> None:
    state.players[B].ruled |= 1


def lose_a_dummy_marker(state: State) -> None:
    state.row_markers[3] -= 1


def sail_from_nowhere(state: State) -> None:
    state.vessels -= one(SHIP)
    state.players[A].pawn_vessel[0] = SHIP


def own_a_monster_that_is_not_there(state: State) -> None:
    state.monster_owner[0] = A
    state.supply_markers[A] -= 1


def take_a_seal_twice(state: State) -> None:
    state.players[A].seals.append(state.pool[0])


def spend_a_tile_twice(state: State) -> None:
    state.tiles_used += one(0)


def hold_a_writ_twice(state: State) -> None:
    state.players[A].writs |= 1 << state.deck[0]


def build_twice(state: State) -> None:
    state.kinds[TOWN] |= state.kinds[OUTPOST] & 1


def serve_nobody(state: State) -> None:
    state.players[A].serfs |= 1
    state.supply_markers[A] -= 1


def overfill_the_rosary(state: State) -> None:
    while state.pool:
        state.rosary |= 1 << state.pool.pop()


def lay_too_many_discs(state: State) -> None:
    state.players[A].military = 3
    state.players[A].voyage = 1


@pytest.mark.parametrize(
    ("spoil", "says"),
    [
        (lose_food, "good.food: 49, not 50"),
        (create_iron, "good.iron: 31, not 30"),
        (lose_wine, "good.sulfur: 31, not 30"),
        (lose_a_shilling, "77 shillings, not 78"),
        (lose_a_target, "a target is missing"),
        (create_a_marker, "colour 1 has 21 markers"),
        (lose_a_dummy_marker, "colour 3 has 19 markers"),
        (sail_from_nowhere, "off the board, with a vessel"),
        (own_a_monster_that_is_not_there, "owned without being there"),
        (take_a_seal_twice, "there twice"),
        (spend_a_tile_twice, "tiles taken"),
        (hold_a_writ_twice, "a writ is missing, or there twice"),
        (build_twice, "no disc, or two"),
        (serve_nobody, "a serf without a ruler"),
        (overfill_the_rosary, "12 beads on the rosary, at most 7"),
        (lay_too_many_discs, "4 discs laid, at most 3"),
    ],
)
def test_a_fault_is_found(spoil: Callable[[State], None], says: str) -> None:
    state = table(3)
    assert faults(state) == []
    assert state.players[A].pawn_at == [OFF_BOARD] * 3
    spoil(state)
    assert says in "; ".join(faults(state))
