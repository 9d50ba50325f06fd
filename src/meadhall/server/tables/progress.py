"""A table's row after something happened: who is asked what since when, and whether the game is over."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from meadhall.engine.decision import Decision
from meadhall.engine.play.match import Match
from meadhall.engine.scoring import places
from meadhall.server.lessons import bots_asked
from meadhall.server.storage.rows import Asked, Ending, FinalScore, Seat, TableRow
from meadhall.server.tables.table import Table


def after_start(row: TableRow, seats: list[Seat], match: Match, *, number: int, now: int) -> TableRow:
    """The row of a table whose game begins here."""
    asked = {decision.seat: Asked(number, now) for decision in match.pending}
    moves = len(match.choices)
    started = replace(row, state="running", started_at=now, asked=asked, position=number, move=moves)
    return _with_clock_or_end(started, seats, match, now)


def after_move(table: Table, match: Match, *, by: int | None, now: int) -> TableRow:
    """The row of the table when its match stands there; `by` is the seat that brought it there, None: all."""
    number = table.number + 1
    asked = _asked_after(table, match, by=by, number=number, now=now)
    row = replace(table.row, asked=asked, position=number, move=len(match.choices))
    return _with_clock_or_end(row, table.seats, match, now)


def _with_clock_or_end(row: TableRow, seats: list[Seat], match: Match, now: int) -> TableRow:
    return after_end(row, match, "finished", now) if match.over else with_clock(row, seats)


def _asked_after(table: Table, match: Match, *, by: int | None, number: int, now: int) -> dict[int, Asked]:
    """Since when each seat is asked. A seat beside which others decide is still asked the same."""
    asked: dict[int, Asked] = {}
    before = table.match
    for decision in match.pending:
        seat = decision.seat
        earlier = table.row.asked.get(seat)
        asked[seat] = Asked(number, now)
        if before is None or earlier is None or by is None or by == seat:
            continue
        if _is_same_question(before.decision_of(seat), decision):
            asked[seat] = earlier
    return asked


def _is_same_question(before: Decision | None, now: Decision) -> bool:
    if before is None:
        return False
    return before.kind == now.kind and before.about == now.about and before.options == now.options


def with_clock(row: TableRow, seats: list[Seat]) -> TableRow:
    """The row with whether a bot is due and the first deadline of a person, by who is asked and who sits there."""
    bot_due = not is_paused(seats) and bool(bots_asked(row, seats))
    moments = [since.at for seat, since in row.asked.items() if not seats[seat].played_by_bot]
    deadline = min(moments) + row.move_seconds * 1000 if moments and row.move_seconds is not None else None
    if (bot_due, deadline) == (row.bot_due, row.deadline):
        return row
    return replace(row, bot_due=bot_due, deadline=deadline)


def is_paused(seats: Sequence[Seat]) -> bool:
    """Whether bots stand in for all people who still play: the game then waits until one of them is back."""
    stand_ins = [seat.stand_in for seat in seats if seat.kind == "person"]
    return bool(stand_ins) and all(stand_ins)


def after_end(row: TableRow, match: Match, how: Ending, now: int) -> TableRow:
    """The row of a table whose game is over."""
    scores = match.scores()
    return replace(
        row,
        state="over",
        ended=how,
        ended_at=now,
        result=[
            FinalScore(score.seat, score.total, place) for score, place in zip(scores, places(scores), strict=True)
        ],
        request=None,
        asked={},
        bot_due=False,
        deadline=None,
    )
