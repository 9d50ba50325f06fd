"""Advice for a player's page: what to lay while more goods will come, by the measure of a hint."""

from __future__ import annotations

import math
from typing import Final

from meadhall.engine.names import bits
from meadhall.games.odin.advice.board_plan import BestSpot, board_worth, work_out
from meadhall.games.odin.advice.priors import COIN_ON_BOARD, MEMORY, kept_worth, last_step
from meadhall.games.odin.advice.spare import coins_to_spare, to_spare
from meadhall.games.odin.advice.worth import bonuses_left, incomes_left, rounds_left
from meadhall.games.odin.puzzle.laying import lay_at, layable
from meadhall.games.odin.puzzle.placement import OwnBoard, cells_of, legal_spots, place
from meadhall.games.odin.puzzle.solver import Step, solve
from meadhall.games.odin.puzzle.tables import BLUE, GREEN, PIECE, Puzzle
from meadhall.games.odin.puzzle.wish import Wish
from meadhall.games.odin.state import TURN, State

LEAST: Final = 0.05
"""What laying a good must gain beyond keeping it."""
TOGETHER: Final = 1.0
"""What goods must gain that no hint lays."""
AHEAD: Final = 6
"""How many goods are looked at together."""
BEGINNINGS: Final = 8
TOP_SPOTS: Final = 5
"""How many beginnings are followed up, and spots of each good after them: those that gain most, and those nearest."""


def lay_ahead(state: State, seat: int, wish: Wish, budget: int, *, ahead: int = AHEAD) -> list[Step]:
    """What a hint lays; more only where some goods bring clearly more together, and gaps beside it are closed.

    A hint lays one good at a time, and so does not see that two would close a bonus. `ahead`: how many are looked at.
    """
    puzzle = state.components.puzzle
    boards = [board.copy() for board in state.clans[seat].boards]
    usual = wish.keep
    wish.keep = kept_until_later(state, seat, usual)
    after = state.copy()
    hinted = lay_as_hinted(after, seat)
    if state.step != TURN:
        wish.keep[state.components.silver] = COIN_ON_BOARD
    spare = coins_too(state, seat)
    # An ore that seems dear by itself may lead to the best of what goods bring together.
    bold = wish.keep[:]
    bold[state.components.ore] = usual[state.components.ore]
    together = lay_together(state, boards, spare, bold, ahead)
    plans = [
        hinted + solve(puzzle, after.clans[seat].boards, coins_too(after, seat), wish, budget=budget),
        together + solve(puzzle, laid_by(state, boards, together), left_by(spare, together), wish, budget=budget),
    ]
    best = max(plans, key=lambda steps: gained(state, boards, steps, wish.keep))
    most = gained(state, boards, best, wish.keep)
    return best if most >= gained(state, boards, hinted, wish.keep) + TOGETHER else hinted


def coins_too(state: State, seat: int) -> list[int]:
    """What may be laid; of the coins only those that the feast can do without, as soon as prices are paid."""
    supply = to_spare(state, seat)
    if state.step != TURN:
        supply[state.components.silver] = coins_to_spare(state, seat)
    return supply


def lay_together(state: State, boards: list[OwnBoard], supply: list[int], keep: list[float], ahead: int) -> list[Step]:
    """Look some goods ahead, by the measure of a hint: a few good spots of each, after each of the best beginnings."""
    puzzle = state.components.puzzle
    goods = [good for good in range(len(keep)) if GREEN <= puzzle.colour[good] <= BLUE]
    goods += [state.components.ore, state.components.silver]
    spots = TopSpots(state)
    best: list[Step] = []
    most = LEAST
    beginnings: list[tuple[float, list[Step]]] = [(0.0, [])]
    for _ in range(ahead):
        found: dict[tuple[int, ...], tuple[float, list[Step]]] = {}
        for worth, steps in beginnings:
            laid = laid_by(state, boards, steps)
            left = left_by(supply, steps)
            for good in goods:
                if not left[good]:
                    continue
                for index, board in enumerate(laid):
                    for gain, spot in spots.of(board, good):
                        covered = board.covered | cells_of(puzzle, spot)
                        after = [covered if at == index else other.covered for at, other in enumerate(laid)]
                        key = (*after, *(left[other] - (other == good) for other in goods))
                        more = worth + gain - keep[good]
                        if key not in found or more > found[key][0]:
                            found[key] = (more, [*steps, (index, spot)])
        beginnings = sorted(found.values(), key=lambda each: -each[0])[:BEGINNINGS]
        for worth, steps in beginnings:
            # Coins and ore alone can wait as well as anything.
            if worth > most and any(puzzle.colour[good] != PIECE for _, (good, _, _) in steps):
                most, best = worth, steps
    return best


class TopSpots:
    """The spots on which a good gains most, for as long as one plan is made."""

    def __init__(self, state: State) -> None:
        self._puzzle = state.components.puzzle
        self._incomes = incomes_left(state)
        self._bonuses = bonuses_left(state)
        self._kept: dict[tuple[int, int, int, int, int, int], list[BestSpot]] = {}

    def of(self, board: OwnBoard, good: int) -> list[BestSpot]:
        key = (board.kind, board.covered, board.green, board.red, board.orange, good)
        if key not in self._kept:
            puzzle = self._puzzle
            before = board_worth(puzzle, board.kind, board.covered, self._incomes, self._bonuses)
            found = [
                (
                    work_out(puzzle, board.kind, board.covered | cells_of(puzzle, spot), self._incomes, self._bonuses)
                    - before,
                    spot,
                )
                for spot in legal_spots(puzzle, board, good)
            ]
            most = sorted(found, key=lambda each: -each[0])
            wanted = wanted_cells(puzzle, board)
            nearest = sorted(most, key=lambda each: -nearness(cells_of(puzzle, each[1]), wanted))
            self._kept[key] = most[:TOP_SPOTS] + nearest[:TOP_SPOTS]
        return self._kept[key]


def wanted_cells(puzzle: Puzzle, board: OwnBoard) -> list[int]:
    """What is still bare around each bonus, and below the next income of each diagonal."""
    printed = puzzle.printed[board.kind]
    wanted = [bonus.around & ~board.covered for bonus in printed.bonuses if not board.covered & bonus.cells]
    for diagonal in printed.diagonals:
        for cell, need in zip(diagonal.cells, diagonal.needs, strict=False):
            if not board.covered >> cell & 1:
                wanted.append(need & ~board.covered)
                break
    return [cells for cells in wanted if cells]


def nearness(cells: int, wanted: list[int]) -> float:
    """How much of what is wanted these cells cover."""
    return math.fsum((cells & each).bit_count() / each.bit_count() for each in wanted)


def laid_by(state: State, boards: list[OwnBoard], steps: list[Step]) -> list[OwnBoard]:
    """The boards after these steps."""
    laid = [board.copy() for board in boards]
    for index, (good, turn, anchor) in steps:
        place(state.components.puzzle, laid[index], good, turn, anchor)
    return laid


def left_by(supply: list[int], steps: list[Step]) -> list[int]:
    """The supply after these steps."""
    left = supply[:]
    for _, (good, _, _) in steps:
        left[good] -= 1
    return left


def gained(state: State, boards: list[OwnBoard], steps: list[Step], keep: list[float]) -> float:
    """What boards are worth after these steps, to a hint, without what was laid on them."""
    puzzle = state.components.puzzle
    total = -math.fsum(keep[good] for _, (good, _, _) in steps)
    for board in laid_by(state, boards, steps):
        total += board_worth(puzzle, board.kind, board.covered, incomes_left(state), bonuses_left(state))
    return total


def kept_until_later(state: State, seat: int, usual: list[float]) -> list[float]:
    """What each good is worth to a hint if it is not laid now; what is never laid by hand, as usual."""
    keep = usual[:]
    for good in state.goods.layable:
        keep[good] = kept_worth(state, seat, good)
    return keep


def lay_as_hinted(state: State, seat: int) -> list[Step]:
    """Lay on the boards of this state what a hint lays, one good after the other: food, ore and coins too."""
    steps: list[Step] = []
    while True:
        most = LEAST
        best: Step | None = None
        for good in bits(layable(state, seat)):
            for index, board in enumerate(state.clans[seat].boards):
                found = best_on(state, board, good)
                if found is not None and (gain := found[0] - kept_worth(state, seat, good)) > most:
                    most = gain
                    best = (index, found[1])
        if best is None:
            return steps
        index, (good, turn, anchor) = best
        lay_at(state, seat, index, good, turn, anchor)
        steps.append(best)


def lay_one(state: State, seat: int, good: int) -> Step | None:
    """Where a hint lays this good; on the board that was chosen for it, if one was."""
    step = last_step(state, seat) if rounds_left(state) == 0 and state.step != TURN else None
    if step is not None and step[1][0] == good:
        return step
    clan = state.clans[seat]
    if not (clan.laying or clan.have[good]):
        return None
    best: tuple[float, Step] | None = None
    for index, board in enumerate(clan.boards):
        if len(clan.laying) > 1 and clan.laying[1] != index:
            continue
        found = best_on(state, board, good)
        if found is not None and (best is None or found[0] > best[0]):
            best = (found[0], (index, found[1]))
    return None if best is None else best[1]


def best_on(state: State, board: OwnBoard, good: int) -> BestSpot | None:
    return MEMORY.best(state.components.puzzle, board, good, incomes_left(state), bonuses_left(state))
