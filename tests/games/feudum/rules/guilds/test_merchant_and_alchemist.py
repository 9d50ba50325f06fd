"""10.2 and 10.3: the Merchant and the Alchemist Guild."""

from __future__ import annotations

import pytest

from meadhall.games.feudum.components.pieces import (
    ALCHEMIST,
    MERCHANT,
    SHIP,
    VESSELS_TOTAL,
    count,
    one,
    size,
)
from meadhall.games.feudum.player import FUNCTIONS
from meadhall.games.feudum.rules.guilds import alchemist, merchant
from meadhall.games.feudum.rules.guilds.functions import PULL, PUSH, carry_out
from meadhall.games.feudum.rules.guilds.inventions import fill_rows, possible_inventions
from meadhall.games.feudum.state import State
from tests.games.feudum.table import (
    COMPONENTS,
    A,
    B,
    C,
    empty_hands,
    goods,
    only_food,
    play,
    seated,
    stock,
    table,
)


def test_two_saltpeter_and_a_sulfur_of_the_set_up_cost_seven() -> None:
    state = table(3)
    seated(state, "merchant", A, B)
    only_food(state, C, 0)
    play(state, merchant.trade(state, C), "good.saltpeter", "good.saltpeter", "good.sulfur", "amount.0")
    assert [player.shillings for player in state.players] == [10, 9, 0]
    assert state.coffer == 2
    assert state.players[C].goods == goods(saltpeter=2, sulfur=1)


def test_prices_are_those_of_the_rightmost_goods() -> None:
    state = table(2)
    found: list[list[int]] = [[] for _ in range(5)]
    for good, prices in enumerate(found):
        while count(state.shelves, good):
            prices.append(merchant.price_of(state, good))
            state.shelves -= one(good)
    assert found == [[1, 1, 1, 2], [1, 1, 2, 2], [1, 1, 2, 3], [2, 3, 3], [2, 3, 4]]


def test_one_must_own_the_full_price_even_if_part_comes_back() -> None:
    state = table(3)
    seated(state, "merchant", A)
    state.shillings += state.players[A].shillings - 2
    state.players[A].shillings = 2
    asked = play(state, merchant.trade(state, A), "good.food", "good.food")
    assert asked[0].options == ["good.food", "good.wood", "good.iron", "good.sulfur", "good.saltpeter"]
    assert asked[1].options == ["good.food", "good.wood", "good.iron", "done"]
    # Two coins: the master's own came back, the journeyman's went to the supply.
    assert state.players[A].shillings == 1
    assert merchant.can_trade(state, A)
    state.shillings += 1
    state.players[A].shillings = 0
    assert not merchant.can_trade(state, A)


def test_one_may_stop_after_the_first_good() -> None:
    state = table(2)
    empty_hands(state, A)
    play(state, merchant.trade(state, A), "good.iron", "done")
    assert state.players[A].goods == goods(iron=1)
    assert state.players[A].shillings == 6


def test_the_merchants_journeyman_pulls_three_and_needs_a_line() -> None:
    for iron, points in ((4, 3), (3, 0)):
        state = table(3)
        seated(state, "merchant", B, A)
        stock(state, "shelves", iron=iron - 3)
        stock(state, "barn", iron=3)
        top = COMPONENTS.cards.writs.names[state.deck[-1]]
        choices = ["good.iron", "good.iron", *([top] if points else [])]
        play(state, carry_out(state, A, MERCHANT, PULL), "pass", *choices)
        assert state.players[A].points[FUNCTIONS] == points
        assert state.barn == 0


def test_the_merchant_pushes_four_goods_and_scores_carts_and_piles() -> None:
    state = table(2)
    seated(state, "merchant", A)
    stock(state, "carts", wood=2, iron=1, food=2)
    stock(state, "shelves", wood=2, iron=2, food=1)
    asked = play(state, carry_out(state, A, MERCHANT, PUSH), "pass", "good.wood", "good.iron", "good.iron", "good.food")
    assert state.carts == goods(wood=3, iron=3, food=3)
    assert state.players[A].points[FUNCTIONS] == 6
    assert "good.wood" not in asked[2].options


def test_more_than_three_carts_score_as_three() -> None:
    state = table(2)
    seated(state, "merchant", A)
    stock(state, "carts", wood=2, iron=2, food=2, sulfur=2)
    stock(state, "shelves", wood=1, iron=1, food=1, sulfur=1)
    names = ["good.wood", "good.iron", "good.food", "good.sulfur"]
    play(state, carry_out(state, A, MERCHANT, PUSH), "pass", *names)
    assert state.players[A].points[FUNCTIONS] == 6


def test_a_cart_that_was_complete_is_no_goal() -> None:
    state = table(2)
    seated(state, "merchant", A)
    stock(state, "carts", wood=3)
    stock(state, "shelves", iron=1)
    play(state, carry_out(state, A, MERCHANT, PUSH), "pass")
    assert state.players[A].points[FUNCTIONS] == 0


@pytest.mark.parametrize("side", ["seed", "published"])
def test_the_alchemist_pulls_two_goods_by_the_seed_perhaps_one(side: str) -> None:
    state = table(2, push_amount=side)
    seated(state, "alchemist", B, A)
    stock(state, "carts", wood=1)
    stock(state, "shelves", wood=2)
    top = COMPONENTS.cards.writs.names[state.deck[-1]]
    complete = side == "published"
    play(state, carry_out(state, A, ALCHEMIST, PULL), "pass", top if complete else "done")
    assert state.carts == goods(wood=3 if complete else 2)
    assert state.players[A].points[FUNCTIONS] == (3 if complete else 0)


def workshop(state: State, *vessels: int) -> None:
    state.vessels += state.workshop
    state.workshop = sum(one(vessel) for vessel in vessels)
    state.vessels -= state.workshop


def test_a_vessel_costs_three_and_the_last_one_opens_the_ferries() -> None:
    state = table(2)
    workshop(state, SHIP)
    play(state, alchemist.trade(state, A))
    assert state.players[A].vessels == one(SHIP)
    assert state.players[A].shillings == 4
    assert state.workshop == 0
    assert not alchemist.can_trade(state, A)


def test_the_set_up_stock_makes_a_vessel_and_a_krud_barrel() -> None:
    state = table(2)
    seated(state, "alchemist", A)
    workshop(state)
    play(state, carry_out(state, A, ALCHEMIST, PUSH), "pass", "vessel.submersible", "invention.krud")
    assert state.players[A].points[FUNCTIONS] == 5
    assert state.carts == goods(wood=3, iron=1, saltpeter=1)
    assert size(state.workshop) == 1


def test_three_krud_barrels_cost_less_and_less() -> None:
    state = table(2)
    seated(state, "alchemist", A)
    stock(state, "carts", saltpeter=3, sulfur=2, wood=1)
    stock(state, "barn")
    state.supply_markers = [number + row for number, row in zip(state.supply_markers, state.row_markers, strict=True)]
    state.row_markers = [0] * 4
    play(state, carry_out(state, A, ALCHEMIST, PUSH), "pass", "invention.krud", "invention.krud")
    assert state.carts == 0
    assert state.row_markers == [6] * 4
    assert state.players[A].points[FUNCTIONS] == 6


def test_a_krud_barrel_fills_the_first_section_that_is_not_full() -> None:
    state = table(2)
    for colour, number in enumerate((0, 1, 2, 4)):
        state.supply_markers[colour] += state.row_markers[colour] - number
        state.row_markers[colour] = number
    fill_rows(state)
    assert state.row_markers == [1, 3, 3, 6]
    # A colour with no marker left gets none, one with fewer gets fewer.
    state.players[A].markers += state.supply_markers[A]
    state.supply_markers[A] = 0
    state.players[B].markers += state.supply_markers[B] - 1
    state.supply_markers[B] = 1
    fill_rows(state)
    assert state.row_markers == [1, 4, 6, 6]


def test_a_krud_barrel_must_place_a_marker() -> None:
    state = table(2)
    stock(state, "carts", saltpeter=2, sulfur=1)
    assert possible_inventions(state, 0) == 0b1000
    for colour in range(4):
        state.supply_markers[colour] -= 6 - state.row_markers[colour]
        state.row_markers[colour] = 6
    assert possible_inventions(state, 0) == 0


def test_a_vessel_needs_its_kind_in_the_supply() -> None:
    state = table(2)
    stock(state, "carts", food=1, wood=2, iron=2)
    workshop(state)
    assert possible_inventions(state, 0) == 0b111
    state.players[A].vessels += count(state.vessels, SHIP) * one(SHIP)
    state.vessels -= count(state.vessels, SHIP) * one(SHIP)
    assert possible_inventions(state, 0) == 0b110
    assert VESSELS_TOTAL == 3
