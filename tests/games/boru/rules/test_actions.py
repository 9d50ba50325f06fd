"""'Ações': every icon, what may be bought, and what cannot be done."""

from __future__ import annotations

import pytest

from meadhall.engine.play.match import Match
from meadhall.games.boru.rules.actions import expansion_targets, pay
from meadhall.games.boru.state import State
from tests.games.boru.table import (
    A,
    B,
    C,
    asked,
    choose,
    give,
    offered,
    state_of,
    table,
    town,
    towns,
    trick_with,
)


def losing(state: State, value: int, seat: int = B) -> Match:
    """A trick in which the seat has lost with that card and is now asked for a secondary action, the first to act."""
    hands = [(24, 18), (value, 21), (25, 19)]
    match = trick_with(state, *hands)
    choose(match, "town.con5", "card.24", f"card.{value}", "card.25")
    assert asked(match)[0] == seat
    return match


@pytest.mark.parametrize(
    ("coins", "points", "after"), [(1, 10, (0, 8)), (0, 10, (0, 6)), (0, 0, (0, 0)), (0, 1, (0, 0)), (5, 3, (3, 3))]
)
def test_paying_twice_costs_coins_then_points_never_below_zero(coins: int, points: int, after: tuple[int, int]) -> None:
    state = table(3)
    state.coins[A] = coins
    state.points[A] = points
    pay(state, A)
    pay(state, A)
    assert (state.coins[A], state.points[A]) == after


def test_blue_twenty_five_pays_twice_when_it_wins() -> None:
    state = table(3)
    state.coins = [3, 3, 1]
    match = trick_with(state, (3, 6, 9), (1, 2, 4), (25, 5, 7))
    choose(match, "town.nun3", "card.3", "card.1", "card.25")
    while state_of(match).marker != C:
        choose(match, offered(match)[0])
    assert (state_of(match).coins[C], state_of(match).points[C]) == (0, 8)


def test_a_coin_that_comes_last_cannot_be_spent_on_the_church_icons_before_it() -> None:
    state = table(3)
    state.coins = [1, 0, 0]
    match = trick_with(state, (3, 10), (1, 2), (4, 5))
    choose(match, "town.nun3", "card.3", "card.1", "card.4")
    choose(match, "action.upper")  # B's yellow 1; she cannot expand
    state = state_of(match)
    # A's blue 3 won: two discs, then the coin; nothing could be bought with one coin.
    assert state.church[A] == 2
    assert state.coins[A] == 2
    assert asked(match) == (C, "secondary")


def test_a_battle_area_of_one_gives_one_invader_and_nothing_to_buy() -> None:
    state = table(3)
    state.battle_area = 1
    state.coins[B] = 9
    match = losing(state, 15)
    choose(match, "action.lower")
    assert state_of(match).invaders[B] == 1
    assert state_of(match).battle_area == 0
    assert asked(match)[0] != B or asked(match)[1] != "buy"


def test_an_empty_battle_area_gives_nothing() -> None:
    state = table(3)
    state.battle_area = 0
    match = losing(state, 15)
    choose(match, "action.lower")
    assert state_of(match).invaders[B] == 0


def test_a_marriage_disc_stops_at_the_top_and_nothing_more_can_be_bought() -> None:
    state = table(3)
    state.marriage_space = [0, 8, 0]
    state.coins[B] = 8
    match = losing(state, 14)
    choose(match, "action.lower")
    assert state_of(match).marriage_space[B] == 9
    assert state_of(match).coins[B] == 8
    assert asked(match)[1] != "buy"


def test_courtship_at_the_top_has_no_effect() -> None:
    state = table(3)
    state.marriage_space = [0, 9, 0]
    match = losing(state, 14)
    choose(match, "action.lower")
    assert state_of(match).marriage_space[B] == 9


def test_a_shared_space_is_left_only_after_the_whole_action() -> None:
    state = table(3)
    state.marriage_space = [2, 1, 0]
    state.coins[B] = 4
    match = losing(state, 4)
    choose(match, "action.lower")  # two spaces: through A's space to 3
    assert asked(match) == (B, "buy")
    choose(match, "amount.0")
    assert state_of(match).marriage_space[B] == 3


def test_a_disc_slips_to_the_first_space_which_all_may_share() -> None:
    state = table(3)
    state.marriage_space = [1, 0, 2]
    state.coins[B] = 0
    match = losing(state, 7)
    choose(match, "action.lower")  # two spaces to 2, taken; 1, taken; so 0
    assert state_of(match).marriage_space[B] == 0


def test_expanding_needs_five_coins_and_points_do_not_help() -> None:
    state = table(3)
    give(state, B, "lei2")
    state.coins[B] = 3
    match = losing(state, 15)  # upper: a coin, then expand
    choose(match, "action.upper")
    assert state_of(match).coins[B] == 4
    assert asked(match)[1] != "expand"


def test_expanding_needs_a_free_neighbour() -> None:
    state = table(3)
    give(state, B, "con1")  # no road leads there
    state.coins[B] = 9
    match = losing(state, 15)
    choose(match, "action.upper")
    assert asked(match)[1] != "expand"
    assert state_of(match).coins[B] == 10


def test_expanding_may_be_declined() -> None:
    state = table(3)
    give(state, B, "sun1")
    state.coins[B] = 9
    match = losing(state, 15)
    choose(match, "action.upper", "pass")
    assert state_of(match).coins[B] == 10
    assert state_of(match).controlled(B) == towns("sun1")


def test_the_active_town_is_no_target_of_an_expansion() -> None:
    state = table(3)
    give(state, A, "sun6")
    state.active = town("sun1")
    assert expansion_targets(state, A) == towns("sun5")


def test_nobody_expands_from_or_into_a_viking_town() -> None:
    state = table(3)
    give(state, A, "sun1", "sun5")
    give(state, B, "sun4")
    state.vikings = towns("sun1", "sun4")
    assert expansion_targets(state, A) == towns("sun6")


def test_liberating_frees_anybodys_town_and_then_one_pays() -> None:
    state = table(3)
    give(state, C, "mun1")
    give(state, A, "mun3")
    state.vikings = towns("mun1", "mun3")
    state.coins[B] = 2
    match = losing(state, 13)
    choose(match, "action.lower")
    assert offered(match) == ["town.mun1", "town.mun3"]
    choose(match, "town.mun1")
    assert state_of(match).controlled(C) == towns("mun1")
    assert state_of(match).coins[B] == 1


def test_liberating_without_a_control_token_still_costs_the_coin() -> None:
    state = table(3)
    state.coins[B] = 2
    match = losing(state, 13)
    choose(match, "action.lower")
    assert state_of(match).coins[B] == 1
