"""What lies beside the players' boards for all to see: exploration boards and mountain strips."""

from __future__ import annotations

from functools import cache
from typing import TypedDict

from meadhall.games.odin.components.tables import STRIP_ITEMS, Components
from meadhall.games.odin.puzzle.tables import Puzzle
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


# What looks the same is the same object: positions that are compared have most of it in common.


@cache
def bonus_view(puzzle: Puzzle, board: int) -> list[BonusView]:
    return [
        BonusView(cells=puzzle.cells.of(bonus.cells), things=bonus.things) for bonus in puzzle.printed[board].bonuses
    ]


def shore_view(state: State, place: int) -> ShoreView:
    board, owner, silver = state.shores[place], state.owner[place], state.board_silver[place]
    return _shore_view(state.components.puzzle, board, owner, silver, state.revised)


@cache
def _shore_view(puzzle: Puzzle, board: int, owner: int, silver: int, revised: bool) -> ShoreView:
    printed = puzzle.printed[board]
    return ShoreView(
        letter=printed.letter,
        board=puzzle.boards.names[board],
        other_side=puzzle.boards.names[printed.other_side],
        owner=None if owner == NOBODY else owner,
        silver=silver,
        vikings=printed.vikings,
        ships=[f"ship.{ship}" for ship in printed.ships],
        points=printed.points_revised if revised else printed.points,
        rows=printed.rows,
        bonus=bonus_view(puzzle, board),
    )


@cache
def strip_view(components: Components, code: int) -> StripView:
    gone = code % GONE
    return StripView(
        id=components.strips.names[code // GONE],
        gone=gone,
        items=[
            ItemView(thing=components.things.names[thing], amount=amount)
            for thing, amount in components.strip_items[code // GONE][gone:STRIP_ITEMS]
        ],
    )
