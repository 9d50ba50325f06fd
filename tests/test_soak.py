"""A short sample of the soak: many random games of every game, as `make soak` plays by the ten thousand."""

from __future__ import annotations

import pytest

from benchmarks.soak import Job, soak
from tests.contract.cases import CASES, Case

SAMPLE = 12


@pytest.mark.parametrize("case", CASES, ids=str)
def test_random_games_come_to_an_end(case: Case) -> None:
    _, found = soak(Job(case.game.id, case.players, case.options, range(SAMPLE), thorough=False))
    assert found.wrong == []
    assert len(found.best) == len(found.lengths) == SAMPLE
