"""A table's log as a match: the choices that stand, replayed."""

from __future__ import annotations

from pathlib import Path

from meadhall.engine.errors import BadRecord, CannotUndo, IllegalChoice
from meadhall.engine.play.match import Match
from meadhall.engine.saving import record
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


def moves_made(entries: list[LogEntry]) -> int:
    """How many choices more stand after these entries."""
    return sum(1 if entry.kind == "chose" else -len(entry.detail.get("gone", ())) for entry in entries)


def continued(match: Match, entries: list[LogEntry]) -> Match | None:
    """A match of its own that these entries lead to from this one; None if they cannot be made here."""
    other = match.clone()
    try:
        for entry in entries:
            if entry.kind == "chose" and entry.seat is not None:
                other.choose(entry.text, entry.seat)
            elif entry.kind == "undone":
                other = _without(other, entry)
    except (IllegalChoice, CannotUndo):
        return None
    return other


def _without(match: Match, entry: LogEntry) -> Match:
    gone, moves = entry.detail["gone"], len(match.choices)
    if gone == list(range(moves - 1, moves - 1 - len(gone), -1)):
        return match.at(moves - len(gone))
    for at in gone:
        if entry.seat is None or match.last_choice_of(entry.seat) != at:
            raise CannotUndo(f"move {at} is not the last of seat {entry.seat}")
        match.undo(entry.seat)
    return match


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
