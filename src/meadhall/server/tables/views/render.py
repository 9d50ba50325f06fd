"""What each seat may know, as the API says it. Nothing else of a running match leaves the server."""

from __future__ import annotations

import logging
from bisect import bisect_left
from collections.abc import Sequence, Set
from typing import Any

from msgspec import to_builtins

from meadhall.engine.decision import Decision
from meadhall.engine.play.match import Match
from meadhall.engine.play.undo import MOST_FREE, free_undos, turn_began, undo_bar
from meadhall.engine.state import Event
from meadhall.server.caller import Caller
from meadhall.server.schemas.messages import RequestInfo, Stage
from meadhall.server.schemas.position import DecisionInfo, EventInfo, Position, ScoreInfo, UndoInfo
from meadhall.server.schemas.tables import Origin, SeatInfo, SeatResult, TableInfo
from meadhall.server.storage.rows import FinalScore, Seat, TableRow
from meadhall.server.tables.progress import is_paused
from meadhall.server.tables.table import Table
from meadhall.server.tables.views.scores import final_scores, known_scores, ranked
from meadhall.server.tables.views.seen import Views

logger = logging.getLogger(__name__)

MARKS = ("", "rolled", "revealed", "rolled revealed", "passes")


def table_info(row: TableRow, seats: list[Seat], caller: Caller, here: Set[int] = frozenset()) -> TableInfo:
    """The table as this caller may know it."""
    mine = {seat.seat for seat in seats if caller.holds(seat) and not seat.stand_in}
    paused = row.state == "running" and is_paused(seats)
    origin = None
    if row.origin_table is not None and row.origin_move is not None:
        origin = Origin(row.origin_table, row.origin_move)
    return TableInfo(
        id=row.id,
        game=row.game,
        options=row.options,
        state=row.state,
        ended=row.ended,
        seats=[_seat_info(seat, seats, caller, here) for seat in seats],
        hosting=caller.person is not None and caller.person.id == row.host,
        listed=row.listed,
        hints=row.hints,
        move_seconds=row.move_seconds,
        created_at=row.created_at,
        started_at=row.started_at,
        ended_at=row.ended_at,
        changed_at=row.changed_at,
        number=row.number,
        move=row.move,
        waiting=sorted(row.asked),
        your_turn=not mine.isdisjoint(row.asked) or (paused and any(caller.holds(seat) for seat in seats)),
        paused=paused,
        result=None if row.result is None else [_seat_result(score) for score in row.result],
        rematch=row.rematch,
        origin=origin,
        lesson=row.lesson,
    )


def _seat_result(score: FinalScore) -> SeatResult:
    return SeatResult(score.seat, score.total, score.place)


def _seat_info(seat: Seat, seats: Sequence[Seat], caller: Caller, here: Set[int]) -> SeatInfo:
    same = [other.seat for other in seats if seat.kind == "person" == other.kind and other.person == seat.person]
    return SeatInfo(
        seat=seat.seat,
        kind=seat.kind,
        name=seat.name,
        bot=seat.bot,
        yours=caller.holds(seat) or caller.is_awaited_at(seat),
        stand_in=seat.stand_in,
        resigned=seat.resigned,
        here=seat.seat in here,
        ready=seat.ready,
        beside=same[0] if same and same[0] != seat.seat else None,
    )


def position_of(table: Table, seat: int | None, marked_options: int) -> tuple[Position, dict[str, Any]] | None:
    """The position as the seat sees it, as a value and as plain data; worked out once while it stands."""
    match = table.match
    if match is None:
        return None
    known = table.shown.positions.get(seat)
    if known is None:
        position = _position(table, match, seat, marked_options)
        known = (position, _plain(table, position))
        table.shown.positions[seat] = known
    return known


def _plain(table: Table, position: Position) -> dict[str, Any]:
    """The position as plain data, with the view as it is: it is plain data already, and long."""
    scores = table.shown.scores
    return {
        "number": position.number,
        "move": position.move,
        "seat": position.seat,
        "view": position.view,
        "decision": to_builtins(position.decision),
        "waiting": position.waiting,
        "deadlines": position.deadlines,
        "scores": to_builtins(position.scores) if scores is None else scores[1],
        "over": position.over,
        "undo": to_builtins(position.undo),
    }


def _position(table: Table, match: Match, seat: int | None, marked_options: int) -> Position:
    row, shown = table.row, table.shown
    running = row.state == "running"
    mine = seat is not None and running
    if shown.views is None:
        shown.views = Views(match.game, match.state)
    return Position(
        number=row.position,
        move=len(match.choices),
        seat=seat,
        view=shown.views.of(seat),
        decision=decision_info(table, match, seat, marked_options) if mine and seat is not None else None,
        waiting=table.waiting,
        deadlines=deadlines(row, table.seats),
        scores=_scores(table, match, seat),
        over=not running,
        undo=undo_info(table, match, seat) if mine and seat is not None and not row.lesson else UndoInfo([], "nothing"),
    )


def _scores(table: Table, match: Match, seat: int | None) -> list[ScoreInfo]:
    shown = table.shown
    if shown.scores is None:
        if table.row.state == "running" and not match.game.rules.open_scores:
            return known_scores(match, seat)
        scores = final_scores(match)
        shown.scores = (scores, to_builtins(scores))
    return shown.scores[0]


def decision_info(table: Table, match: Match, seat: int, marked_options: int) -> DecisionInfo | None:
    """What the seat is asked; nothing while a bot stands in, which answers."""
    since = None if table.seats[seat].stand_in else table.row.asked.get(seat)
    decision = None if since is None else match.explain(seat)
    if since is None or decision is None:
        return None
    return DecisionInfo(
        number=since.number,
        seat=seat,
        kind=decision.kind,
        about=decision.about,
        options=decision.options,
        marks=marks_of(match, decision) if len(decision.options) <= marked_options else None,
        refused=decision.refused or {},
        warned=decision.warned or {},
    )


def marks_of(match: Match, decision: Decision) -> dict[str, str] | None:
    """The options that cannot be taken back or pass the turn, each tried on a copy; None if the rules fail at one."""
    try:
        found = {option: MARKS[match.predict(option, decision.seat)] for option in decision.options}
    except Exception:
        # Whoever chooses another option can still play on.
        logger.exception("the rules fail at an option of %r", decision.kind)
        return None
    return {option: mark for option, mark in found.items() if mark}


def deadlines(row: TableRow, seats: list[Seat]) -> dict[str, int]:
    if row.move_seconds is None:
        return {}
    return {
        str(seat): since.at + row.move_seconds * 1000
        for seat, since in row.asked.items()
        if not seats[seat].played_by_bot
    }


def undo_info(table: Table, match: Match, seat: int) -> UndoInfo:
    bar: Any = undo_bar(match, seat)
    choices = match.choices
    last = next((move for move in range(len(choices) - 1, -1, -1) if choices[move].seat == seat), None)
    free, began = ([], 0) if bar else _free_undos(table, match, seat)
    table.shown.free_undos[seat] = free
    return UndoInfo(free, bar, last, sum(at >= began for at in free))


def _free_undos(table: Table, match: Match, seat: int) -> tuple[list[int], int]:
    """What the seat may take back by itself, and after how many choices the turn of the last of it began."""
    before = table.shown.before
    known = [] if before is None else before.free_undos.get(seat, [])
    if before is not None and match.choices[before.moves].seat == seat and seat in before.free_undos:
        # Without the last choice the table stands where it stood before it.
        return [before.moves, *known[: MOST_FREE - 1]], before.turn_began
    if len(known) == 1:
        # Another seat has chosen side by side; what was barred before still is.
        return known, match.turn_began
    free = free_undos(match, seat)
    return free, turn_began(match, seat)


def stages_of(table: Table, match: Match, told_before: int, seat: int | None) -> list[Stage]:
    """How the table stood on the way of the last choice, as the seat sees it."""
    shown, rules = table.shown, match.game.rules
    if shown.stages is None:
        shown.stages = [
            (told, Views(match.game, state), ranked(rules.scores(state)) if rules.open_scores else None)
            for told, state in match.stages()
        ]
    return [
        Stage(told - told_before, views.of(seat), scores) for told, views, scores in shown.stages if told > told_before
    ]


def event_infos(events: list[Event], seat: int | None) -> list[EventInfo]:
    return [_event_info(event.seen_by(seat), event) for event in events]


def _event_info(seen: Event, event: Event) -> EventInfo:
    return EventInfo(seen.move, seen.kind, seen.seat, seen.thing, seen.amount, seen.other, hidden=seen is not event)


def events_between(match: Match, first: int, last: int) -> list[Event]:
    """What was told at the moves from first to last, both included."""
    events = match.events
    start = bisect_left(events, first, key=_move_of)
    return events[start : bisect_left(events, last + 1, start, key=_move_of)]


def _move_of(event: Event) -> int:
    return event.move


def request_info(row: TableRow) -> RequestInfo | None:
    request = row.request
    if request is None:
        return None
    return RequestInfo(
        request.number, request.kind, request.seat, request.move, request.target, request.bot, request.needs
    )
