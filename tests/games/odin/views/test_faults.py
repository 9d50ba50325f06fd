"""Faults are found."""

from __future__ import annotations

import pytest

from meadhall.games.odin.components.tables import BOAT
from meadhall.games.odin.views.faults import faults
from tests.games.odin.table import components, give, own, own_more, table, thing


@pytest.mark.parametrize(
    "wrong",
    [
        lambda state: setattr(state, "specials", state.specials & ~(1 << thing("helmet"))),
        lambda state: give(state, helmet=2),
        lambda state: give(state, spear=1),
        lambda state: give(state, silver=-1),
        lambda state: own_more(state, "shed"),
        lambda state: own_more(state, "iceland"),
        lambda state: setattr(state.clans[0], "thing", 3),
        lambda state: setattr(state.clans[0], "boats", [0] * 4),
        lambda state: setattr(state.clans[0], "longships", [4]),
        lambda state: setattr(state.clans[0], "knarrs", 5),
        lambda state: setattr(state.clans[0], "emigrated", [1] * 9),
        lambda state: setattr(own(state, "home"), "covered", 1),
        lambda state: setattr(state, "free", state.free ^ 1),
        lambda state: setattr(state, "dark", state.dark[1:] + state.dark[2:3]),
        lambda state: state.weapon_pile.pop(),
        lambda state: setattr(state, "strips", state.strips + state.strips[:1]),
        lambda state: setattr(state, "strips", state.strips[1:]),
        lambda state: setattr(state, "strips", [state.strips[0] + 1, *state.strips[1:]]),
        lambda state: setattr(state, "strips", [*state.strips, 8 * len(components().strips.names)]),
        lambda state: setattr(state, "pile", state.pile[1:]),
        lambda state: setattr(state, "pile", [*state.pile[1:], state.pile[-1]]),
        lambda state: setattr(state, "pile", [*state.pile[1:], state.strips[0] // 8]),
        lambda state: setattr(state, "board_silver", [-1, 0, 0, 0]),
        lambda state: setattr(state, "board_silver", [0, 0, 1, 0]),
        lambda state: setattr(state, "shores", [state.shores[1], state.shores[0], *state.shores[2:]]),
        lambda state: setattr(state.clans[0], "emigrated", [BOAT]),
    ],
)
def test_what_is_lost_or_made_is_noticed(wrong: object) -> None:
    state = table(2)
    assert faults(state) == []
    assert callable(wrong)
    wrong(state)
    assert faults(state) != []
