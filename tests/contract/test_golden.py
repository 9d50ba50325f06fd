"""Golden games: the same choices are possible, and lead to the same questions, tables and scores, in every build."""

from __future__ import annotations

from functools import cache

import pytest

from meadhall.contract import Case
from meadhall.contract.golden import Unplayable, path_of, replay
from meadhall.contract.golden.perft import perft_text
from meadhall.contract.golden.text import text_of
from meadhall.engine.play.match import Match
from tests.contract.golden import cases_here, folder_of

each_case = pytest.mark.parametrize("case", cases_here(), ids=str)
HOW = "is it meant? then: python -m tests.contract.golden"


def stored(case: Case, kind: str) -> str:
    return path_of(case, folder_of(case.game.id), kind).read_text(encoding="utf-8")


@cache
def golden(case: Case) -> Match:
    return replay(case, stored(case, "jsonl"))


@each_case
def test_the_golden_game_is_played_the_same_way(case: Case) -> None:
    assert text_of(golden(case)) == stored(case, "txt"), HOW


@each_case
def test_there_are_as_many_ways_to_go_on_as_there_were(case: Case) -> None:
    assert perft_text(golden(case)) == stored(case, "perft.json"), HOW


def test_a_record_that_can_no_longer_be_played_says_where_and_why() -> None:
    case = cases_here(["boru"])[0]
    lines = stored(case, "jsonl").splitlines()
    lines[6] = '{"seat":2,"choose":"card.99"}'
    with pytest.raises(
        Unplayable, match=r"boru-3: choice 6 \(seat 2: card.99\) is no longer possible: keep: .*; asked"
    ):
        replay(case, "\n".join(lines))
    with pytest.raises(Unplayable, match="after all 3 choices the game no longer ends"):
        replay(case, "\n".join([*lines[:4], lines[-1]]))
