"""Games come to an end, nothing is lost or created on the way, and the seed decides all chance."""

from __future__ import annotations

import copy
import random
from collections.abc import Callable
from typing import Any, Final

from meadhall.contract.cases import Case
from meadhall.contract.played import played
from meadhall.engine.decision import Ask
from meadhall.engine.game import Game
from meadhall.engine.rules import Rules
from meadhall.engine.state import State

GAMES: Final = 3
SILENT_STEPS: Final = 10_000
"""So many steps in a row without a question, and the rules go round in a circle."""


def check_games_end_and_nothing_is_lost_or_created(case: Case) -> None:
    """Games by chance end, `faults` never finds any, and every seat has a score."""
    for seed in range(GAMES):
        match = Case(_counting(case), case.players, case.settings).new(seed)
        chance = random.Random(seed).random
        _expect_no_faults(case, match.state, 0, seed)
        while match.pending:
            made = len(match.choices)
            if made >= case.limit:
                raise case.broken(f"the game is not over after {case.limit:,} choices", move=made, seed=seed)
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


def _counting(case: Case) -> Game:
    """The game, with rules that notice when step after step asks nothing: that would hang for ever."""
    rules = case.game.rules
    game = copy.copy(case.game)
    game.rules = Rules(
        setup=rules.setup,
        step=_step_counted(case, rules.step),
        view=rules.view,
        scores=rules.scores,
        imagine=rules.imagine,
        faults=rules.faults,
        continues_turn=rules.continues_turn,
    )
    return game


def _step_counted(case: Case, step: Callable[[Any], Ask[None] | None]) -> Callable[[Any], Ask[None] | None]:
    silent = 0

    def counted(state: Any) -> Ask[None] | None:
        nonlocal silent
        silent += 1
        if silent > SILENT_STEPS:
            raise case.broken(f"{SILENT_STEPS:,} steps in a row ask nothing, and the game is not over")
        asking = step(state)
        return None if asking is None else heard(asking)

    def heard(asking: Ask[None]) -> Ask[None]:
        nonlocal silent
        option = ""
        try:
            question = next(asking)
            while True:
                silent = 0
                option = yield question
                question = asking.send(option)
        except StopIteration:
            return

    return counted
