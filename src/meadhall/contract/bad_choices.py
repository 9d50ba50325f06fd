"""Bad choices are refused and change nothing."""

from __future__ import annotations

from typing import Final

from meadhall.contract.cases import Case
from meadhall.contract.played import played
from meadhall.engine.errors import IllegalChoice
from meadhall.engine.play.match import Match

NEVER_OFFERED: Final = ("", "no.such_thing", "amount.-1", "pass pass")


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
