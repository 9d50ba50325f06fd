"""Numbers of options, and what an observation shows and hides."""

from __future__ import annotations

import json
import random

import numpy as np
import pytest

import meadhall
from meadhall.engine.errors import MeadhallError
from meadhall.engine.registry import games
from meadhall.envs import Encoder
from tests.envs.walk import positions, tables
from tests.server.toy import TOY

GAMES = list(games().values())


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.id))
def test_every_option_has_a_number_and_every_decision_a_place(game: meadhall.Game) -> None:
    """`benchmarks.numbering` does the same for thousands of games."""
    chance = random.Random(11)
    for match, encoder in tables(game, chance, len(game.players)):
        for position in positions(match, chance):
            for decision in position.pending:
                mask = encoder.mask(decision)
                assert {encoder.actions[number] for number in np.flatnonzero(mask)} == {*decision.options}
                if chance.random() < 0.1:
                    encoder.observe(position, decision.seat)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.id))
def test_numbers_do_not_depend_on_the_deal(game: meadhall.Game) -> None:
    learning = game.learning
    assert learning is not None
    players = game.players[-1]
    first, second = (learning.actions(game.new(players, seed=seed).state) for seed in (1, 2))
    assert first == second


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.id))
def test_nothing_hidden_changes_an_observation(game: meadhall.Game) -> None:
    chance = random.Random(12)
    for match, encoder in tables(game, chance, len(game.players)):
        for position in positions(match, chance):
            if chance.random() > 0.05:
                continue
            seat = chance.randrange(encoder.players)
            seen = encoder.observe_state(position.state, seat)
            imagined = encoder.observe_state(position.imagined_state(seat), seat)
            assert [encoder.label(int(entry)) for entry in np.flatnonzero(seen != imagined)] == []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.id))
def test_what_a_view_tells_apart_an_observation_tells_apart(game: meadhall.Game) -> None:
    """The order of piles, and where a good lies on a board beside what it covers, are all that it leaves out."""
    chance = random.Random(13)
    for match, encoder in tables(game, chance, 2):
        seat = chance.randrange(encoder.players)
        seen: dict[bytes, str] = {}
        for number, position in enumerate(positions(match, chance)):
            if number % 8 > 1:
                continue  # two in a row, again and again
            view = json.dumps(position.view(seat), sort_keys=True, default=str)
            observation = encoder.observe_state(position.state, seat).tobytes()
            assert seen.setdefault(observation, view) == view


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.id))
def test_an_observation_does_not_depend_on_what_was_observed_before(game: meadhall.Game) -> None:
    """Pieces of a position that are as they were are not written again."""
    chance = random.Random(14)
    for match, encoder in tables(game, chance, len(game.players)):
        for position in positions(match, chance):
            if chance.random() > 0.1:
                continue
            seat = chance.randrange(encoder.players)
            rows = encoder.rows(1)
            rows.add(position.state, seat, position.decision_of(seat))
            out = np.empty((1, encoder.size), dtype=np.int16)
            rows.fill(out)
            assert (encoder.observe(position, seat) == out[0]).all()


def test_in_a_draft_later_seats_do_not_see_what_earlier_ones_keep() -> None:
    game = meadhall.game("boru")
    encoder = Encoder(game, 3)
    match = game.new(3, seed=4)
    while len(match.pending) < 3:
        match.choose(match.pending[0].options[0])
    before = encoder.observe(match, 2)
    for option in match.pending[0].options[:2]:
        other = match.clone()
        other.choose(option, 0)
        assert (encoder.observe(other, 2) == before).all()


def test_what_is_by_seat_begins_with_one_s_own() -> None:
    game = meadhall.game("boru")
    encoder = Encoder(game, 3)
    match = game.new(3, seed=4)
    seat = match.pending[0].seat
    match.choose("town.con1")
    first_town = encoder.place("discs", "seat +0 town.con1")
    assert encoder.observe(match, seat)[first_town] == 1
    assert encoder.observe(match, (seat + 1) % 3)[first_town] == 0
    assert encoder.observe(match, (seat + 1) % 3)[encoder.place("discs", "seat +2 town.con1")] == 1
    assert encoder.label(first_town) == "discs: seat +0 town.con1"


def test_the_decision_is_in_the_observation() -> None:
    game = meadhall.game("boru")
    encoder = Encoder(game, 3)
    match = game.new(3, seed=4)
    entry = encoder.place("decision", "first_disc")
    asked = [int(encoder.observe(match, seat)[entry]) for seat in range(3)]
    assert asked == [int(seat == match.pending[0].seat) for seat in range(3)]


def test_a_game_that_says_nothing_for_learning_programs_is_refused() -> None:
    with pytest.raises(MeadhallError, match="learning"):
        Encoder(TOY, 2)
