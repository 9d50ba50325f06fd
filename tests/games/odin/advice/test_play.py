"""How well the greedy bot plays by the advice."""

from __future__ import annotations

import random

import pytest

from meadhall.bots.greedy import GreedyBot
from meadhall.engine.play.match import Match
from meadhall.games.odin import GAME

pytestmark = pytest.mark.slow


def played(players: int, seed: int, greedy: set[int]) -> Match:
    match = GAME.new(players, seed=seed)
    bots = {seat: GreedyBot(seed * 10 + seat) for seat in greedy}
    chance = random.Random(seed)
    while match.pending:
        decision = match.pending[0]
        bot = bots.get(decision.seat)
        option = bot.choose(match.seen_by(decision.seat)) if bot else chance.choice(decision.options)
        match.choose(option, decision.seat)
    return match


def test_alone_the_greedy_bot_scores_well() -> None:
    scores = [played(1, seed, {0}).scores()[0].total for seed in range(4)]
    assert sum(scores) / len(scores) > 60


def test_the_greedy_bot_beats_chance() -> None:
    for seed in range(2):
        match = played(2, seed, {seed})
        assert match.winners() == [seed]
        assert match.scores()[seed].total > match.scores()[1 - seed].total + 60
