"""Many tables stepped in one call show what each of them would show alone."""

from __future__ import annotations

import random

import numpy as np
import pytest

from meadhall.engine.errors import IllegalChoice
from meadhall.engine.registry import games
from meadhall.envs import Encoder, Tables

FEWEST = [(name, game.players[0]) for name, game in games().items()]


@pytest.mark.parametrize(("game", "players"), FEWEST)
def test_rows_are_what_each_table_shows_alone(game: str, players: int) -> None:
    chance = random.Random(15)
    tables = Tables(game, players, 3, seed=8)
    alone = Encoder(tables.game, players)
    for _ in range(60):
        for table, match in enumerate(tables.matches):
            seat = int(tables.seats[table])
            decision = match.decision_of(seat)
            assert decision is tables.decisions[table]
            assert (tables.observations[table] == alone.observe(match, seat)).all()
            assert (tables.masks[table] == alone.mask(decision)).all()
        tables.step([chance.choice(np.flatnonzero(mask).tolist()) for mask in tables.masks])


def test_a_choice_that_is_not_on_offer_is_refused() -> None:
    tables = Tables("boru", 3, 2, seed=8)
    forbidden = int(np.flatnonzero(tables.masks[1] == 0)[0])
    allowed = int(np.flatnonzero(tables.masks[0])[0])
    with pytest.raises(IllegalChoice, match="not among the options"):
        tables.step([allowed, forbidden])
    assert not any(match.choices for match in tables.matches)


def test_a_table_that_is_over_begins_anew_and_says_what_the_game_was_worth() -> None:
    chance = random.Random(16)
    tables = Tables("boru", 3, 1, seed=8)
    while not tables.over[0]:
        assert not tables.rewards.any()
        tables.step([chance.choice(np.flatnonzero(tables.masks[0]).tolist())])
    assert tables.rewards[0].sum() == pytest.approx(1.0)
    assert not tables.matches[0].choices
    tables.step(tables.masks.argmax(axis=1))
    assert not tables.over[0]
    assert not tables.rewards.any()
