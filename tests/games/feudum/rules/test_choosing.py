"""Chapter 6: choosing cards and the pouch."""

from __future__ import annotations

from meadhall.engine.decision import Together
from meadhall.games.feudum.components.pieces import CONQUER, MOVE, SALTPETER, TAX, count
from meadhall.games.feudum.player import EXTRA, NO_PIECE, NOTHING, SEQUENTIAL
from meadhall.games.feudum.rules.choosing import (
    choose_cards,
    choosing_cards,
    empty_pouch,
    next_to_play,
    settle_pouch,
    settling_pouches,
)
from meadhall.games.feudum.state import CHOOSING_CARDS, TURNS
from tests.games.feudum.table import A, B, C, empty_hands, give, give_tile, goods, play, table

FOUR = ("action.move", "action.tax", "action.guild", "action.migrate")


def test_pouches_are_settled_in_turn_order_then_all_choose_at_once_in_secret() -> None:
    state = table(3)
    for seat in (A, B, C):
        give(state, seat, saltpeter=1)
    state.starter = B
    asked = play(state, settling_pouches(state), "pass", "pass", "pass")
    assert [decision.seat for decision in asked] == [B, C, A]
    assert state.phase == CHOOSING_CARDS
    rules = choosing_cards(state)
    together = next(rules)
    assert isinstance(together, Together)
    assert together.hidden
    assert list(together.seats) == [A, B, C]
    assert next(rules, None) is None
    assert [state.phase, state.active] == [TURNS, B]


def test_four_cards_are_chosen() -> None:
    state = table(2)
    asked = play(state, choose_cards(state, A), *FOUR)
    assert len(asked[0].options) == 11
    assert len(asked[3].options) == 8
    assert state.players[A].chosen.bit_count() == 4


def test_saltpeter_on_the_pouch_gives_a_fifth() -> None:
    state = table(2)
    empty_hands(state, A)
    give(state, A, saltpeter=1)
    asked = play(state, settle_pouch(state, A), "pouch.extra")
    assert asked[0].options == ["pass", "pouch.extra"]
    assert state.players[A].pouch == EXTRA
    assert state.players[A].goods == 0
    play(state, choose_cards(state, A), *FOUR, "action.defend")
    assert state.players[A].chosen.bit_count() == 5
    bag = count(state.bag, SALTPETER)
    empty_pouch(state, A)
    assert count(state.bag, SALTPETER) == bag + 1
    assert (state.players[A].pouch, state.players[A].pouch_piece) == (NOTHING, NO_PIECE)


def test_barrel_sulfur_is_not_for_the_pouch_but_a_tile_is() -> None:
    state = table(2)
    empty_hands(state, A)
    state.players[A].barrel = 1
    state.bag -= goods(sulfur=1)
    assert play(state, settle_pouch(state, A)) == []
    give_tile(state, A, "butts")
    play(state, settle_pouch(state, A), "pouch.sequential")
    assert (state.players[A].pouch, state.players[A].tiles) == (SEQUENTIAL, 0)
    empty_pouch(state, A)
    assert play(state, settle_pouch(state, A)) == []


def test_who_has_no_card_left_is_skipped() -> None:
    state = table(3)
    state.players[A].chosen = 1 << MOVE
    state.players[C].chosen = 1 << TAX | 1 << CONQUER
    assert next_to_play(state, A) == C
    state.players[A].chosen = 0
    assert next_to_play(state, C) == C
