"""What bots think of occupations."""

from __future__ import annotations

import pytest

from meadhall.games.odin.advice.card_worth import a_round, exchange_hope, playing_hope
from meadhall.games.odin.advice.priors import hopes
from meadhall.games.odin.advice.space_hopes import space_hope
from meadhall.games.odin.advice.value import value
from meadhall.games.odin.state import BEFORE_INCOME, State
from tests.games.odin.table import bare, components, give, in_play, space


def hope(state: State, number: int) -> float:
    return playing_hope(state, 0, number - 1)


def test_a_card_that_brings_something_now_is_worth_more_than_its_points() -> None:
    state = bare()
    assert hope(state, 33) == components().card_points[32]
    give(state, sheep=5)
    # Two wool.
    assert hope(state, 33) > components().card_points[32] + 5


def test_a_card_that_acts_each_round_is_worth_more_early() -> None:
    early, late = bare(round=1), bare(round=7)
    assert hope(early, 119) > hope(late, 119) == components().card_points[118]


def test_cards_in_play_count_until_the_last_round() -> None:
    for round_ in (2, 7):
        state = bare(round=round_)
        before = value(state, 0)
        in_play(state, 119)
        more = value(state, 0) - before - components().card_points[118]
        assert more > 0 if round_ == 2 else more == 0


def test_no_card_in_play_is_thought_to_cost_anything() -> None:
    state = bare()
    assert all(0 <= a_round(state, card) < 5 for card in range(190))
    assert sum(a_round(state, card) > 0 for card in range(190)) > 100


def test_a_space_that_plays_a_card_promises_what_the_card_brings() -> None:
    state = bare()
    state.clans[0].hand = [32]
    poor = space_hope(state, 0, space("play_occupation_2"))
    give(state, sheep=5)
    assert space_hope(state, 0, space("play_occupation_2")) > poor + 5


def test_the_card_that_brings_more_is_chosen() -> None:
    state = bare()
    give(state, snare=2, spear=2)
    # Dragonslayer: weapons for a treasure chest; it is asked for after the card has been played.
    liked = dict(zip(["card.65", "card.9"], hopes(state, 0, "play_occupation", ["card.65", "card.9"]), strict=True))
    assert liked["card.65"] > liked["card.9"] + 3


@pytest.mark.parametrize(("goods", "gains"), [({"salt_meat": 3}, True), ({}, False)])
def test_an_exchange_that_gains_is_made_at_any_time(goods: dict[str, int], gains: bool) -> None:
    state = bare()
    state.step = BEFORE_INCOME
    give(state, **goods)
    in_play(state, 47)
    assert (exchange_hope(state, 0, 46) > 0) == gains
    if gains:
        liked = hopes(state, 0, "anytime", ["card.47", "done"])
        assert liked[0] > liked[1]
