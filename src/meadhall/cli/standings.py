"""The figures of a contest: as JSON, and as tables."""

from __future__ import annotations

from typing import Any

import msgspec
from rich.console import Console

from meadhall.arena.contest.run import Outcome
from meadhall.arena.contest.stopping import OPEN, Stopping
from meadhall.arena.contest.summary import Standing, Summary
from meadhall.cli.figures import print_table
from meadhall.words import Words


class Stood(msgspec.Struct, kw_only=True):
    """How a bot or seat did: shares are parts of one, among the games in which it sat down."""

    games: int
    held: int
    wins: float
    share: float
    share_low: float
    share_high: float
    fair: float
    scored: int
    """How many scores there are: none of forfeited games."""
    mean: float
    error: float
    stdev: float
    min: int
    max: int
    forfeits: int
    thinking: float
    """Seconds, of all games."""


class BotStood(Stood, kw_only=True):
    bot: str
    rating: float
    rating_error: float
    """Half of the 95 % interval."""
    failures: dict[str, int]
    categories: dict[str, float]
    """Mean points."""


class SeatStood(Stood, kw_only=True):
    seat: int


class Met(msgspec.Struct):
    """How often a bot was ahead of another."""

    bot: str
    other: str
    ahead: float
    compared: int


class Verdict(msgspec.Struct):
    """What the sequential test says of the first bot against another."""

    other: str
    verdict: str
    rounds: int


class ContestFigures(msgspec.Struct, kw_only=True):
    """What `--json` prints: a stable interface."""

    game: str
    players: int
    seed: int
    asked: int
    games: int
    """Those in the file that count; `stopped` ones do not."""
    played: int
    """Those of this run."""
    stopped: int
    forfeits: int
    interrupted: bool
    clear: bool
    bots: list[BotStood]
    seats: list[SeatStood]
    against: list[Met]
    test: list[Verdict]


def figures_of(summary: Summary, outcome: Outcome, asked: int, stopping: Stopping | None) -> ContestFigures:
    contest, names = summary.contest, summary.contest.bots
    return ContestFigures(
        game=contest.game,
        players=contest.players,
        seed=contest.seed,
        asked=asked,
        games=summary.games,
        played=outcome.played,
        stopped=summary.stopped,
        forfeits=sum(bot.forfeits for bot in summary.bots),
        interrupted=outcome.interrupted,
        clear=outcome.clear,
        bots=[
            BotStood(
                bot=name,
                rating=round(rating.points, 1),
                rating_error=round(rating.error, 1),
                failures=dict(failures),
                categories={
                    category: round(points / max(1, standing.scores.count), 3)
                    for category, points in standing.categories.items()
                },
                **_stood(standing, contest.players),
            )
            for name, rating, failures, standing in zip(
                names, summary.ratings, summary.failures, summary.bots, strict=True
            )
        ],
        seats=[
            SeatStood(seat=seat, **_stood(standing, contest.players)) for seat, standing in enumerate(summary.seats)
        ],
        against=[
            Met(names[first], names[second], round(won, 2), compared)
            for first, row in enumerate(summary.pairs)
            for second, (won, compared) in enumerate(row)
            if compared
        ],
        test=[
            Verdict(name, duel.verdict, duel.rounds)
            for name, duel in zip(names[1:], stopping.duels if stopping else (), strict=False)
        ],
    )


def _stood(standing: Standing, players: int) -> dict[str, Any]:
    scores = standing.scores
    share, low, high, fair = (round(figure, 4) for figure in standing.share(players))
    return {
        "games": standing.games,
        "held": standing.held,
        "wins": round(standing.wins, 4),
        "share": share,
        "share_low": low,
        "share_high": high,
        "fair": fair,
        "scored": scores.count,
        "mean": round(scores.mean, 3),
        "error": round(scores.error, 3),
        "stdev": round(scores.stdev, 3),
        "min": scores.low,
        "max": scores.high,
        "forfeits": standing.forfeits,
        "thinking": round(standing.thinking, 2),
    }


def print_standings(console: Console, figures: ContestFigures, words: Words) -> None:
    """The bots, the strongest first, then the seats."""
    if figures.games:
        alone = figures.players == 1
        rated = () if alone or len(figures.bots) < 2 else ("rating",)
        common = ("mean",) if alone else ("share", "interval", "fair", "mean")
        ranked = sorted(figures.bots, key=lambda bot: -bot.mean if alone else -bot.rating)
        rows = [
            [
                bot.bot,
                *(f"{bot.rating:+.0f} ± {bot.rating_error:.0f}" for _ in rated),
                str(bot.games),
                *_cells(bot, alone),
                str(bot.forfeits),
            ]
            for bot in ranked
        ]
        print_table(console, _headings(words, ("bot", *rated, "games", *common, "forfeits")), rows)
        if not alone:
            seats = [[str(seat.seat), *_cells(seat, alone)] for seat in figures.seats]
            print_table(console, _headings(words, ("seat", *common)), seats)
            console.print(words.say("cli-arena-note"), style="dim")
    for verdict in figures.test:
        if verdict.verdict != OPEN:
            message = f"cli-arena-{verdict.verdict}"
            console.print(words.say(message, bot=figures.bots[0].bot, other=verdict.other, rounds=verdict.rounds))
        else:
            console.print(words.say("cli-arena-open", bot=figures.bots[0].bot, other=verdict.other))


def remarks(figures: ContestFigures, words: Words, file: str) -> list[str]:
    """What else one must know: forfeits, stopped games, an early end, and where it all is."""
    said = []
    if figures.forfeits:
        said.append(words.say("cli-arena-forfeited", games=figures.forfeits))
    if figures.stopped:
        said.append(words.say("cli-arena-stopped", games=figures.stopped))
    there = figures.games + figures.stopped
    if figures.clear and there < figures.asked:
        said.append(words.say("cli-arena-clear", there=there, asked=figures.asked))
    if figures.interrupted:
        said.append(words.say("cli-arena-interrupted", there=there, asked=figures.asked, file=file))
    else:
        said.append(words.say("cli-arena-done", there=there, played=figures.played, file=file))
    return said


def _cells(stood: Stood, alone: bool) -> list[str]:
    mean = f"{stood.mean:.1f} ± {stood.error:.1f}" if stood.scored else "–"
    if alone:
        return [mean]
    return [
        f"{100 * stood.share:.1f}",
        f"{100 * stood.share_low:.1f}–{100 * stood.share_high:.1f}",
        f"{100 * stood.fair:.1f}",
        mean,
    ]


def _headings(words: Words, columns: tuple[str, ...]) -> list[str]:
    ours = ("rating", "games", "forfeits")
    return [words.say(f"cli-{'arena' if column in ours else 'simulate'}-{column}") for column in columns]
