"""Games as they were played before: the same choices must lead to the same game, in every build."""

from __future__ import annotations

import json

import pytest

from meadhall.contract import Case
from tests.contract.golden import golden_cases, path_of, perft_counts, play_through

each_case = pytest.mark.parametrize("case", golden_cases(), ids=str)
HOW = "is it meant? then: python -m tests.contract.golden"


@each_case
def test_the_golden_game_is_played_the_same_way(case: Case) -> None:
    assert play_through(case) == path_of(case, "txt").read_text(encoding="utf-8"), HOW


@each_case
def test_there_are_as_many_ways_to_go_on_as_there_were(case: Case) -> None:
    assert perft_counts(case) == json.loads(path_of(case, "perft.json").read_text(encoding="utf-8")), HOW
