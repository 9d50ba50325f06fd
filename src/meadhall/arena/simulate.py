"""Thousands of games of bots against bots, on as many cores as one likes, with the same results on any."""

from __future__ import annotations

import time
from collections.abc import Callable, Generator
from contextlib import closing
from dataclasses import dataclass, field
from multiprocessing.pool import Pool
from pathlib import Path
from queue import SimpleQueue
from typing import Final

from meadhall import bots
from meadhall.arena.play import finish, unheard
from meadhall.arena.processes import SPAWN, Crew, deaf_to_interrupts
from meadhall.arena.seating import lineup
from meadhall.arena.statistics import Results
from meadhall.engine.errors import BadSettings, BotFailed, TooLong
from meadhall.engine.play.match import Match
from meadhall.engine.play.playout import MOST_CHOICES
from meadhall.engine.registry import game as find_game
from meadhall.engine.rng import Rng, check_seed
from meadhall.engine.saving import record

REPORT_SECONDS: Final = 0.1
"""About so often it is said what has been played; an interrupt loses no more than what was played since."""

MOST_GAMES: Final = 64
"""At most so many games between two reports."""


class Interrupted(KeyboardInterrupt):
    """Ctrl-C in the middle of it; `results` are those of the games until then."""

    def __init__(self, results: Results) -> None:
        super().__init__()
        self.results = results


@dataclass(frozen=True)
class Plan:
    """What is played: enough for any process to play game number n of it."""

    game: str
    players: int
    bots: tuple[str, ...]
    seed: int
    settings: dict[str, str] = field(default_factory=dict)
    corrections: Path | str | None = None
    records: Path | str | None = None
    """Where each game is written down, if anywhere."""
    limit: int = MOST_CHOICES
    """A game that is not over after so many choices is stopped, and counted as unfinished."""
    patience: float = 0.0
    """A bot of others that thinks longer than so many seconds about one decision forfeits the game; 0: it may hang.

    Games with such bots are then played in processes of their own, which can be ended.
    """

    def check(self) -> None:
        """Refuse what cannot be played, before anything is."""
        find_game(self.game).settings_for(self.players, self.settings)
        find_game(self.game).components(self.corrections)
        if not self.bots:
            raise BadSettings("say which bots play", "bots-none")
        self.check_seats()
        for name in self.bots:
            bots.make(name, 0)
        check_seed(self.seed)
        if self.limit < 1:
            message = f"a game can be stopped after one choice or more, not after {self.limit}"
            raise BadSettings(message, "limit", limit=str(self.limit))

    def check_seats(self) -> None:
        """Whether there is a seat for each of the bots."""
        if len(self.bots) > self.players:
            named, seats = str(len(self.bots)), str(self.players)
            raise BadSettings(f"{named} bots are too many for {seats} seats", "bots", named=named, seats=seats)

    def lineup(self, number: int) -> list[int]:
        """Which of the named bots sits at each seat of game `number`."""
        return lineup(self.players, len(self.bots), number)

    def seed_of(self, number: int) -> int:
        """The seed of game `number`: a fork of the plan's own source takes two draws."""
        return Rng(self.seed, 2 * number).fork().seed

    def play(self, number: int) -> Match:
        """Game `number`, whoever plays it and whenever; one that was stopped or forfeited is not over."""
        return self._play(number, self.lineup(number))[0]

    @property
    def is_watched(self) -> bool:
        """Whether somebody has to look how long bots think: ours, and programs, keep their time by themselves."""
        return self.patience > 0 and not all(map(bots.keeps_time, self.bots))

    def _play(
        self, number: int, seated: list[int], tell: Callable[[int], None] = unheard
    ) -> tuple[Match, BotFailed | None]:
        found = find_game(self.game)
        names = [self.bots[bot] for bot in seated]
        seed = self.seed_of(number)
        match = found.new(self.players, seed=seed, settings=self.settings, corrections=self.corrections)
        failure = None
        try:
            finish(match, names, limit=self.limit, tell=tell)
        except TooLong:
            pass
        except BotFailed as failed:
            failure = failed.with_traceback(None)
            failure.__cause__ = None
        if self.records is not None:
            path = Path(self.records) / f"{self.game}-{number:06d}.jsonl"
            record.write(path, record.dump(match, names), lasting=False)
        return match, failure

    def play_some(self, numbers: range, tell: Callable[[int], None] = unheard) -> Results:
        """The results of the games of these numbers."""
        results = Results(len(self.bots), self.players)
        for number in numbers:
            seated = self.lineup(number)
            match, failure = self._play(number, seated, tell)
            if failure is not None:
                results.add_forfeited(number, failure, seated, len(match.choices))
            elif match.over:
                results.add(match.scores(), seated, len(match.choices))
            else:
                results.add_unfinished(len(match.choices))
        return results


class _Watched:
    """The games of a plan one by one, in processes in which bots may hang."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan

    @property
    def patience(self) -> float:
        return self.plan.patience

    def begin(self) -> None:
        """There is nothing to make ready."""

    def play(self, number: int, tell: Callable[[int], None]) -> Results:
        return self.plan.play_some(range(number, number + 1), tell)

    def lost(self, number: int, seat: int, said: str, *, hanging: bool) -> Results:
        """A forfeit by whoever was thinking when the process ended; the game has no record."""
        plan = self.plan
        seated = plan.lineup(number)
        bot = plan.bots[seated[seat]]
        if hanging:
            seconds = f"{plan.patience:g}"
            message = f"the bot {bot} gave no answer in {seconds} s"
            failed = BotFailed(message, "bot-late", bot=bot, seconds=seconds)
        else:
            failed = BotFailed(f"the bot {bot} has failed: {said}", "bot-raised", bot=bot, why=said)
        failed.seat = seat
        results = Results(len(plan.bots), plan.players)
        results.add_forfeited(number, failed, seated, 0)
        return results


def simulate(plan: Plan, games: int, *, jobs: int = 1, progress: Callable[[int], None] | None = None) -> Results:
    """Play the plan's first `games` games; `progress` hears of every few that are done.

    Ctrl-C raises `Interrupted`, which has the results until then.
    """
    plan.check()
    results = Results(len(plan.bots), plan.players)
    try:
        play = _watched_parts if plan.is_watched else _parts
        with closing(play(plan, games, min(jobs, games))) as parts:
            for part in parts:
                results += part  # a new sum: an interrupt finds the old one or the new one, whole
                if progress is not None:
                    progress(part.games + part.unfinished)
    except KeyboardInterrupt:
        if plan.records is not None:
            for unfinished in Path(plan.records).glob(f"{plan.game}-*.new"):  # somebody was writing it
                unfinished.unlink(missing_ok=True)
        raise Interrupted(results) from None
    return results


class _Chunks:
    """The numbers of the games in handy pieces: as many as take about as long as a report may be away."""

    def __init__(self, games: int, most: int) -> None:
        self.left = range(games)
        self._most = most
        self._size = 1

    def take(self) -> range:
        chunk, self.left = self.left[: self._size], self.left[self._size :]
        return chunk

    def took(self, games: int, seconds: float) -> None:
        """So long were so many games: the next piece is at most twice as large as the last."""
        fit = round(games * REPORT_SECONDS / max(seconds, 1e-6))
        self._size = max(1, min(fit, 2 * self._size, self._most))


def _parts(plan: Plan, games: int, jobs: int) -> Generator[Results]:
    chunks = _Chunks(games, max(1, min(MOST_GAMES, games // (8 * max(1, jobs)))))
    if jobs <= 1:
        while chunks.left:
            part, seconds = _timed(plan, chunks.take())
            chunks.took(part.games + part.unfinished, seconds)
            yield part
        return
    done: SimpleQueue[tuple[Results, float] | BaseException] = SimpleQueue()
    under_way = 0
    with _workers(jobs) as pool:
        while chunks.left or under_way:
            while chunks.left and under_way < 2 * jobs:
                pool.apply_async(_timed, (plan, chunks.take()), callback=done.put, error_callback=done.put)
                under_way += 1
            came = done.get()
            under_way -= 1
            if isinstance(came, BaseException):
                raise came
            part, seconds = came
            chunks.took(part.games + part.unfinished, seconds)
            yield part


def _watched_parts(plan: Plan, games: int, jobs: int) -> Generator[Results]:
    with closing(Crew(_Watched(plan), max(1, jobs))) as crew:
        yield from crew.play(iter(range(games)))


def _timed(plan: Plan, numbers: range) -> tuple[Results, float]:
    start = time.perf_counter()
    return plan.play_some(numbers), time.perf_counter() - start


def _workers(jobs: int) -> Pool:
    """Processes of our own."""
    with deaf_to_interrupts():
        return SPAWN.Pool(jobs)
