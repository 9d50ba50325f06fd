"""Imagining: what a seat cannot know is dealt anew, what it knows stays."""

from __future__ import annotations

import random
from typing import Final

from meadhall.contract.cases import Case
from meadhall.contract.played import asked, facts, played, points
from meadhall.engine.errors import TooLong
from meadhall.engine.play.match import Match
from meadhall.engine.play.playout import play_out
from meadhall.engine.rng import Rng

DEALS: Final = 3


def check_a_view_does_not_change_when_what_the_seat_cannot_know_changes(case: Case) -> None:
    """In every imagined deal the seat sees what it sees, is asked what it is asked, and nothing is lost."""
    game = played(case)
    for move in game.samples:
        match = game.at(move)
        for decision in match.pending:
            seat = decision.seat
            seen = match.seen_by(seat)
            for seed in range(DEALS):
                imagined = seen.imagine(Rng(seed))
                faults = case.game.rules.faults(imagined.state)
                case.expect(faults, [], f"imagining for seat {seat} loses or creates something", move=move)
                leak = f"the view of seat {seat} shows what it cannot know, or imagining changes what it knows"
                case.expect(imagined.view(seat), game.view(move, seat), leak, move=move)
                if case.game.rules.open_scores:
                    closed = f"scores are said to be open, and count what seat {seat} cannot know"
                    case.expect(points(imagined), game.points[move], closed, move=move)
                own = imagined.decision_of(seat)
                offered = None if own is None else own.options
                case.expect(offered, decision.options, f"imagining for seat {seat} changes its own options", move=move)
                deciding = [other for other, _, _, _ in asked(imagined)]
                expected = [other for other, _, _, _ in game.asked[move]]
                case.expect(deciding, expected, f"imagining for seat {seat} changes who decides", move=move)
                if imagined.seed == match.seed:
                    raise case.broken("an imagined match has the real one's seed", move=move)


def check_what_is_imagined_does_not_depend_on_what_the_seat_cannot_know(case: Case) -> None:
    """Two worlds that look the same to the seat are dealt anew to the same world by the same chance."""
    rules = case.game.rules
    game = played(case)
    for move in game.open_samples:
        match = game.at(move)
        seat = match.pending[-1].seat
        dealt = []
        for seed in range(2):
            state = match.state.copy()
            rules.imagine(state, seat, Rng(seed))
            rules.imagine(state, seat, Rng(2))
            dealt.append(facts(case, state))
        what = f"what seat {seat} imagines follows from what it cannot see (deal from a sorted order: Rng.deal)"
        case.expect(dealt[0], dealt[1], what, move=move)


def check_an_imagined_match_can_be_cloned_and_played_to_its_end(case: Case) -> None:
    game = played(case)
    for move in game.open_samples[::3]:
        match = game.at(move)
        seat = match.pending[-1].seat
        imagined = match.seen_by(seat).imagine(Rng(move))
        _expect_clone(case, imagined, move)
        options = imagined.pending[0].options
        imagined.choose(options[len(options) // 2])
        _expect_clone(case, imagined, move)
        try:
            play_out(imagined, random.Random(move).random, case.limit)
        except TooLong as error:
            raise case.broken(f"imagined for seat {seat}, {error}", move=move) from None
        case.expect(case.game.rules.faults(imagined.state), [], "an imagined game ends with faults", move=move)


def _expect_clone(case: Case, imagined: Match, move: int) -> None:
    clone = imagined.clone()
    case.expect(asked(clone), asked(imagined), "the clone of an imagined match is asked something else", move=move)
    case.expect(
        facts(case, clone.state), facts(case, imagined.state), "the clone of an imagined match differs", move=move
    )
