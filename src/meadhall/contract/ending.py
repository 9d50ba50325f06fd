"""Games come to an end, nothing is lost or created on the way, and the seed decides all chance."""

from __future__ import annotations

import copy
import random
from typing import Any, Final

from meadhall.contract.cases import Case
from meadhall.contract.played import facts, played
from meadhall.engine.decision import Ask
from meadhall.engine.game import Game
from meadhall.engine.rules import Rules
from meadhall.engine.state import State

GAMES: Final = 3
SILENT_STEPS: Final = 10_000
"""So many steps in a row without a question, and the rules go round in a circle."""
NO_GENERATOR: Final = "a step that asks nothing must still be a generator: end it with `yield from ()`"


def check_games_end_and_nothing_is_lost_or_created(case: Case) -> None:
    """Games by chance end, `faults` never finds any, and every seat has a score."""
    for seed in range(GAMES):
        silence = _Silence(case)
        match = Case(silence.game(), case.players, case.settings).new(seed)
        chance = random.Random(seed).random
        _expect_no_faults(case, match.state, 0, seed)
        while match.pending:
            made = len(match.choices)
            if made >= case.limit:
                raise case.broken(f"the game is not over after {case.limit:,} choices", move=made, seed=seed)
            silence.steps = 0
            decision = match.pending[int(chance() * len(match.pending))]
            match.choose(decision.options[int(chance() * len(decision.options))], decision.seat)
            _expect_no_faults(case, match.state, made + 1, seed)
        seats = [score.seat for score in match.scores()]
        case.expect(seats, list(range(case.players)), "every seat has one score, in order", seed=seed)
        if not match.winners():
            raise case.broken("nobody has won", seed=seed)


def check_the_same_seed_and_choices_lead_to_the_same_game(case: Case) -> None:
    """Chance comes from the state's rng alone: not from `random`, the clock, or what was played before."""
    game = played(case)
    for move in game.samples:
        match = game.match.at(move)
        game.expect_standing(match, move, "the same choices from the same seed lead elsewhere")


def _expect_no_faults(case: Case, state: State, move: int, seed: int) -> None:
    faults = case.game.rules.faults(state)
    if faults:
        raise case.broken(f"faults() finds: {'; '.join(faults)}", move=move, seed=seed)


class _Silence:
    """Counts the steps since somebody was asked: rules that go round in a circle would hang for ever."""

    def __init__(self, case: Case) -> None:
        self.case = case
        self.steps = 0

    def game(self) -> Game:
        """The game, with its steps counted."""
        rules = self.case.game.rules
        game = copy.copy(self.case.game)
        game.rules = Rules(
            setup=rules.setup,
            step=self._step,
            view=rules.view,
            scores=rules.scores,
            imagine=rules.imagine,
            faults=rules.faults,
            continues_turn=rules.continues_turn,
            resumable=rules.resumable,
            asked_if_forced=rules.asked_if_forced,
            own_view=rules.own_view,
            open_scores=rules.open_scores,
        )
        return game

    def _step(self, state: Any) -> Ask[None] | None:
        self.steps += 1
        if self.steps > SILENT_STEPS:
            raise self.case.broken(f"{SILENT_STEPS:,} steps in a row ask nothing, and the game is not over")
        before = state.copy()
        step = self.case.game.rules.step(state)
        if step is None and facts(self.case, before) != facts(self.case, state):
            raise self.case.broken(f"the game is over, but step() has changed the state just then; {NO_GENERATOR}")
        return step
