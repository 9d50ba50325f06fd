"""How a table stands after something happened: who is asked what since when, and whether it is over."""

from __future__ import annotations

from typing import Any

from meadhall.engine.decision import Decision
from meadhall.engine.match import Match
from meadhall.engine.scoring import places
from meadhall.server.storage.rows import Asked, Seat
from meadhall.server.tables.table import Table


def start_facts(match: Match, seats: list[Seat], move_seconds: int | None, *, number: int, now: int) -> dict[str, Any]:
    """The facts of a table whose game begins here."""
    asked = {decision.seat: Asked(number, now) for decision in match.pending}
    return {"state": "running", "started_at": now} | _facts(match, asked, seats, move_seconds, number=number, now=now)


def standing(table: Table, match: Match, *, by: int | None, number: int, now: int) -> dict[str, Any]:
    """The facts of the table when its match stands there; `by` is the seat that brought it there, None: all."""
    asked = asked_after(table, match, by=by, number=number, now=now)
    return _facts(match, asked, table.seats, table.facts.move_seconds, number=number, now=now)


def _facts(
    match: Match, asked: dict[int, Asked], seats: list[Seat], move_seconds: int | None, *, number: int, now: int
) -> dict[str, Any]:
    facts: dict[str, Any] = {"position": number, "move": len(match.choices), "asked": asked}
    facts |= clock_facts(seats, asked, move_seconds)
    return facts | ended(match, "finished", now) if match.over else facts


def asked_after(table: Table, match: Match, *, by: int | None, number: int, now: int) -> dict[int, Asked]:
    """Since when each seat is asked. A seat beside which others decide is still asked the same."""
    asked: dict[int, Asked] = {}
    before = table.match
    for decision in match.pending:
        seat = decision.seat
        earlier = table.facts.asked.get(seat)
        asked[seat] = Asked(number, now)
        if before is None or earlier is None or by is None or by == seat:
            continue
        if same_question(before.decision_of(seat), decision):
            asked[seat] = earlier
    return asked


def same_question(before: Decision | None, now: Decision) -> bool:
    if before is None:
        return False
    return before.kind == now.kind and before.about == now.about and before.options == now.options


def clock_facts(seats: list[Seat], asked: dict[int, Asked], move_seconds: int | None) -> dict[str, Any]:
    """Whether a bot is due, and the first deadline of a person."""
    bot_due = any(seats[seat].played_by_bot for seat in asked)
    moments = [since.at for seat, since in asked.items() if not seats[seat].played_by_bot]
    deadline = min(moments) + move_seconds * 1000 if moments and move_seconds is not None else None
    return {"bot_due": bot_due, "deadline": deadline}


def ended(match: Match, how: str, now: int) -> dict[str, Any]:
    """The facts of a game that is over."""
    scores = match.scores()
    result = [
        {"seat": score.seat, "total": score.total, "place": place}
        for score, place in zip(scores, places(scores), strict=True)
    ]
    return {
        "state": "over",
        "ended": how,
        "ended_at": now,
        "result": result,
        "request": None,
        "asked": {},
        "bot_due": False,
        "deadline": None,
    }
