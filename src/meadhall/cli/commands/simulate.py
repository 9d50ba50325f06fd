"""`meadhall simulate`: many games of bots against bots."""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import Annotated

import msgspec
import typer

from meadhall.arena.processes import PATIENCE
from meadhall.arena.simulate import Interrupted, Plan
from meadhall.arena.simulate import simulate as play_all
from meadhall.bots import ENGINE, split_names
from meadhall.cli.figures import cautions, figures_of, print_figures
from meadhall.cli.options import (
    AsJson,
    Bots,
    Corrections,
    Engine,
    GameId,
    Language,
    Settings,
    fewest_players,
    make_folder,
    printer,
    settings_of,
    speak,
)
from meadhall.cli.progress import INTERRUPTED, counting
from meadhall.engine.play.playout import MOST_CHOICES
from meadhall.engine.registry import game as find_game
from meadhall.engine.rng import new_seed


def simulate(
    context: typer.Context,
    game: GameId,
    players: Annotated[int | None, typer.Option("--players", show_default=False)] = None,
    games: Annotated[int, typer.Option("--games", min=1)] = 100,
    bots: Bots = "random",
    engine: Engine = None,
    seed: Annotated[int | None, typer.Option("--seed", show_default=False)] = None,
    jobs: Annotated[int, typer.Option("--jobs", min=0)] = 1,
    option: Settings = None,
    limit: Annotated[int, typer.Option("--limit", metavar="CHOICES", min=1)] = MOST_CHOICES,
    patience: Annotated[float, typer.Option("--patience", metavar="SECONDS", min=0)] = PATIENCE,
    records: Annotated[Path | None, typer.Option("--records", metavar="DIR", show_default=False)] = None,
    as_json: AsJson = False,
    corrections: Corrections = None,
    lang: Language = "",
) -> None:
    words = speak(context, lang)
    names = tuple(split_names(bots) if engine is None else [*split_names(bots), f"{ENGINE}{engine}"])
    plan = Plan(
        game=game,
        players=max(len(names), fewest_players(find_game(game))) if players is None else players,
        bots=names,
        seed=new_seed() if seed is None else seed,
        settings=settings_of(option),
        corrections=corrections,
        records=records,
        limit=limit,
        patience=patience,
    )
    plan.check()
    if records is not None:
        make_folder(records)
    start = time.perf_counter()
    interrupted = False
    try:
        with counting(words.name(game), games) as progress:
            results = play_all(plan, games, jobs=jobs or os.cpu_count() or 1, progress=progress)
    except Interrupted as stopped:
        results = stopped.results
        interrupted = True
    seconds = time.perf_counter() - start
    figures = figures_of(plan, results, asked=games, interrupted=interrupted, seconds=seconds)
    if as_json:
        typer.echo(msgspec.json.format(msgspec.json.encode(figures)).decode())
    else:
        print_figures(printer(), figures, words)
    for caution in cautions(figures, results, words):
        printer(err=as_json).print(caution)
    if interrupted:
        raise typer.Exit(INTERRUPTED)
