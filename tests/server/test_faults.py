"""A short sample of the games under faults, as `make faults` plays by the hundred; and that it finds what is wrong."""

from __future__ import annotations

import asyncio
from typing import Any, cast

import pytest

from benchmarks.faults.checks import Findings, check_act, check_log
from benchmarks.faults.games import told_last
from benchmarks.faults.page import Act, Diary, Page
from benchmarks.faults.run import Summary, Wish, run
from meadhall.server.storage.rows import LogEntry

BODY = {"seat": 1, "number": 6, "option": "pass"}


@pytest.mark.slow
@pytest.mark.parametrize("on_postgres", [False, True], ids=["sqlite", "postgres"])
def test_what_was_acknowledged_stands_whatever_happens_to_the_servers(on_postgres: bool) -> None:
    summary = Summary()
    wish = Wish(range(2), 1, on_postgres=on_postgres, servers=1 + on_postgres, choices=8, between=4)
    asyncio.run(run(wish, summary, lambda plan, found: None))
    assert summary.lost + summary.double + summary.wrong + summary.reloads == []
    assert sum(summary.games.values()) == 2
    assert summary.acknowledged > 5
    assert summary.troubles.total() > 0


class Onlooker:
    """As much of a page as the end of a game asks for."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.diary = Diary()
        self.changed = asyncio.Event()


def test_a_game_ends_when_all_pages_show_what_was_said_after_it() -> None:
    async def told_late() -> bool:
        speaker, listener = Onlooker(18), Onlooker(17)
        end = asyncio.create_task(told_last([cast(Page, speaker), cast(Page, listener)]))
        await asyncio.sleep(0)
        waited = not end.done()
        listener.number = 18
        listener.changed.set()
        await asyncio.wait_for(end, 5)
        return waited

    assert asyncio.run(told_late())


def entry(number: int, key: str | None = "p:1-1", **more: Any) -> LogEntry:
    return LogEntry("t", number, "chose", 0, 1, "pass", key=key, **more)


def found_of(made: list[LogEntry], number: int | None = None, refused: str = "") -> Findings:
    found = Findings()
    answer: asyncio.Future[None] = asyncio.Future(loop=asyncio.new_event_loop())
    check_act(found, "game", Act("1-1", "choose", BODY, 0.0, answer, number, refused), made)
    return found


def test_a_choice_that_stands_where_it_was_acknowledged_is_fine() -> None:
    found = found_of([entry(7)], number=7)
    assert found.clean
    assert found.acknowledged == 1
    # Nobody was told what became of these: both ways are right.
    assert found_of([]).clean
    assert found_of([entry(7)]).clean


def test_what_must_not_be_is_found() -> None:
    assert found_of([], number=7).lost
    assert found_of([entry(7), entry(8)], number=7).double
    assert found_of([entry(8)], number=7).wrong
    assert found_of([entry(7)], refused="broken").wrong
    other = LogEntry("t", 7, "chose", 0, 1, "another", key="p:1-1")
    assert found_of([other], number=7).wrong


def test_a_log_has_no_holes_and_no_choices_of_the_clock() -> None:
    found = Findings()
    check_log(found, "game", [entry(0), entry(1), entry(3)], 3)
    assert found.lost
    check_log(found, "game", [entry(0), entry(1, detail={"by": "clock"})], 1)
    assert found.wrong
