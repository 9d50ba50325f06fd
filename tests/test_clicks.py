"""Turns whose clicks are counted on the page can be played: they come up, and are whole turns."""

from __future__ import annotations

import pytest

from benchmarks.clicks.turns import GAMES, find_positions, read
from meadhall.engine.registry import game as find_game

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("game", GAMES)
def test_ten_common_turns_of_a_game_can_be_played(game: str) -> None:
    common = read(game)
    positions = find_positions(game, common)
    assert len(common.turn) == 10
    for turn in common.turn:
        match = find_game(game).new(common.players, seed=positions[turn.name].seed, settings=common.settings)
        for seat, option in positions[turn.name].choices:
            match.choose(option, seat)
        asked = match.decision_of(0)
        assert asked is not None
        assert asked.kind == turn.asked
        began = len(match.choices)
        for option in turn.choices:
            match.choose(option, 0)
        assert match.decision_of(0) is None or match.turn_began > began
