"""`meadhall analyse`: a finished game as a search sees it."""

from __future__ import annotations

from typing import Annotated

import typer

from meadhall.bots import search_budget
from meadhall.bots.analysis.whole_game import Step, check_over, steps, summed_up
from meadhall.cli.analysis import AnalysisPrinter
from meadhall.cli.options import Corrections, Language, RecordFile, check_seat, printer, speak
from meadhall.cli.progress import INTERRUPTED, counting
from meadhall.cli.seats import names_of, saved_specs
from meadhall.engine.rng import check_seed
from meadhall.engine.saving import record


def analyse(
    context: typer.Context,
    file: RecordFile,
    bot: Annotated[str, typer.Option("--bot", metavar="BOT")] = "normal",
    seat: Annotated[int | None, typer.Option("--seat", metavar="SEAT", show_default=False)] = None,
    most: Annotated[int, typer.Option("--most", min=1)] = 12,
    seed: Annotated[int, typer.Option("--seed")] = 0,
    corrections: Corrections = None,
    lang: Language = "",
) -> None:
    words = speak(context, lang)
    budget = search_budget(bot)
    check_seed(seed)
    found = record.read(file, corrections=corrections)
    match = found.match
    check_seat(seat, match.settings.players)
    check_over(match)
    done: list[Step] = []
    interrupted = False
    try:
        with counting(words.name(match.game.id), len(match.choices)) as progress:
            for step in steps(match, budget, seed, seat=-1 if seat is None else seat):
                progress(step.move + 1 - (done[-1].move + 1 if done else 0))
                done.append(step)
    except KeyboardInterrupt:
        interrupted = True
    tell = AnalysisPrinter(printer(), words, match, names_of(saved_specs(found), words), str(file))
    tell.everything(summed_up(match, done, whole=not interrupted), bot, most)
    if interrupted:
        tell.interrupted(done)
        raise typer.Exit(INTERRUPTED)
