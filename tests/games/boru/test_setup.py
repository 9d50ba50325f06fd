"""'Preparação' and 'Fase de preparação'."""

from __future__ import annotations

import pytest

from meadhall.games.boru.state import DRAFT, FACE_DOWN
from tests.games.boru.table import COMPONENTS, GAME, asked, choose, offered, state_of


@pytest.mark.parametrize("players", [3, 4, 5])
def test_everybody_starts_with_three_coins_one_renown_ten_points(players: int) -> None:
    state = state_of(GAME.new(players, seed=1))
    assert state.coins == [3] * players
    assert state.renown == [1] * players
    assert state.points == [10] * players
    assert state.marriage_space == [0] * players
    assert state.claims == [FACE_DOWN] * 8


@pytest.mark.parametrize(("players", "ordinary"), [(3, 2), (4, 3), (5, 3)])
def test_the_princess_lies_below_two_or_three_marriage_cards(players: int, ordinary: int) -> None:
    state = state_of(GAME.new(players, seed=1))
    assert state.marriage_deck[0] == COMPONENTS.princess
    assert len(state.marriage_deck) == ordinary + 1
    assert len(state.marriage_removed) == 7 - ordinary


def test_the_first_disc_may_not_go_to_a_region_that_has_one() -> None:
    match = GAME.new(3, seed=1)
    choose(match, "town.mun5")
    assert len(offered(match)) == 53 - 10
    assert not any(option.startswith("town.mun") for option in offered(match))
    explained = match.explain(match.pending[0].seat)
    assert explained is not None
    assert (explained.refused or {})["town.mun1"] == "region_taken"


def test_first_discs_go_clockwise_from_the_random_starting_player() -> None:
    for seed in range(20):
        match = GAME.new(5, seed=seed)
        start = state_of(match).marker
        order = []
        while asked(match)[1] == "first_disc":
            order.append(asked(match)[0])
            choose(match, offered(match)[0])
        assert order == [(start + i) % 5 for i in range(5)]
    assert {state_of(GAME.new(5, seed=seed)).marker for seed in range(60)} == set(range(5))


@pytest.mark.parametrize(("players", "rounds", "tricks"), [(3, 3, 7), (4, 4, 5), (5, 4, 4)])
def test_rounds_and_tricks_by_the_number_of_players(players: int, rounds: int, tricks: int) -> None:
    match = GAME.new(players, seed=8, listen=True)
    while match.pending:
        choose(match, offered(match)[0])
    kinds = [event.kind for event in match.events]
    assert kinds.count("round") == rounds
    assert kinds.count("names") == rounds * tricks
    assert kinds.count("step") == 4 * rounds
    offered_cards = [event.thing for event in match.events if event.kind == "marriage_offered"]
    assert offered_cards.index("marriage.estrid") == rounds - 1


def test_invaders_come_by_the_viking_card() -> None:
    match = GAME.new(3, seed=8, listen=True)
    strengths = set()
    for seed in range(30):
        match = GAME.new(3, seed=seed, listen=True)
        while state_of(match).phase != DRAFT:
            choose(match, offered(match)[0])
        strengths.add(state_of(match).battle_area)
    assert strengths == {9, 10, 11, 12, 13, 14}
