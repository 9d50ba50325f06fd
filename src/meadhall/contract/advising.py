"""Advice: it can be asked for wherever somebody decides, adds up, and changes nothing."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, Final

from meadhall.contract.broken import short
from meadhall.contract.cases import Case
from meadhall.contract.played import Played, facts, played, spread
from meadhall.engine.advice import BRINGS, COSTS, LEADS, PROMISES, RACE, RISKS, TREE, Advice, Horizon, Reason
from meadhall.engine.advising.hints import hint, led_to
from meadhall.engine.decision import Decision
from meadhall.engine.play.match import Match

HINTS: Final = 5
"""At so many positions a whole hint is given, which looks at every option."""
ROUNDING: Final = 1e-6
ROLES: Final = (BRINGS, COSTS, RISKS, LEADS, PROMISES)


def check_a_position_is_valued_as_the_sum_of_its_prospects(case: Case) -> None:
    """`value` is a number for every seat at any moment; `prospects`, if there are any, add up to it."""
    game = played(case)
    advice = case.game.advice
    for move in game.samples:
        state = game.at(move).state
        for seat in range(case.players):
            value = advice.value(state, seat)
            if not _is_number(value):
                raise case.broken(f"value() for seat {seat} is {value!r}; expected a finite number", move=move)
            prospects = advice.prospects(state, seat)
            total = math.fsum(worth for _, worth in prospects)
            if prospects and not math.isclose(total, value, rel_tol=ROUNDING, abs_tol=ROUNDING):
                what = f"prospects() for seat {seat} add up to {total:g}, and value() is {value:g}; expected the same"
                raise case.broken(f"{what}: {short(prospects)}", move=move)
        case.expect(facts(case, state), game.facts[move], "advice changes the state", move=move)


def check_holdings_and_prospects_have_the_same_names_all_along(case: Case) -> None:
    """What one option brings is compared with what another does, name by name: what is not there is 0, and named."""
    game = played(case)
    for what in ("holdings", "prospects"):
        expected: list[str] | None = None
        for move in game.samples:
            state = game.at(move).state
            for seat in range(case.players):
                names = sorted(name for name, _ in getattr(case.game.advice, what)(state, seat))
                if expected is not None:
                    said = f"{what}() for seat {seat} has other names than before; what is not there is 0, and named"
                    case.expect(names, expected, said, move=move)
                expected = names


def check_every_option_has_a_prior(case: Case) -> None:
    """`priors` are a new list, a positive number for each option."""
    game = played(case)
    advice = case.game.advice
    for move in game.open_samples:
        match = game.at(move)
        for decision in match.pending:
            wrong = _wrong_with_priors(advice, match, decision)
            if wrong:
                raise case.broken(f"priors() for seat {decision.seat}, {decision.kind}: {wrong}", move=move)
        case.expect(facts(case, match.state), game.facts[move], "priors() change the state", move=move)


def check_a_horizon_is_given_and_rounds_go_up(case: Case) -> None:
    """`horizon` says how far to look; the round that it may count by never goes down."""
    game = played(case)
    advice = case.game.advice
    last = 0
    for number, move in enumerate(game.samples):
        state = game.at(move).state
        horizon: Any = advice.horizon(state)
        if not isinstance(horizon, Horizon) or horizon.way not in (TREE, RACE):
            raise case.broken(f"horizon() is {horizon!r}; expected Horizon(…) with way=TREE or RACE", move=move)
        now = advice.round_of(state)
        if number and now < last:
            raise case.broken(f"round_of() goes down from {last} to {now}; expected it to grow", move=move)
        last = now


def check_hints_can_be_given(case: Case) -> None:
    """A hint with all its reasons, for whoever decides."""
    game = played(case)
    for move in spread(game.open_samples, HINTS):
        for decision in game.at(move).pending[:1]:
            _expect_reasons(case, game, move, decision)
            given = hint(game.at(move).seen_by(decision.seat), move)
            if given.option not in decision.options:
                raise case.broken(f"a hint names {given.option}, which is not offered", move=move)


def _expect_reasons(case: Case, game: Played, move: int, decision: Decision) -> None:
    """What `reasons` says of the first and the last option."""
    for option in {decision.options[0], decision.options[-1]}:
        match = game.at(move)
        after = led_to(match, decision, option)
        told: Sequence[Any] = case.game.advice.reasons(match.state, after.state, decision, option)
        for reason in told:
            if not isinstance(reason, Reason) or reason.role not in ROLES:
                wanted = f"a Reason with one of {', '.join(ROLES)}"
                raise case.broken(f"reasons() for {option} has {reason!r}; expected {wanted}", move=move)
            if not reason.message.startswith("reason-"):
                what = f"reasons() for {option} has the message {reason.message!r}"
                raise case.broken(f"{what}; expected one that begins with 'reason-'", move=move)


def _wrong_with_priors(advice: Advice[Any], match: Match, decision: Decision) -> str:
    """What is wrong with the weights of a decision's options, in words."""
    options = decision.options
    given = advice.priors(match.state, decision.seat, decision.kind, options[:])
    if not isinstance(given, list) or len(given) != len(options):
        return f"{short(given)} for {len(options)} options; expected a list of as many numbers"
    for option, weight in zip(options, given, strict=True):
        if not _is_number(weight) or weight <= 0:
            return f"{weight!r} for {option}; expected a finite number above 0"
    if given is advice.priors(match.state, decision.seat, decision.kind, options[:]):
        return "the very same list twice; expected a new one each time, since bots write into it"
    return ""


def _is_number(value: object) -> bool:
    return isinstance(value, int | float) and math.isfinite(value)
