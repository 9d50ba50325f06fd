"""`meadhall data`: where the component data come from, and whether they are sound."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.table import Table

from meadhall.cli.options import Corrections, GameId, Language, printer, speak
from meadhall.engine.data import GRADES, GradeCount
from meadhall.engine.registry import game as find_game
from meadhall.words import Words


def data(
    context: typer.Context,
    game: GameId,
    check: Annotated[bool, typer.Option("--check")] = False,
    corrections: Corrections = None,
    lang: Language = "",
) -> None:
    words = speak(context, lang)
    found = find_game(game).data(corrections)  # reading checks everything
    ledger = found.ledger()
    console = printer()
    if not check:
        console.print(_table(ledger, words))
        for grade in GRADES:
            if any(line.grade == grade for line in ledger):
                console.print(f"{grade}: {words.say(f'cli-grade-{grade}')}")
    if found.corrections:
        console.print(words.say("cli-data-corrected", digest=found.corrections))
    if check:
        entries = sum(line.count for line in ledger)
        files = len({line.file for line in ledger})
        console.print(words.say("cli-data-sound", game=words.name(game), entries=entries, files=files))


def _table(ledger: list[GradeCount], words: Words) -> Table:
    """A row for each table of each file, a column for each grade that occurs."""
    grades = [grade for grade in GRADES if any(line.grade == grade for line in ledger)]
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column(words.say("cli-data-file"))
    table.add_column(words.say("cli-data-table"))
    for grade in grades:
        table.add_column(grade, justify="right")
    rows: dict[tuple[str, str], dict[str, int]] = {}
    for line in ledger:
        rows.setdefault((line.file, line.table), {})[line.grade] = line.count
    for (file, name), counts in rows.items():
        table.add_row(file, name, *(str(counts.get(grade, "")) for grade in grades))
    totals = [sum(counts.get(grade, 0) for counts in rows.values()) for grade in grades]
    table.add_section()
    table.add_row(words.say("cli-total"), "", *map(str, totals), style="bold")
    return table
