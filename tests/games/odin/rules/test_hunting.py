"""Hunting, snares and whaling: the rule books' examples and rulings."""

from __future__ import annotations

import pytest

from tests.games.odin.table import (
    asked_at,
    give,
    ready_to_roll,
    supply,
    take_turn,
    use,
)

# Hunting and snares.


def test_a_hunt_that_is_given_up_brings_wood_and_a_bow() -> None:
    state = ready_to_roll(3, 7, 4)
    give(state, wood=2, bow_and_arrow=2)
    use(state, "hunting_game_2", "roll", "roll", "fail")
    assert supply(state) == {"wood": 3, "bow_and_arrow": 3}
    # No Viking comes back from a hunt.
    assert state.clans[0].thing == 4


@pytest.mark.parametrize(
    ("bows", "left"), [(0, {"bow_and_arrow": 3}), (2, {"wood": 2, "bow_and_arrow": 1}), (3, {"wood": 3})]
)
def test_a_hunt_is_paid_in_any_mixture_of_wood_and_bows(bows: int, left: dict[str, int]) -> None:
    state = ready_to_roll(4)
    give(state, wood=4, bow_and_arrow=3)
    use(state, "hunting_game_1", "succeed", f"amount.{bows}")
    assert supply(state) == left | {"hide": 1, "game_meat": 1}


def test_a_roll_that_cannot_be_paid_is_no_success() -> None:
    state = ready_to_roll(4)
    give(state, wood=2, snare=9)
    assert "succeed" not in asked_at(state, "hunting_game_1").options


def test_there_are_three_rolls_at_most() -> None:
    state = ready_to_roll(8, 8, 8)
    give(state, wood=8)
    assert "roll" in asked_at(state, "hunting_game_1", "roll").options
    state = ready_to_roll(8, 8, 8)
    give(state, wood=8)
    assert "roll" not in asked_at(state, "hunting_game_1", "roll", "roll").options


def test_a_snare_catches_a_fur_and_comes_back() -> None:
    state = ready_to_roll(1)
    give(state, snare=1)
    use(state, "laying_a_snare", "succeed")
    assert supply(state) == {"fur": 1, "snare": 1}


def test_after_a_failed_snare_a_viking_may_come_back() -> None:
    state = ready_to_roll(8, 8, 8)
    use(state, "laying_a_snare", "roll", "roll", "amount.1")
    assert supply(state) == {"wood": 1, "snare": 1}
    assert state.clans[0].thing == 5


# Whaling.


def test_whaling_with_three_boats_as_in_the_rule_book() -> None:
    state = ready_to_roll(8, 4, die=12)
    # Two boats with an ore more each, a third is bought before the action: 5 ore in all.
    state.clans[0].boats = [1, 1, 0]
    give(state, spear=2, wood=1)
    asked = asked_at(state, "whaling_3", "amount.3")
    assert asked.about == "amount.3"
    assert "succeed" in asked.options
    state = ready_to_roll(8, 4, die=12)
    state.clans[0].boats = [1, 1]
    give(state, spear=2, wood=1, silver=3)
    # The second roll is 4: below 0 counts as 0, which is a success at no cost and ends the rolling.
    take_turn(state, "anytime", "ship.whaling_boat", "space.whaling_3", "amount.3", "roll")
    assert state.clans[0].boats == [1, 1, 0]
    assert supply(state) == {"spear": 2, "wood": 1, "oil": 1, "skin_and_bones": 1, "whale_meat": 1}


def test_a_result_of_0_is_no_failure() -> None:
    state = ready_to_roll(2, die=12)
    state.clans[0].boats = [1]
    use(state, "whaling_3")
    assert supply(state) == {"oil": 1, "skin_and_bones": 1, "whale_meat": 1}


def test_the_fourth_column_takes_one_boat_the_best_armed() -> None:
    state = ready_to_roll(4, die=12)
    state.clans[0].boats = [0, 1, 0]
    give(state, spear=2)
    use(state, "whaling_4", "succeed")
    assert supply(state) == {"oil": 1, "skin_and_bones": 1, "whale_meat": 1}


def test_fewer_boats_may_sail_than_there_are() -> None:
    state = ready_to_roll(4, die=12)
    state.clans[0].boats = [0, 1]
    assert asked_at(state, "whaling_3", "amount.1").about == "amount.2"


@pytest.mark.parametrize("back", [0, 1, 2])
def test_after_failed_whaling_up_to_two_vikings_come_back(back: int) -> None:
    state = ready_to_roll(12, die=12)
    state.clans[0].boats = [0]
    use(state, "whaling_4", "fail", f"amount.{back}")
    assert supply(state) == {"wood": 1, "spear": 1}
    assert state.clans[0].thing == 2 + back
