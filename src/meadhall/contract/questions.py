"""What is asked: options are names of things, a decision is a real one, and no other answer is taken."""

from __future__ import annotations

import re
from typing import Final

from meadhall.contract.cases import Case
from meadhall.contract.played import asked, played
from meadhall.engine.errors import IllegalChoice
from meadhall.engine.play.match import Match

NAME: Final = re.compile(r"[a-z][a-z0-9_]*(\.[a-z0-9_]+)*")
NEVER_OFFERED: Final = ("", "no.such_thing", "amount.-1", "pass pass")


def check_options_are_names_and_no_decision_is_forced(case: Case) -> None:
    """An option is the name of a thing (`card.17`, `pass`): no index and no text for people."""
    asked_if_forced = case.game.rules.asked_if_forced
    for move, decisions in enumerate(played(case).asked):
        seats = [seat for seat, _, _, _ in decisions]
        if len(set(seats)) < len(seats) or not set(seats) <= set(range(case.players)):
            raise case.broken(f"seats {seats} are asked at once; expected each at most once", move=move)
        for seat, kind, _, options in decisions:
            what = f"seat {seat}, {kind}"
            if len(options) < (1 if kind in asked_if_forced else 2):
                raise case.broken(f"{what}: a decision has two options or more, not {options}", move=move)
            twice = sorted({option for option in options if options.count(option) > 1})
            if twice:
                raise case.broken(f"{what}: offered twice: {', '.join(twice)}", move=move)
            for name in (kind, *options):
                if not NAME.fullmatch(name):
                    wanted = "names of things like town.dublin, card.17, pass (a-z, 0-9, _ and dots)"
                    raise case.broken(f"{what}: {name!r} is no name; expected {wanted}", move=move)


def check_reasons_are_given_for_things_that_are_not_on_offer(case: Case) -> None:
    """Explaining changes nothing about what is offered, and gives no reason against what is."""
    game = played(case)
    for move in game.open_samples:
        match = game.at(move)
        for decision in match.pending:
            explained = match.explain(decision.seat)
            if explained is None:
                raise case.broken(f"seat {decision.seat} is asked nothing while state.explaining", move=move)
            case.expect(explained.options, decision.options, "other options while state.explaining", move=move)
            both = sorted(set(explained.refused or {}) & set(explained.options))
            if both:
                raise case.broken(f"both offered and refused: {', '.join(both)}", move=move)
            elsewhere = sorted(set(explained.warned or {}) - set(explained.options))
            if elsewhere:
                raise case.broken(f"warned of, and not offered: {', '.join(elsewhere)}", move=move)
            if decision.refused is not None or decision.warned is not None:
                raise case.broken("reasons are given although not state.explaining", move=move)
        case.expect(asked(match), game.asked[move], "explaining changed what is asked", move=move)


def check_a_refused_choice_changes_nothing(case: Case) -> None:
    """Options that are not offered, and seats that have nothing to decide, leave the match as it was."""
    game = played(case)
    for move in game.samples:
        match = game.at(move)
        deciding = {decision.seat for decision in match.pending}
        for seat in range(case.players):
            for option in NEVER_OFFERED:
                _expect_refused(case, match, option, seat)
            if seat not in deciding and match.pending:
                _expect_refused(case, match, match.pending[0].options[0], seat)
        game.expect_standing(match, move, "a refused choice changed something")
        case.expect(len(match.choices), move, "a refused choice was recorded", move=move)


def _expect_refused(case: Case, match: Match, option: str, seat: int) -> None:
    move = len(match.choices)
    try:
        match.choose(option, seat)
    except IllegalChoice:
        return
    raise case.broken(f"seat {seat} may choose {option!r}, which is not offered to it", move=move)
