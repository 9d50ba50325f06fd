"""Golden games: the same choices are possible, and lead to the same questions, tables and scores, in every build."""

from __future__ import annotations

from functools import cache

import pytest

from meadhall.contract import Case
from meadhall.engine.play.match import Match
from tests.contract.golden import Unplayable, golden_cases, path_of, perft_text, replay
from tests.contract.golden_text import text_of

each_case = pytest.mark.parametrize("case", golden_cases(), ids=str)
HOW = "is it meant? then: python -m tests.contract.golden"


@cache
def golden(case: Case) -> Match:
    return replay(case, path_of(case, "jsonl").read_text(encoding="utf-8"))


@each_case
def test_the_golden_game_is_played_the_same_way(case: Case) -> None:
    assert text_of(golden(case)) == path_of(case, "txt").read_text(encoding="utf-8"), HOW


@each_case
def test_there_are_as_many_ways_to_go_on_as_there_were(case: Case) -> None:
    assert perft_text(golden(case)) == path_of(case, "perft.json").read_text(encoding="utf-8"), HOW


def test_a_record_that_can_no_longer_be_played_says_where_and_why() -> None:
    case = golden_cases(["boru"])[0]
    lines = path_of(case, "jsonl").read_text(encoding="utf-8").splitlines()
    lines[6] = '{"seat":2,"choose":"card.99"}'
    with pytest.raises(
        Unplayable, match=r"boru-3: choice 6 \(seat 2: card.99\) is no longer possible: keep: .*; asked"
    ):
        replay(case, "\n".join(lines))
    with pytest.raises(Unplayable, match="after all 3 choices the game no longer ends"):
        replay(case, "\n".join([*lines[:4], lines[-1]]))
