"""A table's log as a match: the choices that stand, replayed."""

from __future__ import annotations

from pathlib import Path

from meadhall.engine.errors import BadRecord
from meadhall.engine.play import record
from meadhall.engine.play.match import Match
from meadhall.server.errors import Refused
from meadhall.server.storage.rows import LogEntry, TableRow


def choices_in_log(entries: list[LogEntry]) -> list[tuple[int, str]]:
    """Who chose what, without what was taken back."""
    choices: list[tuple[int, str]] = []
    for entry in entries:
        if entry.kind == "chose" and entry.seat is not None:
            choices.append((entry.seat, entry.text))
        elif entry.kind == "undone":
            for at in entry.detail["gone"]:
                del choices[at]
    return choices


def match_from_log(row: TableRow, players: int, entries: list[LogEntry], corrections: Path | None) -> Match:
    """The match where the log has left it."""
    header = record.Header(
        record.FORMAT,
        row.game,
        row.version,
        players,
        row.long_seed or row.seed,
        row.options,
        corrections=row.corrections,
    )
    choices = [record.Line(seat, option) for seat, option in choices_in_log(entries)]
    try:
        return record.replay(header, choices, corrections=corrections, listen=True)
    except BadRecord as error:
        raise Refused("other_rules", f"this table does not fit the rules that are installed: {error}") from None
