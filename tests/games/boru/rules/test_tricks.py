"""'Vazas': who may lead what, who wins, in which order they act."""

from __future__ import annotations

from meadhall.games.boru.rules.tricks import winner_of
from meadhall.games.boru.state import NOBODY, UPKEEP, State
from tests.games.boru.table import (
    COMPONENTS,
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
    trick_with,
)


def played(active: str, *values: int) -> State:
    state = table(len(values))
    state.active = town(active)
    state.played = [value - 1 for value in values]
    return state


def test_red_fifteen_beats_white_thirteen_on_red() -> None:
    assert winner_of(played("con5", 13, 15, 1)) == B


def test_white_twenty_two_beats_red_eighteen_on_red() -> None:
    assert winner_of(played("con5", 22, 18, 1)) == A


def test_blue_twenty_five_does_not_beat_red_five_on_red() -> None:
    assert winner_of(played("con5", 25, 5, 1)) == B


def test_blue_twenty_five_acts_last_with_a_secondary_action() -> None:
    state = table(3)
    state.battle_area = 5
    match = trick_with(state, (5, 8), (25, 9), (1, 4))
    choose(match, "town.con5", "card.5", "card.25", "card.1")
    assert asked(match) == (C, "secondary")
    choose(match, "action.upper")  # 1: three coins, then expand: she controls no town to expand from
    assert asked(match) == (A, "buy")  # red 5 won: a town and two battle icons
    choose(match, "amount.0")
    assert asked(match) == (B, "secondary")


def test_only_towns_with_a_matching_card_may_be_named() -> None:
    match = trick_with(table(3), (2, 5, 8), (1, 3, 4), (6, 7, 9))
    named = {COMPONENTS.town_colour[COMPONENTS.towns.index[option]] for option in offered(match)}
    assert named == {0}
    explained = match.explain(A)
    assert explained is not None
    assert (explained.refused or {})["town.nun3"] == "no_card_of_its_colour"


def test_a_white_card_opens_every_free_town() -> None:
    state = table(3)
    give(state, B, "con5")
    match = trick_with(state, (13, 20, 21), (1, 3, 4), (6, 7, 9))
    assert len(offered(match)) == 52
    assert "town.con5" not in offered(match)
    explained = match.explain(A)
    assert explained is not None
    assert (explained.refused or {})["town.con5"] == "has_a_disc"


def only_blue_towns_are_free() -> State:
    state = table(3)
    for number, colour in enumerate(COMPONENTS.town_colour):
        if colour != 1:
            state.put_disc(number % 3, number)
    return state


def test_who_can_match_no_free_town_names_any_and_plays_anything() -> None:
    match = trick_with(only_blue_towns_are_free(), (2, 5), (1, 4), (7, 8))
    assert len(offered(match)) == 18
    choose(match, "town.nun3")
    assert offered(match) == ["card.2", "card.5"]


def test_a_trick_without_a_matching_card_has_no_winner_and_leaves_town_and_marker() -> None:
    match = trick_with(only_blue_towns_are_free(), (2, 5, 10), (1, 4, 11), (7, 8, 14))
    choose(match, "town.nun3", "card.2", "card.1", "card.7")
    state = state_of(match)
    assert state.winner == NOBODY
    while asked(match)[1] != "lead":
        choose(match, offered(match)[0])
    assert not state_of(match).occupied >> town("nun3") & 1
    assert state_of(match).marker == A


def test_without_a_free_town_the_action_phase_ends_at_once() -> None:
    state = table(3)
    for number in range(53):
        state.put_disc(number % 3, number)
    state.marriage_space = [2, 1, 0]
    match = trick_with(state, (2, 5, 10), (1, 4, 11), (7, 8, 14))
    assert state_of(match).phase == UPKEEP or state_of(match).round == 2
    assert "names" not in [event.kind for event in match.events]


def test_a_loser_may_choose_an_action_that_does_nothing() -> None:
    state = table(3)
    state.battle_area = 0
    match = trick_with(state, (20, 8), (2, 9), (1, 4))
    choose(match, "town.con5", "card.20", "card.2", "card.1", "action.upper")
    assert asked(match) == (B, "secondary")
    coins = state_of(match).coins[B]
    choose(match, "action.lower")
    assert state_of(match).invaders[B] == 0
    assert state_of(match).coins[B] == coins


def test_a_white_card_with_one_secondary_action_asks_nothing() -> None:
    state = table(3)
    match = trick_with(state, (24, 8), (20, 9), (1, 4))
    coins = state.coins[B]
    choose(match, "town.con5", "card.24", "card.20", "card.1", "action.upper")
    assert state_of(match).coins[B] == coins + 2


def test_the_winner_leads_the_next_trick() -> None:
    match = trick_with(table(3), (2, 5, 8), (24, 3, 4), (6, 7, 9))
    choose(match, "town.con5", "card.2", "card.24", "card.6")
    while asked(match)[1] != "lead":
        choose(match, offered(match)[0])
    assert asked(match)[0] == B
