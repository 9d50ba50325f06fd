"""Answers for a player's page: where a good may lie and why not elsewhere, what it brings, what is best to do."""

from __future__ import annotations

from typing import Final

from meadhall.engine.errors import BadQuestion
from meadhall.engine.names import Names, bits
from meadhall.games.odin.advice.idle import is_idle
from meadhall.games.odin.advice.lay_plan import lay_ahead, lay_one
from meadhall.games.odin.advice.spare import serve_all, to_spare
from meadhall.games.odin.advice.worth import bonuses_left, incomes_left, rounds_left
from meadhall.games.odin.puzzle.grid import COLS
from meadhall.games.odin.puzzle.laying import lay_at
from meadhall.games.odin.puzzle.placement import (
    OwnBoard,
    blocking_income,
    cells_of,
    income,
    legal_anchors,
    negative,
    why_illegal,
    why_not,
)
from meadhall.games.odin.puzzle.solver import solve
from meadhall.games.odin.puzzle.tables import Puzzle
from meadhall.games.odin.puzzle.wish import usual_wish
from meadhall.games.odin.rules.phases import bonuses_to_come, income_of
from meadhall.games.odin.scoring import score
from meadhall.games.odin.state import BEFORE_INCOME, FEAST, TURN, State
from meadhall.games.odin.views.forecast import forecast
from meadhall.games.odin.views.question_shapes import (
    AskForecast,
    AskIdle,
    AskPlan,
    AskSpots,
    BoardSpots,
    Effect,
    Idle,
    Placement,
    Placements,
    Plan,
    Reason,
    RefusedPlacement,
    Serving,
    Spots,
    read_question,
)

ONLY_AT_THE_END: Final = "only_at_the_end"
"""Why wood and stone are not laid by hand: they fill their slots by themselves when the game ends."""
PLAN_BUDGET: Final = 400
"""Less than a tenth of a second in most positions, compiled; docs/odin-solver.md says what more would bring."""


def answer(state: State, seat: int, asked: object, advice: bool) -> object:
    """Answer one of the questions of question_shapes.py."""
    question = read_question(asked)
    if isinstance(question, AskSpots):
        return spots(state, seat, question)
    if isinstance(question, AskForecast):
        return forecast(state, seat)
    if isinstance(question, AskIdle):
        return Idle(is_idle(state, seat, advice=advice))
    if isinstance(question, AskPlan):
        if not advice:
            raise BadQuestion("this table plays without hints")
        return plan(state, seat, question)
    lay_tried(state, seat, question.tried)
    if state.step in (TURN, BEFORE_INCOME):
        # The income comes before the feast.
        state.clans[seat].have[state.components.silver] += income_of(state, seat)
    found = serving(state, seat)
    return found if advice else Serving([], found.covered)


def spots(state: State, seat: int, question: AskSpots) -> Spots:
    """Where the good of the question may lie."""
    boards = state.clans[seat].boards
    points = score(state, seat).total
    silver = income_of(state, seat)
    gave = _all_bonuses(state, seat)
    refused = lay_tried(state, seat, question.tried)
    gives = _all_bonuses(state, seat)
    table = SpotTable(state)
    good = _number(state.components.puzzle.goods, question.good, "good") if question.good else -1
    now = income_of(state, seat)
    total = score(state, seat).total
    return Spots(
        [
            BoardSpots(
                state.own_board(seat, index),
                income(state.components.puzzle, board),
                table.turns(board, good) if good >= 0 else {},
            )
            for index, board in enumerate(boards)
        ],
        table.effects,
        table.reasons,
        Effect(now - silver, total - points, _without(gives, gave), _without(gave, gives)),
        now,
        total,
        refused,
    )


def plan(state: State, seat: int, question: AskPlan) -> Plan:
    """Lay the supply as the solver would, after what was tried; or one good where a hint lays it."""
    lay_tried(state, seat, question.tried)
    puzzle = state.components.puzzle
    if question.good:
        one = lay_one(state, seat, _number(puzzle.goods, question.good, "good"))
        steps = [] if one is None else [one]
    else:
        wish = usual_wish(puzzle, incomes=incomes_left(state), bonuses=bonuses_left(state))
        if rounds_left(state):
            # More goods will come: what gains too little now waits for a better place.
            steps = lay_ahead(state, seat, wish, PLAN_BUDGET)
        elif state.step == FEAST:
            steps = []  # what is eaten is not known yet, and there is time after it
        else:
            steps = solve(puzzle, state.clans[seat].boards, to_spare(state, seat), wish, budget=PLAN_BUDGET)
    return Plan(
        [
            Placement(
                puzzle.goods.names[good],
                state.own_board(seat, index),
                puzzle.turns.names[turn],
                puzzle.cells.names[anchor],
            )
            for index, (good, turn, anchor) in steps
        ]
    )


def serving(state: State, seat: int) -> Serving:
    """Serve until the table is full, each time what loses least."""
    return Serving(*serve_all(state, seat))


def lay_tried(state: State, seat: int, tried: Placements) -> list[RefusedPlacement]:
    """Make the placements one after the other; those that are not possible are left out and given back."""
    puzzle = state.components.puzzle
    clan = state.clans[seat]
    names = [state.own_board(seat, index) for index in range(len(clan.boards))]
    refused: list[RefusedPlacement] = []
    for number, placement in enumerate(tried):
        good = _number(puzzle.goods, placement.good, "good")
        turn = _number(puzzle.turns, placement.turn, "turn")
        cell = _number(puzzle.cells, placement.cell, "cell")
        if placement.board not in names:
            raise BadQuestion(f"you have no board {placement.board!r}")
        index = names.index(placement.board)
        if not clan.have[good]:
            why = "none_left"
        elif good in state.goods.layable:
            why = why_not(puzzle, clan.boards[index], good, turn, cell)
        else:
            why = ONLY_AT_THE_END
        if why:
            refused.append(RefusedPlacement(number, why))
        else:
            lay_at(state, seat, index, good, turn, cell)
    return refused


class SpotTable:
    """Collects what laying a good brings, and why it is refused, each way once."""

    def __init__(self, state: State) -> None:
        self._state = state
        self.effects: list[Effect] = []
        self.reasons: list[Reason] = []
        self._numbers: dict[str, int] = {}

    def turns(self, board: OwnBoard, good: int) -> dict[str, list[int]]:
        """For each turn of the good that looks different, what each cell says."""
        puzzle = self._state.components.puzzle
        length = len(puzzle.printed[board.kind].rows) * COLS
        found: dict[str, list[int]] = {}
        if good not in self._state.goods.layable:
            return {puzzle.turns.names[0]: [-1 - self._reason(ONLY_AT_THE_END, -1)] * length}
        for turn in bits(puzzle.turn_masks[good]):
            legal = legal_anchors(puzzle, board, good, turn)
            said: list[int] = []
            for anchor in range(length):
                if legal >> anchor & 1:
                    said.append(self._effect(board, good, turn, anchor))
                else:
                    said.append(-1 - self._why_illegal(board, good, turn, anchor))
            found[puzzle.turns.names[turn]] = said
        return found

    def _effect(self, board: OwnBoard, good: int, turn: int, anchor: int) -> int:
        puzzle = self._state.components.puzzle
        after = OwnBoard(board.kind)
        after.covered = board.covered | cells_of(puzzle, (good, turn, anchor))
        more = income(puzzle, after) - income(puzzle, board)
        points = negative(puzzle, board) - negative(puzzle, after) - given_up(self._state, good)
        gave = bonuses_to_come(self._state, board)
        gives = bonuses_to_come(self._state, after)
        key = f"{more} {points} {' '.join(gave)} {' '.join(gives)}"
        if key not in self._numbers:
            self._numbers[key] = len(self.effects)
            self.effects.append(Effect(more, points, _without(gives, gave), _without(gave, gives)))
        return self._numbers[key]

    def _why_illegal(self, board: OwnBoard, good: int, turn: int, anchor: int) -> int:
        puzzle = self._state.components.puzzle
        why = why_illegal(puzzle, board, good, turn, anchor)
        early = blocking_income(puzzle, board, cells_of(puzzle, (good, turn, anchor))) if why == "income_order" else -1
        return self._reason(why, early)

    def _reason(self, why: str, early: int) -> int:
        key = f"{why} {early}"
        if key not in self._numbers:
            self._numbers[key] = len(self.reasons)
            self.reasons.append(Reason(why, early))
        return self._numbers[key]


def given_up(state: State, good: int) -> int:
    """The points that a good is worth in the supply and not on a board: coins and animals."""
    components = state.components
    puzzle: Puzzle = components.puzzle
    if good == components.silver:
        return 1
    return 0 if puzzle.specials >> good & 1 else puzzle.points[good]


def _all_bonuses(state: State, seat: int) -> list[str]:
    things: list[str] = []
    for board in state.clans[seat].boards:
        things += bonuses_to_come(state, board)
    return things


def _without(things: list[str], others: list[str]) -> list[str]:
    """What is left of the things once each of the others has been taken out."""
    left = things[:]
    for other in others:
        if other in left:
            left.remove(other)
    return left


def _number(names: Names, name: str, what: str) -> int:
    if name not in names.index:
        raise BadQuestion(f"there is no {what} {name!r}")
    return names.index[name]
