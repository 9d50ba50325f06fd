"""A bot that fails forfeits its game, and everything else goes on."""

from __future__ import annotations

import pickle
from pathlib import Path

import pytest

from meadhall.arena import Plan, Results, play, simulate
from meadhall.bots import Bot
from meadhall.engine.errors import BotFailed
from meadhall.engine.play.seen import Seen
from meadhall.engine.registry import game
from meadhall.engine.scoring import Score
from tests.bots.plug_ins import FIRST, write_engine


@pytest.fixture
def first(tmp_path: Path) -> str:
    path = tmp_path / "first.py"
    path.write_text(FIRST, encoding="utf-8")
    return str(path)


class Ending(Bot):
    """Remembers how its games have ended."""

    def __init__(self, seed: int = 0) -> None:
        self.ended: list[list[int]] = []

    def choose(self, seen: Seen) -> str:
        return seen.decision.options[0]

    def end(self, scores: list[Score]) -> None:
        self.ended.append([score.total for score in scores])


def test_an_exception_and_an_option_that_is_not_there_are_failures(first: str) -> None:
    with pytest.raises(BotFailed, match="has failed: RuntimeError: the idea is missing") as failed:
        play("boru", ["random", "random", f"{first}:Failing"], 1)
    assert failed.value.seat == 2
    assert failed.value.bot == f"{first}:Failing"
    assert isinstance(failed.value.__cause__, RuntimeError)
    with pytest.raises(BotFailed, match="chose 'everything', which"):
        play("boru", [f"{first}:Cheating", "random", "random"], 1)


def test_every_bot_is_told_that_the_game_is_over_or_was_stopped(first: str) -> None:
    bot = Ending()
    match = play("boru", [bot, "random", "random"], 1)
    with pytest.raises(BotFailed):
        play("boru", [bot, f"{first}:Failing", "random"], 1)
    assert bot.ended == [[score.total for score in match.scores()], []]


def test_a_failure_travels_between_processes(first: str) -> None:
    with pytest.raises(BotFailed) as failed:
        play("boru", ["random", f"{first}:Failing", "random"], 1)
    arrived = pickle.loads(pickle.dumps(failed.value))
    assert (str(arrived), arrived.seat, arrived.code, arrived.values) == (
        str(failed.value),
        1,
        "bot-raised",
        failed.value.values,
    )


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_simulation_counts_forfeits_and_goes_on(jobs: int, first: str, tmp_path: Path) -> None:
    records = tmp_path / "records"
    records.mkdir()
    plan = Plan("boru", 3, ("random", "greedy", f"{first}:Failing"), 7, records=str(records))
    results = simulate(plan, 6, jobs=jobs)
    assert (results.games, results.forfeited, results.unfinished) == (6, 6, 0)
    assert [tally.forfeits for tally in results.bots] == [0, 0, 6]
    assert [tally.wins for tally in results.bots] == [3.0, 3.0, 0.0]
    assert [tally.held for tally in results.bots] == [6, 6, 6]
    assert results.share(results.bots[2]).fair == pytest.approx(1 / 3)
    number, failed = results.failures[2]
    assert number == 0
    assert "the idea is missing" in str(failed)
    assert len(list(records.iterdir())) == 6


HANGING = """
import os, time
import meadhall
class Hanging(meadhall.Bot):
    def choose(self, seen):
        if len(seen.decision.options) == 2:
            time.sleep(3600)
        return seen.decision.options[0]
class Deadly(meadhall.Bot):
    def choose(self, seen):
        os._exit(3)
"""


@pytest.mark.slow
@pytest.mark.parametrize(
    ("bot", "code", "says"),
    [("Hanging", "bot-late", "gave no answer in 0.5 s"), ("Deadly", "bot-raised", "its process ended (3)")],
)
def test_a_class_that_hangs_or_takes_its_process_down_forfeits_and_the_others_play_on(
    bot: str, code: str, says: str, tmp_path: Path
) -> None:
    path = tmp_path / "hanging.py"
    path.write_text(HANGING, encoding="utf-8")
    plan = Plan("boru", 3, ("random", f"{path}:{bot}"), 7, patience=0.5)
    results = simulate(plan, 2)
    assert (results.games, results.forfeited) == (2, 2)
    assert [tally.forfeits for tally in results.bots] == [0, 2]
    assert [tally.wins for tally in results.bots] == [2.0, 0.0]
    number, failed = results.failures[1]
    assert (number, failed.code, failed.bot) == (0, code, f"{path}:{bot}")
    assert says in str(failed)


@pytest.mark.slow
def test_watched_games_are_those_of_a_plan_that_nobody_watches(first: str) -> None:
    names = ("random", "greedy", f"{first}:First")
    plans = [Plan("boru", 3, names, 7, patience=patience) for patience in (0.0, 60.0)]
    assert [plan.is_watched for plan in plans] == [False, True]
    alone, watched = (simulate(plan, 3) for plan in plans)
    assert [tally.total for tally in alone.bots] == [tally.total for tally in watched.bots]
    assert alone.decisions == watched.decisions


def test_ours_and_programs_need_not_be_watched() -> None:
    assert not Plan("boru", 3, ("random", "300ms", "engine:node x.js"), 7, patience=60.0).is_watched


def test_an_engine_that_crashes_forfeits_too(tmp_path: Path) -> None:
    name = write_engine(tmp_path, "if heard['number'] == 3: sys.exit(1)")
    results = simulate(Plan("boru", 3, ("random", name), 7), 2)
    assert [tally.forfeits for tally in results.bots] == [0, 2]


def test_the_same_bot_at_another_seat_wins_nothing_by_its_failure() -> None:
    results = Results(bots=2, players=3)
    failed = BotFailed("no", bot="x")
    failed.seat = 1
    results.add_forfeited(0, failed, [0, 1, 1], 5)
    assert [tally.wins for tally in results.bots] == [1.0, 0.0]
    assert [tally.forfeits for tally in results.bots] == [0, 1]
    assert [tally.wins for tally in results.seats] == [1.0, 0.0, 0.0]


def test_the_match_stands_where_the_bot_was_asked(first: str) -> None:
    match = Plan("boru", 3, ("random", f"{first}:Failing"), 1).play(0)
    assert not match.over
    assert game("boru").new(3, seed=match.seed).decision is not None
