"""`meadhall arena`: contests of bots that can be stopped at any time, and go on where they were."""

from __future__ import annotations

import os
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Annotated, Final

import msgspec
import typer

from meadhall.arena.contest.cluster import Cluster
from meadhall.arena.contest.crew import Crew
from meadhall.arena.contest.run import Outcome, run
from meadhall.arena.contest.schedule import Contest
from meadhall.arena.contest.stopping import MARGIN, Stopping
from meadhall.arena.contest.store import Store, stored_seed
from meadhall.arena.contest.summary import Summary
from meadhall.arena.processes import PATIENCE
from meadhall.arena.report.page import page
from meadhall.bots import split_names
from meadhall.cli.options import (
    AsJson,
    Bots,
    Corrections,
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
from meadhall.cli.standings import figures_of, print_standings, remarks
from meadhall.engine.errors import BadSettings
from meadhall.engine.play.playout import MOST_CHOICES
from meadhall.engine.registry import game as find_game
from meadhall.engine.rng import new_seed
from meadhall.words import Words

FILE: Final = Path("arena.sqlite")


def arena(
    context: typer.Context,
    game: GameId,
    bots: Bots = "greedy,random",
    players: Annotated[int | None, typer.Option("--players", show_default=False)] = None,
    games: Annotated[int, typer.Option("--games", min=1)] = 100,
    ladder: Annotated[bool, typer.Option("--ladder")] = False,
    option: Settings = None,
    seed: Annotated[int | None, typer.Option("--seed", show_default=False)] = None,
    out: Annotated[Path, typer.Option("--out", metavar="FILE")] = FILE,
    report: Annotated[Path | None, typer.Option("--report", metavar="PAGE.html", show_default=False)] = None,
    stop: Annotated[bool, typer.Option("--stop")] = False,
    margin: Annotated[float, typer.Option("--margin", min=0.01, max=0.4)] = MARGIN,
    jobs: Annotated[int, typer.Option("--jobs", min=0)] = 1,
    ray: Annotated[bool, typer.Option("--ray")] = False,
    patience: Annotated[float, typer.Option("--patience", metavar="SECONDS", min=0.1)] = PATIENCE,
    limit: Annotated[int, typer.Option("--limit", metavar="CHOICES", min=1)] = MOST_CHOICES,
    as_json: AsJson = False,
    corrections: Corrections = None,
    lang: Language = "",
) -> None:
    words = speak(context, lang)
    names = tuple(split_names(bots))
    found = find_game(game)
    fitting = min(max(len(names), fewest_players(found)), max(found.players))
    for file in (out, report or out):
        make_folder(file.parent)
    there = stored_seed(out)
    contest = Contest(
        game=game,
        players=fitting if players is None else players,
        bots=names,
        seed=seed if seed is not None else new_seed() if there is None else there,
        settings=settings_of(option),
        corrections=corrections,
        limit=limit,
        ladder=ladder,
        patience=patience,
    )
    contest.check()
    if stop and (len(names) < 2 or contest.players < 2):
        raise BadSettings("--stop compares the first bot with others: name two or more", "stop")
    stopping = Stopping(contest, margin) if stop else None
    with closing(Store(out, contest)) as store:
        outcome = _played(store, games, jobs, ray, stopping, words)
        summary = Summary(contest, store.games())
    figures = figures_of(summary, outcome, games, stopping)
    if as_json:
        typer.echo(msgspec.json.format(msgspec.json.encode(figures)).decode())
    else:
        print_standings(printer(), figures, words)
    if report is not None:
        report.write_text(page(summary, words), encoding="utf-8")
    for remark in remarks(figures, words, str(out)):
        printer(err=as_json).print(remark)
    if outcome.interrupted:
        raise typer.Exit(INTERRUPTED)


def _played(store: Store, games: int, jobs: int, ray: bool, stopping: Stopping | None, words: Words) -> Outcome:
    contest = store.contest
    players = (
        partial(Cluster, contest, jobs) if ray else partial(Crew, contest, min(jobs or os.cpu_count() or 1, games))
    )
    with counting(words.name(contest.game), games) as progress:
        return run(store, games, players, stopping=stopping, progress=progress)
