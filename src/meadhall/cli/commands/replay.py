"""`meadhall replay` and `meadhall show`: a recorded game in words, and the table at any move of it."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from meadhall.cli.options import Corrections, Language, RecordFile, check_seat, printer, speak
from meadhall.cli.seats import names_of, saved_specs
from meadhall.cli.table import TablePrinter
from meadhall.engine.saving import record
from meadhall.engine.saving.record import Replay
from meadhall.words import Words


def replay(
    context: typer.Context,
    file: RecordFile,
    to: Annotated[int | None, typer.Option("--to", metavar="MOVE", show_default=False)] = None,
    corrections: Corrections = None,
    lang: Language = "",
) -> None:
    words = speak(context, lang)
    found = record.read(file, corrections=corrections, listen=True)
    match = found.match if to is None else found.match.at(to)
    tell = _printer(found, file, words)
    # Once a game is over, nothing of it is secret; until then, only what all have seen is told.
    tell.events(match.events if found.match.over else match.events_seen_by(None), numbered=True)
    if found.match.over:
        tell.scores(match)
    if match.over:
        tell.winners(match)
    else:
        waiting = ", ".join(tell.names[decision.seat] for decision in match.pending)
        tell.console.print(words.say("cli-replay-goes-on", move=len(match.choices), names=waiting))


def show(
    context: typer.Context,
    file: RecordFile,
    at: Annotated[int | None, typer.Option("--at", metavar="MOVE", show_default=False)] = None,
    seat: Annotated[int | None, typer.Option("--seat", metavar="SEAT", show_default=False)] = None,
    corrections: Corrections = None,
    lang: Language = "",
) -> None:
    words = speak(context, lang)
    found = record.read(file, corrections=corrections)
    match = found.match if at is None else found.match.at(at)
    check_seat(seat, match.settings.players)
    tell = _printer(found, file, words)
    tell.table(match, match.view(seat))
    for decision in match.pending:
        asked = words.question(found.match.game.id, decision, tell.names)
        tell.console.print(words.say("cli-show-asked", player=tell.names[decision.seat], question=asked))


def _printer(found: Replay, file: Path, words: Words) -> TablePrinter:
    return TablePrinter(printer(), words, found.match.game.id, names_of(saved_specs(found), words))
