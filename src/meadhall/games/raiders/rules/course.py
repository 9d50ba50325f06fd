"""The course of the game: which step comes next, and who answers what the engine asks."""

from __future__ import annotations

from typing import Final

from meadhall.engine.data import Data
from meadhall.engine.decision import Ask
from meadhall.engine.rng import Rng
from meadhall.engine.rules import Options, View
from meadhall.engine.rules import Rules as EngineRules
from meadhall.engine.scoring import Score
from meadhall.engine.show import Sheet
from meadhall.games.raiders import scoring
from meadhall.games.raiders.advice import priors as foresight
from meadhall.games.raiders.advice import value as advice
from meadhall.games.raiders.components.tables import Components
from meadhall.games.raiders.rules.turn import turn
from meadhall.games.raiders.setup import set_up, starting_cards
from meadhall.games.raiders.state import STARTING_CARDS, TURNS, State
from meadhall.games.raiders.views import hidden
from meadhall.games.raiders.views.faults import faults
from meadhall.games.raiders.views.sheets import sheets
from meadhall.games.raiders.views.view import view_of

PRINTINGS: Final = ("revised", "first")


class Rules(EngineRules[State]):
    def __init__(self, data: Data) -> None:
        self.parts = {printing: Components(data, printing) for printing in PRINTINGS}

    def setup(self, options: Options, rng: Rng) -> State:
        return set_up(rng, self.parts[options["printing"]], options.players)

    def step(self, state: State) -> Ask[None] | None:
        if state.phase == TURNS:
            return turn(state)
        if state.phase == STARTING_CARDS:
            return starting_cards(state)
        return None

    def view(self, state: State, seat: int | None) -> View:
        return view_of(state, seat)

    def scores(self, state: State) -> list[Score]:
        return scoring.scores(state)

    def imagine(self, state: State, seat: int, rng: Rng) -> None:
        hidden.imagine(state, seat, rng)

    def faults(self, state: State) -> list[str]:
        return faults(state)

    def value(self, state: State, seat: int) -> float:
        return advice.value(state, seat)

    def priors(self, state: State, seat: int, kind: str, options: list[str]) -> list[float]:
        return foresight.priors(state, seat, kind, options)

    def show(self, view: View) -> list[Sheet]:
        return sheets(view)
