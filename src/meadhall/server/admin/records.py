"""Games as records: all that a hall holds written into a folder, and records brought into a hall."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from meadhall.engine.errors import BadRecord
from meadhall.engine.rng import is_secret
from meadhall.engine.saving import record
from meadhall.server.errors import Refused
from meadhall.server.storage.rows import LogEntry, Person, Seat, TableRow
from meadhall.server.storage.tables import Rows, TableStore
from meadhall.server.tables.match_from_log import match_from_log
from meadhall.server.tables.progress import after_end
from meadhall.server.tokens import new_table_id

MANY = 1_000_000


async def export_records(store: TableStore, folder: Path, corrections: Path | None) -> tuple[int, list[str]]:
    """Write a record of each game that is over; gives how many, and the tables whose rules are no longer installed."""
    folder.mkdir(parents=True, exist_ok=True)
    written, unreadable = 0, []
    for row, seats in await store.latest("over", MANY):
        rows = await store.load(row.id)
        if rows is None:
            continue
        try:
            match = match_from_log(row, len(seats), rows[2], corrections)
        except Refused:
            unreadable.append(row.id)
            continue
        text = record.dump(match, [seat.name for seat in seats])
        record.write(folder / f"{row.game}-{row.id}.jsonl", text, lasting=False)
        written += 1
    return written, unreadable


def rows_of_record(path: Path, person: Person, now: int, corrections: Path | None) -> Rows:
    """A table at which the recorded game was played to its end, as a game of this person's."""
    read = record.read(path, corrections=corrections)
    match = read.match
    if not match.over:
        raise BadRecord(f"{path}: the game is not over", "unfinished", file=str(path))
    table_id, seed = new_table_id(), match.seed
    names = read.seats or [f"{number + 1}" for number in range(match.settings.players)]
    seats = [Seat(table_id, number, kind="bot", name=name, bot=name) for number, name in enumerate(names)]
    seats[0] = replace(seats[0], kind="person", person=person.id, bot="")
    moves = [
        LogEntry(table_id, number, "chose", now, choice.seat, choice.option)
        for number, choice in enumerate(match.choices, 1)
    ]
    number = len(moves) + 1
    row = TableRow(
        id=table_id,
        game=match.game.id,
        version=match.settings.version,
        corrections=match.corrections,
        seed=0 if is_secret(seed) else seed,
        long_seed=f"{seed:x}" if is_secret(seed) else "",
        host=person.id,
        created_at=now,
        changed_at=now,
        options=match.settings.chosen,
        started_at=now,
        number=number,
        position=number,
        move=len(moves),
    )
    over = after_end(row, match, "finished", now)
    return over, seats, [*moves, LogEntry(table_id, number, "opened", now)]
