"""Opening tables: new ones, rematches, and games that are played on from a move of a finished one."""

from __future__ import annotations

import secrets
from pathlib import Path

from msgspec.structs import replace

from meadhall.engine.game import Game
from meadhall.engine.rng import SEED_BITS
from meadhall.server.errors import Refused
from meadhall.server.schemas.tables import Fork, NewTable, SeatPlan
from meadhall.server.storage.rows import Facts, LogEntry, Person, Seat
from meadhall.server.storage.tables import Rows
from meadhall.server.tables.match_from_log import replay
from meadhall.server.tables.progress import start_facts
from meadhall.server.tables.seating import complete, options_of, planned
from meadhall.server.tables.table import Table


def fresh_seed() -> int:
    return secrets.randbits(SEED_BITS)


def new_table(game: Game, body: NewTable, person: Person, now: int, corrections: Path | None) -> Rows:
    """The rows of a table as somebody wants it."""
    table_id = secrets.token_urlsafe(12)
    facts = Facts(
        id=table_id,
        game=game.id,
        version=game.version,
        corrections=game.data(corrections).corrections,
        options=options_of(game, len(body.seats), body.options),
        seed=fresh_seed(),
        host=person.id,
        listed=body.listed,
        hints=body.hints,
        autostart=body.start,
        move_seconds=body.move_seconds,
        created_at=now,
        changed_at=now,
    )
    return opened(facts, _seats(table_id, body.seats, person), [], now, corrections)


def rematch(table: Table, person: Person, now: int, corrections: Path | None) -> Rows:
    """The same again: the others' seats are held for them."""
    old = table.facts
    if old.state != "over":
        raise Refused("not_over", "the game is not over")
    if not any(seat.person == person.id for seat in table.seats):
        raise Refused("not_yours", "those who played can play again")
    table_id = secrets.token_urlsafe(12)
    facts = Facts(
        id=table_id,
        game=old.game,
        version=table.game.version,
        corrections=table.game.data(corrections).corrections,
        options=old.options,
        seed=fresh_seed(),
        host=person.id,
        listed=old.listed,
        hints=old.hints,
        autostart=True,
        move_seconds=old.move_seconds,
        created_at=now,
        changed_at=now,
    )
    return opened(facts, [_again(seat, table_id, person) for seat in table.seats], [], now, corrections)


def _again(seat: Seat, table_id: str, person: Person) -> Seat:
    fresh = Seat(table_id, seat.seat, name=seat.name)
    if seat.person is None:
        return replace(fresh, kind="bot", bot=seat.bot)
    if seat.person == person.id:
        return replace(fresh, kind="person", person=person.id)
    return replace(fresh, kind="held", person=seat.person)


def fork(table: Table, body: Fork, person: Person, now: int, corrections: Path | None) -> Rows:
    """A finished game from one of its moves on. It has the same seed, or its moves would not lead there."""
    old = table.facts
    if old.state != "over" or table.match is None:
        raise Refused("not_over", "a game can be played on from one of its moves once it is over")
    choices = table.match.choices
    if body.move > len(choices):
        raise Refused("no_such_move", f"the game has moves 0 to {len(choices)}")
    if len(body.seats) != len(table.seats):
        raise Refused("bad_options", f"this game has {len(table.seats)} seats")
    if any(plan.kind == "open" for plan in body.seats):
        raise Refused("bad_options", "only bots and people at this device can play a game on")
    table_id = secrets.token_urlsafe(12)
    facts = replace(
        old,
        id=table_id,
        host=person.id,
        listed=False,
        autostart=True,
        move_seconds=None,
        created_at=now,
        changed_at=now,
        state="gathering",
        ended=None,
        ended_at=None,
        started_at=None,
        result=None,
        rematch=None,
        origin_table=old.id,
        origin_move=body.move,
    )
    made = [
        LogEntry(table_id, number, "chose", now, choice.seat, choice.option)
        for number, choice in enumerate(choices[: body.move], 1)
    ]
    return opened(facts, _seats(table_id, body.seats, person), made, now, corrections)


def _seats(table_id: str, plans: list[SeatPlan], person: Person) -> list[Seat]:
    if sum(plan.kind == "me" for plan in plans) > 1:
        raise Refused("bad_options", "you can sit on one seat; for others at your device say 'here'")
    return [planned(table_id, number, plan, person) for number, plan in enumerate(plans)]


def opened(facts: Facts, seats: list[Seat], entries: list[LogEntry], now: int, corrections: Path | None) -> Rows:
    """The table with its first line in the log; it starts at once if nobody is awaited."""
    number = len(entries) + 1
    entry = LogEntry(facts.id, number, "opened", now)
    facts = replace(facts, number=number, position=number)
    if facts.autostart and complete(seats):
        match = replay(facts, len(seats), entries, corrections)
        if match.over:
            raise Refused("no_such_move", "the game is over at that move")
        facts = replace(facts, **start_facts(match, seats, facts.move_seconds, number=number, now=now))
    return facts, seats, [*entries, entry]
