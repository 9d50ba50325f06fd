"""'Etapa do casamento' and 'Princesa da Dinamarca'."""

from __future__ import annotations

from meadhall.games.boru.state import NO_CARD, NOBODY, SPURN, SUPPORT, TRADE, State
from tests.games.boru.table import (
    COMPONENTS,
    A,
    B,
    C,
    D,
    asked,
    choose,
    marriage,
    offered,
    region_mask,
    state_of,
    table,
    towns,
    upkeep_of,
)


def courting(card: str, *spaces: int) -> State:
    state = table(len(spaces))
    state.marriage_card = marriage(card)
    state.marriage_deck = [COMPONENTS.princess] if card != "estrid" else []
    state.marriage_space = list(spaces)
    return state


def test_the_foremost_takes_the_card_and_returns_without_a_track_reward() -> None:
    match = upkeep_of(courting("brigid", 4, 2, 0))
    state = state_of(match)
    assert state.points[A] == 14
    assert state.marriage_space == [0, 2, 0]
    assert [state.coins[seat] for seat in (A, B, C)] == [3, 4, 3]
    assert state.marriages_won == [1 << marriage("brigid"), 0, 0]


def test_the_foremost_need_not_stand_at_the_top() -> None:
    assert state_of(upkeep_of(courting("brigid", 0, 1, 0))).points[B] == 14


def test_with_all_on_the_first_space_the_card_leaves_the_game() -> None:
    state = state_of(upkeep_of(courting("brigid", 0, 0, 0)))
    assert state.marriages_won == [0, 0, 0]
    assert state.coins == [3, 3, 3]


def test_the_track_gives_a_town_renown_and_coins() -> None:
    match = upkeep_of(courting("brigid", 9, 8, 7, 6))
    assert asked(match) == (B, "reward_town")
    assert len(offered(match)) == 53
    state = choose(match, "town.con1")
    assert state.controlled(B) == towns("con1")
    assert state.renown[C] == 2
    assert state.coins[D] == 5
    assert state.marriage_space == [0, 8, 7, 6]


def test_a_card_with_renown_gives_it() -> None:
    state = state_of(upkeep_of(courting("aoife", 1, 0, 0)))
    assert (state.points[A], state.renown[A]) == (12, 2)


def test_a_card_with_a_region_gives_a_free_town_there() -> None:
    match = upkeep_of(courting("cormac", 0, 3, 0))
    assert asked(match) == (B, "reward_town")
    assert offered(match) == [f"town.con{number}" for number in range(1, 10)]


def test_no_free_town_in_the_region_means_no_town() -> None:
    state = courting("orlaith", 0, 3, 0)
    state.discs[A] = region_mask("munster")
    state.occupied = region_mask("munster")
    match = upkeep_of(state)
    assert state_of(match).points[B] == 12
    assert state_of(match).discs[B] == 0


def test_the_cards_winner_chooses_before_the_player_on_the_town_space() -> None:
    state = courting("cormac", 9, 8, 0)
    taken = region_mask("connaught") & ~towns("con4", "con7")
    state.discs[C] = taken
    state.occupied = taken
    match = upkeep_of(state)
    assert asked(match) == (A, "reward_town")
    choose(match, "town.con7")
    assert asked(match) == (B, "reward_town")
    assert "town.con4" in offered(match)
    assert "town.con7" not in offered(match)


def with_the_princess() -> State:
    return courting("estrid", 0, 5, 2)


def test_the_princess_leaves_three_choices() -> None:
    match = upkeep_of(with_the_princess())
    assert asked(match) == (B, "princess")
    assert offered(match) == ["princess.support", "princess.trade", "princess.spurn"]


def test_spurned_she_gives_four_points_and_counts_for_nothing() -> None:
    state = choose(upkeep_of(with_the_princess()), "princess.spurn")
    assert state.points[B] == 14
    assert state.marriages_won[B] == 0
    assert (state.princess_seat, state.princess_choice) == (NOBODY, SPURN)


def test_kept_on_either_face_she_counts_as_a_marriage() -> None:
    for option, choice in (("princess.support", SUPPORT), ("princess.trade", TRADE)):
        state = choose(upkeep_of(with_the_princess()), option)
        assert state.marriages_won[B] == 1 << COMPONENTS.princess
        assert (state.princess_seat, state.princess_choice) == (B, choice)
        assert state.points[B] == 10


def test_with_all_on_the_first_space_nobody_gets_the_princess() -> None:
    match = upkeep_of(courting("estrid", 0, 0, 0))
    state = state_of(match)
    assert match.over
    assert state.marriages_won == [0, 0, 0]
    assert state.marriage_card == NO_CARD
    assert state.princess_seat == NOBODY
