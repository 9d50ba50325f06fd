"""Parts that seats play side by side: their order does not matter, and they can be begun again where they say so."""

from __future__ import annotations

import zlib
from typing import Any

from meadhall.contract.cases import SEED, Case
from meadhall.contract.played import asked, facts, played, spread
from meadhall.engine.play.match import Match


def check_side_by_side_the_order_of_answers_does_not_matter(case: Case) -> None:
    """Whether the first or the last of those asked answers first, the game ends in the same position."""
    forwards, backwards = _play(case, last_first=False), _play(case, last_first=True)
    what = "the outcome depends on the order in which seats answer side by side; a part touches its own seat only"
    case.expect(backwards, forwards, what)


def check_hidden_parts_can_be_begun_again(case: Case) -> None:
    """A part of `Together(hidden=True)` asks the very same when it is begun again from the state."""
    game = played(case)
    for move in spread(game.beside):
        play = game.at(move).timeline.play
        if play.together is None or not play.together.hidden:
            continue
        for seat in range(case.players):
            match = game.at(move)
            before = facts(case, match.state)
            match.timeline.play.begin_hidden_parts_again(seat)
            what = "a hidden part that is begun again asks something else; all that it has done must be in the state"
            case.expect(asked(match), game.asked[move], what, move=move)
            what = "beginning a hidden part again changes the state"
            case.expect(facts(case, match.state), before, what, move=move)


def check_what_is_told_in_hidden_parts_is_private(case: Case) -> None:
    """In a part of `Together(hidden=True)` what a seat tells of things and amounts is private."""
    game = played(case)
    for event in game.match.events:
        before = game.hidden.get(event.move - 1)
        if before is None or game.hidden.get(event.move) is not before:
            continue  # what the last part leads to is told to all
        if not event.private and (event.thing or event.amount):
            what = f"told to all in a hidden part: {event!r}"
            raise case.broken(
                f"{what}; tell it with private=True (which hides the thing; an amount is told to all)", move=event.move
            )


def check_resumable_parts_can_be_resumed(case: Case) -> None:
    """Where all decisions are of `resumable` kinds, the whole step begun again asks the same and tells nothing."""
    game = played(case)
    settings = case.game.settings_for(case.players, case.settings)
    for move in spread(game.resumable):
        state = game.at(move).state
        before = facts(case, state)
        match = Match.begin(case.game, settings, state.copy(), listen=True)
        what = (
            "a step that is resumable asks something else when it is begun again; all it has done must be in the state"
        )
        case.expect(asked(match), game.asked[move], what, move=move)
        what = "a step that is resumable changes the state when it is begun again"
        case.expect(facts(case, match.state), before, what, move=move)
        if match.events:
            raise case.broken(f"a step that is resumable tells again: {match.events[0]!r}", move=move)


def _play(case: Case, *, last_first: bool) -> Any:
    match = case.new(SEED)
    times_asked = [0] * case.players
    while match.pending:
        if len(match.choices) >= case.limit:
            raise case.broken(f"the game is not over after {case.limit:,} choices")
        decision = match.pending[-1 if last_first else 0]
        # The answer depends on the question alone, not on when it is asked.
        key = f"{decision.seat} {times_asked[decision.seat]} {decision.kind} {decision.options}"
        times_asked[decision.seat] += 1
        match.choose(decision.options[zlib.crc32(key.encode()) % len(decision.options)], decision.seat)
    return facts(case, match.state)
