"""What a player's page may ask of a plan: what is best laid where, and what is not laid yet."""

from __future__ import annotations

import msgspec
import pytest

from meadhall.games.odin.advice.priors import hopes
from meadhall.games.odin.puzzle.laying import lay_at
from meadhall.games.odin.rules.feast import room_left
from meadhall.games.odin.rules.phases import bonuses_to_come, income_of
from meadhall.games.odin.state import BEFORE_BONUS, BEFORE_INCOME, FEAST, State
from meadhall.games.odin.views.question_shapes import Placement, Plan
from tests.games.odin.table import clear, components, give, own, own_more, table, thing
from tests.games.odin.views.asking import ask, lay_all, placement, ready, spots


def test_a_plan_can_be_laid_step_by_step_after_what_was_tried() -> None:
    state = ready(hide=2, wool=1, chest=1, silver=12, linen=1)
    tried = [placement("silver", "home", "0", "a12")]
    found = ask(state, {"ask": "plan", "tried": tried})
    assert isinstance(found, Plan)
    assert found.steps
    steps = [msgspec.to_builtins(step) for step in found.steps]
    assert spots(state, "", *tried, *steps).refused == []
    assert spots(state, "", *tried, *steps).change.income >= 3


def test_a_plan_leaves_for_the_feast_what_fills_the_table() -> None:
    state = ready(stockfish=1, peas=1, mead=1, hide=1)
    own_more(state, "long_house")
    state.step = BEFORE_INCOME
    assert room_left(state, 0) == 6
    found = ask(state, {"ask": "plan"})
    assert isinstance(found, Plan)
    assert {step.good for step in found.steps} == {"good.hide"}
    give(state, beans=2)
    more = {good for good, _ in planned(state)}
    assert "good.beans" in more
    assert "good.peas" not in more


def planned(state: State) -> list[tuple[str, str]]:
    """What is laid where by 'place for me'."""
    found = ask(state, {"ask": "plan"})
    assert isinstance(found, Plan)
    return [(step.good, step.cell) for step in found.steps]


def hinted(state: State, goods: list[str]) -> str:
    """What a hint lays."""
    options = [*(good for good in goods if state.clans[0].have[thing(good.removeprefix("good."))]), "done"]
    hoped = hopes(state, 0, "anytime", options)
    return options[hoped.index(max(hoped))]


def test_a_plan_begins_at_the_income_and_lets_wait_what_a_hint_lets_wait() -> None:
    state = ready(wool=1)
    assert planned(state) == [("good.wool", "cell.a11")]
    state = ready(clothing=1, robe=1, hide=1)
    state.step = BEFORE_INCOME
    goods = ["good.clothing", "good.robe", "good.hide"]
    found = ask(state, {"ask": "plan"})
    assert isinstance(found, Plan)
    puzzle = components().puzzle
    for step in found.steps:
        assert hinted(state, goods) == step.good
        good, turn, cell = thing(step.good[5:]), puzzle.turns.index[step.turn], puzzle.cells.index[step.cell]
        lay_at(state, 0, 0, good, turn, cell)
    assert found.steps
    assert hinted(state, goods) == "done"


@pytest.mark.parametrize("step", [BEFORE_INCOME, FEAST])
def test_plan_and_hint_leave_food_for_a_feast_that_lacks_it(step: int) -> None:
    state = ready(peas=1, beans=1, silver=1)
    own_more(state, "long_house")
    state.step = step
    assert planned(state) == []
    assert hinted(state, ["good.peas", "good.beans"]) == "done"


@pytest.mark.parametrize("step", [BEFORE_INCOME, FEAST, BEFORE_BONUS])
def test_a_plan_lays_the_food_that_a_hint_lays_and_says_where(step: int) -> None:
    state = ready(flax=1, beans=1, milk=1, mead=1, silver=6)
    own_more(state, "long_house")
    own(state, "home").covered = 1 << components().puzzle.cells.index["cell.a12"]
    state.round, state.step = 3, step
    goods = ["good.flax", "good.beans", "good.milk", "good.mead"]
    good = hinted(state, goods)
    assert good in goods
    assert planned(state)[0][0] == good
    found = ask(state, {"ask": "plan", "good": good})
    assert isinstance(found, Plan)
    assert [(one.good, one.board) for one in found.steps] == [(good, "board.long_house")]
    gone = ask(state, {"ask": "plan", "good": good, "tried": [msgspec.to_builtins(one) for one in found.steps]})
    assert isinstance(gone, Plan)
    assert gone.steps == []


@pytest.mark.parametrize("step", [BEFORE_INCOME, FEAST, BEFORE_BONUS])
def test_a_plan_keeps_the_ore_that_a_hint_keeps(step: int) -> None:
    state = ready(ore=2, mead=3, stockfish=1)
    own(state, "home").covered = 1 << components().puzzle.cells.index["cell.a12"]
    state.round, state.step = 6, step
    assert hinted(state, ["good.ore"]) == "done"
    assert planned(state) == []


def test_a_plan_lays_silver_only_where_it_brings_more_than_it_is_worth() -> None:
    state = table(2, 6)
    clear(state)
    give(state, silver=30)
    state.step = BEFORE_BONUS
    assert planned(state) == []
    state = ready(silver=3)
    state.step = BEFORE_INCOME
    assert planned(state) == []  # it is needed at the feast


def test_a_plan_closes_a_bonus_with_two_goods_though_neither_alone_is_worth_it() -> None:
    state = ready(chest=2, rune_stone=1, oil=1, silver=1, mead=2, beans=1, grain=1, flax=1, peas=1)
    state.round = 2
    state.step = BEFORE_INCOME
    lay_all(
        state,
        [
            Placement("good.chest", "board.home", "turn.0", "cell.a11"),
            Placement("good.rune_stone", "board.home", "turn.1", "cell.a9"),
            Placement("good.oil", "board.home", "turn.0", "cell.b9"),
        ],
    )
    assert hinted(state, ["good.chest"]) == "done"
    found = ask(state, {"ask": "plan"})
    assert isinstance(found, Plan)
    assert [(step.good, step.cell) for step in found.steps] == [("good.chest", "cell.c11"), ("good.silver", "cell.c10")]
    lay_all(state, found.steps)
    assert bonuses_to_come(state, own(state, "home")) == ["good.mead"]


def test_what_a_hint_lays_is_shown_where_the_hint_lays_it() -> None:
    state = ready(wool=1, chest=1, rune_stone=2, silk=1, ore=1, silver=2, grain=1, mead=1)
    state.step = BEFORE_INCOME
    goods = ["good.wool", "good.chest", "good.rune_stone", "good.silk"]
    good = hinted(state, goods)
    found = ask(state, {"ask": "plan", "good": good})
    assert isinstance(found, Plan)
    assert found.steps[0].good == good
    give(state, **{good.removeprefix("good."): -1})
    state.clans[0].laying = [thing(good.removeprefix("good.")), 0, components().puzzle.turns.index[found.steps[0].turn]]
    cells = components().puzzle.cells.names
    hoped = hopes(state, 0, "cell", cells)
    assert cells[hoped.index(max(hoped))] == found.steps[0].cell


def test_a_plan_builds_towards_the_income_rather_than_far_from_it() -> None:
    state = ready(wool=1, chest=1, rune_stone=2, silk=1, ore=1, silver=2, grain=1, mead=1)
    state.round = 3
    state.step = BEFORE_INCOME
    lay_all(
        state,
        [
            Placement("good.wool", "board.home", "turn.0", "cell.a11"),
            Placement("good.chest", "board.home", "turn.0", "cell.c11"),
            Placement("good.rune_stone", "board.home", "turn.0", "cell.b9"),
        ],
    )
    before = income_of(state, 0)
    found = ask(state, {"ask": "plan"})
    assert isinstance(found, Plan)
    lay_all(state, found.steps)
    assert income_of(state, 0) > before
    assert bonuses_to_come(state, own(state, "home")) == ["good.mead"]
