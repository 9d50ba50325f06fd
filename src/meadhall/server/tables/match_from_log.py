"""A table's log as a match: the choices that stand, replayed."""

from __future__ import annotations

from pathlib import Path

from meadhall.engine.errors import MeadhallError
from meadhall.engine.match import Match
from meadhall.engine.registry import game as find_game
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


def new_match(row: TableRow, players: int, corrections: Path | None) -> Match:
    """The table's match before its first choice."""
    game = find_game(row.game)
    if row.version != game.version or row.corrections != game.data(corrections).corrections:
        raise Refused("other_rules", "this table was played under other rules or component data than are installed")
    options = game.recorded_options(players, row.options)
    return game.new(players, seed=row.seed, options=options, corrections=corrections, listen=True)


def match_from_log(row: TableRow, players: int, entries: list[LogEntry], corrections: Path | None) -> Match:
    """The match where the log has left it."""
    match = new_match(row, players, corrections)
    try:
        for seat, option in choices_in_log(entries):
            match.choose(option, seat)
    except MeadhallError as error:
        raise Refused("other_rules", f"this table's log does not fit the rules that are installed: {error}") from None
    return match
