"""'Baralho dos Aldeões': what happens when the deck runs out."""

from __future__ import annotations

from meadhall.engine.rng import Rng
from tests.games.raiders.table import A, B, asked, choose, names, run_down, sit, table


def test_when_the_deck_runs_out_the_discard_pile_is_shuffled_and_drawing_goes_on() -> None:
    state = table()
    run_down(state, "scout")
    pile = len(state.discard)
    after = choose(sit(state), "building.mill", "pass", "building.gate_house", "draw")
    assert len(after.players[A].hand) == 2
    assert "scout" in names(after.players[A].hand)
    assert after.discard == []
    assert len(after.deck) == pile - 1


def test_the_last_card_of_the_deck_does_not_cause_a_shuffle_before_another_is_drawn() -> None:
    state = table()
    run_down(state, "scout", "trader")
    pile = len(state.discard)
    after = choose(sit(state), "building.mill", "pass", "building.gate_house", "draw")
    assert after.deck == []
    assert len(after.discard) == pile


def test_with_deck_and_discard_pile_empty_nothing_is_drawn() -> None:
    state = table()
    state.players[B].hand, state.deck = state.deck, []
    match = sit(state)
    after = choose(match, "building.mill", "pass", "building.gate_house")
    assert after.players[A].hand == []
    assert asked(match) == (B, "place")


def test_the_discard_pile_is_shuffled_when_it_becomes_the_deck() -> None:
    orders = set()
    for seed in range(20):
        state = table()
        run_down(state, "scout")
        state.rng = Rng(seed)
        pile = state.discard[:]
        after = choose(sit(state), "building.mill", "pass", "building.gate_house", "draw")
        drawn = after.players[A].hand[-1]
        order = [*after.deck, drawn]
        assert sorted(order) == sorted(pile)
        assert order not in (pile, pile[::-1])
        orders.add(tuple(order))
    assert len(orders) == 20
