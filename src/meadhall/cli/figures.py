"""The figures of many games: as JSON, and as tables that fit any width."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec
from rich.cells import cell_len
from rich.console import Console
from rich.table import Table

from meadhall.arena.simulate import Plan
from meadhall.arena.statistics import Results, Tally
from meadhall.cli.commands.hall import said
from meadhall.words import Words

GAP: Final = 2
"""Spaces between columns."""


class SeatFigures(msgspec.Struct):
    """How a seat did: shares are parts of one, the fair one that of the seats held; `error` is that of the mean."""

    seat: int
    wins: float
    share: float
    share_low: float
    share_high: float
    fair: float
    mean: float
    error: float


class BotFigures(msgspec.Struct):
    """How a bot did, `seats` being how often it sat down; scores are of games that nobody forfeited."""

    bot: str
    seats: int
    wins: float
    share: float
    share_low: float
    share_high: float
    fair: float
    mean: float
    error: float
    stdev: float
    min: int
    max: int
    forfeits: int


class Figures(msgspec.Struct, kw_only=True):
    """What `--json` prints: a stable interface."""

    game: str
    players: int
    asked: int
    games: int
    forfeited: int
    unfinished: int
    limit: int
    interrupted: bool
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


def figures_of(plan: Plan, results: Results, *, asked: int, interrupted: bool, seconds: float) -> Figures:
    """What came of the games that were asked for, or of those before an interrupt."""
    return Figures(
        game=plan.game,
        players=plan.players,
        asked=asked,
        games=results.games,
        forfeited=results.forfeited,
        unfinished=results.unfinished,
        limit=plan.limit,
        interrupted=interrupted,
        seed=plan.seed,
        decisions=results.decisions,
        seconds=round(seconds, 3),
        games_per_second=round(results.games / seconds, 2),
        decisions_per_second=round(results.decisions / seconds, 1),
        bots=[
            BotFigures(
                name,
                tally.held,
                *_rounded(tally, results),
                round(tally.stdev, 4),
                tally.low,
                tally.high,
                tally.forfeits,
            )
            for name, tally in zip(plan.bots, results.bots, strict=True)
        ],
        seats=[SeatFigures(seat, *_rounded(tally, results)) for seat, tally in enumerate(results.seats)],
        winning_mean=round(results.winning.mean, 4),
        winning_min=results.winning.low,
        winning_max=results.winning.high,
    )


def _rounded(tally: Tally, results: Results) -> tuple[float, float, float, float, float, float, float]:
    """What bots and seats have in common, in the order of their fields."""
    share, low, high, fair = (round(figure, 4) for figure in results.share(tally))
    return round(tally.wins, 4), share, low, high, fair, round(tally.mean, 4), round(tally.error, 4)


def print_figures(console: Console, figures: Figures, words: Words) -> None:
    """A line for each bot and seat, and what there is to say of all."""
    if figures.games:
        bots = [[entry.bot, str(entry.seats), *_cells(entry), f"{entry.min}–{entry.max}"] for entry in figures.bots]
        seats = [[str(entry.seat), *_cells(entry)] for entry in figures.seats]
        common = ("wins", "share", "interval", "fair", "mean")
        print_table(console, _headings(words, ("bot", "held", *common, "range")), bots)
        print_table(console, _headings(words, ("seat", *common)), seats)
        console.print(words.say("cli-simulate-note"), style="dim")
    if figures.games > figures.forfeited:
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


def cautions(figures: Figures, results: Results, words: Words) -> list[str]:
    """What else one must know: games that were forfeited or did not end, and an end before all were played."""
    found = []
    for bot, (number, failed) in sorted(results.failures.items()):
        entry = figures.bots[bot]
        why = said(failed, words)
        found.append(words.say("cli-simulate-forfeits", bot=entry.bot, games=entry.forfeits, number=number, why=why))
    if figures.unfinished:
        found.append(words.say("cli-simulate-unfinished", games=figures.unfinished, limit=figures.limit))
    if figures.interrupted:
        played = figures.games + figures.unfinished
        found.append(words.say("cli-simulate-interrupted", played=played, asked=figures.asked))
    return found


def _cells(entry: BotFigures | SeatFigures) -> list[str]:
    return [
        f"{entry.wins:.1f}",
        f"{100 * entry.share:.1f}",
        f"{100 * entry.share_low:.1f}–{100 * entry.share_high:.1f}",
        f"{100 * entry.fair:.1f}",
        f"{entry.mean:.1f} ± {entry.error:.1f}",
    ]


def _headings(words: Words, columns: Sequence[str]) -> list[str]:
    return [words.say(f"cli-simulate-{column}") for column in columns]


def print_table(console: Console, headings: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
    """A table; where it does not fit, each of its rows by itself, a figure a line."""
    widths = [max(map(cell_len, column)) + GAP for column in zip(headings, *rows, strict=True)]
    if sum(widths) - GAP <= console.width:
        table = Table(box=None, padding=(0, GAP, 0, 0), pad_edge=False)
        for number, heading in enumerate(headings):
            table.add_column(heading, justify="right" if number else "left", no_wrap=True)
        for row in rows:
            table.add_row(*row)
        console.print(table)
        console.print()
        return
    for row in rows:
        console.print(f"{headings[0]}: {row[0]}", style="bold")
        for heading, cell in zip(headings[1:], row[1:], strict=True):
            console.print(f"  {heading}: {cell}")
        console.print()
