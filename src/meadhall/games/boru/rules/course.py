"""The course of the game ('Como jogar'): which step comes next."""

from __future__ import annotations

from meadhall.engine.data import Data
from meadhall.engine.decision import Ask
from meadhall.engine.rng import Rng
from meadhall.engine.rules import Options, View
from meadhall.engine.rules import Rules as EngineRules
from meadhall.engine.scoring import Score
from meadhall.engine.show import Sheet
from meadhall.games.boru import scoring
from meadhall.games.boru.advice import value as advice
from meadhall.games.boru.components.tables import Components
from meadhall.games.boru.rules.battle import battle_step
from meadhall.games.boru.rules.church import church_step
from meadhall.games.boru.rules.claims import claims_step
from meadhall.games.boru.rules.draft import draft_pass
from meadhall.games.boru.rules.marriage import marriage_step
from meadhall.games.boru.rules.tricks import trick
from meadhall.games.boru.setup import first_discs, preparation, set_up
from meadhall.games.boru.state import DRAFT, FIRST_DISCS, OVER, PREPARATION, TRICK, UPKEEP, State
from meadhall.games.boru.views import hidden
from meadhall.games.boru.views.faults import faults
from meadhall.games.boru.views.sheets import sheets
from meadhall.games.boru.views.view import view_of


class Rules(EngineRules[State]):
    def __init__(self, data: Data) -> None:
        self.parts = Components(data)

    def setup(self, options: Options, rng: Rng) -> State:
        return set_up(rng, self.parts, options.players)

    def step(self, state: State) -> Ask[None] | None:
        if state.phase == PREPARATION:
            return preparation(state)
        if state.phase == DRAFT:
            return draft_pass(state)
        if state.phase == TRICK:
            return trick(state)
        if state.phase == UPKEEP:
            return upkeep(state)
        if state.phase == FIRST_DISCS:
            return first_discs(state)
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
        return advice.priors(state, seat, kind, options)

    def show(self, view: View) -> list[Sheet]:
        return sheets(view)


def upkeep(state: State) -> Ask[None]:
    """Marriage, battle, church, claims; then the next round, or the end ('Fase de manutenção')."""
    state.tell("upkeep")
    yield from marriage_step(state)
    yield from battle_step(state)
    yield from church_step(state)
    claims_step(state)
    state.phase = PREPARATION if state.marriage_deck else OVER
