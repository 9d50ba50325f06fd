"""'Preparação', 'Fase de preparação' and 'Fase de seleção de cartas'."""

from __future__ import annotations

import pytest

from meadhall.games.boru.state import DRAFT, FACE_DOWN, State
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


def drafted(players: int) -> tuple[list[int], State]:
    """The sizes of the offers that seat 0 chooses from, and the table when the draft is over."""
    match = GAME.new(players, seed=3)
    while asked(match)[1] == "first_disc":
        choose(match, offered(match)[0])
    offers = []
    while asked(match)[1] == "keep":
        if asked(match)[0] == 0:
            offers.append(len(offered(match)))
        choose(match, offered(match)[0])
    return offers, state_of(match)


@pytest.mark.parametrize(
    ("players", "offers", "hand", "unseen"),
    [(3, [8, 7, 6, 5, 4, 3], 8, 1), (4, [6, 5, 4, 3], 6, 1), (5, [5, 4, 3, 2], 5, 0)],
)
def test_two_cards_are_kept_of_each_offer_and_the_last_one_or_two_taken_whole(
    players: int, offers: list[int], hand: int, unseen: int
) -> None:
    seen, state = drafted(players)
    assert seen == offers
    assert [cards.bit_count() for cards in state.hands] == [hand] * players
    assert state.aside.bit_count() == unseen


def test_the_rest_of_an_offer_is_passed_to_the_left() -> None:
    match = GAME.new(4, seed=3)
    while asked(match)[1] == "first_disc":
        choose(match, offered(match)[0])
    rest = {}
    while state_of(match).passes == 0:
        seat = asked(match)[0]
        rest[seat] = set(offered(match)[1:])
        choose(match, offered(match)[0])
    for seat in range(4):
        decision = match.decision_of((seat + 1) % 4)
        assert decision is not None
        assert set(decision.options) == rest[seat]


def test_a_kept_card_is_not_among_later_offers() -> None:
    match = GAME.new(3, seed=3)
    while asked(match)[1] == "first_disc":
        choose(match, offered(match)[0])
    kept: dict[int, set[str]] = {0: set(), 1: set(), 2: set()}
    while state_of(match).phase == DRAFT:
        seat = asked(match)[0]
        assert not kept[seat] & set(offered(match))
        kept[seat].add(offered(match)[0])
        choose(match, offered(match)[0])


@pytest.mark.parametrize(("players", "rounds", "tricks"), [(3, 3, 7), (4, 4, 5), (5, 4, 4)])
def test_rounds_and_tricks_by_the_number_of_players(players: int, rounds: int, tricks: int) -> None:
    match = GAME.new(players, seed=8, listen=True)
    while match.pending:
        choose(match, offered(match)[0])
    kinds = [event.kind for event in match.events]
    assert kinds.count("round") == rounds
    assert kinds.count("names") == rounds * tricks
    assert kinds.count("upkeep") == rounds
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
