"""Chapter 2 and R16: barrels, and tiles in place of goods."""

from __future__ import annotations

from meadhall.games.feudum.components.pieces import SULFUR, WOOD, count, size
from meadhall.games.feudum.rules.goods import can_pay, pay, receive
from tests.games.feudum.table import A, empty_hands, give, give_tile, goods, play, table


def test_sulfur_goes_to_supply_or_barrel_as_the_player_likes() -> None:
    state = table(2)
    state.bag -= goods(sulfur=3, iron=1)
    asked = play(state, receive(state, A, goods(sulfur=3, iron=1)), "amount.2")
    assert asked[0].options == ["amount.0", "amount.1", "amount.2", "amount.3"]
    assert state.players[A].barrel == 2
    assert count(state.players[A].goods, SULFUR) == 1


def test_a_barrel_holds_three() -> None:
    state = table(2)
    state.bag -= goods(sulfur=4)
    state.players[A].barrel = 3
    state.players[A].goods += goods(sulfur=1)
    assert play(state, receive(state, A, 0)) == []
    state.bag -= goods(sulfur=2)
    assert play(state, receive(state, A, goods(sulfur=2))) == []
    assert count(state.players[A].goods, SULFUR) == 3


def test_barrel_sulfur_pays_for_nothing_that_asks_for_sulfur() -> None:
    state = table(2)
    empty_hands(state, A)
    state.players[A].barrel = 3
    assert not can_pay(state.players[A], goods(sulfur=1))


def test_a_tile_stands_for_any_one_good_and_leaves_the_game() -> None:
    state = table(2)
    empty_hands(state, A)
    give(state, A, wood=1)
    give_tile(state, A, "butts")
    assert can_pay(state.players[A], goods(wood=1, iron=1))
    assert not can_pay(state.players[A], goods(wood=1, iron=2))
    assert play(state, pay(state, A, goods(wood=1, iron=1))) == []
    assert size(state.players[A].goods) == 0
    assert (state.players[A].tiles, size(state.tiles_used)) == (0, 1)


def test_who_has_good_and_tile_says_which_is_paid() -> None:
    state = table(2)
    give(state, A, wood=1)
    give_tile(state, A, "orchard")
    asked = play(state, pay(state, A, goods(wood=1)), "landscape.orchard")
    assert asked[0].options == ["good.wood", "landscape.orchard"]
    assert count(state.players[A].goods, WOOD) == 1
