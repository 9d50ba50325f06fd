"""10.1: the Farmer Guild."""

from __future__ import annotations

import pytest

from meadhall.games.feudum.components.pieces import FARMER, count, size
from meadhall.games.feudum.player import FUNCTIONS
from meadhall.games.feudum.rules.guilds.farmer import can_pull, can_trade, trade
from meadhall.games.feudum.rules.guilds.functions import PULL, PUSH, carry_out
from meadhall.games.feudum.state import State
from tests.games.feudum.table import COMPONENTS, A, B, beads, empty_hands, goods, lay, play, rule, seated, stock, table


def farm(**counts: int) -> State:
    """A rules a farm with these goods."""
    state = table(2)
    rule(state, A, "des_e", kind="farm")
    lay(state, "des_e", **counts)
    return state


def test_a_farm_is_sent_to_the_barn_and_rewarded_good_by_good() -> None:
    state = farm(iron=3)
    stock(state, "barn", wood=5)
    play(state, trade(state, A), "amount.1")
    assert state.barn == goods(wood=5, iron=3)
    assert count(state.players[A].goods, 0) == 8
    assert state.players[A].shillings == 9


def test_by_the_published_rate_two_goods_are_a_reward_rounded_down() -> None:
    state = table(2, farmer_trade="published")
    rule(state, A, "des_e", kind="farm")
    lay(state, "des_e", iron=3)
    stock(state, "barn", wood=5)
    asked = play(state, trade(state, A), "amount.0")
    assert asked[0].options == ["amount.0", "amount.1"]
    assert state.players[A].shillings == 8


def test_an_empty_farm_or_a_town_is_not_sent() -> None:
    state = farm()
    assert not can_trade(state, A)
    rule(state, A, "des_n", kind="town")
    lay(state, "des_n", iron=1)
    assert not can_trade(state, A)
    lay(state, "des_e", iron=1)
    assert can_trade(state, A)


@pytest.mark.parametrize(
    ("side", "spilled", "rewards"),
    [("seed", 4, 9), ("published", 5, 4)],
)
def test_the_surplus_spills_if_beads_lie_on_the_chickens(side: str, spilled: int, rewards: int) -> None:
    state = table(2, farmer_trade=side, spill=side)
    rule(state, A, "des_e", kind="farm")
    lay(state, "des_e", iron=9)
    stock(state, "barn", wood=8)
    stock(state, "shelves")
    stock(state, "carts")
    beads(state, "chickens", 2, 3)
    bag = count(state.bag, 2)
    asked = play(state, trade(state, A), "amount.0")
    assert state.barn == goods(wood=8, iron=2)
    # Four fit the Merchant's shelf, the fifth the Alchemist's cart.
    assert state.shelves == goods(iron=4)
    assert size(state.carts) == spilled - 4
    assert count(state.bag, 2) - bag == 7 - spilled
    assert len(asked[0].options) == rewards + 1


def test_without_beads_all_surplus_goes_to_the_bag() -> None:
    state = farm(iron=9)
    stock(state, "barn", wood=8)
    stock(state, "shelves")
    beads(state, "chickens")
    bag = count(state.bag, 2)
    play(state, trade(state, A), "amount.0")
    assert count(state.bag, 2) == bag + 7


def test_what_fits_nowhere_goes_to_the_bag_and_completed_lines_score_nothing() -> None:
    state = farm(iron=4)
    stock(state, "barn", wood=10)
    stock(state, "shelves", iron=3)
    stock(state, "carts", iron=3)
    bag = count(state.bag, 2)
    play(state, trade(state, A), "amount.0")
    assert state.shelves == goods(iron=4)
    assert count(state.bag, 2) == bag + 3
    assert sum(state.players[A].points) == 0


def test_the_player_says_which_goods_fill_the_barn() -> None:
    state = farm(iron=1, food=2)
    stock(state, "barn", wood=9)
    asked = play(state, trade(state, A), "good.iron", "amount.0")
    assert asked[0].options == ["good.food", "good.iron"]
    assert state.barn == goods(wood=9, iron=1)


def test_rewards_come_from_the_other_supply_where_one_runs_short() -> None:
    state = farm(iron=3)
    stock(state, "barn", wood=5)
    state.players[B].shillings += state.shillings - 1
    state.shillings = 1
    asked = play(state, trade(state, A), "amount.2")
    assert asked[0].options == ["amount.2", "amount.3"]
    assert state.players[A].shillings == 8


def test_without_food_in_the_bag_all_rewards_are_shillings() -> None:
    state = farm(iron=3)
    stock(state, "barn", wood=5)
    empty_hands(state, A)
    state.players[B].goods += goods(food=count(state.bag, 0))
    state.bag -= goods(food=count(state.bag, 0))
    assert play(state, trade(state, A)) == []
    assert state.players[A].shillings == 10
    assert state.players[A].goods == 0


def test_food_that_goes_to_the_bag_is_there_for_the_reward() -> None:
    state = farm(food=2)
    stock(state, "barn", wood=10)
    stock(state, "shelves", food=4)
    stock(state, "carts", food=3)
    state.players[B].goods += goods(food=count(state.bag, 0))
    state.bag -= goods(food=count(state.bag, 0))
    play(state, trade(state, A), "amount.2")
    assert count(state.players[A].goods, 0) == 9


@pytest.mark.parametrize(("there", "points"), [((2,), 3), ((), 0)])
def test_the_journeyman_pulls_a_bead_and_scores_for_a_sum_of_five(there: tuple[int, ...], points: int) -> None:
    state = table(3)
    seated(state, "farmer", B, A)
    beads(state, "chickens", *there)
    beads(state, "rosary", 3)
    choices = [COMPONENTS.cards.writs.names[state.deck[-1]]] if points else []
    play(state, carry_out(state, A, FARMER, PULL), "pass", *choices)
    assert state.rosary == 0
    assert state.chickens.bit_count() == len(there) + 1
    assert state.players[A].points[FUNCTIONS] == points
    assert state.players[A].writs.bit_count() == len(choices)


def test_four_chickens_with_beads_take_no_more() -> None:
    state = table(3)
    beads(state, "chickens", 2, 2, 3)
    assert can_pull(state, A)
    beads(state, "chickens", 2, 2, 3, 3)
    assert not can_pull(state, A)
    beads(state, "chickens")
    beads(state, "rosary")
    assert not can_pull(state, A)


def pushed(choices: list[str], **sides: str) -> State:
    """A, master, pushes; two shelves want one good each, and there is one more of each kind in the barn."""
    state = table(2, **sides)
    seated(state, "farmer", A)
    stock(state, "shelves", food=3, wood=3, iron=1, sulfur=1)
    stock(state, "barn", food=1, wood=1, iron=1, sulfur=1, saltpeter=1)
    play(state, carry_out(state, A, FARMER, PUSH), "pass", *choices)
    return state


FIVE = ["good.food", "good.wood", "good.iron", "good.sulfur"]
"""The last good moves by itself where all must move."""


def test_two_shelves_are_five_points() -> None:
    state = pushed([*FIVE, "good.saltpeter"])
    assert state.players[A].points[FUNCTIONS] == 5
    assert state.barn == 0


@pytest.mark.parametrize(
    ("side", "choices", "left"),
    [("seed", ["done"], 3), ("published", ["good.iron", "good.iron"], 0)],
)
def test_by_the_seed_just_two_of_five_goods_may_be_pushed(side: str, choices: list[str], left: int) -> None:
    state = table(2, push_amount=side)
    seated(state, "farmer", A)
    stock(state, "shelves", food=2, iron=1)
    stock(state, "barn", food=2, iron=3 if side == "seed" else 2, wood=0 if side == "seed" else 1)
    play(state, carry_out(state, A, FARMER, PUSH), "pass", "good.food", "good.food", *choices)
    assert state.players[A].points[FUNCTIONS] == 4
    assert size(state.barn) == left


def test_no_more_than_five_are_pushed() -> None:
    state = table(2)
    seated(state, "farmer", A)
    stock(state, "shelves")
    stock(state, "barn", food=3, wood=3, iron=3)
    five = ["good.food", "good.wood", "good.iron", "good.food", "good.wood"]
    asked = play(state, carry_out(state, A, FARMER, PUSH), "pass", *five)
    assert size(state.shelves) == 5
    assert len(asked) == 6


def test_columns_count_instead_where_they_are_more() -> None:
    state = table(2)
    seated(state, "farmer", A)
    stock(state, "shelves", food=2, wood=2, iron=2, sulfur=4)
    stock(state, "barn", saltpeter=3)
    play(state, carry_out(state, A, FARMER, PUSH), "pass", "good.saltpeter", "good.saltpeter")
    assert state.players[A].points[FUNCTIONS] == 5


def test_the_purse_is_shared_after_a_push_goal_or_not() -> None:
    state = table(2)
    seated(state, "farmer", A, B)
    stock(state, "shelves")
    stock(state, "barn", food=1)
    state.purse += 5
    state.shillings -= 5
    play(state, carry_out(state, A, FARMER, PUSH), "pass")
    assert state.players[A].points[FUNCTIONS] == 0
    assert [player.shillings for player in state.players] == [10, 9]
    assert state.purse == 0
