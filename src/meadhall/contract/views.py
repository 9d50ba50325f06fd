"""Views: plain data, without the seed, and looking changes nothing."""

from __future__ import annotations

import json

from meadhall.contract.cases import Case
from meadhall.contract.played import asked, facts, played, points


def check_views_are_plain_data_and_hide_the_seed(case: Case) -> None:
    """A view is the same after a trip through JSON, and says nothing of a seed."""
    game = played(case)
    for move in game.samples:
        for seat in [None, *range(case.players)]:
            view = game.view(move, seat)
            try:
                text = json.dumps(view)
            except (TypeError, ValueError) as error:
                raise case.broken(f"the view of seat {seat} is not JSON: {error}", move=move) from error
            what = f"the view of seat {seat} is not plain data (lists, and dicts with names as keys)"
            case.expect(json.loads(text), view, what, move=move)
            if "seed" in text:
                raise case.broken(f"the view of seat {seat} speaks of a seed, which is the table's secret", move=move)


def check_looking_changes_nothing(case: Case) -> None:
    """Position, question and scores are the same whoever has looked; who looks twice sees the same."""
    game = played(case)
    for move in game.samples:
        match = game.at(move)
        for seat in [None, *range(case.players)]:
            view = match.view(seat)
            case.expect(points(match), game.points[move], f"scores depend on seat {seat} looking", move=move)
            case.expect(view, game.view(move, seat), f"seat {seat} sees something else the second time", move=move)
        case.expect(facts(case, match.state), game.facts[move], "looking changed the state", move=move)
        case.expect(asked(match), game.asked[move], "looking changed what is asked", move=move)


def check_what_is_told_hides_what_is_private(case: Case) -> None:
    """A private event shows its thing to its own seat only."""
    for event in played(case).match.events:
        for seat in [None, *range(case.players)]:
            thing = event.seen_by(seat).thing
            expected = "" if event.private and seat != event.seat else event.thing
            case.expect(thing, expected, f"seat {seat} is told the thing of {event!r}", move=event.move)
