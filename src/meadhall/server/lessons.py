"""Tables for learning: one person, and others who do what the chapter says."""

from __future__ import annotations

from meadhall.engine.errors import UnknownGame
from meadhall.engine.registry import game as find_game
from meadhall.lessons import Turn, lesson
from meadhall.server.errors import Refused
from meadhall.server.storage.rows import Seat, TableRow


def next_turn(row: TableRow) -> Turn | None:
    """The choice with which the chapter at this table goes on; None at its end, or where nothing is taught."""
    if not row.lesson:
        return None
    try:
        found = lesson(find_game(row.game), row.lesson)
    except UnknownGame:
        return None
    return None if found is None else found.turn_at(row.move)


def bots_asked(row: TableRow, seats: list[Seat]) -> list[int]:
    """The seats at which a bot is to decide now; in a lesson, the one whose turn the chapter says it is."""
    asked = [seat for seat in sorted(row.asked) if seats[seat].played_by_bot]
    if not row.lesson:
        return asked
    turn = next_turn(row)
    return [seat for seat in asked if turn is not None and turn.seat == seat]


def check_step(row: TableRow, option: str) -> None:
    """Refuse what the chapter does not speak of yet."""
    if not row.lesson:
        return
    turn = next_turn(row)
    if turn is None or not turn.allows(option):
        raise Refused("lesson", "the lesson has something else in mind here")
