"""Which options a search looks at, by what they were worth before."""

from __future__ import annotations

from meadhall.engine.play.shortlists import RENEWED, SHORT, Shortlists

OPTIONS = [f"space.{number}" for number in range(12)]
WORTHS = [float(number % 7) for number in range(12)]


def met_once() -> Shortlists:
    lists = Shortlists()
    assert lists.of("0 1 turn", OPTIONS) == OPTIONS
    lists.keep("0 1 turn", OPTIONS, WORTHS)
    return lists


def test_after_the_first_time_only_the_best_are_judged() -> None:
    short = met_once().of("0 1 turn", OPTIONS)
    assert short == ["space.3", "space.4", "space.5", "space.6", "space.10", "space.11"]


def test_those_that_are_gone_make_room_and_new_ones_are_judged() -> None:
    left = ["space.0", "space.1", "space.2", "space.3", "space.9", "space.10", "space.new"]
    assert met_once().of("0 1 turn", left) == ["space.1", "space.2", "space.3", "space.9", "space.10", "space.new"]


def test_few_options_are_all_judged() -> None:
    assert met_once().of("0 1 turn", OPTIONS[:SHORT]) == OPTIONS[:SHORT]


def test_another_seat_and_another_turn_have_their_own() -> None:
    assert met_once().of("0 2 turn", OPTIONS) == OPTIONS
    assert met_once().of("1 1 turn", OPTIONS) == OPTIONS


def test_now_and_then_all_are_judged_again() -> None:
    lists = met_once()
    for _ in range(RENEWED - 1):
        assert len(lists.of("0 1 turn", OPTIONS)) < len(OPTIONS)
    assert lists.of("0 1 turn", OPTIONS) == OPTIONS
