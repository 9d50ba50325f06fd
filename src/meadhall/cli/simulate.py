"""`meadhall simulate`: many games of bots against bots."""

from __future__ import annotations

import os
import secrets
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from meadhall.arena.simulate import Plan
from meadhall.arena.simulate import simulate as play_all
from meadhall.arena.statistics import Results, Tally
from meadhall.cli.options import (
    AsJson,
    Bots,
    Corrections,
    GameId,
    Language,
    Settings,
    fewest_players,
    printer,
    settings_of,
    speak,
)
from meadhall.engine.errors import BadOptions
from meadhall.engine.registry import game as find_game
from meadhall.engine.rng import SEED_BITS
from meadhall.words import Words


class BotFigures(msgspec.Struct):
    bot: str
    wins: float
    mean: float
    stdev: float
    min: int
    max: int


class SeatFigures(msgspec.Struct):
    seat: int
    wins: float
    mean: float


class Figures(msgspec.Struct):
    """What `--json` prints: a stable interface."""

    game: str
    players: int
    games: int
    seed: int
    decisions: int
    seconds: float
    games_per_second: float
    decisions_per_second: float
    bots: list[BotFigures]
    seats: list[SeatFigures]
    winning_mean: float
    winning_min: int
    winning_max: int


def simulate(
    context: typer.Context,
    game: GameId,
    players: Annotated[int | None, typer.Option("--players", show_default=False)] = None,
    games: Annotated[int, typer.Option("--games", min=1)] = 100,
    bots: Bots = "random",
    seed: Annotated[int | None, typer.Option("--seed", show_default=False)] = None,
    jobs: Annotated[int, typer.Option("--jobs", min=0)] = 1,
    option: Settings = None,
    records: Annotated[Path | None, typer.Option("--records", metavar="DIR", show_default=False)] = None,
    as_json: AsJson = False,
    corrections: Corrections = None,
    lang: Language = "",
) -> None:
    words = speak(context, lang)
    names = tuple(name.strip() for name in bots.split(","))
    plan = Plan(
        game=game,
        players=max(len(names), fewest_players(find_game(game))) if players is None else players,
        bots=names,
        seed=secrets.randbits(SEED_BITS) if seed is None else seed,
        options=settings_of(option),
        corrections=corrections,
        records=records,
    )
    plan.check()
    if records is not None:
        _make_folder(records)
    start = time.perf_counter()
    results = _with_progress(plan, games, jobs or os.cpu_count() or 1, words)
    figures = _figures(plan, results, time.perf_counter() - start)
    if as_json:
        typer.echo(msgspec.json.format(msgspec.json.encode(figures)).decode())
    else:
        _print(printer(), figures, words)


def _make_folder(folder: Path) -> None:
    """A folder that can be written to, or a complaint before the first game."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadOptions(f"{folder}: cannot be made: {(error.strerror or str(error)).lower()}") from None
    if not os.access(folder, os.W_OK | os.X_OK):
        raise BadOptions(f"{folder}: cannot be written to")


def _with_progress(plan: Plan, games: int, jobs: int, words: Words) -> Results:
    """The bar goes to standard error, so that the figures alone are on standard output."""
    console = printer(err=True)
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )
    with bar:
        task = bar.add_task(words.name(plan.game), total=games)
        return play_all(plan, games, jobs=jobs, progress=lambda done: bar.advance(task, done))


def _figures(plan: Plan, results: Results, seconds: float) -> Figures:
    return Figures(
        game=plan.game,
        players=plan.players,
        games=results.games,
        seed=plan.seed,
        decisions=results.decisions,
        seconds=round(seconds, 3),
        games_per_second=round(results.games / seconds, 2),
        decisions_per_second=round(results.decisions / seconds, 1),
        bots=[_bot_figures(name, tally) for name, tally in zip(plan.bots, results.bots, strict=True)],
        seats=[
            SeatFigures(seat, round(tally.wins, 4), round(tally.mean, 4)) for seat, tally in enumerate(results.seats)
        ],
        winning_mean=round(results.winning.mean, 4),
        winning_min=results.winning.low,
        winning_max=results.winning.high,
    )


def _bot_figures(name: str, tally: Tally) -> BotFigures:
    return BotFigures(name, round(tally.wins, 4), round(tally.mean, 4), round(tally.stdev, 4), tally.low, tally.high)


def _print(console: Console, figures: Figures, words: Words) -> None:
    share = 100 / figures.games
    bots = [
        (entry.bot, entry.wins, share * entry.wins, entry.mean, entry.stdev, entry.min, entry.max)
        for entry in figures.bots
    ]
    seats = [(entry.seat, entry.wins, share * entry.wins, entry.mean) for entry in figures.seats]
    console.print(_table(words, ("bot", "wins", "share", "mean", "stdev", "min", "max"), bots))
    console.print()
    console.print(_table(words, ("seat", "wins", "share", "mean"), seats))
    console.print()
    console.print(
        words.say(
            "cli-simulate-winning",
            mean=round(figures.winning_mean, 1),
            least=figures.winning_min,
            most=figures.winning_max,
        )
    )
    console.print(
        words.say(
            "cli-simulate-done",
            games=figures.games,
            decisions=figures.decisions,
            seconds=round(figures.seconds, 1),
            speed=round(figures.games_per_second, 1),
            seed=str(figures.seed),
        )
    )


def _table(words: Words, columns: Sequence[str], rows: Sequence[Sequence[str | float]]) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0))
    for column in columns:
        table.add_column(words.say(f"cli-simulate-{column}"), justify="left" if column == "bot" else "right")
    for row in rows:
        table.add_row(*(f"{cell:.1f}" if isinstance(cell, float) else str(cell) for cell in row))
    return table
