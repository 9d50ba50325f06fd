"""What is seen, counted and advised."""

from __future__ import annotations

from brandubh.board import ATTACKER, CORNERS, DEFENDER, KING, NOWHERE, PIECES, SIDE, SQUARES, Table
from brandubh.rules import DRAWN_AFTER, targets
from meadhall.engine.rng import Rng
from meadhall.engine.rules import View
from meadhall.engine.scoring import Score
from meadhall.engine.sheets import GRID, Cell, Sheet


def view(table: Table, seat: int | None) -> View:
    """Everybody sees the same."""
    return {
        "squares": {SQUARES.names[square]: PIECES[piece] for square, piece in enumerate(table.pieces)},
        "lifted": "" if table.lifted == NOWHERE else SQUARES.names[table.lifted],
        "turn": table.turn,
        "quiet": table.quiet,
        "drawn_after": DRAWN_AFTER,
    }


def imagine(table: Table, seat: int, rng: Rng) -> None:
    """Nothing is hidden."""


def scores(table: Table) -> list[Score]:
    return [Score(seat, [("victory", int(table.winner == seat))], []) for seat in range(2)]


def faults(table: Table) -> list[str]:
    found = []
    if table.pieces.count(KING) + (table.winner == 0) < 1:
        found.append("the king is gone, and nobody has taken it")
    if table.pieces.count(ATTACKER) > 8 or table.pieces.count(DEFENDER) > 4:
        found.append("there are more pieces than in the box")
    return found


def sheets(view: View) -> list[Sheet]:
    squares = list(view["squares"].items())
    rows: list[list[Cell]] = [
        [f"{square} {piece}".strip() for square, piece in squares[start : start + SIDE]]
        for start in range(0, len(squares), SIDE)
    ]
    left: list[list[Cell]] = [["label.quiet", view["drawn_after"] - view["quiet"]]]
    return [Sheet("board", [], rows, GRID), Sheet("table", [], left)]


def value(table: Table, seat: int) -> float:
    """For bots: pieces, and how near the king is to a corner."""
    if table.winner != NOWHERE:
        return 30.0 if table.winner == seat else -30.0
    king = table.pieces.index(KING)
    reach = targets(table, king)
    for_defenders = 2.0 * table.pieces.count(DEFENDER) - table.pieces.count(ATTACKER)
    for_defenders += 0.1 * len(reach) + (8.0 if any(corner in reach for corner in CORNERS) else 0.0)
    return for_defenders if seat == 1 else -for_defenders
