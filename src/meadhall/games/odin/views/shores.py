"""What lies beside the players' boards for all to see: exploration boards and mountain strips."""

from __future__ import annotations

from typing import TypedDict

from meadhall.games.odin.components.tables import STRIP_ITEMS
from meadhall.games.odin.puzzle.boards import Board
from meadhall.games.odin.rules.mountain import GONE
from meadhall.games.odin.state import NOBODY, State


class BonusView(TypedDict):
    """A bonus space of a board, and what it gives."""

    cells: list[str]
    things: list[str]


class ShoreView(TypedDict):
    """An exploration board; `rows` as of a player's board."""

    letter: str
    board: str
    other_side: str
    owner: int | None
    silver: int
    vikings: int
    ships: list[str]
    points: int
    rows: list[str]
    bonus: list[BonusView]


class ItemView(TypedDict):
    thing: str
    amount: int


class StripView(TypedDict):
    """A mountain strip face up: what is still on it, from the left."""

    id: str
    gone: int
    items: list[ItemView]


def bonus_view(state: State, printed: Board) -> list[BonusView]:
    cells = state.components.puzzle.cells
    return [BonusView(cells=cells.of(bonus.cells), things=bonus.things) for bonus in printed.bonuses]


def shore_view(state: State, place: int) -> ShoreView:
    puzzle = state.components.puzzle
    printed = puzzle.printed[state.shores[place]]
    return ShoreView(
        letter=printed.letter,
        board=puzzle.boards.names[printed.number],
        other_side=puzzle.boards.names[printed.other_side],
        owner=None if state.owner[place] == NOBODY else state.owner[place],
        silver=state.board_silver[place],
        vikings=printed.vikings,
        ships=[f"ship.{ship}" for ship in printed.ships],
        points=printed.points_revised if state.revised else printed.points,
        rows=printed.rows,
        bonus=bonus_view(state, printed),
    )


def strip_view(state: State, code: int) -> StripView:
    components = state.components
    gone = code % GONE
    return StripView(
        id=components.strips.names[code // GONE],
        gone=gone,
        items=[
            ItemView(thing=components.things.names[thing], amount=amount)
            for thing, amount in components.strip_items[code // GONE][gone:STRIP_ITEMS]
        ],
    )
