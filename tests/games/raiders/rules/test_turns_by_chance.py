"""What holds at the end of every turn, in games by chance."""

from __future__ import annotations

import random

import pytest

from meadhall.games.raiders import GAME
from meadhall.games.raiders.components.pieces import PROVISIONS, SILVER
from tests.games.raiders.table import state_of


@pytest.mark.parametrize("players", GAME.players)
def test_limits_hold_after_every_turn_and_workers_left_behind_stay(players: int) -> None:
    for seed in range(4):
        match = GAME.new(players, seed=seed)
        chance = random.Random(seed)
        left_behind = state_of(match).spots
        turn, ended = state_of(match).turn, 0
        while match.pending:
            decision = chance.choice(match.pending)
            match.choose(chance.choice(decision.options), decision.seat)
            state = state_of(match)
            if state.turns == ended:
                continue
            player = state.players[turn]
            assert max(player.goods[SILVER], player.goods[PROVISIONS], len(player.hand)) <= 8
            assert len(player.crew) <= 5
            assert all(was in (0, now) for was, now in zip(left_behind, state.spots, strict=True))
            left_behind, turn, ended = state.spots, state.turn, state.turns
        assert ended > 20
