"""The course of the game ('Andamento do jogo'): which step comes next."""

from __future__ import annotations

from meadhall.engine.data import Data
from meadhall.engine.decision import Ask
from meadhall.engine.rng import Rng
from meadhall.engine.rules import Options, View
from meadhall.engine.rules import Rules as EngineRules
from meadhall.engine.scoring import Score
from meadhall.engine.show import Sheet
from meadhall.games.odin import scoring
from meadhall.games.odin.advice import value as advice
from meadhall.games.odin.components.tables import Components
from meadhall.games.odin.rules.ending import last_placement
from meadhall.games.odin.rules.feast import feast
from meadhall.games.odin.rules.phases import before_bonus, before_income, begin_round
from meadhall.games.odin.rules.turn import is_amid_turn, turn
from meadhall.games.odin.setup import choose_first_card, set_up
from meadhall.games.odin.state import (
    BEFORE_BONUS,
    BEFORE_INCOME,
    FEAST,
    FIRST_CARD,
    LAST_PLACEMENT,
    ROUND_BEGINS,
    TURN,
    State,
)
from meadhall.games.odin.views import questions as consult
from meadhall.games.odin.views.faults import faults
from meadhall.games.odin.views.hidden import Dealer
from meadhall.games.odin.views.sheets import sheets
from meadhall.games.odin.views.view import view_of


class Rules(EngineRules[State]):
    def __init__(self, data: Data) -> None:
        self.parts = Components(data)
        self.dealer = Dealer()

    def setup(self, options: Options, rng: Rng) -> State:
        return set_up(rng, self.parts, options)

    def step(self, state: State) -> Ask[None] | None:
        if state.step == TURN:
            return turn(state)
        if state.step == BEFORE_INCOME:
            return before_income(state)
        if state.step == FEAST:
            return feast(state)
        if state.step == BEFORE_BONUS:
            return before_bonus(state)
        if state.step == ROUND_BEGINS:
            return begin_round(state)
        if state.step == LAST_PLACEMENT:
            return last_placement(state)
        if state.step == FIRST_CARD:
            return choose_first_card(state)
        return None

    def is_amid_turn(self, state: State) -> bool:
        return state.step == TURN and is_amid_turn(state)

    def view(self, state: State, seat: int | None) -> View:
        return view_of(state, seat)

    def scores(self, state: State) -> list[Score]:
        return scoring.scores(state)

    def imagine(self, state: State, seat: int, rng: Rng) -> None:
        self.dealer.imagine(state, seat, rng)

    def show(self, view: View) -> list[Sheet]:
        return sheets(view)

    def faults(self, state: State) -> list[str]:
        return faults(state)

    def value(self, state: State, seat: int) -> float:
        return advice.value(state, seat)

    def priors(self, state: State, seat: int, kind: str, options: list[str]) -> list[float]:
        return advice.priors(state, seat, kind, options)

    def consult(self, state: State, seat: int, question: object, advice: bool) -> object:
        return consult.answer(state, seat, question, advice)
