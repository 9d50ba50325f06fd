"""A bot that crashes, hangs or answers nonsense forfeits, and the contest goes on."""

from __future__ import annotations

from contextlib import closing

import pytest

from meadhall.arena.contest.crew import Crew
from meadhall.arena.contest.referee import CRASHED, NONSENSE, SLOW, Played, play
from meadhall.arena.contest.summary import Summary
from meadhall.arena.processes import NOBODY, Broken
from tests.arena.contest.failing import FailingContest


def contest(*bots: str, patience: float = 60.0, limit: int = 20_000) -> FailingContest:
    return FailingContest("boru", 3, bots, 5, patience=patience, limit=limit)


def nobody_hears(seat: int) -> None:
    """Who thinks is of no interest here."""


@pytest.mark.parametrize(
    ("name", "why", "said"),
    [
        ("raising", CRASHED, "ZeroDivisionError: nothing is left"),
        ("silly", NONSENSE, "'castle.sky' is none of the"),
        ("late", SLOW, "s for one decision"),
    ],
)
def test_who_fails_is_last_and_the_others_share_the_first_place(name: str, why: str, said: str) -> None:
    played = play(contest("random", name, "random", patience=0.25), 0, nobody_hears)
    seat = played.seated.index(1)
    assert played.forfeit is not None
    assert (played.forfeit.seat, played.forfeit.why) == (seat, why)
    assert said in played.forfeit.said
    assert played.places == [3 if at == seat else 1 for at in range(3)]
    assert played.points == []


def test_a_bot_that_fails_at_one_of_its_seats_wins_at_none() -> None:
    found = contest("raising", "random")
    games = [play(found, number, nobody_hears) for number in range(2)]
    assert all(
        place == (3 if bot == 0 else 1) for game in games for bot, place in zip(game.seated, game.places, strict=True)
    )
    assert [bot.wins for bot in Summary(found, games).bots] == [0.0, 2.0]


def test_a_bot_that_cannot_be_made_forfeits() -> None:
    played = play(contest("random", "nobody", "random"), 0, nobody_hears)
    assert played.forfeit is not None
    assert (played.seated[played.forfeit.seat], played.forfeit.why) == (1, CRASHED)


def test_a_game_without_failures_has_all_its_figures() -> None:
    heard: list[int] = []
    played = play(contest("random", "greedy", "random"), 0, heard.append)
    assert played.forfeit is None
    assert sorted(played.places)[0] == 1
    assert [score.seat for score in played.scores] == [0, 1, 2]
    assert sum(sum(chosen.values()) for chosen in played.chosen) == played.choices
    assert min(played.thinking) > 0
    assert heard[-1] == NOBODY
    assert heard.count(NOBODY) == len(heard) / 2


def test_a_game_that_is_too_long_has_no_places() -> None:
    played = play(contest("random", limit=20), 0, nobody_hears)
    assert (played.choices, played.places, played.points) == (20, [], [])


def crew_plays(found: FailingContest, games: int, jobs: int = 1) -> list[Played]:
    with closing(Crew(found, jobs)) as crew:
        return sorted(crew.play(iter(range(games))), key=lambda played: played.number)


@pytest.mark.slow
@pytest.mark.parametrize(("name", "why"), [("hanging", SLOW), ("dying", CRASHED)])
def test_a_process_that_hangs_or_dies_is_replaced(name: str, why: str) -> None:
    found = FailingContest("boru", 3, (name, "random"), 5, patience=0.1, ladder=True)
    games = crew_plays(found, 2)
    assert [played.number for played in games] == [0, 1]
    for played in games:
        assert played.forfeit is not None
        assert (played.seated[played.forfeit.seat], played.forfeit.why) == (0, why)
    summary = Summary(found, games)
    assert (summary.bots[0].forfeits, summary.bots[0].wins, summary.bots[1].wins) == (2, 0.0, 2.0)
    assert summary.ratings[0].points < summary.ratings[1].points


@pytest.mark.slow
def test_a_program_in_another_process_has_the_same_time_and_is_blamed_for_what_it_did() -> None:
    [played] = crew_plays(FailingContest("boru", 3, ("engine", "random"), 5, patience=12.5, ladder=True), 1)
    assert played.forfeit is not None
    assert (played.forfeit.why, played.forfeit.said) == (SLOW, "the engine gave no answer in 12.5 s")


@pytest.mark.slow
def test_the_same_games_come_from_any_number_of_processes() -> None:
    found = contest("greedy", "random")

    def outcome(played: Played) -> tuple[object, ...]:
        return played.number, played.seated, played.places, played.points, played.chosen

    alone = [outcome(play(found, number, nobody_hears)) for number in range(4)]
    assert [outcome(played) for played in crew_plays(found, 4, jobs=2)] == alone


@pytest.mark.slow
def test_rules_that_fail_are_nobodys_forfeit() -> None:
    with pytest.raises(Broken, match="there is no game 'nothing'"):
        crew_plays(FailingContest("nothing", 3, ("random",), 5), 1)
