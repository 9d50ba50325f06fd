"""Whether there is any use in laying goods before the income or the bonus is counted."""

from __future__ import annotations

from meadhall.games.odin.advice.idle import least_for_income
from meadhall.games.odin.cards.moments import LAID
from meadhall.games.odin.puzzle.laying import lay_at
from meadhall.games.odin.state import BEFORE_BONUS, BEFORE_INCOME, FEAST, State
from meadhall.games.odin.views.question_shapes import Idle
from tests.games.odin.table import components, give
from tests.games.odin.views.asking import ask, placement, ready, spots


def idle(state: State, step: int = BEFORE_INCOME, *, advice: bool = True) -> bool:
    state.step = step
    found = ask(state, {"ask": "idle"}, advice=advice)
    assert isinstance(found, Idle)
    return found.idle


def test_nothing_to_lay_is_idle_and_what_raises_the_income_is_not() -> None:
    assert idle(ready())
    assert idle(ready(peas=3, mead=2))
    state = ready(wool=1)
    assert spots(state, "", placement("wool", "home", "0", "a11")).change.income > 0
    assert not idle(state)
    assert not idle(state, advice=False)


def test_what_cannot_reach_the_next_income_can_wait_until_after_it() -> None:
    state = begun(oil=1)
    assert least_for_income(components().puzzle, state.clans[0].boards[0]) == 3
    assert idle(state)
    assert idle(state, advice=False)
    assert not idle(begun(oil=1, silver=1))
    # Long enough, but it fits only elsewhere: that is seen by looking for a place.
    assert idle(begun(silk=1))
    assert not idle(begun(silk=1), advice=False)


def begun(**things: int) -> State:
    """The first income of the home board is covered."""
    state = ready(silver=1)
    puzzle = components().puzzle
    lay_at(state, 0, 0, puzzle.silver, 0, puzzle.cells.index["cell.a12"])
    give(state, **things)
    return state


def test_before_the_bonus_what_surrounds_one_is_of_use() -> None:
    assert idle(ready(ore=1), BEFORE_BONUS)
    assert not idle(ready(ore=12), BEFORE_BONUS)


def test_of_other_times_nothing_is_said() -> None:
    assert not idle(ready(), FEAST)


def test_with_an_occupation_that_acts_on_what_is_laid_it_is_asked() -> None:
    state = ready()
    state.listening = [LAID, *state.listening[1:]]
    assert not idle(state)
