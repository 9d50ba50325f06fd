"""Opening tables: new ones, rematches, and games that are played on from a move of a finished one."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from meadhall.engine.errors import UnknownGame
from meadhall.engine.game import Game
from meadhall.engine.registry import game as find_game
from meadhall.engine.rng import is_secret
from meadhall.engine.rng import new_secret_seed as new_seed
from meadhall.lessons import Lesson
from meadhall.server.errors import Refused
from meadhall.server.schemas.tables import Fork, NewTable, SeatPlan
from meadhall.server.storage.rows import LogEntry, Person, Seat, TableRow
from meadhall.server.storage.tables import Rows
from meadhall.server.tables.match_from_log import match_from_log
from meadhall.server.tables.progress import after_start
from meadhall.server.tables.seating import is_complete, is_ready, options_of, planned
from meadhall.server.tables.stand_ins import stand_in_bot
from meadhall.server.tables.table import Table
from meadhall.server.tokens import new_table_id


def game_named(game_id: str) -> Game:
    try:
        return find_game(game_id)
    except UnknownGame as error:
        raise Refused("no_such_game", str(error)) from None


def new_table(body: NewTable, person: Person, now: int, corrections: Path | None) -> Rows:
    """The rows of a table as somebody wants it."""
    game = game_named(body.game)
    row = replace(
        _new_row(game, person, now, corrections),
        options=options_of(game, len(body.seats), body.options),
        listed=body.listed,
        hints=body.hints,
        autostart=body.start,
        move_seconds=body.move_seconds,
    )
    return opened(row, _seats(row.id, body.seats, person), [], now, corrections)


def _new_row(game: Game, person: Person, now: int, corrections: Path | None) -> TableRow:
    seed = new_seed()
    return TableRow(
        id=new_table_id(),
        game=game.id,
        version=game.version,
        corrections=game.data(corrections).corrections,
        seed=0 if is_secret(seed) else seed,
        long_seed=f"{seed:x}" if is_secret(seed) else "",
        host=person.id,
        created_at=now,
        changed_at=now,
    )


def rematch(table: Table, person: Person, now: int, corrections: Path | None) -> Rows:
    """The same again: the others' seats are held for them."""
    old = table.row
    if old.state != "over":
        raise Refused("not_over", "the game is not over")
    if not any(seat.person == person.id for seat in table.seats):
        raise Refused("not_yours", "those who played can play again")
    row = replace(
        _new_row(table.game, person, now, corrections),
        options=old.options,
        listed=old.listed,
        hints=old.hints,
        move_seconds=old.move_seconds,
    )
    return opened(row, [_again(seat, row.id, person) for seat in table.seats], [], now, corrections)


def _again(seat: Seat, table_id: str, person: Person) -> Seat:
    fresh = Seat(table_id, seat.seat, name=seat.name)
    if seat.person is None:
        return replace(fresh, kind="bot", bot=seat.bot)
    if seat.person == person.id:
        return replace(fresh, kind="person", person=person.id)
    return replace(fresh, kind="held", person=seat.person)


def fork(table: Table, body: Fork, person: Person, now: int, corrections: Path | None) -> Rows:
    """A finished game from one of its moves on. It has the same seed, or its moves would not lead there."""
    old = table.row
    if old.state != "over" or table.match is None:
        raise Refused("not_over", "a game can be played on from one of its moves once it is over")
    choices = table.match.choices
    if body.move > len(choices):
        raise Refused("no_such_move", f"the game has moves 0 to {len(choices)}")
    if len(body.seats) != len(table.seats):
        raise Refused("bad_options", f"this game has {len(table.seats)} seats")
    if any(plan.kind == "open" for plan in body.seats):
        raise Refused("bad_options", "only bots and people at this device can play a game on")
    row = replace(
        _new_row(table.game, person, now, corrections),
        options=old.options,
        seed=old.seed,
        long_seed=old.long_seed,
        version=old.version,
        hints=old.hints,
        origin_table=old.id,
        origin_move=body.move,
    )
    made = [
        LogEntry(row.id, number, "chose", now, choice.seat, choice.option)
        for number, choice in enumerate(choices[: body.move], 1)
    ]
    return opened(row, _seats(row.id, body.seats, person), made, now, corrections)


def lesson_table(chapter: Lesson, person: Person, now: int, corrections: Path | None) -> Rows:
    """A table of one's own at which a chapter begins."""
    row = replace(
        _new_row(chapter.game, person, now, corrections),
        options=options_of(chapter.game, chapter.players, chapter.settings),
        seed=chapter.seed,
        long_seed="",
        hints=False,
        lesson=chapter.name,
    )
    made = [
        LogEntry(row.id, number, "chose", now, seat, option) for number, (seat, option) in enumerate(chapter.before, 1)
    ]
    plans = [
        SeatPlan(kind="me") if seat == chapter.seat else SeatPlan(kind="bot", bot=stand_in_bot())
        for seat in range(chapter.players)
    ]
    return opened(row, _seats(row.id, plans, person), made, now, corrections)


def _seats(table_id: str, plans: list[SeatPlan], person: Person) -> list[Seat]:
    if sum(plan.kind == "me" for plan in plans) > 1:
        raise Refused("bad_options", "you can sit on one seat; for others at your device say 'here'")
    return [planned(table_id, number, plan, person) for number, plan in enumerate(plans)]


def opened(row: TableRow, seats: list[Seat], entries: list[LogEntry], now: int, corrections: Path | None) -> Rows:
    """The table with its first line in the log; it starts at once if nobody is awaited and there is no clock."""
    number = len(entries) + 1
    entry = LogEntry(row.id, number, "opened", now)
    row = replace(row, number=number, position=number)
    if row.autostart and is_complete(seats) and is_ready(row, seats):
        match = match_from_log(row, len(seats), entries, corrections)
        if match.over:
            raise Refused("no_such_move", "the game is over at that move")
        row = after_start(row, seats, match, number=number, now=now)
    return row, seats, [*entries, entry]
