"""One file a contest, a row a game, none twice; other settings are refused."""

from __future__ import annotations

import dataclasses
import sqlite3
from collections.abc import Generator, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from benchmarks.arena_killed import killed_and_resumed
from meadhall.arena.contest.referee import Forfeit, Played, Points
from meadhall.arena.contest.run import run
from meadhall.arena.contest.schedule import Contest
from meadhall.arena.contest.stopping import Stopping
from meadhall.arena.contest.store import Store, stored_seed
from meadhall.engine.errors import BadSettings
from tests.arena.contest.made_up import made_up

CONTEST = Contest("odin", 2, ("greedy", "random"), 7)


class MadeUp:
    """Games without playing them; Ctrl-C comes after some."""

    def __init__(self, contest: Contest, interrupt_after: int = -1) -> None:
        self.contest = contest
        self.interrupt_after = interrupt_after
        self.asked: list[int] = []

    def play(self, numbers: Iterator[int]) -> Generator[Played]:
        games = list(made_up(self.contest, [300.0, 0.0], 1000, 1))
        for number in numbers:
            if len(self.asked) == self.interrupt_after:
                raise KeyboardInterrupt
            self.asked.append(number)
            yield games[number]

    def close(self) -> None:
        """Nothing is held."""


def test_a_game_comes_back_as_it_was(tmp_path: Path) -> None:
    played = Played(
        number=3,
        seated=[1, 0],
        choices=9,
        seconds=1.5,
        places=[1, 2],
        points=[Points([("ships", 3), ("bare", -2)], [("tie", 1)]), Points([("ships", 1)], [])],
        thinking=[0.5, 1.0],
        chosen=[{"space.1": 2}, {}],
    )
    failed = Played(number=4, seated=[0, 1], places=[2, 1], forfeit=Forfeit(0, "slow", "62.0 s"))
    with closing(Store(tmp_path / "a.sqlite", CONTEST)) as store:
        store.add([failed, played])
        assert list(store.games()) == [played, failed]
        store.add([other_outcome(played)])
        assert list(store.games()) == [played, failed]


def other_outcome(played: Played) -> Played:
    """The same number with another outcome."""
    return Played(number=played.number, seated=[0, 1], places=[1, 2])


def test_a_run_goes_on_with_what_is_missing_and_an_interrupt_keeps_what_was_played(tmp_path: Path) -> None:
    with closing(Store(tmp_path / "a.sqlite", CONTEST)) as store:
        outcome = run(store, 30, lambda: MadeUp(CONTEST, interrupt_after=12))
        assert (outcome.interrupted, outcome.played) == (True, 12)
        assert store.numbers() == set(range(12))
    with closing(Store(tmp_path / "a.sqlite", CONTEST)) as store:
        rest = MadeUp(CONTEST)
        told: list[int] = []
        outcome = run(store, 30, lambda: rest, progress=told.append)
        assert (outcome.interrupted, outcome.played, sum(told)) == (False, 18, 30)
        assert rest.asked == list(range(12, 30))
        assert run(store, 30, lambda: MadeUp(CONTEST, 0)).played == 0


def test_a_run_stops_when_the_answer_is_clear_and_stays_so(tmp_path: Path) -> None:
    with closing(Store(tmp_path / "a.sqlite", CONTEST)) as store:
        outcome = run(store, 1000, lambda: MadeUp(CONTEST), stopping=Stopping(CONTEST))
        assert outcome.clear
        assert 10 < outcome.played < 200
        again = run(store, 1000, lambda: MadeUp(CONTEST, 0), stopping=Stopping(CONTEST))
        assert (again.clear, again.played) == (True, 0)


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"seed": 8}, "seed is 7 there, not 8"),
        ({"bots": ("greedy", "easy")}, 'bots is ["greedy","random"] there, not ["greedy","easy"]'),
        ({"players": 3}, "players is 2 there, not 3"),
        ({"ladder": True}, "ladder is false there, not true"),
        ({"patience": 5.0}, "patience is 60 there, not 5"),
        ({"settings": {"length": "short"}}, "options is"),
    ],
)
def test_other_settings_are_refused_in_one_line(changes: dict[str, object], said: str, tmp_path: Path) -> None:
    Store(tmp_path / "a.sqlite", CONTEST).close()
    other = dataclasses.replace(CONTEST, **changes)  # type: ignore[arg-type]
    with pytest.raises(BadSettings) as refused:
        Store(tmp_path / "a.sqlite", other)
    assert said in str(refused.value)
    assert "\n" not in str(refused.value)


def test_the_seed_is_taken_from_the_file(tmp_path: Path) -> None:
    assert stored_seed(tmp_path / "a.sqlite") is None
    Store(tmp_path / "a.sqlite", CONTEST).close()
    assert stored_seed(tmp_path / "a.sqlite") == 7


def test_files_of_another_kind_are_refused(tmp_path: Path) -> None:
    text, other = tmp_path / "a.txt", tmp_path / "b.sqlite"
    text.write_text("no database, but longer than its header would be " * 40)
    with closing(sqlite3.connect(other)) as connection:
        connection.execute("CREATE TABLE accounts (name TEXT)")
    for file in (text, other, tmp_path / "no" / "folder"):
        with pytest.raises(BadSettings, match="not a file of an arena"):
            Store(file, CONTEST)


@pytest.mark.slow
def test_killed_with_sigkill_and_started_again_each_game_is_there_once(tmp_path: Path) -> None:
    half = killed_and_resumed(tmp_path, games=400)
    assert 200 <= half < 400
