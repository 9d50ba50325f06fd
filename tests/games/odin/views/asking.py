"""Questions as a player's page puts them."""

from __future__ import annotations

from meadhall.games.odin import GAME
from meadhall.games.odin.puzzle.laying import lay_at
from meadhall.games.odin.state import State
from meadhall.games.odin.views.question_shapes import Placement, Spots
from tests.games.odin.table import clear, components, give, table


def ask(state: State, question: object, *, advice: bool = True) -> object:
    """Put the question of seat 0 to a copy of the state, as the server does."""
    return GAME.questions(state.copy(), 0, question, advice)


def spots(state: State, good: str, *tried: dict[str, str]) -> Spots:
    found = ask(state, {"ask": "spots", "good": good, "tried": list(tried)})
    assert isinstance(found, Spots)
    return found


def placement(good: str, board: str, turn: str, cell: str) -> dict[str, str]:
    return {"good": f"good.{good}", "board": f"board.{board}", "turn": f"turn.{turn}", "cell": f"cell.{cell}"}


def ready(**things: int) -> State:
    """A table at which seat 0 has just these things."""
    state = table()
    clear(state)
    give(state, **things)
    return state


def lay_all(state: State, steps: list[Placement]) -> None:
    """Lay all goods of a plan on the home board."""
    puzzle = components().puzzle
    for step in steps:
        good, turn, cell = (
            puzzle.goods.index[step.good],
            puzzle.turns.index[step.turn],
            puzzle.cells.index[step.cell],
        )
        lay_at(state, 0, 0, good, turn, cell)
