"""Advice: whether there is any use in laying goods just now, before the income or the bonus is counted."""

from __future__ import annotations

from typing import Final

from meadhall.games.odin.advice.lay_plan import laid_by
from meadhall.games.odin.cards.hooks import waiting_for
from meadhall.games.odin.cards.moments import (
    AT_ONCE,
    HOUSE_BONUS,
    LAID,
    PHASE_AFTER,
    PHASE_BEFORE,
    PHASE_DURING,
    RECEIVED,
)
from meadhall.games.odin.puzzle.laying import layable
from meadhall.games.odin.puzzle.placement import OwnBoard, bonuses, income
from meadhall.games.odin.puzzle.solver import solve
from meadhall.games.odin.puzzle.tables import Puzzle
from meadhall.games.odin.puzzle.wish import Wish
from meadhall.games.odin.rules.anytime import AT_ANY_TIME
from meadhall.games.odin.state import BEFORE_BONUS, BEFORE_INCOME, State

ACTING: Final = LAID | RECEIVED | AT_ONCE | PHASE_BEFORE | PHASE_DURING | PHASE_AFTER | HOUSE_BONUS
"""Occupations that listen to these may make of anything a use."""
BUDGET: Final = 300
ABOVE_ALL: Final = 100.0
"""What an income or a bonus is worth to whoever looks for it alone."""


def is_idle(state: State, seat: int, *, advice: bool) -> bool:
    """Whether nothing that is laid now can raise what is counted next; goods lie as well later.

    Without advice only what everybody can count: there are fewer cells to lay than would have to be covered.
    """
    if state.step not in (BEFORE_INCOME, BEFORE_BONUS) or state.listening[seat] & ACTING:
        return False
    if waiting_for(state, seat, AT_ANY_TIME):
        return False
    puzzle = state.components.puzzle
    boards = state.clans[seat].boards
    supply = [0] * len(puzzle.colour)
    for good in puzzle.goods.of(layable(state, seat)):
        number = puzzle.goods.index[good]
        supply[number] = state.clans[seat].have[number]
    cells = sum(count * puzzle.size[good] for good, count in enumerate(supply))
    incomes = state.step == BEFORE_INCOME
    needed = [least_for_income(puzzle, board) if incomes else least_for_bonus(puzzle, board) for board in boards]
    if all(cells < need for need in needed):
        return True
    if not advice:
        return False
    keep = [0.0] * len(puzzle.colour)
    wish = Wish(puzzle, incomes=ABOVE_ALL * incomes, bonuses=ABOVE_ALL * (not incomes), keep=keep)
    laid = laid_by(state, boards, solve(puzzle, boards, supply, wish, budget=BUDGET))
    return counted(puzzle, laid, incomes=incomes) <= counted(puzzle, boards, incomes=incomes)


def counted(puzzle: Puzzle, boards: list[OwnBoard], *, incomes: bool) -> int:
    """What the next phase counts: the income, or how many things the bonus gives."""
    return sum(income(puzzle, board) if incomes else len(bonuses(puzzle, board)) for board in boards)


NEVER: Final = 1 << 20


def least_for_income(puzzle: Puzzle, board: OwnBoard) -> int:
    """How many cells must be covered at least to raise the income of a board."""
    least = NEVER
    for diagonal in puzzle.printed[board.kind].diagonals:
        for need in diagonal.needs:
            if missing := need & ~board.covered:
                least = min(least, missing.bit_count())
                break
    return least


def least_for_bonus(puzzle: Puzzle, board: OwnBoard) -> int:
    """How many cells must be covered at least to surround another bonus of a board."""
    least = NEVER
    for bonus in puzzle.printed[board.kind].bonuses:
        if (missing := bonus.around & ~board.covered) and not bonus.cells & board.covered:
            least = min(least, missing.bit_count())
    return least
