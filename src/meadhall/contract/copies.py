"""Copies: of a state, of a match where it stands, and of a match as it stood."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from meadhall.contract.cases import Case
from meadhall.contract.played import Played, facts, played, points
from meadhall.engine.errors import CannotUndo
from meadhall.engine.play.match import Match

COPIED: Final = "copy() must copy every field"


def check_every_copy_of_a_state_is_complete_and_its_own(case: Case) -> None:
    """`copy()` keeps every field, shares none that changes, and does not take listeners along."""
    game = played(case)
    match = case.new(listen=True)
    copies = []
    here = 0
    for there in game.samples:
        game.follow(match, here, there, "a match that is listened to is asked something else")
        copy = match.state.copy()
        case.expect(facts(case, copy), facts(case, match.state), f"a copy differs from its state; {COPIED}", move=there)
        if copy.told is not None or copy.explaining:
            raise case.broken("a copy has its state's listeners; `told` and `explaining` stay behind", move=there)
        copies.append((there, copy))
        here = there
    for move, copy in copies:
        shared = f"a copy changed when the game went on; {COPIED} that changes by copying its contents too"
        case.expect(facts(case, copy), game.facts[move], shared, move=move)


def check_a_clone_stands_where_the_match_stands_and_plays_on_the_same(case: Case) -> None:
    """A clone, and the clone of that clone, and so on to the end, are asked what the match was asked."""
    game = played(case)
    match = case.new()
    earlier: list[tuple[int, Match]] = []
    for start, end in pairwise(game.samples):
        clone = match.clone()
        early = match.clone()
        game.expect_standing(clone, start, f"a clone stands elsewhere; {COPIED}")
        game.follow(match, start, end, "after it was cloned, a match is asked something else")
        game.expect_standing(clone, start, f"a clone moved with the match it was made from; {COPIED} of its own")
        _play_on(game, clone, start, end)
        game.expect_standing(match, end, f"a match moved with its clone; {COPIED} of its own")
        earlier.append((start, early))
        match = clone
    for start, clone in earlier:
        game.expect_standing(clone, start, f"a clone moved with other clones; {COPIED} of its own")
    for start, clone in (earlier[0], earlier[len(earlier) // 2]):
        _play_on(game, clone, start, game.end)


def check_any_move_of_a_finished_game_can_be_gone_to(case: Case) -> None:
    """The match as it stood after so many choices: the same position, questions and events."""
    game = played(case)
    told = [(repr(event), event.move) for event in game.match.events]
    for move in game.samples:
        match = game.match.at(move)
        game.expect_standing(match, move, "going back to a move leads elsewhere")
        events = [(repr(event), event.move) for event in match.events]
        case.expect(events, told[: game.told[move]], "going back to a move leaves other events", move=move)
    try:
        game.match.at(game.end + 1)
    except CannotUndo:
        return
    raise case.broken("one can go to a move after the last")


def _play_on(game: Played, clone: Match, start: int, end: int) -> None:
    what = f"a clone that makes the same choices is asked something else; {COPIED}, also those that do not count"
    game.follow(clone, start, end, what)
    game.expect_standing(clone, end, f"a clone that made the same choices stands elsewhere; {COPIED}")
    seat = end % game.case.players
    case = game.case
    case.expect(clone.view(seat), game.view(end, seat), f"a clone shows seat {seat} something else; {COPIED}", move=end)
    case.expect(points(clone), game.points[end], f"a clone scores differently; {COPIED}", move=end)
