"""Many games: fair seats, and the same results on any number of cores."""

from __future__ import annotations

from pathlib import Path

import pytest

from meadhall.arena import Interrupted, Plan, Results, simulate
from meadhall.arena.simulate import _Chunks
from meadhall.engine import registry
from meadhall.engine.errors import BadData, BadSettings, UnknownBot, UnknownGame
from meadhall.engine.saving import record
from tests.arena.coins import ENDLESS

pytestmark = pytest.mark.slow


def figures(results: Results) -> list[object]:
    tallies = [*results.bots, *results.seats]
    return [results.games, results.decisions, [(t.count, t.total, t.squares, t.low, t.high, t.won) for t in tallies]]


def test_two_bots_at_three_seats_sit_equally_often() -> None:
    results = simulate(Plan("boru", 3, ("random", "random"), 1), 4)
    assert [bot.count for bot in results.bots] == [6, 6]
    assert [results.share(bot).fair for bot in results.bots] == [0.5, 0.5]


def test_two_jobs_give_what_one_gives() -> None:
    plan = Plan("boru", 3, ("greedy", "random"), 42)
    heard: list[int] = []
    alone = simulate(plan, 8, progress=heard.append)
    assert sum(heard) == 8
    assert figures(simulate(plan, 8, jobs=2)) == figures(alone)


def test_another_seed_gives_other_games() -> None:
    first, second = (simulate(Plan("boru", 3, ("random",), seed), 6) for seed in (1, 2))
    assert figures(first) != figures(second)


def test_the_first_games_of_more_are_the_same_games() -> None:
    plan = Plan("boru", 3, ("random",), 9)
    few, many = Results(1, 3), Results(1, 3)
    few.merge(plan.play_some(range(5)))
    few.merge(plan.play_some(range(5, 12)))
    many.merge(plan.play_some(range(12)))
    assert figures(few) == figures(many)


def test_every_game_is_counted_once() -> None:
    results = simulate(Plan("boru", 3, ("random",), 4), 10)
    assert results.games == 10
    assert sum(seat.wins for seat in results.seats) == pytest.approx(10)
    assert results.bots[0].count == 30


@pytest.mark.parametrize("jobs", [1, 2])
def test_games_that_were_stopped_are_counted_and_win_nothing(jobs: int, tmp_path: Path) -> None:
    whole = simulate(Plan("boru", 3, ("random",), 4), 6)
    limit = whole.decisions // 6  # some are longer, some are not
    stopped = simulate(Plan("boru", 3, ("random",), 4, limit=limit, records=tmp_path), 6, jobs=jobs)
    assert stopped.unfinished > 0
    assert stopped.games + stopped.unfinished == 6
    assert sum(seat.wins for seat in stopped.seats) == pytest.approx(stopped.games)
    assert stopped.bots[0].count == 3 * stopped.games
    over = [record.read(file).match.over for file in sorted(tmp_path.iterdir())]
    assert over.count(False) == stopped.unfinished


def test_a_batch_of_a_game_that_never_ends_comes_to_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "games", lambda: {"endless": ENDLESS})
    results = simulate(Plan("endless", 1, ("random",), 1), 2)
    assert (results.games, results.unfinished, results.decisions) == (0, 2, 40_000)
    assert results.share(results.bots[0]).share == 0.0


@pytest.mark.parametrize("jobs", [1, 2])
def test_an_interrupt_keeps_what_was_played_until_then(jobs: int, tmp_path: Path) -> None:
    plan = Plan("boru", 3, ("random",), 4, records=tmp_path)
    played = 0

    def heard(done: int) -> None:
        nonlocal played
        played += done
        if played >= 5:
            raise KeyboardInterrupt

    with pytest.raises(Interrupted) as stopped:
        simulate(plan, 100_000, jobs=jobs, progress=heard)
    results = stopped.value.results
    assert results.games == played
    assert sum(seat.wins for seat in results.seats) == pytest.approx(played)
    assert all(file.suffix == ".jsonl" for file in tmp_path.iterdir())
    assert len(list(tmp_path.iterdir())) >= played


def test_games_are_reported_one_by_one_if_they_are_slow_and_many_at_once_if_not() -> None:
    chunks = _Chunks(1000, 64)
    assert [chunks.take() for _ in range(2)] == [range(1), range(1, 2)]
    sizes = []
    for _ in range(8):
        chunks.took(1, 0.001)
        sizes.append(len(chunks.take()))
    assert sizes == [2, 4, 8, 16, 32, 64, 64, 64]
    chunks.took(64, 64.0)
    assert len(chunks.take()) == 1


def test_greedy_beats_random() -> None:
    results = simulate(Plan("boru", 3, ("greedy", "random", "random"), 3), 9)
    assert results.bots[0].wins > results.bots[1].wins + results.bots[2].wins


def test_records_replay_to_the_scores_that_were_counted(tmp_path: Path) -> None:
    results = simulate(Plan("boru", 3, ("random",), 5, records=tmp_path), 3)
    files = sorted(tmp_path.iterdir())
    assert [file.name for file in files] == [f"boru-{n:06d}.jsonl" for n in range(3)]
    replays = [record.read(file) for file in files]
    assert all(replay.match.over and replay.seats == ["random"] * 3 for replay in replays)
    totals = [score.total for replay in replays for score in replay.match.scores()]
    assert sum(totals) == results.bots[0].total


@pytest.mark.parametrize(
    ("plan", "error"),
    [
        (Plan("chess", 3, ("random",), 1), UnknownGame),
        (Plan("boru", 9, ("random",), 1), BadSettings),
        (Plan("boru", 3, ("random",) * 4, 1), BadSettings),
        (Plan("boru", 3, (), 1), BadSettings),
        (Plan("boru", 3, ("nobody",), 1), UnknownBot),
        (Plan("boru", 3, ("random",), 1 << 60), BadSettings),
        (Plan("boru", 3, ("random",), 1, settings={"x": "y"}), BadSettings),
        (Plan("boru", 3, ("random",), 1, limit=0), BadSettings),
        (Plan("boru", 3, ("random",), 1, corrections=Path("/no/such/folder")), BadData),
    ],
)
def test_what_cannot_be_played_is_refused(plan: Plan, error: type[Exception]) -> None:
    with pytest.raises(error):
        simulate(plan, 1)
