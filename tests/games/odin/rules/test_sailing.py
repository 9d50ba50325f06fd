"""Ships that sail: plundering, exploring, emigrating."""

from __future__ import annotations

import pytest

from meadhall.games.odin.components.tables import KNARR, LONGSHIP
from meadhall.games.odin.views.faults import faults
from tests.games.odin.table import asked_at, bare, components, give, own_more, supply, usable, use


def test_plundering_needs_two_longships() -> None:
    state = bare()
    state.clans[0].longships = [3]
    assert not usable(state, "plundering")
    state.clans[0].longships = [0, 0]
    use(state, "plundering")
    assert supply(state) == {"silver_hoard": 1}


def test_exploring_takes_a_board_and_its_silver_and_keeps_the_ship() -> None:
    state = bare(2, 4)
    state.clans[0].knarrs = 1
    use(state, "explore_2", "board.iceland")
    clan = state.clans[0]
    assert clan.knarrs == 1
    assert supply(state) == {"silver": 4}
    assert state.owner == [-1, -1, 0, -1]
    assert state.board_silver == [2, 0, 0, 4]
    assert faults(state) == []


@pytest.mark.parametrize(
    ("round_", "name", "boards"),
    [
        (1, "explore_1", {"shetland", "faroe_islands"}),
        (1, "explore_2", {"iceland", "greenland"}),
        (3, "explore_2", {"bear_island", "iceland", "greenland"}),
        (6, "explore_3", {"baffin_island", "labrador", "newfoundland"}),
    ],
)
def test_each_exploration_space_has_its_boards(round_: int, name: str, boards: set[str]) -> None:
    state = bare(2, round_)
    state.clans[0].longships = [0]
    assert set(asked_at(state, name).options) - {"anytime"} == {f"board.{board}" for board in boards}


@pytest.mark.parametrize(("ship", "reached"), [("boats", {1}), ("knarrs", {1, 2}), ("longships", {1, 2, 3})])
def test_near_islands_take_any_ship_far_ones_a_longship(ship: str, reached: set[int]) -> None:
    state = bare(2, 4)
    # Faroe Islands and Shetland have been turned by now; lay one of them back.
    state.shores[0] = components().fronts[0][0]
    setattr(state.clans[0], ship, 1 if ship == "knarrs" else [0])
    assert {column for column in (1, 2, 3) if usable(state, f"explore_{column}")} == reached


def test_a_claimed_board_cannot_be_explored_again() -> None:
    state = bare()
    state.clans[0].longships = [0]
    own_more(state, "iceland", 1)
    own_more(state, "greenland", 1)
    state.owner = [-1, -1, 1, 1]
    assert not usable(state, "explore_2")


def test_emigrating_costs_silver_for_the_round_and_a_large_ship() -> None:
    state = bare(2, 3)
    state.clans[0].knarrs = 1
    give(state, silver=2)
    assert not usable(state, "emigrate_2")
    give(state, silver=1)
    use(state, "emigrate_2")
    clan = state.clans[0]
    assert supply(state) == {}
    assert (clan.knarrs, clan.emigrated) == (0, [KNARR])
    assert not usable(state, "emigrate_3")


def test_a_longship_emigrates_without_its_ore() -> None:
    state = bare()
    state.clans[0].longships = [2]
    give(state, silver=1)
    use(state, "emigrate_2")
    assert state.clans[0].longships == []
    assert state.clans[0].emigrated == [LONGSHIP]
    assert supply(state) == {}


def test_one_chooses_which_kind_of_ship_emigrates() -> None:
    state = bare()
    state.clans[0].longships = [2, 0]
    state.clans[0].knarrs = 1
    give(state, silver=1)
    use(state, "emigrate_3", "ship.longship")
    assert (state.clans[0].knarrs, state.clans[0].longships) == (1, [2])


def test_nobody_emigrates_when_the_table_is_full() -> None:
    state = bare(2, 1)
    state.clans[0].knarrs = 1
    give(state, silver=9)
    # In round 1 six Vikings sit at the table: three ships fill the other six spaces.
    state.clans[0].emigrated = [KNARR, KNARR]
    assert usable(state, "emigrate_2")
    state.clans[0].emigrated = [KNARR, KNARR, KNARR]
    assert not usable(state, "emigrate_2")


def test_a_whaling_boat_becomes_a_knarr_that_may_emigrate_at_once() -> None:
    state = bare()
    state.clans[0].boats = [1]
    give(state, silver=1)
    use(state, "boat_to_knarr_emigrate", "ship.knarr")
    clan = state.clans[0]
    assert (clan.boats, clan.knarrs, clan.emigrated) == ([], 0, [KNARR])
    assert supply(state) == {}


def test_the_boat_may_be_kept_and_another_ship_emigrate() -> None:
    state = bare()
    state.clans[0].boats = [1]
    state.clans[0].longships = [0]
    give(state, silver=1)
    use(state, "boat_to_knarr_emigrate", "done")
    assert (state.clans[0].boats, state.clans[0].emigrated) == ([1], [LONGSHIP])


def test_the_exchange_alone_is_enough_and_gives_up_the_least_ore() -> None:
    state = bare()
    state.clans[0].boats = [1, 0]
    use(state, "boat_to_knarr_emigrate")
    assert (state.clans[0].boats, state.clans[0].knarrs) == ([1], 1)


def test_no_boat_is_exchanged_without_a_large_landing_stage() -> None:
    state = bare()
    state.clans[0].boats = [0]
    state.clans[0].knarrs = 4
    assert not usable(state, "boat_to_knarr_emigrate")
