"""A match at its earlier moves, as a seat may know it."""

from __future__ import annotations

from typing import Final

from meadhall.engine.play.match import Match
from meadhall.server.errors import Refused
from meadhall.server.schemas.position import Log, Replay, ScoreHistory
from meadhall.server.tables.views.render import event_infos, events_between
from meadhall.server.tables.views.scores import final_scores, known_scores
from meadhall.server.tables.views.seen import seen_by

PAGE: Final = 200


def log_before(match: Match, seat: int | None, before: int | None) -> Log:
    """The last events before a move, whole moves of them."""
    last = len(match.choices) if before is None else before - 1
    events = events_between(match, 0, last)
    first = max(0, len(events) - PAGE)
    # A move is told whole: it would be cut in two by the next page otherwise.
    while first > 0 and events[first - 1].move == events[first].move:
        first -= 1
    return Log(event_infos(events[first:], seat), first > 0)


def replay_at(match: Match, move: int | None, seat: int | None, *, over: bool, openly: bool) -> Replay:
    moves = len(match.choices)
    move = moves if move is None else move
    if move > moves:
        raise Refused("no_such_move", f"the game has moves 0 to {moves}")
    then = match.at(move)
    seats = range(then.settings.players)
    views = [seen_by(then.game, then.state, other) for other in seats] if openly else None
    return Replay(
        move=move,
        moves=moves,
        seat=seat,
        by=then.choices[-1].seat if move else None,
        view=seen_by(then.game, then.state, seat),
        views=views,
        waiting=sorted(decision.seat for decision in then.pending),
        scores=final_scores(then) if over else known_scores(then, seat),
        events=event_infos(events_between(then, move, move), seat),
    )


def history(match: Match) -> ScoreHistory:
    """Every seat's total after each move."""
    again = match.at(0)
    totals = [[score.total for score in again.scores()]]
    for choice in match.choices:
        again.choose(choice.option, choice.seat)
        totals.append([score.total for score in again.scores()])
    return ScoreHistory(totals)
