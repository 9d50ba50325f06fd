"""Taking back: back and forth leads to the same place, and what cannot be unseen is marked."""

from __future__ import annotations

from typing import Final

from meadhall.contract.cases import Case
from meadhall.contract.played import asked, facts, played
from meadhall.engine.errors import CannotUndo
from meadhall.engine.play.choice import REVEALED, ROLLED
from meadhall.engine.rng import Rng

BACK: Final = 60
DEALS: Final = 3


def check_undo_and_redo(case: Case) -> None:
    """The last choices of a game can be taken back one by one, and made again."""
    game = played(case)
    match = game.match.clone()
    told = [repr(event) for event in match.events]
    stood = []
    for _ in range(min(BACK, game.end)):
        stood.append(facts(case, match.state))
        match.undo()
        move = len(match.choices)
        case.expect(asked(match), game.asked[move], "after undo something else is asked", move=move)
    for expected in reversed(stood):
        match.redo()
        move = len(match.choices)
        case.expect(facts(case, match.state), expected, "undo and redo lead elsewhere", move=move)
        case.expect(asked(match), game.asked[move], "undo and redo lead to another question", move=move)
    case.expect([repr(event) for event in match.events], told, "undo and redo tell something else")
    try:
        match.redo()
    except CannotUndo:
        return
    raise case.broken("there is something to redo after the last choice")


def check_it_can_be_told_beforehand_what_a_choice_will_show(case: Case) -> None:
    """Trying a choice on a copy marks it as it is marked when made."""
    game = played(case)
    for move in game.open_samples:
        choice = game.choices[move]
        mark = game.at(move).predict(choice.option, choice.seat) & (ROLLED | REVEALED)
        case.expect(
            mark, choice.mark, f"{choice.option}: what the choice rolls or reveals is foretold wrongly", move=move
        )


def check_a_choice_that_can_be_taken_back_shows_its_seat_nothing_new(case: Case) -> None:
    """What an unmarked choice leads to does not depend on what its seat cannot know."""
    game = played(case)
    for move in game.open_samples:
        choice = game.choices[move]
        if choice.mark:
            continue
        after = game.view(move + 1, choice.seat)
        seen = game.at(move).seen_by(choice.seat)
        for seed in range(DEALS):
            imagined = seen.imagine(Rng(seed))
            imagined.choose(choice.option, choice.seat)
            what = (
                f"{choice.option} shows seat {choice.seat} something it could not know, but is not marked; "
                "call state.reveal() where something hidden is shown, or name the kind of a decision that is forced by "
                "hidden things in asked_if_forced"
            )
            case.expect(imagined.view(choice.seat), after, what, move=move)
