"""Anytime actions: laying goods, buying and arming ships, and when they are offered."""

from __future__ import annotations

import pytest

from meadhall.games.odin import GAME
from meadhall.games.odin.rules.anytime import act, anytime_actions, may_act, refused_actions
from meadhall.games.odin.rules.phases import lay_before
from meadhall.games.odin.rules.turn import turn
from meadhall.games.odin.state import LAST_PLACEMENT, NOTHING_USED, UNDER_WAY, State
from tests.games.odin.table import (
    ask_next,
    asked_at,
    clear,
    components,
    give,
    has,
    own,
    own_more,
    run,
    space,
    supply,
    table,
)


def empty_handed(players: int = 2) -> State:
    state = table(players)
    for seat in range(players):
        clear(state, seat)
    return state


def test_a_good_is_laid_by_turn_and_cell() -> None:
    state = empty_handed()
    give(state, robe=1)
    run(act(state, 0, ""), "good.robe", "cell.a10")
    assert supply(state) == {}
    assert own(state, "home").covered.bit_count() == 9
    board = ask_next(act(empty_with(oil=1), 0, ""), "good.oil")
    assert board.kind == "turned"
    assert len(board.options) == 2


def empty_with(**things: int) -> State:
    state = empty_handed()
    give(state, **things)
    return state


def test_the_board_is_asked_for_if_there_are_several() -> None:
    state = empty_with(oil=1)
    own_more(state, "iceland")
    own_more(state, "stone_house")
    own_more(state, "stone_house")
    asked = ask_next(act(state, 0, ""), "good.oil")
    assert asked.options == ["board.home", "board.iceland", "board.stone_house", "board.stone_house_2"]


def test_food_is_laid_in_houses_only() -> None:
    state = empty_with(peas=1, mead=1)
    assert not may_act(state, 0)
    own_more(state, "stone_house")
    assert anytime_actions(state, 0) == ["good.peas", "good.mead"]


def test_wood_and_stone_are_not_laid() -> None:
    state = empty_with(wood=3, stone=3)
    own_more(state, "shed")
    assert anytime_actions(state, 0) == []


@pytest.mark.parametrize(("silver", "ships"), [(2, set()), (3, {"whaling_boat"}), (5, {"whaling_boat", "knarr"})])
def test_ships_are_bought_for_silver(silver: int, ships: set[str]) -> None:
    state = empty_with(silver=silver)
    bought = {option for option in anytime_actions(state, 0) if option.startswith("ship.")}
    assert bought == {f"ship.{ship}" for ship in ships}


def test_a_longship_costs_8() -> None:
    state = empty_with(silver=9)
    run(act(state, 0, ""), "ship.longship")
    assert state.clans[0].longships == [0]
    assert supply(state) == {"silver": 1}


def test_no_fourth_whaling_boat_and_no_fifth_large_ship() -> None:
    state = empty_with(silver=99)
    state.clans[0].boats = [0] * 3
    state.clans[0].knarrs = 3
    state.clans[0].longships = [0]
    assert not any(option.startswith("ship.") for option in anytime_actions(state, 0))
    assert refused_actions(state, 0) == {
        "ship.whaling_boat": "no_small_stage",
        "ship.knarr": "no_large_stage",
        "ship.longship": "no_large_stage",
        "arm.whaling_boat": "needs_1_ore",
        "arm.longship": "needs_1_ore",
    }


def test_ore_is_laid_on_whaling_boats_and_longships() -> None:
    state = empty_with(ore=5)
    state.clans[0].boats = [0]
    state.clans[0].longships = [0]
    state.clans[0].knarrs = 1
    for _ in range(3):
        run(act(state, 0, ""), "arm.longship")
    run(act(state, 0, ""), "arm.whaling_boat")
    assert (state.clans[0].boats, state.clans[0].longships) == ([1], [3])
    assert has(state, 0, "ore") == 1
    assert anytime_actions(state, 0) == ["good.ore"]


def test_one_chooses_which_longship_is_armed() -> None:
    state = empty_with(ore=2)
    state.clans[0].longships = [0, 2, 3]
    run(act(state, 0, ""), "arm.longship", "load.2")
    run(act(state, 0, ""), "arm.longship")
    assert state.clans[0].longships == [1, 3, 3]


@pytest.mark.parametrize("action", [NOTHING_USED, UNDER_WAY])
def test_nothing_is_armed_during_an_action(action: int) -> None:
    state = empty_with(ore=1)
    state.clans[0].longships = [0]
    assert anytime_actions(state, 0) == ["good.ore", "arm.longship"]
    state.taken = space("take_2_mead")
    state.action = action
    assert anytime_actions(state, 0) == ["good.ore"]
    assert refused_actions(state, 0)["arm.longship"] == "not_during_action"


def test_after_the_last_feast_only_goods_are_laid() -> None:
    state = empty_with(ore=1, silver=8, oil=1)
    state.clans[0].longships = [0]
    assert {"ship.longship", "arm.longship"} < set(anytime_actions(state, 0))
    state.step = LAST_PLACEMENT
    assert set(anytime_actions(state, 0)) == {"good.silver", "good.ore", "good.oil"}
    assert refused_actions(state, 0) == dict.fromkeys(
        ["ship.whaling_boat", "ship.knarr", "ship.longship", "arm.whaling_boat", "arm.longship"], "goods_alone"
    )


def test_it_goes_on_until_one_has_done() -> None:
    state = empty_with(silver=3)
    run(lay_before(state, 0, ""), "good.silver", "cell.a12", "good.silver", "cell.h12", "done")
    assert supply(state) == {"silver": 1}


# When they are offered.


def test_they_lie_behind_one_option_of_the_turn() -> None:
    state = empty_with(silver=1)
    asked = ask_next(turn(state))
    assert asked.options[-2:] == ["pass", "anytime"]
    assert "anytime" not in ask_next(turn(empty_handed())).options


def test_once_closed_they_are_not_offered_again_for_the_same_choice() -> None:
    match = GAME.new(2, seed=3)
    while "anytime" not in match.pending[0].options:
        match.choose("space.market_beans" if "space.market_beans" in match.pending[0].options else "pass")
    match.choose("anytime")
    match.choose("done")
    assert match.pending[0].kind == "turn"
    assert "anytime" not in match.pending[0].options


def test_they_are_offered_beside_the_choices_of_an_action() -> None:
    state = empty_with(oil=1, hide=1, silver=2)
    state.clans[0].knarrs = 1
    asked = asked_at(state, "overseas_trading_1")
    assert asked.options == ["good.oil", "good.hide", "all", "done", "anytime"]
    state = empty_with(oil=1, hide=1, silver=2)
    state.clans[0].knarrs = 1
    asked = asked_at(state, "overseas_trading_1", "anytime", "good.oil", "turn.0", "cell.a1")
    # What was laid in between can no longer be traded; more may be laid.
    assert asked.options == ["good.hide", "done", "anytime"]


def test_a_board_is_replaced_not_changed() -> None:
    state = empty_with(silver=1)
    before = state.copy()
    run(act(state, 0, ""), "good.silver", "cell.a12")
    assert before.clans[0].boards[0].covered == 0
    assert state.clans[0].boards[0].covered == 1 << components().puzzle.cells.index["cell.a12"]
