"""Many games: fair seats, and the same results on any number of cores."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from meadhall.arena import Plan, Results, simulate
from meadhall.engine import record
from meadhall.engine.errors import BadData, BadSettings, UnknownBot, UnknownGame


def figures(results: Results) -> list[object]:
    tallies = [*results.bots, *results.seats]
    return [results.games, results.decisions, [(t.count, t.total, t.squares, t.low, t.high, t.won) for t in tallies]]


@pytest.mark.parametrize(("players", "bots"), [(3, 3), (4, 4), (5, 5), (4, 2), (5, 2), (3, 1)])
def test_every_bot_sits_everywhere_equally_often(players: int, bots: int) -> None:
    plan = Plan("boru", players, tuple(["random"] * bots), 1)
    for start in (0, 7 * players):
        places = Counter((seat, bot) for n in range(start, start + players) for seat, bot in enumerate(plan.lineup(n)))
        for bot in range(bots):
            assert len({places[seat, bot] for seat in range(players)}) == 1


def test_neighbours_change() -> None:
    plan = Plan("boru", 4, ("random",) * 4, 1)
    left_of_first = {lineup[(lineup.index(0) + 1) % 4] for lineup in map(plan.lineup, range(24))}
    assert left_of_first == {1, 2, 3}


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
        (Plan("boru", 3, ("random",), 1, options={"x": "y"}), BadSettings),
        (Plan("boru", 3, ("random",), 1, corrections=Path("/no/such/folder")), BadData),
    ],
)
def test_what_cannot_be_played_is_refused(plan: Plan, error: type[Exception]) -> None:
    with pytest.raises(error):
        simulate(plan, 1)
