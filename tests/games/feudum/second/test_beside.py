"""Rules that are easy to get wrong, written a second time from the rule text, agree with the first on random positions.

`beside` says how they are run on many more games.
"""

from __future__ import annotations

import pytest

from tests.games.feudum.second.beside import beside

GAMES = 16
"""Two to five players by four mixes of rules."""
CHAPTERS = ("recount", "payment", "influence", "conquer", "move", "guild", "final scoring", "dawn")


@pytest.mark.slow
@pytest.mark.parametrize("number", range(GAMES))
def test_both_rules_ask_and_do_the_same(number: int) -> None:
    counted = beside([number], 120)
    assert counted["positions"] >= 4
    assert min(counted[name] for name in CHAPTERS) > 0
