"""A table's log as a match: the choices that stand, replayed."""

from __future__ import annotations

from pathlib import Path

from meadhall.engine import record
from meadhall.engine.errors import BadRecord
from meadhall.engine.match import Match
from meadhall.server.refusals import Refused
from meadhall.server.storage.rows import Entry, Facts

GONE = "gone"
"""In the detail of an undo: the places of the choices taken back, each as the list was when it was taken out."""


def standing_choices(entries: list[Entry]) -> list[tuple[int, str]]:
    """Who chose what, without what was taken back."""
    choices: list[tuple[int, str]] = []
    for entry in entries:
        if entry.kind == "chose" and entry.seat is not None:
            choices.append((entry.seat, entry.text))
        elif entry.kind == "undone":
            for at in entry.detail[GONE]:
                del choices[at]
    return choices


def replay(facts: Facts, players: int, entries: list[Entry], corrections: Path | None) -> Match:
    """The match where the log has left it."""
    header = record.Header(
        record.FORMAT, facts.game, facts.version, players, facts.seed, facts.options, corrections=facts.corrections
    )
    choices = [record.Line(seat, option) for seat, option in standing_choices(entries)]
    try:
        return record.replay(header, choices, corrections=corrections, listen=True)
    except BadRecord as error:
        raise Refused("other_rules", f"this table does not fit the rules that are installed: {error}") from None
