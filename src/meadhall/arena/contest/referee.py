"""One game of a contest, in which a bot that fails forfeits: the game ends there, and it is last."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Final, TypeVar

import msgspec

from meadhall.arena.contest.schedule import Contest
from meadhall.arena.play import bot_seeds
from meadhall.arena.processes import NOBODY
from meadhall.bots import Bot
from meadhall.engine.errors import MeadhallError
from meadhall.engine.play.match import Match
from meadhall.engine.registry import game as find_game
from meadhall.engine.scoring import Score, places

T = TypeVar("T")

CRASHED: Final = "crashed"
SLOW: Final = "slow"
NONSENSE: Final = "nonsense"
FAILURES: Final = (CRASHED, SLOW, NONSENSE)

BY_CODE: Final = {"engine-late": SLOW, "engine-nonsense": NONSENSE}
"""What programs that play in another process are blamed for, by the codes of their errors; all others have crashed."""

LONGEST: Final = 300
"""At most so many characters are kept of what a bot that failed has said."""


class Forfeit(msgspec.Struct, frozen=True):
    """Who failed, which of `FAILURES` it was, and what was said of it."""

    seat: int
    why: str
    said: str


class Points(msgspec.Struct, frozen=True, array_like=True):
    """A seat's score, as it is kept."""

    categories: list[tuple[str, int]]
    ties: list[tuple[str, int]]


class Played(msgspec.Struct, frozen=True, kw_only=True):
    """What came of a game. One that was stopped after too many choices has no places and no scores."""

    number: int
    seated: list[int]
    """Which bot sat at each seat."""
    choices: int = 0
    seconds: float = 0.0
    places: list[int] = []
    points: list[Points] = []
    """By seat; none after a forfeit."""
    thinking: list[float] = []
    """Seconds, by seat."""
    chosen: list[dict[str, int]] = []
    """How often each seat chose each thing."""
    forfeit: Forfeit | None = None

    @property
    def scores(self) -> list[Score]:
        return [Score(seat, points.categories, points.ties) for seat, points in enumerate(self.points)]


class Failed(Exception):
    """A bot that cannot go on."""

    def __init__(self, seat: int, why: str, said: str) -> None:
        super().__init__(said)
        self.forfeit = Forfeit(seat, why, " ".join(said.split())[:LONGEST])


def forfeited(contest: Contest, number: int, forfeit: Forfeit, *, choices: int = 0, seconds: float = 0.0) -> Played:
    """A game in which a bot failed: it is last at all its seats, the others share the first place, no score counts."""
    seated = contest.lineup(number)
    return Played(
        number=number,
        seated=seated,
        choices=choices,
        seconds=seconds,
        places=[contest.players if bot == seated[forfeit.seat] else 1 for bot in seated],
        forfeit=forfeit,
    )


def play(contest: Contest, number: int, tell: Callable[[int], None]) -> Played:
    """Game `number`; `tell` hears of every seat that begins to think, and of `NOBODY` when it is done."""
    start = time.perf_counter()
    match = find_game(contest.game).new(
        contest.players,
        seed=contest.seed_of(number),
        settings=contest.settings,
        corrections=contest.corrections,
    )
    table = _Table(contest, match, contest.lineup(number), tell)
    try:
        table.play()
    except Failed as failed:
        table.end([])
        seconds = time.perf_counter() - start
        return forfeited(contest, number, failed.forfeit, choices=len(match.choices), seconds=seconds)
    scores = match.scores() if match.over else []
    table.end(scores)
    return Played(
        number=number,
        seated=table.seated,
        choices=len(match.choices),
        seconds=time.perf_counter() - start,
        places=places(scores),
        points=[Points(score.categories, score.ties) for score in scores],
        thinking=table.thinking,
        chosen=[dict(chosen) for chosen in table.chosen],
    )


class _Table:
    """A match, its bots, and how long they think."""

    def __init__(self, contest: Contest, match: Match, seated: list[int], tell: Callable[[int], None]) -> None:
        self.contest = contest
        self.match = match
        self.seated = seated
        self.tell = tell
        self.bots: list[Bot] = []
        self.thinking = [0.0] * contest.players
        self.chosen: list[Counter[str]] = [Counter() for _ in range(contest.players)]

    def play(self) -> None:
        for seat, seed in enumerate(bot_seeds(self.match.seed, self.contest.players)):
            self.bots.append(self._ask(seat, partial(self.contest.make_bot, self.seated[seat], seed)))
        for _ in range(self.contest.limit):
            if self.match.over:
                return
            decision = self.match.pending[0]
            seat = decision.seat
            option = self._ask(seat, partial(self.bots[seat].choose, self.match.seen_by(seat)))
            if option not in decision.options:
                raise Failed(seat, NONSENSE, f"{option!r} is none of the {len(decision.options)} options")
            self.chosen[seat][option] += 1
            self.match.choose(option, seat)

    def end(self, scores: list[Score]) -> None:
        """Tell those bots that want to know that the game is over; what they raise then changes nothing."""
        for seat, bot in enumerate(self.bots):
            with suppress(Failed):
                self._ask(seat, partial(bot.end, scores))

    def _ask(self, seat: int, think: Callable[[], T]) -> T:
        """What the bot at that seat answers; `Failed` if it raises, or takes too long about it."""
        self.tell(seat)
        start = time.perf_counter()
        try:
            answer = think()
        except Exception as error:
            code = error.code if isinstance(error, MeadhallError) else ""
            said = str(error) if code else f"{type(error).__name__}: {error}"
            raise Failed(seat, BY_CODE.get(code, CRASHED), said) from error
        finally:
            self.tell(NOBODY)
            seconds = time.perf_counter() - start
            self.thinking[seat] += seconds
        if seconds > self.contest.patience:
            raise Failed(seat, SLOW, f"{seconds:.1f} s for one decision")
        return answer
